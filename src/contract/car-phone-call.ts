import { z } from 'zod';

const text = (longest: number) => {
	const error = `Must be text of at most ${longest} characters.`;
	return z.string({ error }).max(longest, { error }).nullish();
};
/** Of a car: forms have it as text, programs as a number. */
const number = z
	.union([z.string().max(100), z.number()], { error: 'Must be a number, or text of at most 100 characters.' })
	.nullish();

/** Body of the call that a dealer's number was revealed on a car's page (CAR-2). Unknown keys are dropped. */
export const carPhoneCallBody = z
	.object({
		website_slug: text(100),
		dealership_slug: text(100),
		car_id: number,
		car_type: text(40),
		stock_number: number,
		url: text(2_000),
	})
	.refine(({ car_id, stock_number }) => isGiven(car_id) || isGiven(stock_number), {
		path: ['car_id'],
		message: 'Give the car’s car_id or stock_number.',
	});

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
