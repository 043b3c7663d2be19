/**
 * The comparison rate of regulation 71 (Australia; CAR-12): the yearly rate at which what is lent is worth as much as all
 * repayments and fees. It is n × r × 100, where Σ Aⱼ/(1+r)ʲ = Σ (Rⱼ+Cⱼ)/(1+r)ʲ and n is 52.18, 26.09 or 12 periods a year.
 * $30,000 over 60 months at 10 % with $495 at the start and $10 a month: 11.40 %.
 */

import {
	type FinanceFees,
	type Frequency,
	feePerPeriod,
	loanRepayment,
	noRate,
	periodsOf,
	periodsPerYear,
} from './finance.ts';

/** Amounts in dollars, the rate in percent a year, the term in months. */
export type ComparedLoan = {
	amount: number;
	balloon?: number;
	rate: number;
	term: number;
	frequency: Frequency;
	fees: FinanceFees;
};

/** In percent a year, not rounded. Throws a RangeError where the fee at the start leaves nothing of the amount. */
export function comparisonRate({ amount, balloon: due = 0, rate, term, frequency, fees }: ComparedLoan): number {
	const received = amount - fees.establishment;
	if (!(received > 0))
		throw new RangeError(`Found a fee of ${fees.establishment} on a loan of ${amount}, expected less.`);
	const perYear = periodsPerYear[frequency];
	const periods = periodsOf(term, frequency);
	const own = loanRepayment({ borrowed: amount, due, perPeriod: rate / 100 / perYear, periods });
	const paid = own + feePerPeriod(fees, frequency);
	const worth = (perPeriod: number): number => presentWorth({ paid, due, perPeriod, periods });
	let [low, high] = [0, 1];
	while (worth(high) > received) high *= 2;
	for (let step = 0; step < steps; step++) {
		const middle = (low + high) / 2;
		if (worth(middle) > received) low = middle;
		else high = middle;
	}
	return ((low + high) / 2) * perYear * 100;
}

/** Each halves what is uncertain: after these it is less than a number can hold. */
const steps = 60;

type Payments = { paid: number; due: number; perPeriod: number; periods: number };

/** What the payments are worth when the loan begins. */
function presentWorth({ paid, due, perPeriod, periods }: Payments): number {
	if (perPeriod < noRate) return paid * periods + due;
	const growth = Math.log1p(perPeriod) * periods;
	return (paid * -Math.expm1(-growth)) / perPeriod + due * Math.exp(-growth);
}
