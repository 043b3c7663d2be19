import type { SearchCarType } from '../../domain/addresses/search-path.ts';
import { templateFacts } from '../../domain/words/template.ts';
import { capitalised } from '../../domain/words/wording.ts';
import { emptySearch, type SearchState } from '../../search/state/search-state.ts';
import type { Site } from '../site.ts';
import type { QuickFilter } from './quick-filters.ts';

type CarTypes = readonly SearchCarType[];
type Config = Pick<Site, 'config'>;

/** A list of stock that has cars: `Used`, 50; `types` are the car types that it shows, none where it shows all. */
export type StockList = { name: string; path: string; total: number; types: CarTypes };

/** The site's lists that have cars, each once; a list of one type only where there are others to tell it from. */
export function stockLists(site: Site): StockList[] {
	const byPath = new Map<string, StockList>();
	const everything = site.stockCount(['new', 'used', 'demo']);
	for (const { carTypes } of site.searchPages()) {
		const path = listPath(site, carTypes);
		const total = site.stockCount(carTypes);
		if (total > 0 && (isAll(carTypes) || total < everything)) {
			byPath.set(path, { name: listName(site, carTypes), path, total, types: isAll(carTypes) ? [] : carTypes });
		}
	}
	return [...byPath.values()];
}

/** Where these types are listed. Lists of the same cars are one list for search engines: the first, which also has the further pages. */
export function listPath(site: Pick<Site, 'searchPages'>, carTypes: CarTypes): string {
	const pages = site.searchPages();
	const same = pages.find((page) => page.carTypes.join() === carTypes.join()) ?? pages[0];
	if (!same) throw new Error('A site has a list of its stock.');
	return same.path;
}

/** What page `page` of the list of these types shows, as a search. */
export function listState(carTypes: CarTypes, page: number): SearchState {
	return { ...emptySearch, lists: isAll(carTypes) ? {} : { car_type: carTypes }, page };
}

/** `cars`, `used cars`, `new and demo cars`, in the tenant's words (CARD-6). */
export function stockName({ config }: Config, carTypes: CarTypes): string {
	const { plural } = templateFacts(config.template);
	return isAll(carTypes) ? plural : `${carTypes.map((type) => typeName(config, type)).join(' and ')} ${plural}`;
}

function listName({ config }: Config, carTypes: CarTypes): string {
	return isAll(carTypes) ? 'All' : carTypes.map((type) => capitalised(typeName(config, type))).join(', ');
}

const isAll = (carTypes: CarTypes): boolean => carTypes.length === 3;

const typeName = ({ labels }: Config['config'], type: SearchCarType): string => (type === 'used' ? labels.used : type);

/** `Cars 22 to 42 of 84`. */
export function shownText(
	number: number,
	total: number,
	{ plural, perPage }: { plural: string; perPage: number },
): string {
	const first = (number - 1) * perPage + 1;
	const last = Math.min(number * perPage, total);
	if (total <= perPage) return total === 1 ? 'One in stock' : `All ${total} ${plural} on one page`;
	return `${capitalised(plural)} ${first} to ${last} of ${total}`;
}

/** The tenant's ready-made choices that have cars, then what fits the stock; `path` is the page's own (SRCH-3). */
export function stockPresets(site: Site, path: string, quick: readonly QuickFilter[]): QuickFilter[] {
	const categories = site.landingNames('category', null).map(({ name, path: to }) => ({
		value: `category=${to.split('/').at(-2) ?? ''}`,
		label: name,
		path: to,
		chosen: to === path,
	}));
	const isSeats = site.config.search_categories.some(({ filter }) => filter.includes('seats'));
	return [...categories, ...quick.filter(({ value }) => !(isSeats && value.startsWith('seats=')))];
}
