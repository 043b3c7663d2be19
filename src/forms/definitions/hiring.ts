import { itemField } from '../../domain/leads/priced-item.ts';
import type { FormDefinition } from '../definition.ts';
import { generalCategory } from '../lead/categories.ts';
import { field, inSection, location, message, optIn, optional, person } from './common-fields.ts';

/** A vehicle for some days: which kind, from when until when, and from where (FORM-1). */
export const hiring: readonly FormDefinition[] = [
	{
		destination: 'server',
		captcha: true,
		name: 'rental',
		title: 'Ask for your dates',
		submit: 'Ask for these dates',
		category: generalCategory,
		subcategory: 'Rental',
		steps: [
			{
				id: 0,
				fields: [
					field(itemField, 'custom', 'Which {singular}?', { component: 'pricedItem' }),
					{ ...location, label: 'Where would you collect it?' },
					field('rental_start', 'dateTimeGeneric', 'Pick-up'),
					field('rental_end', 'dateTimeGeneric', 'Return', { after: 'rental_start' }),
					...inSection('Your details', [
						...person,
						{
							...message,
							label: 'Anything we should know?',
							...optional,
							placeholder: 'A child seat, a second driver, another place to return it …',
						},
						optIn,
					]),
				],
			},
		],
	},
];
