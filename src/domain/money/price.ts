/**
 * What is shown where a car's price goes (CARD-5): the price when it is above $10, else PREORDER for a preorder, else
 * the site's no-price text. `$51,990` has no decimals, `$51,990.50` has two.
 */

import { formatMoney } from '../words/written-number.ts';

const highestUnshownPrice = 10;

/** All amounts in dollars. */
export type PricedCar = {
	price?: number | undefined;
	before_price?: number | undefined;
	/** Per week. */
	subscription_price?: number | undefined;
	preorder: boolean;
};

export type PriceSettings = {
	/** Shown where the price is not. */
	noPriceText: string;
	/** Shown above a weekly price where there is no other, in place of the text for no price. */
	weeklyOnlyText?: string | undefined;
	/** `offers_subscription` of the site. */
	offersSubscription: boolean;
	/** Whose money and marks it is written in. */
	locale: string;
};

export type PriceParts = {
	kind: 'price' | 'preorder' | 'no-price';
	text: string;
	/** What `text` says, in dollars and whole cents: for structured data, so that no two places can differ. */
	amount?: number;
	/** The higher price of before, to be struck through. */
	before?: string;
	/** How much less it is now, `$3,000`. */
	saving?: string;
	/** `from $199 per week`. */
	weekly?: string;
	/** What `weekly` says, in dollars. */
	weeklyAmount?: number;
};

/** Whether a price is high enough to be shown: above $10 (CARD-5). */
export function isPriceShown(price: number | undefined): price is number {
	return price !== undefined && price > highestUnshownPrice;
}

/** The price that is shown, in dollars and whole cents; undefined where none is (CARD-5). */
export const shownPrice = (price: number | undefined): number | undefined =>
	isPriceShown(price) ? Math.round(price * 100) / 100 : undefined;

/** The texts around a car's price (CARD-5). */
export function priceParts(car: PricedCar, settings: PriceSettings): PriceParts {
	const weekly = weeklyPrice(car, settings);
	const noPriceText = (weekly.weekly && settings.weeklyOnlyText) || settings.noPriceText;
	return { ...mainPrice(car, { ...settings, noPriceText }), ...weekly };
}

function mainPrice({ price, before_price, preorder }: PricedCar, { noPriceText, locale }: PriceSettings): PriceParts {
	const amount = shownPrice(price);
	if (price === undefined || amount === undefined) {
		return preorder ? { kind: 'preorder', text: 'PREORDER' } : { kind: 'no-price', text: noPriceText };
	}
	const shown: PriceParts = { kind: 'price', text: formatMoney(amount, locale), amount };
	return before_price !== undefined && before_price > price
		? { ...shown, before: formatMoney(before_price, locale), saving: formatMoney(before_price - amount, locale) }
		: shown;
}

function weeklyPrice(
	{ subscription_price: price }: PricedCar,
	settings: PriceSettings,
): Pick<PriceParts, 'weekly' | 'weeklyAmount'> {
	if (!settings.offersSubscription || price === undefined || price <= 0) return {};
	return { weekly: `from ${formatMoney(price, settings.locale)} per week`, weeklyAmount: price };
}
