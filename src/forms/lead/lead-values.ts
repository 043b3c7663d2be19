import { milesOf } from '../../domain/cars/distance.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '../definition.ts';
import { kindOf } from '../kinds/field-kinds.ts';
import type { FormSettings } from '../settings.ts';
import { careers } from './categories.ts';
import { changedAmount, isInMiles } from './distances.ts';

/** The values of a form as its controls held them, from the lead that they were sent in; the way back of `leadPayload`. */
export function leadValues(
	form: FormDefinition,
	settings: Pick<FormSettings, 'locale'>,
	lead: Readonly<FormValues>,
): FormValues {
	const values: FormValues = { ...lead };
	if ('first_name' in lead) values['name'] = lead['first_name'];
	if (lead['subcategory'] === careers.subcategory) values['category'] = careers.category;
	for (const field of fieldsOf(form)) {
		const { name } = field;
		const { value } = kindOf(field);
		if (value === 'flag' && (lead[name] === 'Yes' || lead[name] === 'No')) values[name] = lead[name] === 'Yes';
		if (isInMiles(field, settings)) values[name] = changedAmount(lead[name], milesOf);
		// Files travel beside the lead.
		if (value === 'files' && lead['has_files'] === true && !lead[name]) values[name] = [{}];
	}
	return values;
}

/** The steps that a partial lead has been through; undefined, which is all of them, for a complete one (FORM-8). */
export function stepsSoFar(form: FormDefinition, lead: Readonly<FormValues>): number[] | undefined {
	if (lead['form_completed'] !== false) return undefined;
	const reached = Number(lead['step_index']);
	return form.steps.map(({ id }) => id).filter((id) => id === 0 || id <= reached);
}
