import { localeFacts } from '../../domain/words/locale.ts';
import type { FieldDefinition } from '../definition.ts';
import { kindOf } from '../kinds/field-kinds.ts';
import type { FormSettings } from '../settings.ts';

/** Whether people type this distance in miles. A lead has kilometres everywhere (FORM-10, SITE-9). */
export function isInMiles(field: FieldDefinition, { locale }: Pick<FormSettings, 'locale'>): boolean {
	return localeFacts(locale).distanceUnit === 'SMI' && kindOf(field).control === 'distance';
}

/** An amount in another unit; what is not an amount stays as it is, to be refused by its rule. */
export function changedAmount(value: unknown, change: (amount: number) => number): unknown {
	const isAmount = (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';
	return isAmount && Number.isFinite(Number(value)) ? String(change(Number(value))) : value;
}
