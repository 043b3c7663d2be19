import { type FinanceChoice, frequencies, highestRate } from '../../domain/money/finance.ts';
import { readAmount, readRate } from '../../domain/words/read-amount.ts';

/** Fields in which numbers are typed. */
export type TypedField = 'price' | 'deposit' | 'balloon' | 'rate';

/** What the calculator’s fields say now, and what is wrong with what was typed. */
export type ReadFields = { choice: FinanceChoice; faults: Partial<Record<TypedField, string>> };

/**
 * Reads the fields. What cannot be read counts as it began for price and rate, and as 0 for deposit and balloon; what is out
 * of bounds is for `sensibleChoice` to mend. Either way the field says what is allowed.
 */
export function readFinanceFields(fields: HTMLElement, start: FinanceChoice, locale: string): ReadFields {
	const text = (name: string): string =>
		fields.querySelector<HTMLInputElement>(`[name="${name}"]:is(:checked, :not([type="radio"]))`)?.value.trim() ?? '';
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
	const borrowed = choice.price - choice.deposit;
	const isGiven = { price: true, deposit: text('deposit') !== '', balloon: text('balloon') !== '' };
	const faults: [TypedField, string | null][] = [
		['price', amountFault(price, Number.MAX_SAFE_INTEGER, 'Enter a price above 0.', choice.price > 0)],
		['deposit', isGiven.deposit ? amountFault(deposit, choice.price, 'From 0 up to the price.') : null],
		['balloon', isGiven.balloon ? amountFault(balloon, Math.max(0, borrowed), 'From 0 up to what is borrowed.') : null],
		['rate', amountFault(rate, highestRate, `Enter a rate from 0 to ${highestRate}.`)],
	];
	return { choice, faults: Object.fromEntries(faults.filter(([, fault]) => fault !== null)) };
}

const amountFault = (value: number | null, most: number, fault: string, isFit = true): string | null =>
	value !== null && value >= 0 && value <= most && isFit ? null : fault;
