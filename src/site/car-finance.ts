import type { SiteConfig } from '../config/site.ts';
import { type FinanceChoice, financeStart, repaymentText } from '../domain/finance.ts';
import type { Car } from '../stock/car.ts';
import type { CarCardModel } from './car-card.ts';

/** Where the calculator starts, and the rate that has to stand beside it; plain data for the browser (CAR-12). */
export type FinanceModel = {
	start: FinanceChoice;
	/** `$78 a week` to start with. */
	text: string;
	/** Percent a year, with the warning that belongs to it. */
	comparison: { rate: number; warning: string | null } | null;
};

/** The calculator for a price in dollars (CAR-12). */
export function financeModel(price: number, { interest_rate, ...finance }: SiteConfig['finance']): FinanceModel {
	const { comparison_rate: rate, comparison_warning: warning = null } = finance;
	const start = financeStart(price, interest_rate);
	return { start, text: repaymentText(start), comparison: rate === undefined ? null : { rate, warning } };
}

/** The calculator of a car's page: where its price is shown and the site has calculators. */
export function carFinance(
	{ price }: Car,
	{ sold, price: shown }: CarCardModel,
	finance: SiteConfig['finance'],
): FinanceModel | null {
	if (sold || shown.kind !== 'price' || price === undefined || !finance.calculator) return null;
	return financeModel(price, finance);
}
