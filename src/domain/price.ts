/**
 * What is shown where a car's price goes (CARD-5): the price when it is above $10, else PREORDER for a preorder, else
 * the site's no-price text. `$51,990` has no decimals, `$51,990.50` has two.
 */

export type Locale = 'en-AU' | 'en-NZ' | 'en-US';

const currencies: Readonly<Record<Locale, string>> = { 'en-AU': 'AUD', 'en-NZ': 'NZD', 'en-US': 'USD' };

const highestUnshownPrice = 10;

const formatters = new Map<string, Intl.NumberFormat>();

/** Dollars as `$51,990` or `$51,990.50`: two decimals only where there is a part of a dollar (CARD-5). */
export function formatDollars(dollars: number, locale: Locale): string {
	const cents = Math.round(dollars * 100);
	return formatter(locale, cents % 100 === 0 ? 0 : 2).format(cents / 100);
}

function formatter(locale: Locale, fractionDigits: 0 | 2): Intl.NumberFormat {
	const key = `${locale} ${fractionDigits}`;
	const known = formatters.get(key);
	if (known) return known;
	const made = new Intl.NumberFormat(locale, {
		style: 'currency',
		currency: currencies[locale],
		currencyDisplay: 'narrowSymbol',
		minimumFractionDigits: fractionDigits,
		maximumFractionDigits: fractionDigits,
	});
	formatters.set(key, made);
	return made;
}

/** All amounts in dollars. */
export type PricedCar = {
	price?: number | undefined;
	before_price?: number | undefined;
	/** Per week. */
	subscription_price?: number | undefined;
	preorder: boolean;
};

export type PriceSettings = {
	locale: Locale;
	/** Shown where the price is not. */
	noPriceText: string;
	/** `offers_subscription` of the site. */
	offersSubscription: boolean;
};

export const defaultNoPriceText = 'Contact us for price';

export type PriceParts = {
	kind: 'price' | 'preorder' | 'no-price';
	text: string;
	/** The higher price of before, to be struck through. */
	before?: string;
	/** `from $199 per week`. */
	weekly?: string;
};

/** Whether a price is high enough to be shown: above $10 (CARD-5). */
export function isPriceShown(price: number | undefined): price is number {
	return price !== undefined && price > highestUnshownPrice;
}

/** The texts around a car's price (CARD-5). */
export function priceParts(car: PricedCar, settings: PriceSettings): PriceParts {
	return { ...mainPrice(car, settings), ...weeklyPrice(car, settings) };
}

function mainPrice({ price, before_price, preorder }: PricedCar, { locale, noPriceText }: PriceSettings): PriceParts {
	if (!isPriceShown(price)) {
		return preorder ? { kind: 'preorder', text: 'PREORDER' } : { kind: 'no-price', text: noPriceText };
	}
	const shown: PriceParts = { kind: 'price', text: formatDollars(price, locale) };
	return before_price !== undefined && before_price > price
		? { ...shown, before: formatDollars(before_price, locale) }
		: shown;
}

function weeklyPrice({ subscription_price: price }: PricedCar, settings: PriceSettings): Pick<PriceParts, 'weekly'> {
	if (!settings.offersSubscription || price === undefined || price <= 0) return {};
	return { weekly: `from ${formatDollars(price, settings.locale)} per week` };
}

/** The price on one line, for a link's label or a page's description: the weekly price where there is no other (CARD-5). */
export function priceText(car: PricedCar, settings: PriceSettings): string {
	const { kind, text, weekly } = priceParts(car, settings);
	return kind === 'price' ? text : (weekly ?? text);
}
