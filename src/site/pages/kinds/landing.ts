import { listPageViews } from '../../../domain/leads/analytics-events.ts';
import { templateFacts } from '../../../domain/words/template.ts';
import { capitalised } from '../../../domain/words/wording.ts';
import { formatMoney } from '../../../domain/words/written-number.ts';
import { counted, searchName } from '../../../search/headings/search-name.ts';
import { stockListThing } from '../../head/json-ld/lists.ts';
import { everythingPath, type LandingModel } from '../../lists/landing-answers.ts';
import type { LinkGroup, StockListModel } from '../../lists/list-model.ts';
import { carsPerPage, pageCount } from '../../lists/page-numbers.ts';
import { pagination } from '../../lists/pagination.ts';
import { headingWords, listWords, searchSettings } from '../../lists/search-settings.ts';
import { inStockWords, stockPresets } from '../../lists/type-lists.ts';
import type { Site } from '../../site.ts';
import { contactPath, homePath, stockPagePath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

type Params = { key: string; number: number };

/**
 * `/search/{slug}/toyota/`, `…/toyota/hilux/`, `…/utes/`, `…/in-bathurst/` and the tenant's categories, `…/7-seater-cars/`: lists of
 * some of the stock that search engines find and that need no script (SRCH-2, SRCH-3). Each changes with its own cars only.
 */
export const landingPage = pageKind({
	pages: (site) =>
		site.landings().flatMap(({ key, path, shown }) =>
			Array.from({ length: pageCount(shown, carsPerPage(site.config.search)) }, (_, index) => ({
				path: stockPagePath(path, index + 1),
				params: { key, number: index + 1 },
				indexed: index === 0,
			})),
		),
	model: (site, { key, number }: Params): StockListModel => {
		const landing = landingAt(site, key);
		const { path, total, shown, panel, state, quick } = landing;
		const heading = landingHeading(site, landing);
		const perPage = carsPerPage(site.config.search);
		return {
			heading,
			counted: landingHeading(site, landing, total || undefined),
			city: null,
			title: number === 1 ? heading : `${heading}, page ${number}`,
			intro: number === 1 ? intro(site, landing) : null,
			facts: number === 1 ? landing.facts : '',
			description: `${heading}: see photos, prices and where to find them at ${site.config.name}.`,
			breadcrumbs: breadcrumbs(site, landing),
			cards: site.landingCards(key, number),
			total,
			pagination: pagination({ list: path, canonical: path, number, count: pageCount(shown, perPage) }),
			canonicalPath: stockPagePath(path, number),
			lists: [],
			empty: '',
			nearest: null,
			contactPath,
			panel,
			presets: stockPresets(site, { path, quick, panel }),
			links: number === 1 ? landingLinks(site, landing) : [],
			search: searchSettings(site, everythingPath(site.config), {
				path: stockPagePath(path, number),
				state: { ...state, page: number },
			}),
		};
	},
	indexed: true,
	view: 'StockList',
	jsonLd: ({ config }, { cards, total }, { params: { number } }) => [
		stockListThing(cards, { total, before: (number - 1) * carsPerPage(config.search), origin: config.url }),
	],
	counts: () => listPageViews([]),
});

function landingAt(site: Site, key: string): LandingModel {
	const landing = site.landing(key);
	if (!landing) throw new Error(`There is no list "${key}".`);
	return landing;
}

/** Its name, with its number where that is asked for, and the city where all of its cars are: `25 Kia cars for sale in Cowra`. */
function landingHeading(site: Site, landing: LandingModel, count?: number): string {
	const { override_city, address } = site.config;
	const [first = address.city, ...more] = landing.cities;
	const city = override_city ?? (more.length === 0 ? first : undefined);
	const what = landing.kind === 'category' ? categoryName(site, landing, count) : landingName(site, landing, count);
	return city ? `${what} in ${city}` : what;
}

/** `Toyota cars for sale`, `Toyota Hilux for sale`, `Utes for sale`, `Adventure motorcycles for sale`. */
function landingName({ config }: Site, { state }: LandingModel, count: number | undefined): string {
	const { city: _, ...lists } = state.lists;
	return searchName({ ...state, lists }, headingWords(config), count);
}

/** `7 seater cars for sale`, `Under $20,000: cars for sale`. */
function categoryName({ config }: Site, { name }: LandingModel, count: number | undefined): string {
	const { plural, sale } = listWords(config.template);
	const what = name.toLowerCase().includes(plural.toLowerCase()) ? name : `${name}: ${plural}`;
	return count === undefined ? what + sale : counted(count, what + sale);
}

/** `12 in stock at Test Motors, from $12,990 to $54,990.` Null where all are sold or on their way. */
function intro({ config }: Site, { inStock, total, prices }: LandingModel): string | null {
	const { singular, plural } = templateFacts(config.template);
	if (inStock === 0) return null;
	const name = inStock === 1 ? singular : plural;
	return `${inStockWords({ inStock, total, name, at: config.name })}${priceWords(prices, config.locale)}.`;
}

function priceWords(prices: LandingModel['prices'], locale: string): string {
	if (!prices) return '';
	const { lowest, highest } = prices;
	return lowest === highest
		? `, for ${formatMoney(lowest, locale)}`
		: `, from ${formatMoney(lowest, locale)} to ${formatMoney(highest, locale)}`;
}

function breadcrumbs({ config }: Site, { name, path, make }: LandingModel): StockListModel['breadcrumbs'] {
	const { plural } = templateFacts(config.template);
	const all = { name: capitalised(plural), path: everythingPath(config) };
	const parent = make?.path ? [{ name: make.name, path: make.path }] : [];
	return [{ name: 'Home', path: homePath }, all, ...parent, { name, path }];
}

const others = {
	make: 'Other makes',
	model: 'Other models',
	body: 'Other body types',
	city: 'Other places',
	category: 'More ideas',
} as const;

/** The models of a make, then the others of its kind. */
function landingLinks(site: Site, { kind, name, path, make, models }: LandingModel): LinkGroup[] {
	const same = site.landingNames(kind, make?.key ?? null).filter((other) => other.path !== path);
	const groups = [
		{ heading: `${name} models`, items: models },
		{ heading: make ? `Other ${make.name} models` : others[kind], items: same },
	];
	return groups.filter(({ items }) => items.length > 0);
}
