import { vehicleName } from '../../../domain/cars/vehicle-name.ts';
import { listPageViews } from '../../../domain/leads/analytics-events.ts';
import { isHired, templateFacts } from '../../../domain/words/template.ts';
import { capitalised } from '../../../domain/words/wording.ts';
import { formatMoney } from '../../../domain/words/written-number.ts';
import { stockListThing } from '../../head/json-ld/lists.ts';
import { everythingPath, type LandingModel } from '../../lists/landing-answers.ts';
import type { LinkGroup, StockListModel } from '../../lists/list-model.ts';
import { carsPerPage, pageCount } from '../../lists/page-numbers.ts';
import { pagination } from '../../lists/pagination.ts';
import { searchSettings } from '../../lists/search-settings.ts';
import { shownText, stockPresets } from '../../lists/type-lists.ts';
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
		site.landings().flatMap(({ key, path, total }) =>
			Array.from({ length: pageCount(total) }, (_, index) => ({
				path: stockPagePath(path, index + 1),
				params: { key, number: index + 1 },
				indexed: index === 0,
			})),
		),
	model: (site, { key, number }: Params): StockListModel => {
		const landing = landingAt(site, key);
		const { path, total, panel, state } = landing;
		const heading = landingHeading(site, landing);
		const { plural } = templateFacts(site.config.template);
		return {
			heading,
			title: number === 1 ? heading : `${heading}, page ${number}`,
			intro: number === 1 ? intro(site, landing) : null,
			description: `${heading}: see photos, prices and where to find them at ${site.config.name}.`,
			breadcrumbs: breadcrumbs(site, landing),
			cards: site.landingCards(key, number),
			total,
			shown: shownText(number, total, plural),
			pagination: pagination({ list: path, canonical: path, number, count: pageCount(total) }),
			canonicalPath: stockPagePath(path, number),
			lists: [],
			empty: '',
			contactPath,
			panel,
			presets: stockPresets(site, path),
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
		stockListThing(cards, { total, before: (number - 1) * carsPerPage, origin: config.url }),
	],
	counts: () => listPageViews([]),
});

function landingAt(site: Site, key: string): LandingModel {
	const landing = site.landing(key);
	if (!landing) throw new Error(`There is no list "${key}".`);
	return landing;
}

/** `Toyota cars`, `Toyota Hilux`, `Utes`, `Adventure motorcycles`, `7 seater cars`, `Under $20,000: cars`. */
function landingName({ config }: Site, { kind, name, make }: LandingModel): string {
	const { plural } = templateFacts(config.template);
	if (kind === 'make') return `${name} ${plural}`;
	if (kind === 'model') return vehicleName(make?.name ?? '', name);
	if (kind === 'city') return capitalised(plural);
	if (kind === 'body') return name.endsWith('s') ? name : `${name} ${plural}`;
	return name.toLowerCase().includes(plural.toLowerCase()) ? name : `${name}: ${plural}`;
}

/** Its name, and the city where all of its cars are. */
function landingHeading(site: Site, landing: LandingModel): string {
	const { override_city, address, template } = site.config;
	const [first = address.city, ...more] = landing.cities;
	const city = override_city ?? (more.length === 0 ? first : undefined);
	const what = `${landingName(site, landing)}${isHired(template) ? '' : ' for sale'}`;
	return city ? `${what} in ${city}` : what;
}

/** `12 in stock at Test Motors, from $12,990 to $54,990.` */
function intro({ config }: Site, { total, prices }: LandingModel): string {
	const { singular, plural } = templateFacts(config.template);
	const many = total === 1 ? `One ${singular}` : `${total} ${plural}`;
	return `${many} in stock at ${config.name}${priceWords(prices, config.locale)}.`;
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
