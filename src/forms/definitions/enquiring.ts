import type { FieldDefinition, FormDefinition } from '../definition.ts';
import { enquiryCategories, generalCategory } from '../lead/categories.ts';
import { fileRoom } from '../rules/texts.ts';
import {
	answers,
	field,
	inSection,
	location,
	message,
	namedCar,
	optIn,
	optional,
	person,
	postcode,
	told,
} from './common-fields.ts';

const server = { destination: 'server', captcha: true } as const;

/** In the field for a message. */
const likeItHint = 'A colour, a year, kilometres, what you would trade in …';

/** Who wants a car that is on its way, reserved by somebody else, or sold. */
const wish: readonly FieldDefinition[] = [
	...namedCar,
	...told,
	location,
	field('message', 'textarea', 'Anything we should know?', optional),
	optIn,
];

/** The same of one like a car that is sold: the budget is what that one cost, until the visitor says another. */
const likeIt: readonly FieldDefinition[] = wish.flatMap((asked) =>
	asked.name === 'message'
		? [field('vehicle_price_budget', 'currency', 'Your budget', optional), { ...asked, placeholder: likeItHint }]
		: [asked],
);

/** What somebody who subscribes has chosen on the car’s page, and what it costs. */
const chosen: readonly FieldDefinition[] = [
	field('subscription_plan', 'hidden', 'Plan', { only: 'subscribed' }),
	field('subscription_term', 'hidden', 'Term', { only: 'subscribed' }),
	field('weekly_price', 'hidden', 'Price per week', { only: 'subscribed' }),
	field('due_at_start', 'hidden', 'Due at the start', { only: 'subscribed' }),
];

/** When somebody who subscribes wants to collect the car: by the hours of the place. */
const start = field('subscription_start', 'dateTimeGeneric', 'When would you like to pick it up?', {
	only: 'subscribed',
	help: 'We’ll check that the car is free that day and confirm.',
});

/** Questions: about a car, an offer, or anything (FORM-6, CAR-1, LOC-1). */
export const enquiring: readonly FormDefinition[] = [
	{
		...server,
		name: 'enquiry',
		title: 'Submit an enquiry',
		submit: 'Send enquiry',
		category: generalCategory,
		followsCarType: true,
		steps: [{ id: 0, fields: [...namedCar, ...chosen, ...person, location, start, message, optIn] }],
	},
	{
		...server,
		name: 'contact',
		title: 'Contact us',
		submit: 'Send message',
		category: generalCategory,
		steps: [
			{
				id: 0,
				fields: [
					field('car_ids', 'hidden', 'Cars'),
					field('car_types', 'hidden', 'New or used, car by car'),
					...person,
					field('category', 'select', 'What can we help with?', {
						options: answers(...enquiryCategories),
						defaultValue: generalCategory,
					}),
					location,
					message,
					optIn,
				],
			},
		],
	},
	{
		...server,
		name: 'offer',
		title: 'Ask about this offer',
		submit: 'Send enquiry',
		category: 'Special Offer Enquiry',
		steps: [
			{
				id: 0,
				fields: [
					field('offer', 'hidden', 'Offer'),
					...person,
					location,
					{ ...message, label: 'Your question', ...optional },
					optIn,
				],
			},
		],
	},
	{
		...server,
		name: 'photos',
		title: 'Request Photos',
		submit: 'Request photos',
		category: generalCategory,
		subcategory: 'Request Photos',
		followsCarType: true,
		steps: [
			{
				id: 0,
				fields: [
					...namedCar,
					field('Request Photos', 'textarea', 'What we ask for', {
						hidden: true,
						defaultValue: 'Please send me more photos of this {singular}.',
					}),
					...person,
					field('message', 'textarea', 'What would you like to see?', {
						...optional,
						placeholder: 'The boot, the tyres, the service book …',
					}),
					optIn,
				],
			},
		],
	},
	{
		...server,
		name: 'first-to-see',
		title: 'Be the first to see it',
		submit: 'Put me on the list',
		category: generalCategory,
		subcategory: 'First To See',
		followsCarType: true,
		steps: [{ id: 0, fields: wish }],
	},
	{
		...server,
		name: 'if-available',
		title: 'Tell me if it becomes available',
		submit: 'Tell me',
		category: generalCategory,
		subcategory: 'If Available',
		followsCarType: true,
		steps: [{ id: 0, fields: wish }],
	},
	{
		...server,
		name: 'one-like-it',
		title: 'Tell me when one like it comes in',
		submit: 'Tell me',
		category: generalCategory,
		subcategory: 'One Like It',
		followsCarType: true,
		steps: [{ id: 0, fields: likeIt }],
	},
	{
		...server,
		name: 'fleet',
		title: 'Fleet enquiry',
		submit: 'Send enquiry',
		category: 'Fleet Enquiry',
		steps: [
			{
				id: 0,
				fields: [
					field('company', 'string', 'Company', { autocomplete: 'organization' }),
					...person,
					field('fleet_size', 'select', 'How many vehicles do you run?', {
						options: answers('1 to 4', '5 to 19', '20 to 49', '50 or more'),
						half: true,
					}),
					{ ...postcode, ...optional },
					{ ...message, ...optional },
					optIn,
				],
			},
		],
	},
	{
		...server,
		name: 'conversions',
		title: 'Conversion enquiry',
		submit: 'Send enquiry',
		category: generalCategory,
		subcategory: 'Conversion',
		steps: [
			{
				id: 0,
				fields: [
					...inSection('Your {singular}', [
						field('Vehicle Make', 'make', 'Vehicle make', { ...optional, half: true }),
						field('Vehicle Model', 'model', 'Vehicle model', { ...optional, half: true }),
						field('special_location', 'cricksSpecialLocation', 'Where would you like it fitted?'),
						field('installed', 'cricksInstalled', 'Is a conversion fitted already?', optional),
					]),
					...inSection('Your details', [...person, message, optIn]),
				],
			},
		],
	},
	{
		...server,
		name: 'careers',
		title: 'Work with us',
		submit: 'Send application',
		category: 'Careers Enquiry',
		steps: [
			{
				id: 0,
				fields: [
					...person,
					field('position', 'string', 'What job are you after?'),
					location,
					{ ...message, label: 'About you', required: true },
					field('resume', 'file', 'Résumé', { ...optional, help: `PDF or photos, ${fileRoom} in total.` }),
				],
			},
		],
	},
];
