import type { Capabilities } from '../config/capabilities.ts';
import type { SiteConfig } from '../config/site.ts';
import type { ComparedCar } from '../contract/compared-cars.ts';
import type { FinderFile } from '../contract/finder.ts';
import type { SavedCar } from '../contract/saved-cars.ts';
import type { VinsFile } from '../contract/vins.ts';
import type { SearchCarType, SearchPage } from '../domain/addresses/search-path.ts';
import type { KnownLists } from '../domain/stock/known-lists.ts';
import type { PastCar } from '../domain/stock/past-car.ts';
import type { PackedIndex } from '../search/index/packed-index.ts';
import type { SearchState } from '../search/state/search-state.ts';
import type { Car } from '../stock/car/car.ts';
import type { StockSummary } from '../stock/listing/summary.ts';
import type { CarCardModel } from './cars/car-card.ts';
import type { KeptLists } from './cars/kept-lists.ts';
import type { ContentQuestions } from './content/content-questions.ts';
import type { PlanPrices } from './content/plan-prices.ts';
import type { StockMake } from './content/stock-models.ts';
import type { StockChoice } from './finder/stock-choice.ts';
import type { FooterModel, HeaderModel } from './frame/header-and-footer.ts';
import type { SiteHead } from './head/site-head.ts';
import type { StockMeta } from './index/stock-index.ts';
import type { LandingLink, LandingModel } from './lists/landing-answers.ts';
import type { LandingKind } from './lists/landings.ts';
import type { LinkedStock } from './lists/linked-stock.ts';
import type { QuickFilter } from './lists/quick-filters.ts';
import type { PanelFacet } from './lists/search-panel.ts';
import type { GoneCar } from './pages/gone.ts';
import type { HolidayHours } from './places/holiday-hours.ts';
import type { LocationCardModel } from './places/location-card.ts';

/** A page as the sitemap names it: address, the day on which its bytes last changed, its pictures. */
export type SitemapEntry = { url: string; changed: string; images: string[] };

/** One of several sitemaps: its address, the latest day in it. */
export type SitemapPart = { url: string; changed: string };

