import type { FinanceFigures } from '../../../client/leads/device/finance-figures.ts';
import { yearsText } from '../../../domain/money/credit-words.ts';
import { readAmount } from '../../../domain/words/read-amount.ts';
import { localiseText } from '../../../domain/words/wording.ts';
import { formatMoney, groupedNumber } from '../../../domain/words/written-number.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';

/** Whether a form takes over what the calculator has worked out. */
export const takesFigures = (form: FormDefinition): boolean => fieldsOf(form).some(({ name }) => name === 'repayment');

/** Figures as the form’s fields have them (CAR-12): the price is also what one would like to spend. */
export function figureValues(figures: FinanceFigures, locale: string): FormValues {
	const { price, deposit, balloon, rate, term, frequency, repayment } = figures;
	return {
		vehicle_price_budget: written(price, locale),
		deposit: written(deposit, locale),
		price: String(price),
		balloon: String(balloon),
		rate: String(rate),
		term: yearsText(term),
		frequency,
		repayment: String(repayment),
	};
}

/** What goes along from the calculator, `$30,000 over 5 years, $6,000 deposit, weekly repayments`; empty without figures. */
export function figuresText(values: FormValues, locale: string, rates = ''): string {
	const { price, balloon, term, frequency } = values;
	if (!price) return '';
	const money = (amount: number) => formatMoney(amount, locale);
	const deposit = readAmount(String(values['deposit'] ?? ''), locale) ?? 0;
	const parts = [
		`${money(Number(price))} over ${String(term)}`,
		...(deposit > 0 ? [`${money(deposit)} deposit`] : []),
		...(rates ? [rates] : []),
		`${String(frequency)} repayments`,
		...(Number(balloon) > 0 ? [`${money(Number(balloon))} due at the end`] : []),
	];
	return localiseText(parts.join(', '), locale);
}

/** Fields show whole dollars with separators; cents stay as they are. */
const written = (amount: number, locale: string): string =>
	Number.isInteger(amount) ? groupedNumber(amount, locale) : amount.toFixed(2);
