import type { FinanceChoice } from '../../domain/money/finance.ts';
import { localeFacts } from '../../domain/words/locale.ts';
import { readAmount } from '../../domain/words/read-amount.ts';
import { groupedNumber } from '../../domain/words/written-number.ts';
import type { TypedField } from './choice-faults.ts';

/** An amount or a rate as a field shows it: `12,990`, `9.4`. */
export function writtenAmount(amount: number, locale: string): string {
	const [whole = '', part] = String(Math.round(amount * 100) / 100).split('.');
	return `${groupedNumber(whole, locale)}${part ? `${localeFacts(locale).decimalMark}${part}` : ''}`;
}

/** Writes values into the fields; the calculator does not hear of it. */
export function setFields(fields: HTMLElement, values: Partial<FinanceChoice>, locale: string): void {
	for (const [name, value] of Object.entries(values)) {
		const radio = fields.querySelector<HTMLInputElement>(`input[type="radio"][name="${name}"][value="${value}"]`);
		const field = fields.querySelector<HTMLInputElement>(`[data-figure="${name}"]`);
		if (radio) radio.checked = true;
		if (field && typeof value === 'number') field.value = writtenAmount(value, locale);
	}
}

const amounts: ReadonlySet<string> = new Set<TypedField>(['price', 'deposit', 'balloon']);

/** Writes an amount with its separators once its field is left; what cannot be read stays for the visitor to see. */
export function tidyField(field: EventTarget, locale: string): void {
	if (!(field instanceof HTMLInputElement) || !amounts.has(field.dataset['figure'] ?? '')) return;
	const amount = readAmount(field.value, locale);
	if (amount !== null && amount >= 0) field.value = writtenAmount(amount, locale);
}
