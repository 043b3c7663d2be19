import { phonePlan } from '../../src/domain/locales/rows.ts';
import type { FieldDefinition, FormDefinition } from '../../src/forms/definition.ts';
import type { FormSettings } from '../../src/forms/settings.ts';

/** Settings of an Australian site, with what the test sets. */
export function makeSettings(set: Partial<FormSettings> = {}): FormSettings {
	return {
		locale: 'en-AU',
		phone: phonePlan('AU'),
		phoneRule: 'any',
		testPhone: '0491570156',
		nameExtraCharacters: '',
		optInDefault: true,
		yesNoStrings: false,
		visitNotice: 2,
		serviceLastStart: '15:00',
		regionLabel: 'State',
		regions: [],
		locations: [
			{ id: 11, name: 'Northside', primary: false },
			{ id: 12, name: 'Southside', primary: true },
		],
		...set,
	};
}

export function makeField(set: Partial<FieldDefinition> & Pick<FieldDefinition, 'type'>): FieldDefinition {
	return { name: 'field', label: 'Field', ...set };
}

/** A form of these fields; lists of fields make a form of several steps. */
export function makeForm(
	fields: FieldDefinition[] | FieldDefinition[][],
	set: Partial<FormDefinition> = {},
): FormDefinition {
	const steps = fields.some(Array.isArray) ? (fields as FieldDefinition[][]) : [fields as FieldDefinition[]];
	return {
		name: 'test',
		title: 'Test',
		submit: 'Send',
		category: 'General Enquiry',
		destination: 'server',
		captcha: false,
		steps: steps.map((own, id) => ({ id, fields: own })),
		...set,
	};
}
