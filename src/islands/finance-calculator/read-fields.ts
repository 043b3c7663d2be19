import { type FinanceChoice, frequencies } from '../../domain/money/finance.ts';
import { readAmount, readRate } from '../../domain/words/read-amount.ts';
import { choiceFaults, type TypedField } from './choice-faults.ts';

/** What the calculator’s fields say now, and what is wrong with what was typed. */
export type ReadFields = { choice: FinanceChoice; faults: Partial<Record<TypedField, string>> };

/**
 * Reads the fields. What cannot be read counts as it began for price and rate, and as 0 for deposit and balloon; what is out
 * of bounds is for `sensibleChoice` to mend. Either way the field says what is allowed.
 */
export function readFinanceFields(fields: HTMLElement, start: FinanceChoice, locale: string): ReadFields {
	const text = (name: string): string =>
		fields.querySelector<HTMLInputElement>(`[data-figure="${name}"], [name="${name}"]:checked`)?.value.trim() ?? '';
	const price = readAmount(text('price'), locale);
	const deposit = readAmount(text('deposit'), locale);
	const balloon = readAmount(text('balloon'), locale);
	const rate = readRate(text('rate'));
	const choice: FinanceChoice = {
		price: price ?? start.price,
		deposit: deposit ?? 0,
		balloon: balloon ?? 0,
		rate: rate ?? start.rate,
		term: Number(text('term')) || start.term,
		frequency: frequencies.find((frequency) => frequency === text('frequency')) ?? start.frequency,
	};
	const given = { deposit: text('deposit') !== '', balloon: text('balloon') !== '' };
	return { choice, faults: choiceFaults({ price, deposit, balloon, rate, given }, choice.price) };
}
