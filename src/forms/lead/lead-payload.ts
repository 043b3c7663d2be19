import { kilometresOf } from '../../domain/cars/distance.ts';
import type { FieldDefinition, FormDefinition, FormValues } from '../definition.ts';
import { sellingIntents } from '../definitions/selling.ts';
import type { LeadFlow } from '../flow/lead-flow.ts';
import { formProgress, nextStep } from '../flow/steps.ts';
import { type Shown, shownFields } from '../flow/visibility.ts';
import { kindOf } from '../kinds/field-kinds.ts';
import { isEmptyValue, normalisedValues } from '../kinds/normalise-value.ts';
import { valueKeys } from '../kinds/value-keys.ts';
import type { FormSettings } from '../settings.ts';
import { chosenCategory, sentCategory } from './categories.ts';
import { changedAmount, isInMiles } from './distances.ts';
import { leadNames } from './person-name.ts';

/** What the page knows and the form does not (FORM-10). */
export type LeadContext = {
	website_slug: string;
	dealership_slug: string | null;
	/** Address of the page. */
	url: string;
	user_agent: string;
	/** Paths of the pages seen before, oldest first. */
	visited_pages: readonly string[];
	/** Query of the first page, such as utm_source. */
	linked_query_params: Readonly<Record<string, string>>;
	page_id?: string | number;
	manufacturer_slug?: string;
	vehicle_status?: string;
	/** Variants of pages that the visitor sees, by the name of the test (SITE-11). */
	split_tests?: Readonly<Record<string, string>>;
};

type Sent = {
	form: FormDefinition;
	settings: FormSettings;
	flow: Pick<LeadFlow, 'step' | 'leadId' | 'skipped'>;
	values: FormValues;
	context: LeadContext;
};

/** A lead as it is sent (FORM-10): the specification's keys and every field of the form under its own. */
export type Lead = Record<string, unknown> & { category: string; lead_id: string | null; has_files: boolean };

/**
 * The lead of this step: Incomplete before the last one, complete after it (FORM-8, FORM-10). It has the fields of the
 * steps so far that are shown. Files travel beside it, here are their names.
 */
export function leadPayload({ form, settings, flow, values, context }: Sent): Lead {
	const complete = nextStep({ form, settings, values }, flow.step) === null;
	const fields = sentFields({ form, settings, values }, flow.step);
	const sent = normalisedValues(fields, values, settings);
	const { name: first_name, last_name } = sent;
	return {
		...context,
		source: 'Website',
		...Object.fromEntries(fields.flatMap((field) => sentEntries(field, sent, settings))),
		...leadNames({ first_name, last_name }),
		...leadCategory(form, sent),
		lead_id: flow.leadId,
		has_files: fields.some((field) => kindOf(field).value === 'files' && !isEmptyValue(sent[field.name])),
		lead_status: complete ? 'Complete' : 'Incomplete',
		form_completed: complete,
		skipped_steps: flow.skipped.map(({ from, to }) => ({ from, to })),
		step_number: flow.step + 1,
		step_index: flow.step,
		progress: formProgress({ stepIndex: flow.step, steps: form.steps.length, complete }),
	};
}

function sentFields(shown: Shown, step: number): FieldDefinition[] {
	const reached = shown.form.steps.map(({ id }) => id).filter((id) => id <= step);
	return shownFields(shown, reached);
}

function sentEntries(
	field: FieldDefinition,
	values: FormValues,
	settings: FormSettings,
): [key: string, value: unknown][] {
	const { value: shape } = kindOf(field);
	const own = values[field.name];
	if (field.type === 'hidden' && isEmptyValue(own)) return [];
	if (shape === 'files') return [[field.name, fileNames(own)]];
	if (shape === 'flag' && settings.yesNoStrings && isIntent(field.name)) return [[field.name, own ? 'Yes' : 'No']];
	if (isInMiles(field, settings)) return [[field.name, changedAmount(own, kilometresOf)]];
	return valueKeys(field).map(({ key }) => [key, values[key]]);
}

function isIntent(name: string): boolean {
	return (sellingIntents as readonly string[]).includes(name);
}

function fileNames(files: unknown): string[] {
	return Array.isArray(files) ? files.map((file) => String(Object(file).name ?? file)) : [];
}

function leadCategory(form: FormDefinition, values: FormValues): { category: string; subcategory?: string } {
	return { ...(form.subcategory && { subcategory: form.subcategory }), ...sentCategory(chosenCategory(form, values)) };
}
