import type { SiteConfig } from '../../config/site.ts';
import { localeRow } from '../../domain/locales/rows.ts';
import type { Comparison } from '../../domain/money/credit-words.ts';
import {
	type FinanceChoice,
	type FinanceFees,
	financeStart,
	noFees,
	repaymentText,
} from '../../domain/money/finance.ts';
import type { PriceBasis } from '../../domain/money/price-basis.ts';
import { onFinance, type RepaymentNotes, repaymentNotes } from '../../domain/money/repayment-notes.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';
import type { CarCardModel } from './car-card.ts';

/** The calculator’s first values, and what must be shown beside its figures; plain data for the browser (CAR-12). */
export type FinanceModel = {
	start: FinanceChoice;
	fees: FinanceFees;
	/** What the price covers; null where the site does not say it, and where the price is nobody's. */
	basis: PriceBasis | null;
	comparison: Comparison | null;
	/** Where figures can be applied with: the finance form, with what it should know of the car (ROUTE-9). */
	applyUrl: string | null;
	/** The car of the page; null where it is for any. */
	carId: string | null;
	locale: SiteConfig['locale'];
};

/** A repayment as it is said in passing, `$78 a week`, with all that belongs to it. */
export type RepaymentModel = RepaymentNotes & {
	text: string;
	/** The same beside a price, `From $78 a week on finance*`. */
	offer: string;
};

export type FinanceSettings = Pick<SiteConfig, 'finance' | 'locale'>;

/** The calculator for a price in dollars (CAR-12). */
export function financeModel(
	price: number,
	settings: FinanceSettings,
	{ applyUrl = null, carId = null, basis = null }: Partial<Pick<FinanceModel, 'applyUrl' | 'carId' | 'basis'>> = {},
): FinanceModel {
	const { finance, locale } = settings;
	const start = financeStart(price, finance.interest_rate, localeRow(locale).repaid);
	return { start, fees: finance.fees ?? noFees, basis, comparison: siteComparison(settings), applyUrl, carId, locale };
}

/** The comparison rate that the site shows: the dealer’s, or that which follows from the fees; null without either. */
export function siteComparison({ finance, locale }: FinanceSettings): Comparison | null {
	const { comparison_rate, comparison_example, comparison_warning, fees } = finance;
	if (comparison_rate === undefined && !fees) return null;
	return {
		given: comparison_rate ?? null,
		example: { amount: comparison_example.amount, term: comparison_example.months },
		warning: comparison_warning ?? localeRow(locale).comparisonWarning,
	};
}

/** The calculator of a car's page: where its price is shown and the site has calculators. */
export function carFinance(car: Car, card: CarCardModel, { config, applyUrl }: OfCar): FinanceModel | null {
	if (!config.finance.calculator || !isPriced(card) || car.price === undefined) return null;
	return financeModel(car.price, config, { applyUrl, carId: String(car.id), basis: config.price_basis ?? null });
}

type OfCar = { config: FinanceSettings & Pick<SiteConfig, 'price_basis'>; applyUrl: string | null };

/** Whether a repayment can be worked out: the car can be bought, and its price is shown. */
const isPriced = ({ sold, price }: Pick<CarCardModel, 'sold' | 'price'>): boolean => !sold && price.kind === 'price';

/** The calculator’s first repayment, as the offer beside the price says it. */
export function firstRepayment({ start, fees, basis, locale, comparison }: FinanceModel): RepaymentModel {
	const text = localiseText(repaymentText(start, locale, fees), locale);
	return {
		text,
		offer: onFinance('From', text, locale),
		...repaymentNotes(start, { comparison, fees, basis, locale, siteRate: start.rate }),
	};
}
