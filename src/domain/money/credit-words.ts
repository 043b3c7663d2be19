/**
 * What has to stand beside a repayment (CAR-12): the interest rate, the comparison rate called so and no less prominent, the
 * loan that it is true for, and the warning.
 */

import { localiseText } from '../words/wording.ts';
import { formatMoney, formatPercent } from '../words/written-number.ts';
import { comparisonRate } from './comparison-rate.ts';
import type { FinanceFees } from './finance.ts';

/** A comparison rate as a site shows it. */
export type Comparison = {
	/** In percent a year: as the dealer gives it for the site’s own rate, or null where it follows from rate and fees. */
	given: number | null;
	/** The loan that it is true for: dollars, and months. */
	example: { amount: number; term: number };
	warning: string | null;
};

/** The comparison rate that belongs to a rate; null where the dealer gives one, and for another rate. Both in percent a year. */
export function comparisonFor(
	{ given, example }: Comparison,
	rate: number,
	{ siteRate, fees }: { siteRate: number; fees: FinanceFees },
): number | null {
	if (given !== null) return rate === siteRate ? given : null;
	return comparisonRate({ ...example, rate, fees, frequency: 'monthly' });
}

/** `9.9% a year`; where no other rate is said, in the words of the country: `9.9% APR`. */
export const rateText = (rate: number, locale: string, isCompared: boolean): string =>
	isCompared ? aYear(rate, locale) : localiseText(aYear(rate, locale), locale);

/** What the law calls it: `Comparison rate 11.4% a year`, `APR 11.4% a year`. */
export const comparisonText = (rate: number, locale: string): string =>
	`${localiseText('Comparison rate', locale)} ${aYear(rate, locale)}`;

/** Both in one line, as short as a card needs it: `9.9%, comparison rate 11.4% a year`, `9.9%, APR 11.4% a year`. */
export function bothRates(rate: number, compared: number, locale: string): string {
	const named = localiseText('comparison rate', locale);
	return `${formatPercent(rate, locale)}, ${named} ${aYear(compared, locale)}`;
}

/** What the calculator’s rate is called: the interest alone where fees or the dealer make another of it. */
export const rateLabel = (locale: string, isCompared: boolean): string =>
	isCompared ? interestRate : localiseText(interestRate, locale);

const interestRate = 'Interest rate (% a year)';
const aYear = (rate: number, locale: string): string => `${formatPercent(rate, locale)} a year`;

/** `Comparison rate for a loan of $30,000 over 5 years.`, and the warning. */
export function comparisonNote({ given, example, warning }: Comparison, locale: string): string {
	const how = given === null ? ' with monthly repayments' : '';
	const loan = `${formatMoney(example.amount, locale)} over ${yearsText(example.term)}`;
	return [`The comparison rate is for a loan of ${loan}${how}.`, warning].filter(Boolean).join(' ');
}

/** `1 year`, `5 years`, `18 months`. */
export function yearsText(months: number): string {
	if (months % 12 !== 0) return `${months} months`;
	return months === 12 ? '1 year' : `${months / 12} years`;
}
