import type { SearchCarType } from '../../domain/addresses/search-path.ts';
import { capitalised } from '../../domain/words/wording.ts';
import type { CarCardModel } from '../cars/car-card.ts';
import type { Site } from '../site.ts';
import { type StockList, stockLists, stockName } from './type-lists.ts';

/** What a page shows in the place of a list that has nothing: the first of the nearest list. */
export type NearestList = Pick<StockList, 'path' | 'total'> & { heading: string; cards: CarCardModel[] };

/** Two rows of three. */
const mostCards = 6;

/** What is most like a type, best first. */
const nearest: Readonly<Record<SearchCarType, readonly SearchCarType[]>> = {
	new: ['demo', 'used'],
	demo: ['new', 'used'],
	used: ['demo', 'new'],
};

/**
 * The list that has what is most like these types (ROUTE-4): of demonstrators the new ones, of new ones the demonstrators; else that
 * of everything. Null where nothing is in stock.
 */
export function nearestList(site: Site, carTypes: readonly SearchCarType[]): NearestList | null {
	const lists = stockLists(site);
	const wanted = carTypes.flatMap((type) => nearest[type]);
	const found =
		wanted.flatMap((type) => lists.find(({ types }) => types.length === 1 && types[0] === type) ?? [])[0] ?? lists[0];
	if (!found) return null;
	const { path, total, types } = found;
	return { path, total, heading: heading(site, types), cards: site.linkedCards(path, mostCards) };
}

function heading(site: Site, types: readonly SearchCarType[]): string {
	return capitalised(`${stockName(site, types.length > 0 ? types : everyType)} in stock`);
}

const everyType: readonly SearchCarType[] = ['new', 'used', 'demo'];
