import type { SiteConfig } from '../../config/site.ts';
import type { FormAbout, FormsFile } from '../../contract/forms-file.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';
import { type FieldDefinition, fieldsOf } from '../../forms/definition.ts';
import { siteForm } from '../../forms/definitions/site-form.ts';
import { asksPlace, placesFor } from '../../forms/flow/places-for.ts';
import { foldedFields } from '../../forms/flow/vehicle-fold.ts';
import { kindOf, rowHeight } from '../../forms/kinds/field-kinds.ts';
import { isShort } from '../../forms/kinds/is-short.ts';
import type { ControlName } from '../../forms/kinds/kind-row.ts';
import { drawnFile } from './forms-file.ts';

/** The place of a form on a page: which one, what the page knows of it, and how much room it will need, in rem. */
export type FormPlaceModel = {
	form: string;
	about: FormAbout | null;
	rem: { narrow: number; wide: number };
	/** What its first step is drawn from at the build; null where it depends on the day, the stock or the device. */
	drawn: FormsFile | null;
};

/** The place of the form of this name; null where the site has no such form. */
export function formPlace(name: string, config: SiteConfig, about: FormAbout | null = null): FormPlaceModel | null {
	const form = siteForm(name, config);
	const first = form?.steps[0];
	if (!form || !first) return null;
	const places = placesFor(visibleLocations(config.locations), { form, about: about ?? {} });
	const asked = fieldsOf(form, [first.id]).filter(
		(field) => !field.hidden && !field.showWhen && !(asksPlace(field) && places.length === 1),
	);
	const folded = foldedFields(asked);
	const shown = asked.filter((field) => !folded.includes(field));
	const hasSteps = form.steps.length > 1;
	const around = (hasSteps ? 4 : 0) + 7.25;
	// On phones the sentence about what is kept has two lines.
	const wrapped = { 1: hasSteps ? 0.5 : 1.25, 2: 0 };
	// Its days come once it is known where.
	const later = asked.some(asksPlace) ? shown.filter(({ type }) => kindOf({ type }).control === 'date-time') : [];
	const now = shown.filter((field) => !later.includes(field));
	const room = (columns: 1 | 2): number =>
		Math.round(around + wrapped[columns] + later.length * 4 + heightOf(now, columns));
	const isPlain = now.every((field) => !ofTheDay.has(kindOf(field).control)) && folded.length === 0;
	return {
		form: name,
		about,
		rem: { narrow: room(1), wide: room(2) },
		drawn: isPlain ? drawnFile(name, config) : null,
	};
}

/** Controls of which the build cannot say what they show. */
const ofTheDay: ReadonlySet<ControlName> = new Set([
	'date-time',
	'time-slots',
	'suggestions',
	'file',
	'car-card',
	'car-picker',
	'finance-figures',
	'vehicle-look-up',
	'valuation-range',
]);

/** In rem: a label with what is below it, and a box to tick. */
const labelHeight = 3;
const tickHeight = 2.75;

/** The rows of the field kinds; two halves share one, on phones if they are short. */
function heightOf(fields: readonly FieldDefinition[], columns: 1 | 2): number {
	const shared = fields.filter((field) => field.half && (columns === 2 || isShort(field)));
	const whole = fields.filter((field) => !shared.includes(field)).map((field) => roomOf(field, columns));
	return whole.reduce((sum, rem) => sum + rem, Math.ceil(shared.length / 2) * rowHeight);
}

function roomOf(field: FieldDefinition, columns: 1 | 2): number {
	if (field.half) return rowHeight;
	const { control, room } = kindOf(field);
	const boxes = control === 'checkboxes' ? (field.options ?? []) : [];
	return Math.max(room[columns - 1] ?? 0, boxes.length && labelHeight + boxes.length * tickHeight);
}
