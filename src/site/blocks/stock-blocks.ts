import type { Block } from '../../config/blocks.ts';
import { spokenOf } from '../../domain/words/template-words.ts';
import type { CarCardModel } from '../cars/car-card.ts';
import { type Image, image } from '../pictures/image.ts';
import type { Site } from '../site.ts';
import { type BlockLink, blockLink } from './block-link.ts';

type Carousel = Extract<Block, { kind: 'stock-carousel' }>;
type TileSettings = Extract<Block, { kind: 'categories' }>['items'];

/** A tile; `count` as `12 trucks`, where it leads into the stock. */
export type Tile = { link: BlockLink; image: Image | null; count: string | null };

/** So many cars at least make a row of what has just arrived. */
const fewestArrivals = 4;

/** The cars of a carousel, and its heading where it shows others than it was asked for. Cars that the page has shown give way to others. */
export function carouselCards(
	site: Site,
	{ order, filter = '', count, heading_otherwise: otherwise }: Carousel,
	shown: ReadonlySet<number>,
): { cards: CarCardModel[]; heading: string | undefined } {
	const asked = 2 * count + shown.size;
	const relevant = () => unseen(site.featured(filter, asked), shown, count);
	if (order === undefined || order === 'most_relevant') return { cards: relevant(), heading: undefined };
	const cards = unseen(site.latest(order, filter, asked), shown, count);
	const fewest = order === 'just_arrived' ? Math.min(fewestArrivals, count) : 1;
	if (cards.length >= fewest || otherwise === undefined) return { cards, heading: undefined };
	return { cards: relevant(), heading: otherwise };
}

/**
 * The first `count` cars with picture and price that the page has not shown yet; those without too, and the first of all, where too few
 * are left for a row.
 */
function unseen(cards: readonly CarCardModel[], shown: ReadonlySet<number>, count: number): CarCardModel[] {
	const fewest = Math.min(fewestArrivals, count, cards.length);
	const others = cards.filter(({ id }) => !shown.has(id));
	const complete = others.filter(({ image, price }) => image !== null && price.kind === 'price');
	const row = [complete, others].find(({ length }) => length >= fewest) ?? cards;
	return row.slice(0, count);
}

/** Tiles with the number of vehicles behind them. Where none has a picture and all lead into the stock, their first vehicles stand for them. */
export function stockTiles(site: Site, items: TileSettings): Tile[] {
	const { singular, plural } = spokenOf(site.config.template);
	const stock = items.map(({ url }) => site.linkedStock(url));
	const isPlain = items.every((item) => !item.image);
	const photos = new Set(stock.map((linked) => linked?.photo));
	const isPictured = isPlain && photos.size === items.length && ![...photos].some((photo) => !photo);
	return items.map((item, index) => {
		const { count, photo } = stock[index] ?? { count: 0, photo: null };
		const url = item.image ?? (isPictured ? photo : null);
		return {
			link: blockLink({ ...item, url: site.linkUrl(item.url) }, site.config),
			image: url ? image({ url, alt: '', width: 480, ratio: 4 / 3, kind: 'page' }) : null,
			count: count > 0 ? `${count.toLocaleString(site.config.locale)} ${count === 1 ? singular : plural}` : null,
		};
	});
}
