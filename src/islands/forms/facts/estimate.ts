import type { FormLoan } from '../../../contract/forms-file.ts';
import {
	type FinanceChoice,
	financeResult,
	frequencies,
	repaymentText,
	sensibleChoice,
} from '../../../domain/money/finance.ts';
import { type RepaymentNotes, repaymentNotes } from '../../../domain/money/repayment-notes.ts';
import { readAmount } from '../../../domain/words/read-amount.ts';
import { localiseText } from '../../../domain/words/wording.ts';
import type { FormValues } from '../../../forms/definition.ts';

/** What a repayment is said with: `$146 a week`, its rates, and what it is true for, in brief and in full (CAR-12). */
export type Estimate = { amount: string } & RepaymentNotes;

/** What the answers of a form come to in repayments; null while there is nothing to borrow. */
export function estimateOf(values: FormValues, loan: FormLoan, locale: string): Estimate | null {
	const { start, fees, comparison } = loan;
	const choice = sensibleChoice(choiceOf(values, start, locale));
	if (financeResult(choice, fees).borrowed <= 0) return null;
	const notes = repaymentNotes(choice, { siteRate: start.rate, comparison, fees, locale });
	return { amount: localiseText(repaymentText(choice, locale, fees), locale), ...notes };
}

/** Whether the deposit pays for all that somebody would like to spend: there is nothing to borrow (CAR-12). */
export function isPaidByDeposit(values: FormValues, { start }: Pick<FormLoan, 'start'>, locale: string): boolean {
	const { price, deposit } = choiceOf(values, start, locale);
	return price > 0 && deposit >= price;
}

/** The calculator’s figures go along in hidden fields; what can be typed here is read as it is now. */
function choiceOf(values: FormValues, start: FinanceChoice, locale: string): FinanceChoice {
	const text = (key: string) => String(values[key] ?? '');
	const amount = (key: string) => readAmount(text(key), locale) ?? 0;
	return {
		price: amount('vehicle_price_budget'),
		deposit: amount('deposit'),
		balloon: Number(text('balloon')) || 0,
		rate: Number(text('rate')) || start.rate,
		term: 12 * Number.parseInt(text('term'), 10) || start.term,
		frequency: frequencies.find((one) => one === text('frequency')) ?? start.frequency,
	};
}
