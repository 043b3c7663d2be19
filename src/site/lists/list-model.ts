import type { CarCardModel } from '../cars/car-card.ts';
import type { NearestList } from './nearest-list.ts';
import type { Pagination } from './pagination.ts';
import type { QuickFilter } from './quick-filters.ts';
import type { PanelFacet } from './search-panel.ts';
import type { SearchSettings } from './search-settings.ts';

/** A page that lists stock, as its view shows it: a list of car types, or a landing of one make, model, body, city or category. */
export type StockListModel = {
	/** `Kia cars for sale in Cowra`; `counted` is the same with its number, `25 Kia cars for sale`, and without the site's one city. */
	heading: string;
	counted: string;
	/** The city of all of the site's cars, `Cowra`, where it has but one. */
	city: string | null;
	title: string;
	/** How many cars, and on a landing what they cost; null on further pages of one. */
	intro: string | null;
	/** What the cars of a model are, in a line; '' on all other lists. */
	facts: string;
	description: string;
	breadcrumbs: { name: string; path: string }[];
	cards: CarCardModel[];
	/** How many are for sale; those just sold still show. */
	total: number;
	pagination: Pagination | null;
	/** Null keeps the page out of search engines. */
	canonicalPath: string | null;
	/** The lists of car types that have cars; none on a landing. */
	lists: { name: string; path: string; total: number; types: readonly string[]; current: boolean }[];
	/** Said where there are no cars. */
	empty: string;
	/** Shown in the place of a list without cars. */
	nearest: NearestList | null;
	contactPath: string;
	/** The filters as links, which lead to a landing where there is one. Empty where there are no cars. */
	panel: PanelFacet[];
	/** Conditions, the tenant's ready-made choices that have cars, then what fits the stock (SRCH-3). */
	presets: QuickFilter[];
	/** Links to other landings, for the end of the page: of a make its models, then other makes. */
	links: LinkGroup[];
	/** What the search in the page starts with. */
	search: SearchSettings;
};

/** `Other makes`: Kia, Mazda; `total` where it is of cars of the page itself. */
export type LinkGroup = { heading: string; items: { name: string; path: string; total?: number }[] };
