import type { Site } from '../site.ts';
import { adFeedFile } from './kinds/ad-feed.ts';
import { appShell } from './kinds/app-shell.ts';
import { article, blog } from './kinds/blog.ts';
import { carPage } from './kinds/car.ts';
import { carCheckout, checkoutFile } from './kinds/car-checkout.ts';
import { carTradeIn } from './kinds/car-trade-in.ts';
import { configuredPage } from './kinds/configured.ts';
import { contact } from './kinds/contact.ts';
import { robots, sitemap, sitemapPart, stockRecord, themeStyles } from './kinds/files.ts';
import { finderFile } from './kinds/finder.ts';
import { formsFile } from './kinds/forms-file.ts';
import { gone } from './kinds/gone.ts';
import { landingPage } from './kinds/landing.ts';
import { llms } from './kinds/llms.ts';
import { dealershipLocations, locationContact, ourLocations, serviceLocations } from './kinds/locations.ts';
import { markdownPage } from './kinds/markdown.ts';
import { modelPage } from './kinds/model.ts';
import { notFound } from './kinds/not-found.ts';
import { offlineWorker } from './kinds/offline-worker.ts';
import { stockIndexFile, stockPointer, vinsFile } from './kinds/stock-index.ts';
import { stockList } from './kinds/stock-list.ts';
import { comparedCarsFile, saved, savedCarsFile, signIn, success } from './kinds/visitor.ts';
import type { PageKind as Kind } from './page-kind.ts';

/**
 * Every page that a site can have. Links, sitemap, redirects, the build's plan and the router all come from this table.
 * To add a kind: one file in `kinds/`, one line here, and its view. Where two kinds claim a path, the earlier row keeps it.
 */
const table = {
	markdown: markdownPage,
	configured: configuredPage,
	'stock-list': stockList,
	'stock-landing': landingPage,
	'car-trade-in': carTradeIn,
	car: carPage,
	'car-checkout': carCheckout,
	contact,
	'location-contact': locationContact,
	'our-locations': ourLocations,
	'service-locations': serviceLocations,
	'dealership-locations': dealershipLocations,
	blog,
	article,
	success,
	saved,
	'sign-in': signIn,
	model: modelPage,
	'app-shell': appShell,
	'not-found': notFound,
	gone,
	sitemap,
	robots,
	llms,
	'theme-styles': themeStyles,
	'checkout-file': checkoutFile,
	'saved-cars-file': savedCarsFile,
	'compared-cars-file': comparedCarsFile,
	'forms-file': formsFile,
	'finder-file': finderFile,
	'offline-worker': offlineWorker,
	'stock-index-file': stockIndexFile,
	'stock-pointer': stockPointer,
	'vins-file': vinsFile,
	'ad-feed-file': adFeedFile,
	'stock-record': stockRecord,
	// After all kinds in the sitemap: it counts their pages.
	'sitemap-part': sitemapPart,
} as const;

type Table = typeof table;
export type PageKind = keyof Table;
type ParamsOf<K extends PageKind> = Parameters<Table[K]['model']>[1];
export type ModelOf<K extends PageKind> = ReturnType<Table[K]['model']>;
/** The files in `src/views` that draw pages. */
export type ViewName = NonNullable<Table[PageKind]['view']>;

/** One page of a site: its row in the table, its path (`/cars/x/`, `/robots.txt`) and which one of its kind it is. */
export type Page = { [K in PageKind]: { kind: K; path: string; params: ParamsOf<K>; indexed: boolean } }[PageKind];

const listed = new WeakMap<Site, Page[]>();

/** All pages of a site, each path once; worked out once, however often it is asked for. */
export function listPages(site: Site): Page[] {
	const pages = listed.get(site) ?? pagesOf(site);
	listed.set(site, pages);
	return pages;
}

function pagesOf(site: Site): Page[] {
	const pages = new Map<string, Page>();
	for (const kind of Object.keys(table) as PageKind[]) {
		for (const { path, params, indexed = table[kind].indexed } of table[kind].pages(site, [...pages.values()])) {
			if (!pages.has(path)) pages.set(path, { kind, path, params, indexed } as Page);
		}
	}
	return [...pages.values()];
}

/** The row of a page's kind. */
export const kindOf = (page: Page): Kind<unknown, unknown, ViewName | null> =>
	table[page.kind] as unknown as Kind<unknown, unknown, ViewName | null>;

/** What the page's view shows. */
export function modelOf<K extends PageKind>(site: Site, page: Page & { kind: K }): ModelOf<K> {
	return kindOf(page).model(site, page.params) as ModelOf<K>;
}
