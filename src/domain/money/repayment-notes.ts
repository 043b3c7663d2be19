/**
 * What stands beside a repayment that is said in passing (CAR-12): its rates, in a line what it is for, and in full what it is
 * true for.
 */

import { localiseText } from '../words/wording.ts';
import { formatMoney } from '../words/written-number.ts';
import { type Comparison, comparisonFor, comparisonNote, comparisonText, rateText, yearsText } from './credit-words.ts';
import type { FinanceChoice, FinanceFees } from './finance.ts';
import type { PriceBasis } from './price-basis.ts';

export type RepaymentNotes = {
	/** `9.9% a year`, `Comparison rate 11.4% a year`. */
	rates: string[];
	/** `Over 5 years, no deposit, before government charges. Comparison rate warning`: what leads to the note. */
	brief: string;
	/** What it is true for, with the warning. */
	note: string;
};

/** `From $78 a week on finance*`: a repayment beside a price; the star leads to its note. */
export const onFinance = (lead: string, repayment: string, locale: string): string =>
	localiseText(`${lead} ${repayment} on finance*`, locale);

/** The rate of the site, which its comparison rate belongs to, its fees, and what the price covers where the site says it. */
type Credit = {
	siteRate: number;
	comparison: Comparison | null;
	fees: FinanceFees;
	basis?: PriceBasis | null | undefined;
	locale: string;
};

/** A loan, with amounts in dollars; a price of 0 is that of each vehicle. */
type Loan = Pick<FinanceChoice, 'rate' | 'term'> & Partial<Pick<FinanceChoice, 'price' | 'deposit' | 'balloon'>>;

export function repaymentNotes(
	{ rate, term, price = 0, deposit = 0, balloon = 0 }: Loan,
	{ siteRate, comparison, fees, basis, locale }: Credit,
): RepaymentNotes {
	const money = (amount: number) => formatMoney(amount, locale);
	const compared = comparison && comparisonFor(comparison, rate, { siteRate, fees });
	const rates = [
		rateText(rate, locale, compared !== null),
		...(compared === null ? [] : [comparisonText(compared, locale)]),
	];
	const years = `over ${yearsText(term)}`;
	const due = balloon > 0 ? `, with ${money(balloon)} due at the end` : '';
	const paid = basis ? `for ${price > 0 ? money(price) : 'the price shown'}, ${coverage[basis]}, ` : '';
	const what = `Repayments are ${paid}${years} ${deposit > 0 ? `with a deposit of ${money(deposit)}` : 'without a deposit'}${due}.`;
	const about = comparison ? [comparisonNote(comparison, locale), ...feesNote(fees, money)] : [];
	const first = [`O${years.slice(1)}`, deposit > 0 ? `${money(deposit)} deposit` : 'no deposit'];
	if (basis) first.push(coverage[basis]);
	return {
		rates,
		brief: localiseText(
			`${first.join(', ')}. ${comparison?.warning ? 'Comparison rate warning' : 'An estimate'}`,
			locale,
		),
		note: localiseText([what, ...about, 'An estimate, not an offer of credit.'].join(' '), locale),
	};
}

/** What a price covers, behind it. */
const coverage: Record<PriceBasis, string> = {
	drive_away: 'drive away',
	excluding_government_charges: 'before government charges',
};

/** Which fees are in the repayments, and which in the comparison rate alone; nothing where there are none. */
function feesNote({ establishment, monthly }: FinanceFees, money: (amount: number) => string): string[] {
	return [
		...(monthly > 0 ? [`A fee of ${money(monthly)} a month is in the repayments and in the comparison rate.`] : []),
		...(establishment > 0
			? [`A fee of ${money(establishment)} at the start is in the comparison rate, not in the repayments.`]
			: []),
	];
}
