import type { Asked } from '../../../client/look-ups/ask-look-up.ts';
import { lookUpTexts } from '../../../client/look-ups/look-up-texts.ts';
import { kilometresOf } from '../../../domain/cars/distance.ts';
import type { FormDefinition, FormValues } from '../../../forms/definition.ts';
import { fieldsOf } from '../../../forms/definition.ts';
import { normaliseValue } from '../../../forms/kinds/normalise-value.ts';
import { isInMiles } from '../../../forms/lead/distances.ts';
import type { FormSettings } from '../../../forms/settings.ts';

/** By what a vehicle is found. */
export type By = 'plate' | 'vin';

/** What a visitor has to enter before a vehicle can be looked up; null where nothing is missing. `key` is the value's. */
export function missing(
	values: FormValues,
	by: By,
	states: readonly string[],
): { key: 'Rego' | 'Rego State' | 'VIN'; text: string } | null {
	if (by === 'vin') return textOf(values, 'VIN') === '' ? { key: 'VIN', text: lookUpTexts.noVin } : null;
	if (textOf(values, 'Rego') === '') return { key: 'Rego', text: lookUpTexts.noPlate };
	const isUnclear = states.length > 0 && textOf(values, 'Rego State') === '';
	return isUnclear ? { key: 'Rego State', text: lookUpTexts.noState } : null;
}

/** The body of a look-up by the plate or by the VIN. */
export function lookUpBody(values: FormValues, by: By): Asked {
	if (by === 'vin') return { vin: textOf(values, 'VIN') };
	const state = textOf(values, 'Rego State');
	return { rego: textOf(values, 'Rego'), ...(state !== '' && { state }) };
}

type Form = { form: FormDefinition; settings: Pick<FormSettings, 'locale'>; states: readonly string[] };

/** The body of a valuation; null where the form does not say enough of the vehicle. A VIN says more than a plate. */
export function valuationBody(values: FormValues, { form, settings, states }: Form): Asked | null {
	const by = (['vin', 'plate'] as const).find((way) => missing(values, way, states) === null);
	if (!by) return null;
	const condition = textOf(values, 'condition');
	const kms = kilometres(values, { form, settings });
	return { ...lookUpBody(values, by), ...(kms !== null && { kms }), ...(condition !== '' && { condition }) };
}

/** Kilometres, whatever the visitor counts in. */
function kilometres(values: FormValues, { form, settings }: Omit<Form, 'states'>): number | null {
	const field = fieldsOf(form).find(({ name }) => name === 'kilometres');
	const text = field ? String(normaliseValue(field, values['kilometres'], settings)) : '';
	const amount = text === '' ? Number.NaN : Number(text);
	if (!field || !Number.isFinite(amount) || amount < 0) return null;
	return isInMiles(field, settings) ? kilometresOf(amount) : Math.round(amount);
}

const textOf = (values: FormValues, key: string): string => {
	const value = values[key];
	return typeof value === 'string' ? value.trim() : '';
};
