import type { SiteConfig } from '../../config/site.ts';
import { apiBases, searchKeyPath } from '../../contract/paths.ts';
import { wantedKey } from '../../contract/wanted.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import { isHired, templateFacts } from '../../domain/words/template.ts';
import { type SortName, type SortOption, sortOptions } from '../../search/fields/sorts.ts';
import type { ListWords } from '../../search/headings/search-name.ts';
import type { SearchState } from '../../search/state/search-state.ts';
import type { CardTerms } from '../cars/card-repayment.ts';
import { cardTerms, weeklyTerms } from '../cars/card-terms.ts';
import { stockPointerPath } from '../index/stock-index.ts';
import { contactPath } from '../pages/links.ts';
import { dealershipNames } from '../places/dealership-names.ts';
import type { Site } from '../site.ts';
import { type NearPlace, nearPlaces } from './near-places.ts';
import { carsPerPage, type ListLayout } from './page-numbers.ts';
import { siteFacets } from './site-facets.ts';

/** A ready-made choice (SRCH-3) and its filter. */
type SearchCategory = { slug: string; name: string; filter: string };

/** What a page with results tells the search that is loaded into it. */
export type SearchSettings = {
	engine: 'page' | 'typesense';
	/** The page's own path, and what its cars are chosen by: `/search/used-cars/` is the search for used cars. */
	own: { path: string; state: SearchState };
	/** The list of all cars, whose address carries every other search. */
	listPath: string;
	/** Where the index of the stock is named. */
	pointerPath: string;
	/** Where a server searches: what gives visitors a key to it. */
	keyPath?: string;
	/** The contact page, for what a visitor would like to have found: the words come behind it. */
	wantedPath: string;
	defaultSort: SortName;
	sorts: readonly SortOption[];
	categories: readonly SearchCategory[];
	/** Names of dealerships by slug. */
	dealerships: Readonly<Record<string, string>>;
	/** Where cars stand, on sites with several cities. */
	places?: readonly NearPlace[];
	/** How cards say repayments, and the price filter: only where the site does. */
	repayments?: CardTerms;
	/** What words by the week are read with where cards say no repayment: they do for such words. */
	weekly?: CardTerms;
	/** `car`, `cars`, ` for sale`. */
	words: ListWords;
	/** How cars stand on a page, and how many (SRCH-4). */
	layout: ListLayout;
	perPage: number;
};

/** The settings of the search on a page of the site. */
export function searchSettings(site: Site, listPath: string, own: SearchSettings['own']): SearchSettings {
	const { search, search_categories, template, locations, dealerships } = site.config;
	const repayments = cardTerms(site.config);
	const weekly = weeklyTerms(site.config);
	const places = nearPlaces(site.config);
	return {
		...searchedBy(site.config),
		own,
		listPath,
		wantedPath: `${contactPath}?${wantedKey}=`,
		categories: searchCategories({ search_categories }),
		dealerships: dealershipNames({ locations, dealerships }),
		...(places.length > 0 && { places }),
		...(repayments ? { repayments } : weekly && { weekly }),
		words: listWords(template),
		layout: search.layout,
		perPage: carsPerPage(search),
	};
}

/** What searches the stock, and in which orders; for lists and for search boxes. */
export const searchedBy = ({ search, locale, mock }: Pick<SiteConfig, 'search' | 'locale' | 'mock'>) =>
	({
		engine: search.engine,
		pointerPath: stockPointerPath,
		...(search.engine === 'typesense' && { keyPath: apiBases[mock ? 'mock' : 'live'] + searchKeyPath }),
		defaultSort: search.default_sort,
		sorts: sortOptions(search, locale),
	}) satisfies Partial<SearchSettings>;

/** What a list's heading is written with. */
export const headingWords = ({ locale, labels, template }: Pick<SiteConfig, 'locale' | 'labels' | 'template'>) => ({
	labels: { locale, labels, dealerships: {} },
	words: listWords(template),
});

/** The words for what a list shows. */
export function listWords(template: SiteConfig['template']): ListWords {
	const { singular, plural } = templateFacts(template);
	return { singular, plural, sale: isHired(template) ? '' : ' for sale' };
}

/** The site's ready-made choices, each with its name in addresses (SRCH-3). */
export function searchCategories({ search_categories }: Pick<SiteConfig, 'search_categories'>): SearchCategory[] {
	return search_categories.map(({ name, slug, filter }) => ({ name, slug: slug ?? slugify(name), filter }));
}

/** Every name of a parameter by which an address asks for more than its page shows. */
export const askingParameters = (
	config: Pick<SiteConfig, 'search' | 'template' | 'locale' | 'subscription'>,
): string[] => [
	'q',
	'category',
	'sort',
	'page',
	...new Set(siteFacets(config).flatMap(({ param, field, aliases = [] }) => [param, field, ...aliases])),
];
