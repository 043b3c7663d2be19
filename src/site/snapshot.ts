import type { Capabilities } from '../config/capabilities.ts';
import type { SiteConfig } from '../config/site.ts';
import type { KnownLists } from '../domain/stock/known-lists.ts';
import type { PastCar } from '../domain/stock/past-car.ts';
import type { Car } from '../stock/car/car.ts';
import type { TenantContent } from './content/content.ts';
import type { ShareStyle } from './share/share-picture.ts';

/** Everything that a tenant's pages are made from: validated, plain JSON, the same for the same input. */
export type Snapshot = {
	slug: string;
	config: SiteConfig;
	/** The cars on the public site, in the default order (SITE-6, SITE-7). */
	cars: Car[];
	/** Cars that were on the site until lately, by slug, with the day since when they are gone, `YYYY-MM-DD`. */
	gone?: Record<string, string>;
	/** The latest of them as they were, by slug. */
	past?: Readonly<Record<string, PastCar>>;
	/** What pictures for shares are drawn with; absent where none are drawn. */
	shareStyle?: ShareStyle;
	/** Slugs that lead to a car's present one; null leads to the list, because the car's record cannot be read now. */
	moved?: Record<string, string | null>;
	/** The lists of some of the stock that the published site has, and those that it had. */
	lists?: KnownLists;
	/** How many addresses a sitemap may hold, where that is not the format's limit. */
	sitemapLimit?: number;
	/** What the tenant has written in its content folder. */
	content?: TenantContent;
	/** What works on the platform; without it what works now. */
	can?: Capabilities;
	/** The tenant's own style sheet; empty where it has none. */
	css: string;
	/** The moment that the site is built for, in Unix seconds. What depends on the clock is decided by it. */
	now: number;
};
