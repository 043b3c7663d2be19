import type { FormAbout } from '../../contract/forms-file.ts';
import { type FieldDefinition, fieldsOf } from '../../forms/definition.ts';
import { siteForm } from '../../forms/definitions/site-form.ts';
import type { FormSite } from '../../forms/definitions/site-settings.ts';
import { kindOf } from '../../forms/kinds/field-kinds.ts';

/** The place of a form on a page: which one, what the page knows of it, and how much room it will need, in rem. */
export type FormPlaceModel = { form: string; about: FormAbout | null; rem: { narrow: number; wide: number } };

/** The place of the form of this name; null where the site has none. */
export function formPlace(name: string, config: FormSite, about: FormAbout | null = null): FormPlaceModel | null {
	const { finance, forms, locale, locations, template } = config;
	const form = siteForm(name, { finance, forms, locale, locations, template });
	const first = form?.steps[0];
	if (!form || !first) return null;
	const shown = fieldsOf(form, [first.id]).filter((field) => !field.hidden && !field.showWhen);
	const around = (form.steps.length > 1 ? 5 : 0) + (form.captcha ? 3 : 0) + 6;
	const room = (columns: 1 | 2): number => Math.round(around + heightOf(shown, columns));
	return { form: name, about, rem: { narrow: room(1), wide: room(2) } };
}

/** About: a row is a label and a control of 48 px; where there is room two halves share one. */
function heightOf(fields: readonly FieldDefinition[], columns: 1 | 2): number {
	let halves = 0;
	let rem = 0;
	for (const field of fields) {
		if (field.half) halves++;
		else rem += heights[kindOf(field).control]?.[columns - 1] ?? row;
	}
	return rem + Math.ceil(halves / columns) * row;
}

const row = 5.75;

/** In one column and in two. */
const heights: Partial<Record<ReturnType<typeof kindOf>['control'], readonly [number, number]>> = {
	textarea: [9.5, 9.5],
	checkbox: [4.25, 3.5],
	hidden: [0, 0],
	radios: [7, 7],
	'date-time': [9, 9],
	'full-name': [2 * row, row],
	address: [23, 14],
	file: [8, 8],
};
