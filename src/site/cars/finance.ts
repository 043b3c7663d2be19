import type { SiteConfig } from '../../config/site.ts';
import { type FinanceChoice, financeStart, repaymentText } from '../../domain/money/finance.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';
import type { CarCardModel } from './car-card.ts';

/** The calculator's first values, and the comparison rate that must be shown beside it; plain data for the browser (CAR-12). */
export type FinanceModel = {
	start: FinanceChoice;
	/** `$78 a week` to start with. */
	text: string;
	/** Percent a year, with the warning that belongs to it. */
	comparison: { rate: number; warning: string | null } | null;
	locale: SiteConfig['locale'];
};

type FinanceSettings = Pick<SiteConfig, 'finance' | 'locale'>;

/** The calculator for a price in dollars (CAR-12). */
export function financeModel(price: number, { finance, locale }: FinanceSettings): FinanceModel {
	const { interest_rate, comparison_rate: rate, comparison_warning: warning = null } = finance;
	const start = financeStart(price, interest_rate);
	const text = localiseText(repaymentText(start, locale), locale);
	return { start, text, comparison: rate === undefined ? null : { rate, warning }, locale };
}

/** The calculator of a car's page: where its price is shown and the site has calculators. */
export function carFinance(
	{ price }: Car,
	{ sold, price: shown }: CarCardModel,
	config: FinanceSettings,
): FinanceModel | null {
	if (sold || shown.kind !== 'price' || price === undefined || !config.finance.calculator) return null;
	return financeModel(price, config);
}
