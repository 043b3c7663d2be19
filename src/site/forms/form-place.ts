import type { FormAbout } from '../../contract/forms-file.ts';
import { type FieldDefinition, fieldsOf } from '../../forms/definition.ts';
import { siteForm } from '../../forms/definitions/site-form.ts';
import type { FormSite } from '../../forms/definitions/site-settings.ts';
import { kindOf, rowHeight } from '../../forms/kinds/field-kinds.ts';

/** The place of a form on a page: which one, what the page knows of it, and how much room it will need, in rem. */
export type FormPlaceModel = { form: string; about: FormAbout | null; rem: { narrow: number; wide: number } };

/** The place of the form of this name; null where the site has no such form. */
export function formPlace(name: string, config: FormSite, about: FormAbout | null = null): FormPlaceModel | null {
	const { finance, forms, locale, locations, template, test_drives } = config;
	const form = siteForm(name, {
		...{ finance, forms, locale, locations, template },
		...(test_drives && { test_drives }),
	});
	const first = form?.steps[0];
	if (!form || !first) return null;
	const shown = fieldsOf(form, [first.id]).filter((field) => !field.hidden && !field.showWhen);
	const around = (form.steps.length > 1 ? 5 : 0) + (form.captcha ? 3 : 0) + 6;
	const room = (columns: 1 | 2): number => Math.round(around + heightOf(shown, columns));
	return { form: name, about, rem: { narrow: room(1), wide: room(2) } };
}

/** The rows of the field kinds; where there is room two halves share one. */
function heightOf(fields: readonly FieldDefinition[], columns: 1 | 2): number {
	const halves = fields.filter(({ half }) => half).length;
	const whole = fields.filter(({ half }) => !half).map((field) => kindOf(field).room[columns - 1] ?? 0);
	return whole.reduce((sum, rem) => sum + rem, Math.ceil(halves / columns) * rowHeight);
}
