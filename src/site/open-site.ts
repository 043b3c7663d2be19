import { capabilities } from '../config/capabilities.ts';
import type { SiteLocation } from '../config/site.ts';
import { apiBases } from '../contract/paths.ts';
import { type SearchCarType, searchPages } from '../domain/addresses/search-path.ts';
import { isInStock, isSellable } from '../domain/cars/sellable.ts';
import { similarCars } from '../domain/cars/similar.ts';
import { isoDay } from '../domain/hours/days.ts';
import { nextLists, noLists } from '../domain/stock/known-lists.ts';
import { carFilter } from '../search/filter/car-filter.ts';
import { emptySearch } from '../search/state/search-state.ts';
import type { Car } from '../stock/car/car.ts';
import { latestCars } from '../stock/listing/latest-cars.ts';
import { inListOrder } from '../stock/listing/list-order.ts';
import { middlePrice } from '../stock/listing/middle-price.ts';
import { stockSummary } from '../stock/listing/summary.ts';
import { availabilityText } from './cars/availability.ts';
import { type CarCardModel, carCard } from './cars/car-card.ts';
import { onlyPlaces } from './cars/card-fields.ts';
import { withRepayment } from './cars/card-repayment.ts';
import { cardTerms, savedTerms } from './cars/card-terms.ts';
import { cardTexts } from './cars/facts/card-texts.ts';
import { comparedCar } from './cars/facts/compared-facts.ts';
import { keptLists } from './cars/kept-lists.ts';
import { savedCarRow } from './cars/saved-car-row.ts';
import { noContent } from './content/content.ts';
import { openContent } from './content/open-content.ts';
import { planPrices } from './content/plan-prices.ts';
import { stockMakes } from './content/stock-models.ts';
import { finderFile } from './finder/finder-file.ts';
import { stockChoice } from './finder/stock-choice.ts';
import { formTitles } from './forms/forms-file.ts';
import { footerModel, headerModel } from './frame/header-and-footer.ts';
import { siteHead } from './head/site-head.ts';
import { arrivalsOf, indexSource, stockIndex, stockVersion, vinsOf } from './index/stock-index.ts';
import { answersOf, type KnownAnswers, keptCard, newKnownAnswers } from './known-answers.ts';
import { betterUrl, citiesOf, everythingPath, landingAnswers } from './lists/landing-answers.ts';
import { freeOf, linkedCars, linkedStock } from './lists/linked-stock.ts';
import { carsPerPage } from './lists/page-numbers.ts';
import { stockFigures } from './lists/stock-figures.ts';
import { listState } from './lists/type-lists.ts';
import { lazy, memo } from './memo.ts';
import { goneCars } from './pages/gone.ts';
import { listPages } from './pages/page-table.ts';
import { sitemapEntries } from './pages/sitemap.ts';
import { mostSitemapEntries, sitemapParts } from './pages/sitemap-parts.ts';
import { holidayHours } from './places/holiday-hours.ts';
import { locationCard } from './places/location-card.ts';
import type { Site } from './site.ts';
import type { Snapshot } from './snapshot.ts';

/** As many as fit side by side. */
const mostSimilar = 4;
/** In the place of a car that is gone: two rows. */
const mostInPlace = 6;

/** What only the build knows of a site. */
type Publication = {
	/** The day on which a page's bytes last changed; for a page that it does not know that is the day of the snapshot. */
	changedOn?: (path: string) => string | undefined;
	/** What the next build is to know of the stock, once the site is rendered. */
	stockRecord?: (site: Site) => unknown;
	/** What sites of this tenant have answered before; answers that are the same stay the same objects. */
	known?: KnownAnswers;
	/** Until when the clock changes nothing of what is said of the cars, in Unix seconds; what was made before holds no longer than that. */
	until?: number;
};

