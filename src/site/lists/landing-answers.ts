import type { SiteConfig } from '../../config/site.ts';
import { searchPages } from '../../domain/addresses/search-path.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import { isInStock, isSellable } from '../../domain/cars/sellable.ts';
import { inAlphabet } from '../../domain/words/alphabet.ts';
import type { LabelSettings } from '../../search/fields/labellers.ts';
import { emptySearch, type SearchState } from '../../search/state/search-state.ts';
import { readSearch, searchQuery } from '../../search/state/url-state.ts';
import type { Car } from '../../stock/car/car.ts';
import { lazy } from '../memo.ts';
import { dealershipNames } from '../places/dealership-names.ts';
import { landingFacts } from './landing-facts.ts';
import { isLandingOf, type Landing, type LandingKind, landingKey, landings, priceSpan } from './landings.ts';
import { type QuickFilter, quickFilters } from './quick-filters.ts';
import { type PanelFacet, searchPanel } from './search-panel.ts';
import { siteFacets } from './site-facets.ts';

/** A link to a landing. */
export type LandingLink = { name: string; path: string };

/** A landing as its page shows it, except the cars: nothing in it depends on the cars of other landings. */
export type LandingModel = LandingLink & {
	kind: LandingKind;
	/** The make of a model as it is shown, whether or not it has a page; null for all other kinds. */
	make: { name: string; key: string; path: string | null } | null;
	/** The search that finds the same cars. */
	state: SearchState;
	/** How many are for sale; `shown` counts those just sold too, which its pages still show. */
	total: number;
	shown: number;
	/** The lowest and the highest shown price, in dollars. */
	prices: { lowest: number; highest: number } | null;
	/** The cities of its cars, by name. */
	cities: string[];
	/** The models of a make, those with most cars first. */
	models: (LandingLink & { total: number })[];
	panel: PanelFacet[];
	quick: QuickFilter[];
	/** How many can be driven away today: not what is sold or on its way. */
	inStock: number;
	/** What those of a model are, in a line; '' for all other kinds. */
	facts: string;
};

/** What pages ask about the landings of a site; narrow questions, so that a page changes with its own cars only. */
export type LandingAnswers = {
	/** Each landing's path and how many cars it shows; the rest is worked out when its page is made. */
	list: () => { key: string; path: string; shown: number }[];
	landing: (key: string) => LandingModel | undefined;
	/** All of them with their cars: what search boxes suggest counts every one. */
	all: () => readonly Landing[];
	cars: (key: string) => readonly Car[];
	/** Those for sale on the landing at `path`; null where there is none. */
	carsAt: (path: string) => readonly Car[] | null;
	/** Landings of a kind by name; of models those of the make with the key `parent`, or all. */
	names: (kind: LandingKind, parent: string | null) => LandingLink[];
	/** Where a search leads: the page that shows just that, else the list of everything with the search in its address. */
	url: (state: SearchState) => string;
	/** The filters of a list of cars that are chosen by `own`; `anyType` are cars of all conditions, where it is a list of one. */
	panel: (cars: readonly Car[], own: SearchState, anyType?: readonly Car[]) => PanelFacet[];
	quick: (cars: readonly Car[], own: SearchState) => QuickFilter[];
};

/** Landings that were worked out for an earlier site of the tenant, with all that they follow from. */
export type KnownLandings = Map<
	string,
	{ config: SiteConfig; table: string; cars: readonly Car[]; model: LandingModel }
>;

