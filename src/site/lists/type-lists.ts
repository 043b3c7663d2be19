import type { SearchCarType } from '../../domain/addresses/search-path.ts';
import { templateFacts } from '../../domain/words/template.ts';
import { capitalised } from '../../domain/words/wording.ts';
import { emptySearch, type SearchState } from '../../search/state/search-state.ts';
import { locationsPath } from '../pages/links.ts';
import type { Site } from '../site.ts';
import { nearChoice, nearPlaces } from './near-places.ts';
import type { QuickFilter } from './quick-filters.ts';
import type { PanelFacet } from './search-panel.ts';

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

type Stocked = { inStock: number; total: number; name: string; at: string };

/**
 * `12 cars in stock at Test Motors`; where some of the `total` are on their way, `12 in stock at Test Motors, 3 more on the way`.
 * `name` is what a single one or several are called.
 */
export function inStockWords({ inStock, total, name, at }: Stocked): string {
	if (inStock < total) return `${inStock} in stock at ${at}, ${total - inStock} more on the way`;
	return `${inStock === 1 ? 'One' : inStock} ${name} in stock at ${at}`;
}

type PresetsOf = { path: string; quick: readonly QuickFilter[]; panel: readonly Pick<PanelFacet, 'field'>[] };

/**
 * The nearest city where there are several, conditions, which phones alone show, then the tenant's ready-made choices that have cars, then what fits the stock; `path` is the
 * page's own (SRCH-3). Of cars by the week the conditions come last.
 */
export function stockPresets(site: Site, { path, quick, panel }: PresetsOf): QuickFilter[] {
	const isNear = panel.some(({ field }) => field === 'city') && nearPlaces(site.config).length > 0;
	const categories = site.landingNames('category', null).map(({ name, path: to }) => ({
		value: `category=${to.split('/').at(-2) ?? ''}`,
		label: name,
		path: to,
		chosen: to === path,
	}));
	const isSeats = site.config.search_categories.some(({ filter }) => filter.includes('seats'));
	const isCondition = ({ value }: QuickFilter): boolean => value.startsWith('type=');
	const fits = quick.filter((one) => !isCondition(one) && !(isSeats && one.value.startsWith('seats=')));
	const near: QuickFilter[] = isNear ? [{ ...nearChoice, path: locationsPath, chosen: false }] : [];
	const conditions = quick.filter(isCondition);
	const others = [...categories, ...fits];
	// Where they matter least, they come last.
	const areFirst = quick.findIndex(isCondition) === 0;
	return [...near, ...(areFirst ? [...conditions, ...others] : [...others, ...conditions])];
}