/** The site of a snapshot. What several pages ask for is worked out once. */
export function openSite(
	{
		config,
		cars,
		now,
		css,
		gone = {},
		past = {},
		moved = {},
		lists: listsBefore = noLists,
		content = noContent,
		can = capabilities,
		shareStyle,
		sitemapLimit = mostSitemapEntries,
	}: Snapshot,
	{ changedOn = () => undefined, stockRecord = () => null, known = newKnownAnswers(), until = now }: Publication = {},
): Site {
	const bySlug = new Map(cars.map((car) => [car.slug, car]));
	// One signs in to a garage.
	const accounts = can.accounts && config.garage_enabled;
	const only = onlyPlaces(config);
	const cardConfig = { ...config, accounts, ...(only && { only_places: only }) };
	const terms = cardTerms(config);
	// Cards that say repayments have them already.
	const termsOfSaved = terms ? null : savedTerms(config);
	const timed = answersOf(known, { config, can, now, until });
	const cards = memo((car: Car) => {
		const card = carCard({ ...car, ...cardTexts(car, config) }, cardConfig, now);
		return keptCard(known, car, terms ? withRepayment(card, terms) : card);
	}, timed.cards);
	const availabilities = memo((car: Car) => ({ text: availabilityText(car, config, now) }), timed.availabilities);
	const savedRows = memo((car: Car) => {
		const card = cards(car);
		return savedCarRow(car, termsOfSaved ? withRepayment(card, termsOfSaved) : card, site);
	}, timed.saved);
	const comparedRows = memo(
		(car: Car) => comparedCar({ car: { ...car, available: availabilities(car).text }, card: cards(car), config }),
		timed.compared,
	);
	const inOrder = lazy(() => inListOrder(cars, config.search.default_sort));
	const ofTypes = memo((_key: string, types: readonly SearchCarType[]) =>
		inOrder().filter((car) => types.includes(car.car_type)),
	);
	const list = (types: readonly SearchCarType[]): Car[] => ofTypes(types.join(), types);
	const paths = lazy(() => new Set(listPages(site).map((page) => page.path)));
	const head = lazy(() => siteHead(config, css));
	const lists = lazy(() => searchPages(config));
	const own = landingAnswers(config, inOrder, known.landings);
	const knownLists = lazy(() =>
		nextLists(
			listsBefore,
			own.list().map(({ key }) => key),
		),
	);
	const forSaleOf = memo((_key: string, types: readonly SearchCarType[]) => list(types).filter(isSellable));
	const forSale = (types: readonly SearchCarType[]): Car[] => forSaleOf(types.join(), types);
	const panel = memo((_key: string, types: readonly SearchCarType[]) =>
		own.panel(forSale(types), listState(types, 1), cars.filter(isSellable)),
	);
	const facts = memo((_key: string, types: readonly SearchCarType[]) => ({
		cities: citiesOf(list(types)),
		inStock: list(types).filter(isInStock).length,
		quick: own.quick(forSale(types), listState(types, 1)),
	}));
	const landing = memo((key: string) => own.landing(key));
	const perPage = carsPerPage(config.search);
	const onPage = (all: readonly Car[], number: number): CarCardModel[] =>
		all.slice((number - 1) * perPage, number * perPage).map(cards);
	const places = memo((_key: string, location: SiteLocation) => locationCard(location, config));
	const holidays = lazy(() => holidayHours(config, now));
	const kept = lazy(() => keptLists(config, cars));
	const linkUrl = (link: string): string => betterUrl(link, { list: everythingPath(config), url: own.url });
	const carsAt = (link: string): readonly Car[] | null =>
		linkedCars(link, { pages: lists(), categories: config.search_categories }, inOrder()) ??
		own.carsAt(linkUrl(link).replace(/\?.*$/, ''));
	const isEmptyList = (link: string): boolean => carsAt(link)?.length === 0 && cars.some(isSellable);
	const ends = lazy(() => ({ accounts, kept: kept(), isEmptyList }));
	const header = lazy(() => headerModel(config, { ...ends(), hasPage: (path) => paths().has(path) }));
	const footer = lazy(() => footerModel(config, ends()));
	const titles = lazy(() => formTitles(config));
	const similar = lazy(() => similarCars(cars));
	const goneOnes = lazy(() => goneCars(Object.keys(gone), stockSummary(cars).makes, past));
	const figures = lazy(() => stockFigures(config, cars.filter(isSellable)));
	const makesInStock = lazy(() => stockMakes(cars));
	const source = lazy(() => indexSource(cardConfig, cars, { known: known.documents }));
	const version = lazy(() => stockVersion(source(), known.prints));
	const packed = lazy(() => stockIndex(source(), known.columns));
	const today = isoDay(now);
	// A clock that was ahead once must not put days into the sitemap that have not come.
	const changed = (path: string): string => [changedOn(path) ?? today, today].sort()[0] ?? today;
	const entries = lazy(() => sitemapEntries(listPages(site), site, { changedOn: changed, known: known.images }));
	const site: Site = {
		config,
		can,
		accountsBase: () => (accounts ? apiBases[config.mock ? 'mock' : 'live'] : null),
		keptLists: kept,
		arrivals: lazy(() => arrivalsOf(cars)),
		vins: lazy(() => vinsOf(cars)),
		...openContent(content, config, now),
		css: () => css,
		isPast: (moment) => now >= moment,
		head,
		searchPages: lists,
		similar: (slug) => {
			const car = bySlug.get(slug);
			return car ? similar()(car, mostSimilar) : [];
		},
		summary: figures,
		modelsInStock: makesInStock,
		slugs: () => [...bySlug.keys()],
		car: (slug) => bySlug.get(slug),
		card: (slug) => {
			const car = bySlug.get(slug);
			return car && cards(car);
		},
		savedCars: lazy(() => cars.map(savedRows)),
		comparedCars: lazy(() => cars.map(comparedRows)),
		availability: (slug) => {
			const car = bySlug.get(slug);
			return car && availabilities(car).text;
		},
		stockCount: (types) => forSale(types).length,
		stockShown: (types) => list(types).length,
		stockPage: (types, number) => onPage(list(types), number),
		stockFacts: (types) => facts(types.join(), types),
		stockPanel: (types) => panel(types.join(), types),
		landings: own.list,
		knownLists,
		landing,
		landingCards: (key, number) => onPage(own.cars(key), number),
		landingNames: own.names,
		searchUrl: (lists, query = '') => own.url({ ...emptySearch, lists, query }),
		linkUrl,
		linkedStock: (link) => {
			const found = carsAt(link);
			return found && linkedStock(found);
		},
		linkedCards: (link, count) =>
			freeOf(carsAt(link) ?? [])
				.slice(0, count)
				.map(cards),
		finder: lazy(() => finderFile(site, own.all(), inOrder())),
		stockChoice: lazy(() => stockChoice(config, own.all(), inOrder())),
		planPrices: lazy(() =>
			planPrices(inOrder(), { config, listOf: (body) => site.searchUrl({ simple_body: [body] }) }),
		),
		featured: (filter, count) => cars.filter(carFilter(filter)).slice(0, count).map(cards),
		latest: (of, filter, count) => latestCars(cars, of, now).filter(carFilter(filter)).slice(0, count).map(cards),
		middlePrice: lazy(() => middlePrice(cars.filter(isSellable))),
		stockVersion: version,
		stock: { packed, meta: () => source().meta },
		header,
		footer,
		formTitles: titles,
		location: (id) => {
			const location = config.locations.find((candidate) => candidate.id === id);
			return location && places(String(id), location);
		},
		holidays,
		shareStyle: (picture) => [shareStyle?.code ?? '', (picture && shareStyle?.pictures[picture]) ?? ''].join(' '),
		hasPage: (path) => paths().has(path),
		sitemap: entries,
		sitemapParts: () => sitemapParts(entries(), config.url, sitemapLimit),
		stockRecord: lazy(() => stockRecord(site)),
		gone: goneOnes,
		pastCar: (slug) => past[slug],
		likePast: (slug) => {
			const car = past[slug];
			if (!car) return [];
			const sold = { status: 'sold', sold: true } as const;
			return similar()({ ...car, ...sold, slug, simple_body: car.body, subscription_price: car.weekly }, mostInPlace);
		},
		moved: () => Object.entries(moved).map(([slug, to]) => ({ slug, to })),
		sitemapLimit,
	};
	return site;
}
