/** Where a site says what its search boxes suggest. */
export const finderPath = '/finder.json';

/** A name, how many vehicles it stands for, and its path where that is not the list's with the name as a slug. */
export type FinderEntry = readonly [name: string, count: number, path?: string];

/** A make with its models, whose paths are below the make's. Without its own list its count is 0. */
export type FinderMake = readonly [name: string, count: number, path: string, models: readonly FinderEntry[]];

/** A picture with words in a menu's panel; `from` is its lowest price in words. */
export type FinderTile = readonly [name: string, path: string, count: number, from: string, picture: string];

/** Suggestions that are one list each. */
export type FinderList = 'bodies' | 'prices' | 'conditions' | 'categories' | 'cities' | 'pages';

/** `/finder.json`: what search boxes suggest and menus show in pictures (SRCH-3, ROUTE-19). Loaded when one of them is used. */
export type FinderFile = {
	locale: string;
	/** The list of everything: what is typed goes there as `q`, and other paths begin with it. */
	list: string;
	words: { singular: string; plural: string };
	/** Values in stock, by field: what typed words are read in the light of. */
	values: Readonly<Record<string, readonly string[]>>;
	/** What conditions are called (CARD-6). */
	conditions: Readonly<Record<string, string>>;
	makes: readonly FinderMake[];
	lists: Readonly<Record<FinderList, readonly FinderEntry[]>>;
	tiles: { bodies: readonly FinderTile[]; models: readonly FinderTile[] };
};
