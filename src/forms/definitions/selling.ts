import { valuationKeys } from '../../domain/leads/valuation-keys.ts';
import type { FieldDefinition, FormDefinition } from '../definition.ts';
import {
	aboutCar,
	answers,
	driven,
	field,
	foundVehicle,
	location,
	message,
	optIn,
	optional,
	person,
	postcode,
	towed,
} from './common-fields.ts';

const server = { destination: 'server', captcha: true } as const;

const soldVehicle: readonly FieldDefinition[] = [
	...foundVehicle,
	field('Vehicle Variant', 'string', 'Variant', { ...optional, half: true, maxLength: 80 }),
	field('kilometres', 'kilometre', 'Kilometres', { ...driven, half: true }),
	field('Vehicle Type', 'select', 'What is it?', {
		...towed,
		options: answers('Camper trailer', 'Caravan', 'Hybrid', 'Pop-top', 'Teardrop', 'Something else'),
		half: true,
	}),
	field('sleeps', 'number', 'Sleeps', { ...towed, ...optional, min: 1, max: 12, half: true }),
	field('atm', 'number', 'ATM, kg', { ...towed, ...optional, min: 1, max: 6000, half: true }),
];

/** What else its worth depends on. */
const condition: readonly FieldDefinition[] = [
	field('condition', 'select', 'Condition', { options: answers('Excellent', 'Good', 'Fair', 'Poor'), half: true }),
	field('keys', 'select', 'Number of keys', {
		...driven,
		...optional,
		options: answers('1', '2', '3 or more'),
		half: true,
	}),
	field('service_history', 'select', 'Service history', {
		...driven,
		...optional,
		options: answers('Full', 'Partial', 'None'),
		half: true,
	}),
	field('bearings', 'select', 'Bearings and brakes last serviced', {
		...towed,
		...optional,
		options: answers('In the last year', 'One to two years ago', 'Longer ago', 'Not sure'),
		half: true,
	}),
	field('water_damage', 'radio', 'Has water ever got in?', { ...towed, ...optional }),
	field('gas_certificate', 'radio', 'Does it have a gas compliance certificate?', { ...towed, ...optional }),
	field('extras', 'checkGroup', 'What stays with it?', {
		...towed,
		...optional,
		options: answers('Awning', 'Annexe', 'Solar', 'Lithium battery', 'Fridge', 'Air conditioner'),
	}),
	field('finance_owing', 'radio', 'Is there finance owing on it?', optional),
	field('damage', 'radio', 'Is anything damaged or not working?', optional),
	field('damage_details', 'textarea', 'What is damaged or not working?', {
		...optional,
		maxLength: 1000,
		showWhen: { field: 'damage', values: ['Yes'] },
	}),
	field('photos', 'file', 'Photos', {
		...optional,
		help: 'Inside, outside and any damage. Big photos are made smaller before they are sent.',
	}),
];

/** The range that the visitor was shown, and where it came from (FORM-17). */
const valuation: readonly FieldDefinition[] = [
	field('valuation', 'custom', 'What it is worth', { component: 'valuationRange' }),
	...valuationKeys.map((key) => field(key, 'hidden', key)),
];

/** What the visitor is after. Their names are the specification's; some sites send them as Yes and No (FORM-10). */
export const sellingIntents = ['Ready to sell', 'Valuation guide', 'Best Finance', 'Best Deal'] as const;

/** What a seller means by each of them. */
const intentHelp: Readonly<Record<(typeof sellingIntents)[number], string>> = {
	'Ready to sell': 'I’ll sell now for a fair price.',
	'Valuation guide': 'I just want to know what it’s worth.',
	'Best Finance': 'I need a loan for my next {singular}.',
	'Best Deal': 'I’m trading in and want the best changeover price.',
};

/** A vehicle that the dealer takes in. */
export const selling: readonly FormDefinition[] = [
	{
		...server,
		name: 'trade-in',
		title: 'Value my trade-in',
		submit: 'Request valuation',
		category: 'Trade-In Enquiry',
		steps: [
			{ id: 0, title: 'Your vehicle', fields: [...aboutCar, ...soldVehicle] },
			{ id: 1, title: 'Its condition', fields: condition },
			{ id: 2, title: 'Your details', fields: [...valuation, ...person, location, { ...message, ...optional }, optIn] },
		],
	},
	{
		...server,
		name: 'sell-your-car',
		title: 'Sell my {singular}',
		submit: 'Request valuation',
		category: 'Sell My Car Enquiry',
		steps: [
			{ id: 0, title: 'Your vehicle', fields: soldVehicle },
			{ id: 1, title: 'Its condition', fields: condition },
			{
				id: 2,
				title: 'Your details',
				fields: [
					...valuation,
					...sellingIntents.map((intent, index) =>
						field(intent, 'checkCard', intent, {
							...optional,
							half: true,
							help: intentHelp[intent],
							...(index === 0 && { question: 'What are you after? Tick all that apply.' }),
						}),
					),
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
