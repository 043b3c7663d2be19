/**
 * What is shown where a car's price goes (CARD-5): the price when it is above $10, else PREORDER for a preorder, else
 * the site's no-price text. `$51,990` has no decimals, `$51,990.50` has two.
 */

const highestUnshownPrice = 10;

/**
 * Dollars as `$51,990` or `$51,990.50`: two decimals only where there is a part of a dollar (CARD-5). The three locales
 * write them alike, so this needs no Intl, whose first use costs a small build a tenth of its time.
 */
export function formatDollars(dollars: number): string {
	const cents = Math.round(Math.abs(dollars) * 100);
	const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
	const part = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`;
	return `${dollars < 0 && cents > 0 ? '-' : ''}$${whole}${part}`;
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
	/** Shown where the price is not. */
	noPriceText: string;
	/** `offers_subscription` of the site. */
	offersSubscription: boolean;
};

export type PriceParts = {
	kind: 'price' | 'preorder' | 'no-price';
	text: string;
	/** What `text` says, in dollars and whole cents: for structured data, so that no two places can differ. */
	amount?: number;
	/** The higher price of before, to be struck through. */
	before?: string;
	/** `from $199 per week`. */
	weekly?: string;
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
	return { ...mainPrice(car, settings), ...weeklyPrice(car, settings) };
}

function mainPrice({ price, before_price, preorder }: PricedCar, { noPriceText }: PriceSettings): PriceParts {
	const amount = shownPrice(price);
	if (price === undefined || amount === undefined) {
		return preorder ? { kind: 'preorder', text: 'PREORDER' } : { kind: 'no-price', text: noPriceText };
	}
	const shown: PriceParts = { kind: 'price', text: formatDollars(amount), amount };
	return before_price !== undefined && before_price > price ? { ...shown, before: formatDollars(before_price) } : shown;
}

function weeklyPrice({ subscription_price: price }: PricedCar, settings: PriceSettings): Pick<PriceParts, 'weekly'> {
	if (!settings.offersSubscription || price === undefined || price <= 0) return {};
	return { weekly: `from ${formatDollars(price)} per week` };
}
