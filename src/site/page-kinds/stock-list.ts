import type { SearchCarType } from '../../domain/search-path.ts';
import { isHired, templateFacts } from '../../domain/template.ts';
import { capitalised } from '../../domain/wording.ts';
import { emptySearch, type SearchState } from '../../search/search-state.ts';
import { contactPath, homePath, stockPagePath } from '../links.ts';
import { pageKind } from '../page-kind.ts';
import { pagination } from '../pagination.ts';
import { carsPerPage, pageCount } from '../paging.ts';
import { searchSettings } from '../search-settings.ts';
import type { Site } from '../site.ts';
import { listPath, stockLists, stockName } from '../stock-lists.ts';

type Params = {
	/** Path of the list's first page. */
	list: string;
	number: number;
	carTypes: readonly SearchCarType[];
};

/** The pages that list stock (ROUTE-3, ROUTE-4): plain links lead from one to the next. */
export const stockList = pageKind({
	pages: (site) =>
		site.searchPages().flatMap(({ path: list, carTypes }) => {
			const canonical = listPath(site, carTypes) === list;
			const total = site.stockCount(carTypes);
			return Array.from({ length: canonical ? pageCount(total) : 1 }, (_, index) => ({
				path: stockPagePath(list, index + 1),
				params: { list, number: index + 1, carTypes },
				indexed: canonical && total > 0,
			}));
		}),
	model: (site, { list, number, carTypes }: Params) => {
		const canonical = listPath(site, carTypes);
		const total = site.stockCount(carTypes);
		const heading = listHeading(site, carTypes);
		const { plural } = templateFacts(site.config.template);
		return {
			heading,
			title: number === 1 ? heading : `${heading}, page ${number}`,
			intro: total > 0 ? intro(site, carTypes, total) : null,
			description: `${heading} at ${site.config.name}, with photos, prices and where to see them.`,
			breadcrumbs: [
				{ name: 'Home', path: homePath },
				{ name: capitalised(stockName(site, carTypes)), path: list },
			],
			cards: site.stockPage(carTypes, number),
			total,
			shown: shownText(number, total, plural),
			pagination: pagination({ list, canonical, number, count: pageCount(total) }),
			/** An empty list is nothing for search engines. */
			canonicalPath: total > 0 ? stockPagePath(canonical, number) : null,
			lists: stockLists(site).map((other) => ({ ...other, current: other.path === canonical })),
			empty: `There are no ${stockName(site, carTypes)} in stock right now. New arrivals come in all the time: ask us what is on its way.`,
			contactPath,
			search: searchSettings(site, listPath(site, allTypes), {
				path: stockPagePath(list, number),
				state: listState(carTypes, number),
			}),
		};
	},
	indexed: true,
});

const allTypes: readonly SearchCarType[] = ['new', 'used', 'demo'];

/** What a page of a list shows, as a search. */
function listState(carTypes: readonly SearchCarType[], page: number): SearchState {
	const lists = carTypes.length < allTypes.length ? { car_type: carTypes } : {};
	return { ...emptySearch, lists, page };
}

/** `Cars 22 to 42 of 84`. */
function shownText(number: number, total: number, plural: string): string {
	const first = (number - 1) * carsPerPage + 1;
	const last = Math.min(number * carsPerPage, total);
	if (total <= carsPerPage) return total === 1 ? 'One in stock' : `All ${total} ${plural} on one page`;
	return `${capitalised(plural)} ${first} to ${last} of ${total}`;
}

function listHeading(site: Site, carTypes: readonly SearchCarType[]): string {
	const city = site.config.override_city ?? site.config.address.city;
	const name = capitalised(stockName(site, carTypes));
	const what = isHired(site.config.template) ? name : `${name} for sale`;
	return city ? `${what} in ${city}` : what;
}

function intro(site: Site, carTypes: readonly SearchCarType[], total: number): string {
	const { singular } = templateFacts(site.config.template);
	const many = total === 1 ? `One ${singular}` : `${total} ${stockName(site, carTypes)}`;
	return `${many} in stock at ${site.config.name}.`;
}
