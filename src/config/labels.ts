import { z } from 'zod';
import { text } from './value.ts';

/** Words that a tenant can choose (CARD-3, CARD-5, CARD-6). */
export const labels = z.strictObject({
	used: text.default('used').describe("Word for a used car, such as 'pre-owned'."),
	no_price: text.default('Contact us for price').describe('Text for cars without a price.'),
	weekly_only: text
		.optional()
		.describe(
			'Text above a price by the week where a car has no other price; that for cars without a price unless set.',
		),
	sold_tag: text.default('JUST SOLD').describe('Tag of a sold car.'),
	reserved_tag: text.default('RESERVED').describe('Tag of a reserved car.'),
	coming_soon_tag: text.default('COMING SOON').describe('Tag of a car that has not arrived yet.'),
	new_tag: text.default('NEW').describe('Tag of a car that arrived within the last 8 days.'),
	price_drop: text.default('Price drop').describe('Badge of a car that has become cheaper: price_drops.'),
	electric_tag: text.default('ELECTRIC').describe('Tag of an electric car, with card.electric_hybrid_tag.'),
	hybrid_tag: text.default('HYBRID').describe('Tag of a hybrid car, with card.electric_hybrid_tag.'),
});
