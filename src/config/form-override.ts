import { z } from 'zod';
import { actionNames } from '../domain/leads/named-events.ts';
import { askedKinds } from '../domain/words/template.ts';
import type { FieldDefinition } from '../forms/definition.ts';
import { customComponentNames, fieldTypes } from '../forms/kinds/field-kinds.ts';
import { text } from './value.ts';

const fieldName = z
	.string({ error: 'a name without dots and brackets, such as preferred_day' })
	.trim()
	.regex(/^[^.[\]]+$/);

const choice = z
	.union([text, z.strictObject({ value: text.describe('What is sent.'), label: text.describe('What is read.') })])
	.transform((given) => (typeof given === 'string' ? { value: given, label: given } : given));

const condition = z.strictObject({
	field: fieldName.describe('Name of the field on which it depends.'),
	values: z.array(text).min(1).optional().describe('Values of that field. Default: any valid value.'),
});

type Says = Omit<FieldDefinition, 'name' | 'type' | 'component' | 'after'>;

/** What may be said about any field: every key of a definition, with its type. A missing key does not compile. */
const says = {
	label: text.optional().describe('Label.'),
	required: z.boolean().optional().describe('Whether the field is required. Default: true.'),
	hidden: z.boolean().optional().describe('The field is sent but not shown.'),
	defaultValue: z
		.union([z.string(), z.number(), z.boolean(), z.array(z.string())], { error: 'a text, number, true, false or list' })
		.optional()
		.describe('Initial value. primary_location_id stands for the number of the primary location.'),
	dateInputName: text.optional().describe('Name under which a dateTime field is sent.'),
	disclaimer: text.optional().describe('Text to which a termsConditions component asks the visitor to agree.'),
	options: z.array(choice).min(1).optional().describe('The choices.'),
	question: text
		.optional()
		.describe('A question above the field, and above the fields of the same type that follow it.'),
	help: text.optional().describe('A sentence below the label.'),
	placeholder: text.optional().describe('Example shown in the empty field.'),
	autocomplete: text.optional().describe('Autofill token.'),
	showWhen: condition.optional().describe('Show the field only while another field has a valid value.'),
	either: fieldName.optional().describe('Name of another field: one of the two is enough.'),
	unless: z
		.array(fieldName)
		.min(1)
		.optional()
		.describe('Names of other fields: with one of them filled in, this one is not required.'),
	below: fieldName.optional().describe('Name of another field: an amount that this one has to be less than.'),
	section: text.optional().describe('A heading above the field, and above the fields of the same section beside it.'),
	valueAboutCar: text.optional().describe('Initial value in a form about a car. {car} stands for the name of the car.'),
	min: z.number().optional().describe('Smallest number. For a date of birth: the youngest age in years.'),
	max: z.number().optional().describe('Greatest number.'),
	maxLength: z.int().positive().optional().describe('Most characters.'),
	sensitive: z
		.boolean()
		.optional()
		.describe(
			'Stored encrypted and left out of e-mails, as a birth date or an income is. Default: decided by the field’s type.',
		),
	only: z
		.enum(askedKinds)
		.optional()
		.describe('Ask it only where vehicles of this kind are sold: driven, towed or subscribed, as the template says.'),
	half: z.boolean().optional().describe('The field takes half of the form’s width.'),
} satisfies { [Key in keyof Required<Says>]: z.ZodType<Says[Key] | undefined> };

const newField = z.strictObject({
	...says,
	name: fieldName.describe('Name under which its value is sent.'),
	type: z.enum(fieldTypes).describe('Kind of field.'),
	label: text.describe('Label.'),
	component: z.enum(customComponentNames).optional().describe('Name of the component, if the type is custom.'),
	step: z.int().nonnegative().default(0).describe('Step to which the field is added, from 0.'),
	after: text.optional().describe('Name of the field before it. Default: the end of the step.'),
});

/** What a site changes of one form (FORM-1). */
export const formOverride = z.strictObject({
	title: text.optional().describe('Title.'),
	text: text.optional().describe('A sentence below the title.'),
	submit: text.optional().describe('Text of the button that sends the form.'),
	category: text.optional().describe('Category of its leads.'),
	subcategory: text.optional().describe('Subcategory of its leads.'),
	categories: z
		.array(text)
		.min(1)
		.optional()
		.describe('Categories from which the visitor chooses. With only one, the choice is not shown.'),
	destination: z.enum(['server', 'car-clarity']).optional().describe('Where leads are sent.'),
	captcha: z.boolean().optional().describe('Whether the form asks for the captcha.'),
	counts_as: z
		.enum(actionNames)
		.optional()
		.describe(
			'Event that the analytics count for its leads, such as competition-entry, survey or quiz. Default: decided by the category.',
		),
	remove: z.array(text).default([]).describe('Names of fields to leave out.'),
	fields: z.record(z.string(), z.strictObject(says)).default({}).describe('Changes to fields, by name.'),
	add: z.array(newField).default([]).describe('Fields to add.'),
});

export type FormOverride = z.output<typeof formOverride>;
export type NewField = FormOverride['add'][number];