/** What a page may ask of the tenant it belongs to. Every answer is plain JSON and follows from the snapshot alone. */
export type Site = ContentQuestions & {
	readonly config: SiteConfig;
	/** What works to its end, so that a way there may be drawn. It changes with the platform alone. */
	readonly can: Capabilities;
	/** Base of the calls of accounts, `/api`, where visitors can sign in (USER-4); else null. */
	accountsBase(): string | null;
	/** The tenant's own style sheet, which follows its theme. */
	css(): string;
	/** What the head of every page says. */
	head(): SiteHead;
	/** SITE-4. */
	summary(): StockSummary;
	/** The models that are for sale, by make. */
	modelsInStock(): StockMake[];
	/** Slugs of all cars on the site, in the default order. */
	slugs(): string[];
	car(slug: string): Car | undefined;
	card(slug: string): CarCardModel | undefined;
	/** What `/saved-cars.json` has of each car, in the default order. */
	savedCars(): SavedCar[];
	/** What `/compared-cars.json` has of each. */
	comparedCars(): ComparedCar[];
	/** When a car can be had, `Now` or `1 December 2026`, where its feed says so. */
	availability(slug: string): string | undefined;
	/** Slugs of up to four other cars like this one, best first. */
	similar(slug: string): string[];
	/** The lists of stock, the one that links lead to first (ROUTE-3, ROUTE-4). */
	searchPages(): SearchPage[];
	/** Of the list of these types: its cities, how many are in stock now, and the quick filters that fit it. */
	stockFacts(carTypes: readonly SearchCarType[]): { cities: string[]; inStock: number; quick: QuickFilter[] };
	/** How many of these types are for sale. */
	stockCount(carTypes: readonly SearchCarType[]): number;
	/** How many its list shows: just sold ones too. */
	stockShown(carTypes: readonly SearchCarType[]): number;
	/** The cards on page `number` (from 1) of the list of these types, 21 a page (SRCH-4). */
	stockPage(carTypes: readonly SearchCarType[], number: number): CarCardModel[];
	/** The filters of the list of these types (SRCH-2). */
	stockPanel(carTypes: readonly SearchCarType[]): PanelFacet[];
	/** The lists of one make, model, body, city or category that have pages; for the page table, as it depends on every car. */
	landings(): { key: string; path: string; shown: number }[];
	/** The keys of these lists, and of those that have lost their last car (SRCH-2). */
	knownLists(): KnownLists;
	/** A landing; nothing in the answer depends on cars of other landings. */
	landing(key: string): LandingModel | undefined;
	/** The cards on page `number` of a landing. */
	landingCards(key: string, number: number): CarCardModel[];
	/** Landings of a kind by name; of models those of the make with the key `parent`, or all. */
	landingNames(kind: LandingKind, parent: string | null): LandingLink[];
	/** Where the search for these values leads: a landing where there is one, else the list of everything (SRCH-6). */
	searchUrl(lists: SearchState['lists'], query?: string): string;
	/** The same for a link to the list of everything with a search in its query; any other link stays as it is. */
	linkUrl(link: string): string;
	/** How many vehicles for sale a link to a list leads to, and the photo of the first; null for any other link. */
	linkedStock(link: string): LinkedStock | null;
	/** The first `count` of those vehicles, as cards; what is reserved only where all are. */
	linkedCards(link: string, count: number): CarCardModel[];
	/** What search boxes suggest. */
	finder(): FinderFile;
	/** Make, model and price to choose from below a search box; null where that is no choice. */
	stockChoice(): StockChoice | null;
	/** What each plan of a subscription costs from, by kind of car; null where there is nothing to compare. */
	planPrices(): PlanPrices | null;
	/** The first `count` cars that the filter expression lets through; of all cars where it is empty. */
	featured(filter: string, count: number): CarCardModel[];
	/** The same of cars for sale that came in of late, or whose price has dropped; the latest first. */
	latest(of: 'just_arrived' | 'price_drops', filter: string, count: number): CarCardModel[];
	/** The middle price of what is for sale, in dollars. */
	middlePrice(): number;
	/** Names what the search's index holds: another name whenever a car or a setting changes. */
	stockVersion(): string;
	/** The search's index, and what it says beside the cars. Nothing of it is recorded: the address of its file names what it holds. */
	readonly stock: { packed(): PackedIndex; meta(): StockMeta };
	/** How many cars came in on each of the latest days. */
	arrivals(): Record<string, number>;
	/** The ids of cars by `vinKey`. */
	vins(): VinsFile;
	/** The visitor's own lists that some car can be put into. */
	keptLists(): KeptLists;
	/** The top of every page. */
	header(): HeaderModel;
	/** The titles of the site's forms, by name. */
	formTitles(): Readonly<Record<string, string>>;
	/** The bottom of every page. */
	footer(): FooterModel;
	/** The card of the location with this id (LOC-1). */
	location(id: number): LocationCardModel | undefined;
	/** The dates with their own hours that are not over (LOC-6). */
	holidays(): HolidayHours[];
	/** Names how a picture for shares is drawn that shows this picture, `/assets/…`, or none. */
	shareStyle(picture: string | null): string;
	/** Whether a moment, in Unix seconds, has come; it belongs to `holds-until.ts`. */
	isPast(moment: number): boolean;
	/** Whether the page table has a page with this path, `/contact/`. */
	hasPage(path: string): boolean;
	/** What the sitemaps list: the pages that search engines should know, in the page table's order. */
	sitemap(): SitemapEntry[];
	/** The sitemaps that the list is split into, where it is too long for one. */
	sitemapParts(): SitemapPart[];
	/** What the site remembers of its stock from one build to the next (SITE-7). */
	stockRecord(): unknown;
	/** Addresses of cars that have another one now; `to` is null where the car cannot be shown for now. */
	moved(): { slug: string; to: string | null }[];
	readonly sitemapLimit: number;
	/** The cars that are gone from the site since lately, latest first, with the page that answers for each. */
	gone(): GoneCar[];
	/** One of them as it was, where that is known. */
	pastCar(slug: string): PastCar | undefined;
	/** Slugs of cars for sale that are like it, best first: of its model at whatever price, then as {@link Site.similar}. */
	likePast(slug: string): string[];
};
