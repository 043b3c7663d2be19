/**
 * The finance calculator (CAR-12): equal repayments at the end of each period over the term, with interest compounded
 * once a period and a balloon due with the last one. $20,000 at 10 % over 60 months without deposit and balloon is
 * $424.94 a month.
 */

import { formatMoney } from '../words/written-number.ts';

export const financeTerms = [12, 24, 36, 48, 60, 72, 84] as const;

const periodsPerYear = { weekly: 52, fortnightly: 26, monthly: 12 } as const;

export type Frequency = keyof typeof periodsPerYear;
export const frequencies = Object.keys(periodsPerYear) as [Frequency, ...Frequency[]];

/** Amounts in dollars, the rate in percent a year, the term in months. */
export type FinanceChoice = {
	price: number;
	deposit: number;
	balloon: number;
	rate: number;
	term: number;
	frequency: Frequency;
};

/** Amounts in dollars; `repayment` is per period, not rounded; `interest` is what borrowing costs over the term. */
export type FinanceResult = { borrowed: number; repayment: number; repayments: number; interest: number };

/** The most that can be chosen: more interest than this is a slip of the finger. In percent. */
export const highestRate = 50;

/** What the choice costs (CAR-12). A deposit above the price leaves nothing to borrow; a balloon is no more than what is borrowed. */
export function financeResult(choice: FinanceChoice): FinanceResult {
	const { price, deposit, balloon, rate, term, frequency } = sensible(choice);
	const borrowed = price - deposit;
	const due = Math.min(balloon, borrowed);
	const repayments = Math.round((term / 12) * periodsPerYear[frequency]);
	const perPeriod = rate / 100 / periodsPerYear[frequency];
	const growth = (1 + perPeriod) ** repayments;
	const repayment =
		perPeriod === 0 ? (borrowed - due) / repayments : ((borrowed - due / growth) * perPeriod * growth) / (growth - 1);
	return { borrowed, repayment, repayments, interest: repayment * repayments + due - borrowed };
}

/** The choice with every amount and the rate in their bounds; what is no number counts as 0, an unknown term as 60 months. */
function sensible(choice: FinanceChoice): FinanceChoice {
	const price = within(choice.price, Number.MAX_SAFE_INTEGER);
	return {
		price,
		deposit: within(choice.deposit, price),
		balloon: within(choice.balloon, price),
		rate: within(choice.rate, highestRate),
		term: choice.term >= 1 ? choice.term : defaultTerm,
		frequency: choice.frequency,
	};
}

const within = (value: number, most: number): number => (value > 0 ? Math.min(value, most) : 0);

const defaultTerm = 60;

const periodNames: Record<Frequency, string> = { weekly: 'week', fortnightly: 'fortnight', monthly: 'month' };

/** A repayment in words, `$98 a week`: rounded up, so that it never promises too little. */
export function repaymentText(choice: FinanceChoice, locale: string): string {
	return `${formatMoney(Math.ceil(financeResult(choice).repayment), locale)} a ${periodNames[choice.frequency]}`;
}

/** Where the calculator starts: the whole price over five years, by the week. */
export function financeStart(price: number, rate: number): FinanceChoice {
	return { price, deposit: 0, balloon: 0, rate, term: defaultTerm, frequency: 'weekly' };
}
