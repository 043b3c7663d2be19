import type { FieldDefinition, FormDefinition } from '../definition.ts';
import { fileRoom } from '../rules/texts.ts';
import {
	aboutCar,
	answers,
	field,
	location,
	message,
	optIn,
	optional,
	ownVehicle,
	person,
	postcode,
} from './common-fields.ts';

const server = { destination: 'server', captcha: true } as const;

const condition: readonly FieldDefinition[] = [
	field('kilometres', 'kilometre', 'Kilometres', { half: true }),
	field('condition', 'select', 'Condition', { options: answers('Excellent', 'Good', 'Fair', 'Poor'), half: true }),
	field('finance_owing', 'radio', 'Is there finance owing on it?', optional),
	field('photos', 'file', 'Photos', { ...optional, help: `Pictures or PDF, ${fileRoom} in total.` }),
];

/** What the visitor is after. Their names are the specification's; some sites send them as Yes and No (FORM-10). */
export const sellingIntents = ['Ready to sell', 'Valuation guide', 'Best Finance', 'Best Deal'] as const;

/** A vehicle that the dealer takes in. */
export const selling: readonly FormDefinition[] = [
	{
		...server,
		name: 'trade-in',
		title: 'Value my trade-in',
		submit: 'Request valuation',
		category: 'Trade-In Enquiry',
		steps: [
			{ id: 0, title: 'Your vehicle', fields: [...aboutCar, ...ownVehicle, ...condition] },
			{ id: 1, title: 'You', fields: [...person, location, { ...message, ...optional }, optIn] },
		],
	},
	{
		...server,
		name: 'sell-your-car',
		title: 'Sell my {singular}',
		submit: 'Request valuation',
		category: 'Sell My Car Enquiry',
		steps: [
			{ id: 0, title: 'Your vehicle', fields: [...ownVehicle, ...condition] },
			{
				id: 1,
				title: 'What would you like?',
				fields: [
					...sellingIntents.map((intent) => field(intent, 'checkCard', intent, { ...optional, half: true })),
					...person,
					postcode,
					location,
					{ ...message, ...optional },
					optIn,
				],
			},
		],
	},
];
