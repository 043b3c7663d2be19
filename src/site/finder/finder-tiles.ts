import type { FinderFile, FinderTile } from '../../contract/finder.ts';
import { isSellable } from '../../domain/cars/sellable.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import type { Car } from '../../stock/car/car.ts';
import { cardPicture } from '../cars/card-fields.ts';
import { modelCards } from '../content/range-cards.ts';
import { type Landing, priceSpan } from '../lists/landings.ts';
import { image } from '../pictures/image.ts';
import type { Site } from '../site.ts';

/** Tiles that a panel has room for. */
export const mostTiles = 8;
/** Width of a tile's picture, in pixels; twice that for sharp screens. */
const width = 320;

/** What menus show in pictures: body types by the photo of their first vehicle, and the range as the dealer has it. */
export function finderTiles(site: Site, landings: readonly Landing[], cars: readonly Car[]): FinderFile['tiles'] {
	const bodies = landings.filter(({ kind }) => kind === 'body');
	return {
		bodies: bodies
			.map((landing) => bodyTile(landing, site))
			.filter(([, , count]) => count > 0)
			.sort(([, , few], [, , many]) => many - few)
			.slice(0, mostTiles),
		models: site.config.models.length > 0 ? modelTiles(site, cars) : [],
	};
}

function bodyTile({ name, key, cars }: Landing, { config }: Site): FinderTile {
	return tileOf([name, `${key}/`], cars.filter(isSellable), config);
}

/** A tile for vehicles that are for sale, with the photo of the first. */
export function tileOf(
	[name, path]: readonly [string, string],
	cars: readonly Car[],
	config: Site['config'],
): FinderTile {
	const photo = cars.flatMap((car) => cardPicture(car) ?? [])[0];
	return [name, path, cars.length, fromText(cars, config), photo ? pictureOf(photo) : ''];
}

function modelTiles(site: Site, cars: readonly Car[]): FinderTile[] {
	return modelCards(site).map(({ link, image: picture, count, from, stock }): FinderTile => {
		const own = cars.filter(({ model }) => model.toLowerCase() === link.text.toLowerCase());
		const photo = picture?.src ?? own.flatMap((car) => cardPicture(car) ?? [])[0];
		const price = from ?? fromText(own, site.config);
		const tile = [link.text, link.url, count, price, photo ? pictureOf(photo) : ''] as const;
		return stock ? [...tile, inBrief(stock)] : tile;
	});
}

/** As much as a tile has a line for: `6 new, 2 demo, 5 used` of those in stock, `2 used, 1 coming`. */
const inBrief = (stock: string): string =>
	stock.includes(',') ? stock.replace(/(\p{L}) in stock\b/u, '$1').replace(/ on the way$/, ' coming') : stock;

const pictureOf = (url: string): string =>
	url.startsWith('/.netlify') ? url : image({ url, alt: '', width, ratio: 4 / 3, kind: 'car', widths: [] }).src;

/** `From $18,990`, or the lowest price of a week where that is what is offered; empty where no price is shown. */
function fromText(cars: readonly Car[], { locale, offers_subscription }: Site['config']): string {
	const lowest = priceSpan(cars)?.lowest ?? null;
	if (lowest !== null) return `From ${formatMoney(lowest, locale)}`;
	const weekly = offers_subscription ? cars.flatMap(({ subscription_price }) => subscription_price ?? []) : [];
	return weekly.length > 0 ? `From ${formatMoney(Math.min(...weekly), locale)} a week` : '';
}
