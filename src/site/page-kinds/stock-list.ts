import { type SearchCarType, searchPages, searchPath } from '../../domain/search-path.ts';
import { templateFacts } from '../../domain/template.ts';
import { capitalised } from '../../domain/wording.ts';
import { stockPagePath } from '../links.ts';
import { pageKind } from '../page-kind.ts';
import { pageCount } from '../paging.ts';
import type { Site } from '../site.ts';

type Params = {
	/** Path of the list's first page. */
	list: string;
	number: number;
	carTypes: readonly SearchCarType[];
};

/** The pages that list stock (ROUTE-3, ROUTE-4): plain links lead from one to the next. */
export const stockList = pageKind({
	pages: (site) =>
		searchPages(site.config).flatMap(({ path: list, carTypes }) => {
			const count = canonicalList(site, carTypes) === list ? pageCount(site.stockCount(carTypes)) : 1;
			return Array.from({ length: count }, (_, index) => ({
				path: stockPagePath(list, index + 1),
				params: { list, number: index + 1, carTypes },
				indexed: canonicalList(site, carTypes) === list && site.stockCount(carTypes) > 0,
			}));
		}),
	model: (site, { list, number, carTypes }: Params) => {
		const canonical = canonicalList(site, carTypes);
		const total = site.stockCount(carTypes);
		const heading = listHeading(site, carTypes);
		const pages = pageCount(total);
		const pagePath = (page: number) => stockPagePath(page === 1 ? list : canonical, page);
		return {
			heading,
			title: number === 1 ? heading : `${heading}, page ${number}`,
			cards: site.stockPage(carTypes, number),
			total,
			number,
			pageCount: pages,
			canonicalPath: stockPagePath(canonical, number),
			previousPath: number > 1 ? pagePath(number - 1) : null,
			nextPath: number < pages ? pagePath(number + 1) : null,
			pagePaths: Array.from({ length: pages }, (_, index) => pagePath(index + 1)),
			lists: siblingLists(site, canonical),
		};
	},
	indexed: true,
});

/** Lists of the same cars are one list for search engines: the first of them, which also has the further pages. */
function canonicalList(site: Site, carTypes: readonly SearchCarType[]): string {
	const same = searchPages(site.config).find((page) => page.carTypes.join() === carTypes.join());
	return same?.path ?? searchPath(site.config);
}

/** The site's lists with their counts, for the tabs above the cards: only those that have cars. */
function siblingLists(site: Site, current: string) {
	const seen = new Set<string>();
	return searchPages(site.config).flatMap(({ carTypes }) => {
		const path = canonicalList(site, carTypes);
		const total = site.stockCount(carTypes);
		if (seen.has(path) || total === 0) return [];
		seen.add(path);
		return [{ name: listName(site, carTypes), path, total, current: path === current }];
	});
}

const isAll = (carTypes: readonly SearchCarType[]): boolean => carTypes.length === 3;

function typeName(site: Site, carType: SearchCarType): string {
	return capitalised(carType === 'used' ? site.config.labels.used : carType);
}

const listName = (site: Site, carTypes: readonly SearchCarType[]): string =>
	isAll(carTypes) ? 'All' : carTypes.map((carType) => typeName(site, carType)).join(', ');

function listHeading(site: Site, carTypes: readonly SearchCarType[]): string {
	const { plural } = templateFacts(site.config.template);
	const what = isAll(carTypes) ? capitalised(plural) : `${listName(site, carTypes)} ${plural}`;
	const city = site.config.override_city ?? site.config.address.city;
	return city ? `${what} for sale in ${city}` : `${what} for sale`;
}
