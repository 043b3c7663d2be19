import type { WeeklyTerms } from '../domain/money/weekly-price.ts';
import type { SortName } from '../search/fields/sorts.ts';

/** Where a site says what its search boxes suggest. */
export const finderPath = '/finder.json';

/**
 * A name, how many vehicles it stands for, its path where that is not the list's with the name as a slug, and further words that it is
 * found by.
 */
export type FinderEntry = readonly [name: string, count: number, path?: string, words?: string];

/** A make with its models, whose paths are below the make's. Without its own list its count is 0. */
export type FinderMake = readonly [name: string, count: number, path: string, models: readonly FinderEntry[]];

/** A picture with words in a menu's panel: its lowest price and, where that is not the count alone, what is in stock. */
export type FinderTile = readonly [
	name: string,
	path: string,
	count: number,
	from: string,
	picture: string,
	stock?: string,
];

/** How a search box asks what the list would answer: the same search reads the words and counts the vehicles. */
export type FinderSearch = {
	engine: 'page' | 'typesense';
	/** Where the index of the stock is named. */
	pointerPath: string;
	/** Where a server searches: what gives visitors a key to it. */
	keyPath?: string;
	defaultSort: SortName;
	sorts: readonly { name: SortName }[];
	/** Where the site says what a car costs a week (CAR-12). */
	weekly?: WeeklyTerms;
};

/** Suggestions that are one list each. */
export type FinderList = 'bodies' | 'prices' | 'conditions' | 'categories' | 'cities' | 'pages';

/** `/finder.json`: what search boxes suggest and menus show in pictures (SRCH-3, ROUTE-19). Loaded when one of them is used. */
export type FinderFile = {
	locale: string;
	/** The list of everything: what is typed goes there as `q`, and other paths begin with it. */
	list: string;
	words: { singular: string; plural: string };
	/** What the site's own search is asked with. */
	search: FinderSearch;
	makes: readonly FinderMake[];
	lists: Readonly<Record<FinderList, readonly FinderEntry[]>>;
	/** A small photo of one of the vehicles of each make, model and body, by the path of their list below that of everything. */
	pictures: Readonly<Record<string, string>>;
	tiles: { bodies: readonly FinderTile[]; models: readonly FinderTile[] };
	/** Of lists of some of the stock that a menu opens, `/search/used-cars/`: what is in them alone. */
	parts: Readonly<Record<string, FinderPart>>;
};

/** What a menu shows of a list of some of the stock. */
export type FinderPart = {
	bodies: readonly FinderTile[];
	makes: readonly FinderEntry[];
	prices: readonly FinderEntry[];
};
