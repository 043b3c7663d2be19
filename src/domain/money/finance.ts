/**
 * The finance calculator (CAR-12): equal repayments at the end of each period over the term, with interest compounded
 * once a period and a balloon due with the last one. A year has 52.18 weeks or 26.09 fortnights, as regulation 71 of the
 * National Consumer Credit Protection Regulations counts them, so that rate and comparison rate mean the same.
 * $20,000 at 10 % over 60 months without deposit, balloon and fees is $424.94 a month, or $97.48 a week.
 */

import { formatMoney } from '../words/written-number.ts';

export const financeTerms = [12, 24, 36, 48, 60, 72, 84] as const;

/** Periods in a year; five years of weeks are 260.9 of them, the last one shorter. */
export const periodsPerYear = { weekly: 52.18, fortnightly: 26.09, monthly: 12 } as const;

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

/** Fees of a loan in dollars: once, when it begins, and each month. */
export type FinanceFees = { establishment: number; monthly: number };

export const noFees: FinanceFees = { establishment: 0, monthly: 0 };

/**
 * Amounts in dollars. `repayment` is per period, with the monthly fee, not rounded; `due` is what remains for the end;
 * `interest` and `fees` are what borrowing costs over the term.
 */
export type FinanceResult = {
	borrowed: number;
	due: number;
	repayment: number;
	repayments: number;
	interest: number;
	fees: number;
};

/** The most that can be chosen: more interest than this is a slip of the finger. In percent. */
export const highestRate = 50;

/** What the choice costs (CAR-12). A deposit above the price leaves nothing to borrow; a balloon is no more than what is borrowed. */
export function financeResult(choice: FinanceChoice, fees: FinanceFees = noFees): FinanceResult {
	const { price, deposit, balloon, rate, term, frequency } = sensibleChoice(choice);
	const borrowed = price - deposit;
	const due = Math.min(balloon, borrowed);
	const periods = periodsOf(term, frequency);
	const own = loanRepayment({ borrowed, due, perPeriod: rate / 100 / periodsPerYear[frequency], periods });
	const isLoan = borrowed > 0;
	return {
		borrowed,
		due,
		repayment: own + (isLoan ? feePerPeriod(fees, frequency) : 0),
		repayments: Math.round(periods),
		interest: own * periods + due - borrowed,
		fees: isLoan ? fees.establishment + fees.monthly * term : 0,
	};
}

/** How many periods a term in months has: 260.9 weeks in five years. */
export const periodsOf = (term: number, frequency: Frequency): number => (term / 12) * periodsPerYear[frequency];

/** What the monthly fee is in one period, in dollars. */
export const feePerPeriod = ({ monthly }: FinanceFees, frequency: Frequency): number =>
	(monthly * 12) / periodsPerYear[frequency];

type Loan = { borrowed: number; due: number; perPeriod: number; periods: number };

/** The repayment that pays a loan off but for what is due at the end; `perPeriod` is a share, 0.01. */
export function loanRepayment({ borrowed, due, perPeriod, periods }: Loan): number {
	if (perPeriod < noRate) return (borrowed - due) / periods;
	// Not (1 + rate) to a power: that loses the digits of small rates.
	const growth = Math.log1p(perPeriod) * periods;
	return ((borrowed - due * Math.exp(-growth)) * perPeriod) / -Math.expm1(-growth);
}

/** A share per period that is as good as none. */
export const noRate = 1e-12;

/** The choice with every amount and the rate in their bounds; what is not a number counts as 0, an unknown term as 60 months. */
export function sensibleChoice(choice: FinanceChoice): FinanceChoice {
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

/** What of a choice is not as it began. */
export function changedFrom(start: FinanceChoice, choice: FinanceChoice): Partial<FinanceChoice> {
	const names = Object.keys(start) as (keyof FinanceChoice)[];
	return Object.fromEntries(names.flatMap((name) => (choice[name] === start[name] ? [] : [[name, choice[name]]])));
}

const within = (value: number, most: number): number => (value > 0 ? Math.min(value, most) : 0);

const defaultTerm = 60;

const periodNames: Record<Frequency, string> = { weekly: 'week', fortnightly: 'fortnight', monthly: 'month' };

/** A repayment in whole dollars: rounded up, so that it never promises too little. */
export const wholeRepayment = (choice: FinanceChoice, fees: FinanceFees = noFees): number =>
	Math.ceil(Number(financeResult(choice, fees).repayment.toFixed(6)));

/** A repayment in words, `$98 a week`. */
export function repaymentText(choice: FinanceChoice, locale: string, fees: FinanceFees = noFees): string {
	return `${formatMoney(wholeRepayment(choice, fees), locale)} a ${periodNames[choice.frequency]}`;
}

/** Where the calculator starts: the whole price over five years, by the week unless the country counts otherwise. */
export function financeStart(price: number, rate: number, frequency: Frequency = 'weekly'): FinanceChoice {
	return { price, deposit: 0, balloon: 0, rate, term: defaultTerm, frequency };
}
