import { isInStock } from '../../domain/cars/sellable.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import type { Car } from '../../stock/car/car.ts';
import { lowestPrice } from './model-facts.ts';
import { hereText } from './model-words.ts';

/** The cars of a variant that one can choose here: what somebody has reserved is not among them. */
export type VariantStock = {
	count: number;
	/** `2 in stock, 1 on the way`; `1 in stock at $49,990` where that is not the variant's price; demonstrators beside new ones with their own price, `1 new in stock, 1 demo from $53,990`. */
	stock: string;
	/** `See the 2 in stock`, `See the demo, $53,990`; null where there is none. */
	see: string | null;
	/** Its demonstrators alone, `1 demo from $53,990`; null where the price above is theirs, or there is none. */
	demo: string | null;
	/** The one in stock, where there is one. */
	only: string | null;
	/** A picture of one in stock, and its colour. */
	photo: { url: string; colour: string | null } | null;
};

/** The price that a variant is shown with, in dollars, and whether it is a demonstrator's. */
type Shown = { price: number | null; isDemo: boolean };

/** What is here of a variant (ROUTE-17), with its price where that is not the one shown. */
export function variantStock(free: readonly Car[], shown: Shown, locale: string): VariantStock {
	const demos = shown.isDemo ? [] : free.filter(({ car_type }) => car_type === 'demo');
	const others = free.filter((car) => !demos.includes(car));
	const demo = demos.length > 0 ? demoText(demos, locale) : null;
	const here = hereText(others, demo ? 'new' : '') + priceText(others, shown, locale);
	const stock = [others.length > 0 || !demo ? here : null, demo];
	const pictured = free.find(({ images }) => images.length > 0);
	const url = pictured?.images[0]?.image.url;
	return {
		count: free.length,
		stock: stock.filter((text) => text !== null).join(', '),
		see: others.length === 0 && demo ? seeDemo(demos, locale) : seeText(free.length, demo ? '' : hereText(others)),
		demo,
		only: free.length === 1 ? (free[0]?.slug ?? null) : null,
		photo: url ? { url, colour: pictured.colour ? localiseText(pictured.colour.toLowerCase(), locale) : null } : null,
	};
}

/** ` at $49,990` of a single one, ` from $49,990` of several; '' where it is the price shown, or nobody knows it. */
function priceText(cars: readonly Car[], { price }: Shown, locale: string): string {
	const lowest = lowestPrice(cars);
	if (lowest === undefined || lowest === price) return '';
	return `${cars.length === 1 ? ' at' : ' from'} ${formatMoney(lowest, locale)}`;
}

/** `1 demo from $53,990`, `2 demos on the way from $53,990`. */
function demoText(demos: readonly Car[], locale: string): string {
	const lowest = lowestPrice(demos);
	const what = demos.length === 1 ? '1 demo' : `${demos.length} demos`;
	const where = demos.some(isInStock) ? '' : ' on the way';
	return what + where + (lowest === undefined ? '' : ` from ${formatMoney(lowest, locale)}`);
}

function seeDemo(demos: readonly Car[], locale: string): string {
	const lowest = lowestPrice(demos);
	if (demos.length > 1) return `See the ${demos.length} demos`;
	return `See the demo${lowest === undefined ? '' : `, ${formatMoney(lowest, locale)}`}`;
}

function seeText(count: number, stock: string): string | null {
	if (count === 0) return null;
	const where = /^\d+ in stock$/.test(stock) ? 'in stock' : /^\d+ on the way$/.test(stock) ? 'on the way' : null;
	if (where === null) return `See all ${count}`;
	return `See the ${count === 1 ? 'one' : count} ${where}`;
}
