import type { FormOverride, NewField } from '../../config/form-override.ts';
import type { FieldDefinition, FormDefinition, StepDefinition } from '../definition.ts';
import { generalCategory } from '../lead/categories.ts';

/** The form with what a site changes of it: texts, fields left out, changed and added, categories, destination (FORM-1). */
export function withOverride(form: FormDefinition, override: FormOverride): FormDefinition {
	const { remove, fields, add, categories, ...says } = override;
	const steps = form.steps.map((step): StepDefinition => {
		const kept = step.fields
			.filter(({ name }) => !remove.includes(name))
			.map((field) => changed(field, fields[field.name]));
		return { ...step, fields: add.filter((added) => added.step === step.id).reduce(withField, kept) };
	});
	return withCategories({ ...form, ...given(says), steps }, categories);
}

function changed(field: FieldDefinition, says: FormOverride['fields'][string] | undefined): FieldDefinition {
	return says ? ({ ...field, ...given(says) } as FieldDefinition) : field;
}

function withField(fields: FieldDefinition[], { step: _, after, ...added }: NewField): FieldDefinition[] {
	const place = fields.findIndex(({ name }) => name === after);
	return fields.toSpliced(place < 0 ? fields.length : place + 1, 0, given(added) as FieldDefinition);
}

/** The site’s categories in the form’s choice; one alone is the form’s category and nothing is asked. */
function withCategories(form: FormDefinition, categories: readonly string[] | undefined): FormDefinition {
	const [first, ...others] = categories ?? [];
	if (first === undefined) return form;
	const options = [first, ...others].map((text) => ({ value: text, label: text }));
	const choice: FieldDefinition = {
		name: 'category',
		type: 'select',
		label: 'What can we help with?',
		...form.steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'category'),
		options,
		defaultValue: options.some(({ value }) => value === generalCategory) ? generalCategory : first,
	};
	const asked = others.length > 0 ? [choice] : [];
	const category = others.length > 0 ? form.category : first;
	const steps = form.steps.map((step) => {
		const place = step.fields.findIndex(({ name }) => name === 'category');
		if (place >= 0) return { ...step, fields: step.fields.toSpliced(place, 1, ...asked) };
		const isNew = step.id === 0 && !form.steps.some(({ fields }) => fields.some(({ name }) => name === 'category'));
		return isNew ? { ...step, fields: [...asked, ...step.fields] } : step;
	});
	return { ...form, category, steps };
}

/** Without the keys that say nothing. */
function given<Value extends object>(says: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
	return Object.fromEntries(Object.entries(says).filter(([, value]) => value !== undefined)) as never;
}
