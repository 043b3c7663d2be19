import type { FormAbout } from '../contract/forms-file.ts';
import { type FieldDefinition, fieldsOf } from '../forms/definition.ts';
import { kindOf } from '../forms/field-kinds.ts';
import type { FormSite } from '../forms/settings.ts';
import { siteForm } from '../forms/site-form.ts';

/** The place of a form on a page: which one, what the page knows of it, and how much room it will need. */
export type FormPlaceModel = { form: string; about: FormAbout | null; rem: number };

/** The place of the form of this name; null where the site has none. */
export function formPlace(name: string, config: FormSite, about: FormAbout | null = null): FormPlaceModel | null {
	const { finance, forms, locale, locations, template } = config;
	const form = siteForm(name, { finance, forms, locale, locations, template });
	const first = form?.steps[0];
	if (!form || !first) return null;
	const shown = fieldsOf(form, [first.id]).filter((field) => !field.hidden && !field.showWhen);
	const around = (form.steps.length > 1 ? 5 : 0) + (form.captcha ? 3 : 0) + 5;
	return { form: name, about, rem: Math.round(around + heightOf(shown)) };
}

/** In rem, about: a row is a label and a control of 48 px, and two halves share one. */
function heightOf(fields: readonly FieldDefinition[]): number {
	let halves = 0;
	let rem = 0;
	for (const field of fields) {
		if (field.half) halves++;
		else rem += heights[kindOf(field).control] ?? 5.75;
	}
	return rem + Math.ceil(halves / 2) * 5.75;
}

const heights: Partial<Record<ReturnType<typeof kindOf>['control'], number>> = {
	textarea: 9.5,
	checkbox: 3,
	hidden: 0,
	radios: 4.5,
	'date-time': 8.5,
	'full-name': 5.75,
	address: 14,
	file: 6.5,
};