/** The landings of a site; nothing is worked out before it is asked for. */
export function landingAnswers(
	config: SiteConfig,
	inOrder: () => readonly Car[],
	known: KnownLandings = new Map(),
): LandingAnswers {
	const all = lazy(() => landings(config, inOrder()));
	/** Which landings there are: what the links of each depend on beside its own cars. */
	const table = lazy(() => [...all().values()].map(({ key, kind }) => `${kind} ${key}`).join('\n'));
	const root = everythingPath(config);
	const pathOf = (key: string): string => `${root}${key}/`;
	const url = (state: SearchState): string => {
		const types = typesOnly(state);
		if (types === '') return root;
		const page = types && byTypes().get(types);
		if (page) return page;
		const landing = all().get(landingKey(state) ?? '');
		const isPage = landing && isLandingOf(landing, state);
		const query = searchQuery(isPage ? { ...emptySearch, sort: state.sort, page: state.page } : state);
		return (isPage ? pathOf(landing.key) : root) + query;
	};
	const byTypes = lazy(() => typeLists(config));
	const labels = labelSettings(config);
	const panel: LandingAnswers['panel'] = (cars, own, anyType) =>
		searchPanel(cars, { own, anyType, labels, facets: siteFacets(config), pathOf: url });
	const byWeek = siteFacets(config).some(({ field }) => field === 'subscription_price');
	const quick: LandingAnswers['quick'] = (cars, own) => quickFilters(cars, { own, labels, pathOf: url, byWeek });
	const link = ({ key, name }: Landing): LandingLink => ({ name, path: pathOf(key) });
	const makeOf = (key: string, { lists }: SearchState): LandingModel['make'] => ({
		key,
		name: brandName(lists.make?.[0] ?? ''),
		path: all().get(key)?.kind === 'make' ? pathOf(key) : null,
	});
	const modelsOf = (make: string): Landing[] => [...all().values()].filter(({ parent }) => parent === make);
	const modelOf = (landing: Landing): LandingModel => {
		const { key, kind, state, cars, parent } = landing;
		const models = kind === 'make' ? modelsOf(key) : [];
		const forSale = cars.filter(isSellable);
		const counted = forSale.length > 0 ? forSale : cars;
		return {
			...link(landing),
			kind,
			make: parent === null ? null : makeOf(parent, state),
			state,
			total: forSale.length,
			shown: cars.length,
			prices: priceSpan(cars),
			cities: citiesOf(cars),
			models: models.map((model) => ({ ...link(model), total: model.cars.filter(isSellable).length })).sort(byTotal),
			panel: panel(counted, state),
			quick: quick(counted, state),
			inStock: cars.filter(isInStock).length,
			facts: kind === 'model' ? landingFacts(counted, config.locale) : '',
		};
	};
	return {
		list: () => [...all().values()].map(({ key, cars }) => ({ key, path: pathOf(key), shown: cars.length })),
		cars: (key) => all().get(key)?.cars ?? [],
		carsAt: (path) => {
			const key = path.startsWith(root) ? path.slice(root.length, -1) : '';
			return all().get(key)?.cars.filter(isSellable) ?? null;
		},
		all: () => [...all().values()],
		landing: (key) => {
			const found = all().get(key);
			if (!found) return undefined;
			const { cars } = found;
			const before = known.get(key);
			const isSame = before?.config === config && before.table === table() && sameCars(before.cars, cars);
			const model = isSame ? before.model : modelOf(found);
			known.set(key, { config, table: table(), cars, model });
			return model;
		},
		names: (kind, parent) => {
			const wanted = [...all().values()].filter(
				(landing) => landing.kind === kind && (parent === null || landing.parent === parent),
			);
			return wanted.map(link).sort((one, other) => inAlphabet(one.name, other.name));
		},
		url,
		panel,
		quick,
	};
}

/** The cities of cars, by name. */
export const citiesOf = (cars: readonly Car[]): string[] => [...new Set(cars.flatMap(({ city }) => city ?? []))].sort();

const sameCars = (some: readonly Car[], others: readonly Car[]): boolean =>
	some.length === others.length && some.every((car, index) => car === others[index]);

const byTotal = (one: { name: string; total: number }, other: { name: string; total: number }): number =>
	other.total - one.total || inAlphabet(one.name, other.name);

/** The page that lists everything: landings are below it, and its address carries every search that has no page. */
export function everythingPath(config: Parameters<typeof searchPages>[0]): string {
	const pages = searchPages(config);
	const all = pages.find(({ carTypes }) => carTypes.length === 3) ?? pages[0];
	if (!all) throw new Error('A site has a list of its stock.');
	return all.path;
}

/** The lists of car types by the types that they show, `/search/used-cars/` by `used`; the first of those that show the same. */
function typeLists(config: SiteConfig): Map<string, string> {
	const pages = searchPages(config).toReversed();
	return new Map(pages.map(({ path, carTypes }) => [carTypes.toSorted().join(), path]));
}

/** The car types that a search asks for, where it asks for nothing else; null for any other search. */
function typesOnly({ lists, ...others }: SearchState): string | null {
	for (const field in lists) if (field !== 'car_type') return null;
	return searchQuery({ ...others, lists: {} }) === '' ? (lists.car_type ?? []).toSorted().join() : null;
}

/** The better address of a link to a list with a search in its query: the page that shows just that, where there is one. */
export function betterUrl(link: string, { list, url }: { list: string; url: (state: SearchState) => string }): string {
	const [path = '', query] = link.split('?');
	if (path !== list || !query || query.includes('#')) return link;
	const { state, problems } = readSearch(query);
	return problems.length > 0 ? link : url(state);
}

/** What decides how facets and values are called on a site. */
function labelSettings(config: SiteConfig): LabelSettings {
	const { locale, labels } = config;
	return { locale, labels, dealerships: dealershipNames(config) };
}
