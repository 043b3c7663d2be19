import type { Block, BlockKind } from '../../config/blocks.ts';
import { searchPath } from '../../domain/addresses/search-path.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import { buyingLocations } from '../../domain/places/location-filter.ts';
import { visibleLocations, withoutRepeats } from '../../domain/places/location-list.ts';
import { templateFacts } from '../../domain/words/template.ts';
import type { CarCardModel } from '../cars/car-card.ts';
import { type QuickSearch, quickSearches } from '../finder/quick-searches.ts';
import { type FinderBox, finderBox } from '../frame/finder-box.ts';
import { listPath, stockLists } from '../lists/type-lists.ts';
import { type Image, image } from '../pictures/image.ts';
import { type LocationCardModel, locationCard } from '../places/location-card.ts';
import type { Site } from '../site.ts';
import { type BlockLink, blockLink } from './block-link.ts';
import { type ContentBlockData, contentBlockData } from './content-block-data.ts';

export type Settings<K extends BlockKind> = Extract<Block, { kind: K }>;

/** A list of stock or a make, with the number of cars in it. */
type CountedLink = { name: string; url: string; count: number };

/** What some blocks need from the site beside their own settings. */
export type BlockData = ContentBlockData & {
	hero: { image: Image | null; buttons: BlockLink[]; finder: FinderBox | null; quick: QuickSearch[] };
	search: { total: number; what: string; all: string; lists: CountedLink[]; makes: CountedLink[] };
	categories: { items: { link: BlockLink; image: Image | null }[] };
	'stock-carousel': { cards: CarCardModel[]; heading: string | undefined; link: BlockLink };
	'call-to-action': { buttons: BlockLink[] };
	'location-cards': { cards: LocationCardModel[] };
};

/** Makes that the search block has room for. */
const mostMakes = 12;

/** One line for each kind of block that shows more than its own settings. */
export const blockData: { [K in keyof BlockData]: (site: Site, settings: Settings<K>) => BlockData[K] } = {
	...contentBlockData,
	hero: (site, { image: url, buttons, search }) => ({
		image: url ? image({ url, alt: '', width: 1600, ratio: 16 / 9, kind: 'page', sizes: '100vw' }) : null,
		buttons: buttons.map((button) => blockLink(button, site.config)),
		finder: search ? finderBox(site.config) : null,
		quick: search ? quickSearches(site.finder()) : [],
	}),
	search: (site) => ({
		total: site.summary().count,
		what: templateFacts(site.config.template).plural,
		all: searchPath(site.config),
		lists: partLists(site),
		makes: makes(site),
	}),
	categories: ({ config, linkUrl }, { items }) => ({
		items: items.map((item) => ({
			link: blockLink({ ...item, url: linkUrl(item.url) }, config),
			image: item.image ? image({ url: item.image, alt: '', width: 480, ratio: 4 / 3, kind: 'page' }) : null,
		})),
	}),
	'stock-carousel': (site, settings) => ({
		...carouselCards(site, settings),
		link: blockLink(settings.link ?? everything(site), site.config),
	}),
	'call-to-action': ({ config }, { buttons }) => ({ buttons: buttons.map((button) => blockLink(button, config)) }),
	'location-cards': ({ config }, { subtype }) => {
		const visible = visibleLocations(config.locations);
		const listed = subtype === 'buying' ? buyingLocations(visible) : visible;
		return { cards: withoutRepeats(listed).map((location) => locationCard(location, config)) };
	},
};

/** So many cars at least make a row of what has just arrived. */
const fewestArrivals = 4;

/** The cars of a carousel, and its heading where it shows others than it was asked for. */
function carouselCards(
	site: Site,
	{ order, filter = '', count, heading_otherwise: otherwise }: Settings<'stock-carousel'>,
): Pick<BlockData['stock-carousel'], 'cards' | 'heading'> {
	if (order === undefined || order === 'most_relevant')
		return { cards: site.featured(filter, count), heading: undefined };
	const cards = site.latest(order, filter, count);
	const fewest = order === 'just_arrived' ? Math.min(fewestArrivals, count) : 1;
	if (cards.length >= fewest || otherwise === undefined) return { cards, heading: undefined };
	return { cards: site.featured(filter, count), heading: otherwise };
}

/** The lists of some of the cars; the list of all of them is the block's main link. */
function partLists(site: Site): CountedLink[] {
	const all = listPath(site, ['new', 'used', 'demo']);
	return stockLists(site)
		.filter(({ path }) => path !== all)
		.map(({ name, path, total }) => ({ name, url: path, count: total }));
}

/** The makes with most cars, each with its list (SRCH-6). */
function makes(site: Site): CountedLink[] {
	return site
		.summary()
		.makes.slice(0, mostMakes)
		.map(({ name, count }) => ({ name: brandName(name), url: site.searchUrl({ make: [name] }), count }));
}

function everything({ config }: Site): { text: string; url: string } {
	return { text: `All ${templateFacts(config.template).plural}`, url: searchPath(config) };
}
