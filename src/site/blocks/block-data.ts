import type { Block, BlockKind } from '../../config/blocks.ts';
import { searchPath } from '../../domain/addresses/search-path.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import { buyingLocations } from '../../domain/places/location-filter.ts';
import { visibleLocations, withoutRepeats } from '../../domain/places/location-list.ts';
import { templateFacts } from '../../domain/words/template.ts';
import { spokenOf } from '../../domain/words/template-words.ts';
import type { CarCardModel } from '../cars/car-card.ts';
import { type QuickSearch, quickBodies, quickSearches } from '../finder/quick-searches.ts';
import type { StockChoice } from '../finder/stock-choice.ts';
import { type FinderBox, finderBox } from '../frame/finder-box.ts';
import { listPath, stockLists } from '../lists/type-lists.ts';
import { type Image, image } from '../pictures/image.ts';
import { locationCard } from '../places/location-card.ts';
import { type PlaceCardModel, placeCards } from '../places/place-cards.ts';
import { stockedCard } from '../places/place-stock.ts';
import { type SiteRating, siteRating } from '../places/site-rating.ts';
import type { Site } from '../site.ts';
import { type BlockLink, blockLink } from './block-link.ts';
import { carouselLinks } from './carousel-links.ts';
import { type ContentBlockData, contentBlockData } from './content-block-data.ts';
import { otherButtons, type Shortcut, shortcuts } from './shortcuts.ts';
import { carouselCards, stockTiles, type Tile } from './stock-blocks.ts';

export type Settings<K extends BlockKind> = Extract<Block, { kind: K }>;

/** A list of stock or a make, with the number of cars in it. */
type CountedLink = { name: string; url: string; count: number };

/** What some blocks need from the site beside their own settings. */
export type BlockData = ContentBlockData & {
	hero: {
		image: Image | null;
		narrow: Image | null;
		/** Whether the theme draws the picture below the words: it is written there too, or a page that is still arriving would push it down. */
		pictureLast: boolean;
		buttons: BlockLink[];
		finder: FinderBox | null;
		choice: StockChoice | null;
		quick: QuickSearch[];
		proof: SiteRating | null;
		stock: { count: number; what: string; url: string } | null;
		shortcuts: Shortcut[];
	};
	search: {
		/** Whether it has more than the one way into the stock that a search box above it is too. */
		drawn: boolean;
		total: number;
		what: string;
		all: string;
		finder: FinderBox | null;
		lists: CountedLink[];
		makes: CountedLink[];
	};
	categories: { items: Tile[] };
	'stock-carousel': { cards: CarCardModel[]; heading: string | undefined; link: BlockLink; end: BlockLink | null };
	'call-to-action': { buttons: BlockLink[] };
	/** `short`: whether each says no more than where it is, its hours today and its number. */
	'location-cards': { cards: PlaceCardModel[]; short: boolean };
};

/** What the page has shown above a block, the ids of cars, and whether there was a search box; and whether it has tiles that lead into the stock, and tiles of makes. */
export type Around = { shown: ReadonlySet<number>; finder: boolean; tiles: boolean; makeTiles: boolean };

/** Makes that the search block has room for. */
const mostMakes = 12;

/** Of more places the cards are short: whole ones are on their list. */
const mostWholeCards = 2;

/** One line for each kind of block that shows more than its own settings. */
export const blockData: {
	[K in keyof BlockData]: (site: Site, settings: Settings<K>, around: Around) => BlockData[K];
} = {
	...contentBlockData,
	hero: (site, { image: url, image_narrow: narrow, search, ...settings }, { tiles }) => {
		const choice = search ? site.stockChoice() : null;
		const links = settings.buttons.map((button) => blockLink(button, site.config));
		const beside = search ? searched(site, choice, { tiles }) : unsearched;
		// The choice opens that list too, and what it leaves of the buttons is in the menu already.
		const menu = choice ? site.header().menu.flatMap((entry) => [entry, ...entry.items]) : [];
		const buttons = otherButtons(links, [...beside.shortcuts, ...menu, ...(choice ? [{ url: choice.action }] : [])]);
		return {
			image: url ? image({ url, alt: '', width: 1600, ratio: 16 / 9, kind: 'page', sizes: '100vw' }) : null,
			narrow:
				url && narrow ? image({ url: narrow, alt: '', width: 800, ratio: 1, kind: 'page', sizes: '100vw' }) : null,
			pictureLast: site.config.theme.hero === 'type',
			buttons,
			...beside,
		};
	},
	search: (site, _, { finder, makeTiles }) => {
		const lists = partLists(site);
		const own = makeTiles ? [] : makes(site);
		return {
			drawn: !finder || lists.length > 1 || own.length > 1,
			total: site.summary().count,
			what: templateFacts(site.config.template).plural,
			all: searchPath(site.config),
			finder: finder ? null : finderBox(site.config),
			lists,
			makes: own,
		};
	},
	categories: (site, { items }) => ({ items: stockTiles(site, items) }),
	'stock-carousel': (site, settings, { shown }) => ({
		...carouselCards(site, settings, shown),
		...carouselLinks(site, settings),
	}),
	'call-to-action': ({ config }, { buttons }) => ({ buttons: buttons.map((button) => blockLink(button, config)) }),
	'location-cards': (site, { subtype, department }) => {
		const { config } = site;
		const visible = visibleLocations(config.locations);
		const some = subtype === 'buying' ? buyingLocations(visible) : visible;
		const meant = some.filter(({ location_type }) => department !== undefined && location_type === department);
		if (meant.length > 0 || subtype === 'buying') {
			const listed = meant.length > 0 ? meant : some;
			const cards = withoutRepeats(listed).map((location) => stockedCard(site, locationCard(location, config)));
			return { cards, short: false };
		}
		const cards = placeCards(config, withoutRepeats(visible)).map((card) => stockedCard(site, card));
		return { cards, short: department === undefined && cards.length > mostWholeCards };
	},
};

type Searched = Omit<BlockData['hero'], 'image' | 'narrow' | 'pictureLast' | 'buttons'>;

/** What stands around the search box of a hero. Where one chooses make and price, these are not said again, nor bodies that the page has tiles of. */
function searched(site: Site, choice: StockChoice | null, { tiles }: { tiles: boolean }): Searched {
	const file = site.finder();
	return {
		finder: { ...finderBox(site.config), ...(choice && { action: choice.action }) },
		choice,
		quick: choice ? quickBodies(tiles ? [] : file.lists.bodies, file.list) : quickSearches(file),
		proof: siteRating(site.config),
		stock: choice ? null : allStock(site),
		shortcuts: shortcuts(site),
	};
}

const unsearched: Searched = { finder: null, choice: null, quick: [], proof: null, stock: null, shortcuts: [] };

/** What there is to choose from, in numbers; null while there is nothing. */
function allStock(site: Site): { count: number; what: string; url: string } | null {
	const { count } = site.summary();
	const { singular, plural } = spokenOf(site.config.template);
	return count > 0 ? { count, what: count === 1 ? singular : plural, url: searchPath(site.config) } : null;
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
