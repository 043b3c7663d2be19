import type { SearchCarType } from '../../../domain/addresses/search-path.ts';
import { listPageViews } from '../../../domain/leads/analytics-events.ts';
import { templateFacts } from '../../../domain/words/template.ts';
import { capitalised } from '../../../domain/words/wording.ts';
import { searchName } from '../../../search/headings/search-name.ts';
import { stockListThing } from '../../head/json-ld/lists.ts';
import type { LinkGroup, StockListModel } from '../../lists/list-model.ts';
import { nearestList } from '../../lists/nearest-list.ts';
import { carsPerPage, pageCount } from '../../lists/page-numbers.ts';
import { pagination } from '../../lists/pagination.ts';
import { headingWords, searchSettings } from '../../lists/search-settings.ts';
import { inStockWords, listPath, listState, stockLists, stockName, stockPresets } from '../../lists/type-lists.ts';
import type { Site } from '../../site.ts';
import { contactPath, homePath, stockPagePath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

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
			const shown = site.stockShown(carTypes);
			return Array.from({ length: canonical ? pageCount(shown, carsPerPage(site.config.search)) : 1 }, (_, index) => ({
				path: stockPagePath(list, index + 1),
				params: { list, number: index + 1, carTypes },
				indexed: canonical && shown > 0,
			}));
		}),
	model: (site, { list, number, carTypes }: Params): StockListModel => {
		const canonical = listPath(site, carTypes);
		const [total, shown] = [site.stockCount(carTypes), site.stockShown(carTypes)];
		const { inStock, quick } = site.stockFacts(carTypes);
		const panel = site.stockPanel(carTypes);
		const city = onlyCity(site, carTypes);
		const heading = [listName(site, carTypes), city].filter(Boolean).join(' in ');
		const perPage = carsPerPage(site.config.search);
		return {
			heading,
			counted: listName(site, carTypes, total),
			city,
			title: number === 1 ? heading : `${heading}, page ${number}`,
			facts: '',
			intro: inStock > 0 ? intro(site, carTypes, { inStock, total }) : null,
			description: `${heading} at ${site.config.name}, with photos, prices and where to see them.`,
			breadcrumbs: [
				{ name: 'Home', path: homePath },
				{ name: capitalised(stockName(site, carTypes)), path: list },
			],
			cards: site.stockPage(carTypes, number),
			total,
			pagination: pagination({ list, canonical, number, count: pageCount(shown, perPage) }),
			/** An empty list is nothing for search engines. */
			canonicalPath: shown > 0 ? stockPagePath(canonical, number) : null,
			lists: stockLists(site).map((other) => ({ ...other, current: other.path === canonical })),
			empty: `There are no ${stockName(site, carTypes)} in stock right now. New arrivals come in all the time: ask us what is on its way.`,
			nearest: shown > 0 ? null : nearestList(site, carTypes),
			contactPath,
			panel,
			presets: stockPresets(site, { path: list, quick, panel }),
			links: number === 1 && carTypes.length === allTypes.length ? landingLinks(site) : [],
			search: searchSettings(site, listPath(site, allTypes), {
				path: stockPagePath(list, number),
				state: listState(carTypes, number),
			}),
		};
	},
	indexed: true,
	view: 'StockList',
	jsonLd: ({ config }, { cards, total }, { params: { number } }) =>
		cards.length > 0
			? [stockListThing(cards, { total, before: (number - 1) * carsPerPage(config.search), origin: config.url })]
			: [],
	counts: (_, { params }) => listPageViews(params.carTypes),
});

const allTypes: readonly SearchCarType[] = ['new', 'used', 'demo'];

/** Where the list of everything leads to landings; to models where all cars are of one make. */
function landingLinks(site: Site): LinkGroup[] {
	const makes = site.landingNames('make', null);
	const groups = [
		makes.length > 0
			? { heading: 'Makes', items: makes }
			: { heading: 'Models', items: site.landingNames('model', null) },
		{ heading: 'Body types', items: site.landingNames('body', null) },
		{ heading: 'Places', items: site.landingNames('city', null) },
	];
	return groups.filter(({ items }) => items.length > 0);
}

/** `Used cars for sale`, with its number where that is asked for. */
const listName = (site: Site, carTypes: readonly SearchCarType[], count?: number): string =>
	searchName(listState(carTypes, 1), headingWords(site.config), count || undefined);

/** Where all cars of a list are; a list over several towns names none of them. */
function onlyCity(site: Site, carTypes: readonly SearchCarType[]): string | null {
	const { override_city, address } = site.config;
	const [first = address.city, ...more] = site.stockFacts(carTypes).cities;
	return override_city ?? (more.length === 0 ? (first ?? null) : null);
}

/** `12 cars in stock at Test Motors.`, `12 in stock at Test Motors, 3 more on the way.` */
function intro(
	site: Site,
	carTypes: readonly SearchCarType[],
	{ inStock, total }: { inStock: number; total: number },
): string {
	const { singular } = templateFacts(site.config.template);
	const name = inStock === 1 ? singular : stockName(site, carTypes);
	return `${inStockWords({ inStock, total, name, at: site.config.name })}.`;
}
