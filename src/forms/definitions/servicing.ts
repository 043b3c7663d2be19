import { itemField } from '../../domain/leads/priced-item.ts';
import type { FieldDefinition, FormDefinition } from '../definition.ts';
import {
	answers,
	driven,
	field,
	foundVehicle,
	inSection,
	location,
	message,
	optIn,
	optional,
	ownVehicle,
	person,
	towed,
	vehicleBy,
} from './common-fields.ts';

const server = { destination: 'server', captcha: true } as const;

/** A year may have two brake sizes; a VIN has one. */
const orderedFor: readonly FieldDefinition[] = ownVehicle.flatMap((asked) =>
	asked.name === 'Rego'
		? [
				asked,
				field('VIN', 'string', 'VIN or chassis number', {
					...optional,
					help: 'Up to 17 letters and digits.',
					half: true,
					maxLength: 17,
				}),
			]
		: [asked],
);

/** After the sale: service, parts and warranty. */
export const servicing: readonly FormDefinition[] = [
	{
		...server,
		name: 'book-a-service',
		title: 'Book a service',
		submit: 'Request booking',
		category: 'Service Enquiry',
		noun: 'service booking request',
		department: 'service',
		steps: [
			{
				id: 0,
				title: 'Your vehicle',
				fields: [
					field(itemField, 'custom', 'What would you like done?', { ...optional, component: 'pricedItem' }),
					...foundVehicle,
					field('kilometres', 'kilometre', 'Kilometres', { ...driven, ...optional, half: true }),
					field('service_interval', 'serviceInterval', 'Which service is due?', {
						...driven,
						half: true,
						unless: [itemField],
					}),
					field('service_wanted', 'checkGroup', 'What would you like done?', {
						...towed,
						options: answers('Bearings and brakes', 'Seals and water leaks', 'Gas and electrics', 'Something else'),
					}),
				],
			},
			{
				id: 1,
				title: 'A day for it',
				fields: [
					location,
					field('service_date', 'dateTimeGeneric', 'Which day and time would suit you?', {
						help: 'We’ll call or email you to confirm the time.',
					}),
					{ ...message, label: 'Anything you’ve noticed?', ...optional },
				],
			},
			{ id: 2, title: 'Your details', fields: [...person, optIn] },
		],
	},
	{
		...server,
		name: 'parts',
		title: 'Parts enquiry',
		submit: 'Send enquiry',
		category: 'Parts Enquiry',
		department: 'parts',
		steps: [
			{
				id: 0,
				fields: [
					field(itemField, 'custom', 'One of our prices?', { ...optional, component: 'pricedItem' }),
					field('part', 'select', 'What do you need?', { options: answers('Parts', 'Accessories', 'Tyres', 'Other') }),
					field('tyres', 'tyres', 'Tyres', { showWhen: { field: 'part', values: ['Tyres'] } }),
					{ ...message, label: 'Tell us more about it' },
					...inSection(
						'Your {singular}',
						vehicleBy(['Rego', 'VIN'], 'With a rego or VIN you can skip the rest.', orderedFor),
					),
					...inSection('Your details', [location, ...person, optIn]),
				],
			},
		],
	},
	{
		...server,
		name: 'warranty',
		title: 'Warranty enquiry',
		submit: 'Send enquiry',
		category: 'Service Enquiry',
		subcategory: 'Warranty',
		department: 'service',
		steps: [
			{
				id: 0,
				fields: [
					{ ...message, label: 'What is wrong?', required: true },
					...inSection('Your {singular}', vehicleBy(['Rego'], 'With a rego you can skip the rest.')),
					...inSection('Your details', [location, ...person, optIn]),
				],
			},
		],
	},
];
