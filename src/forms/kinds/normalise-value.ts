import { plainAmount } from '../../domain/words/read-amount.ts';
import type { FieldDefinition, FormValues } from '../definition.ts';
import type { FormSettings } from '../settings.ts';
import { kindOf } from './field-kinds.ts';
import type { NormaliserName } from './kind-row.ts';
import { valueKeys } from './value-keys.ts';

const normalisers: Record<NormaliserName, (text: string, locale: string) => string> = {
	amount: plainAmount,
	capitals: (text) => text.toUpperCase(),
};

type LocaleSetting = Pick<FormSettings, 'locale'>;

/** A value as it is checked and sent: texts without the spaces around them, amounts without `$` and commas. */
export function normaliseValue(field: FieldDefinition, value: unknown, { locale }: LocaleSetting): unknown {
	const { value: shape, normaliser } = kindOf(field);
	if (shape === 'list' || shape === 'files') return value ?? [];
	if (shape === 'flag') return value ?? false;
	if (typeof value === 'number') return String(value);
	if (typeof value !== 'string') return value ?? '';
	const trimmed = value.trim();
	return normaliser ? normalisers[normaliser](trimmed, locale) : trimmed;
}

/** Whether nothing has been entered: '', false, [] or nothing at all. */
export function isEmptyValue(value: unknown): boolean {
	if (typeof value === 'string') return value.trim() === '';
	return value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);
}

/** The values of these fields, normalised; other values are left out. */
export function normalisedValues(
	fields: readonly FieldDefinition[],
	values: FormValues,
	settings: LocaleSetting,
): FormValues {
	return Object.fromEntries(
		fields.flatMap((field) => valueKeys(field).map(({ key }) => [key, normaliseValue(field, values[key], settings)])),
	);
}
