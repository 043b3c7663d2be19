import { isInStock } from '../../domain/cars/sellable.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import type { Car } from '../../stock/car/car.ts';
import { lowestPrice } from './model-facts.ts';
import { hereText } from './model-words.ts';

/** The cars of a variant that one can choose here: what somebody has reserved is not among them. */
export type VariantStock = {
	count: number;
	/** `2 in stock, 1 on the way`; demonstrators beside new ones with their own price, `1 new in stock, 1 demo from $53,990`. */
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

/** What is here of a variant (ROUTE-17). `isDemoPrice`: whether the price that it is shown with is a demonstrator's. */
export function variantStock(free: readonly Car[], isDemoPrice: boolean, locale: string): VariantStock {
	const demos = isDemoPrice ? [] : free.filter(({ car_type }) => car_type === 'demo');
	const others = free.filter((car) => !demos.includes(car));
	const demo = demos.length > 0 ? demoText(demos, locale) : null;
	const stock = [others.length > 0 || !demo ? hereText(others, demo ? 'new' : '') : null, demo];
	const shown = free.find(({ images }) => images.length > 0);
	const url = shown?.images[0]?.image.url;
	return {
		count: free.length,
		stock: stock.filter((text) => text !== null).join(', '),
		see: others.length === 0 && demo ? seeDemo(demos, locale) : seeText(free.length, demo ? '' : hereText(others)),
		demo,
		only: free.length === 1 ? (free[0]?.slug ?? null) : null,
		photo: url ? { url, colour: shown.colour ? localiseText(shown.colour.toLowerCase(), locale) : null } : null,
	};
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
