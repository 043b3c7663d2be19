import type { Problem } from '../../src/config/problem.ts';
import type { SiteConfig } from '../../src/config/site.ts';
import type { KeptAnswer } from '../sources/dashboard/kept-answer.ts';
import type { FetchedFeed } from '../sources/fetched-feed.ts';
import type { Bundle } from './bundle.ts';
import type { Builder } from './disk/builder.ts';
import type { Memory } from './memory/memory.ts';
import type { PageCounter } from './page-counter.ts';

/** A tenant whose config is valid; `warnings` has what looks doubtful in it. */
export type ReadyTenant = {
	slug: string;
	dir: string;
	file: string;
	/** Its config as it was written, in all of its sources. */
	value?: unknown;
	site: SiteConfig;
	warnings: Problem[];
	/** What of it is from the dashboard. */
	answer?: KeptAnswer;
};

/** One tenant to build, as it is handed to a worker process. */
export type TenantJob = {
	tenant: ReadyTenant;
	/** The dashboard's answer as the site carries it: see `sealed-answer.ts`. */
	sealed?: string;
	out: string;
	/** Render every page, whatever the last build knew. */
	full: boolean;
	/** Publish even what the gate holds back: too many cars gone or new, none at all, an incomplete feed or is too old. */
	acceptShrink: boolean;
	/** Address of the published site, whose record is read where the published folder is not there. */
	published?: string;
	/** How many addresses a sitemap may hold, where that is not the format's limit. */
	sitemapLimit?: number;
	/** Unix seconds that the site is built for. */
	now: number;
	bundle: Bundle;
	/** Names the code that builds: see `program-id.ts`. */
	program: string;
	/** The run of the build that this is a part of. */
	builder: Builder;
	/** When the tenant's config was read, in Unix milliseconds; its feed was asked for after that. */
	readAt: number;
	/** What came of its feed; null where that is not fetched from a server. */
	feed: FetchedFeed | null;
	/** How many processes may share the pages of this tenant. */
	processes: number;
	/** So many pages are worth another process. */
	pagesPerProcess: number;
	/** What this process remembers of earlier builds of the tenant; nothing in a build from the command line. */
	memory?: Memory;
	/** Counts the pages that are drawn, where somebody follows the build. */
	counter?: PageCounter;
};

/** The moment that sites are built for, in Unix seconds: now, or `FORECOURT_NOW`, so that two builds can be compared. */
export function buildMoment(): number {
	const fixed = process.env['FORECOURT_NOW'];
	if (fixed === undefined) return Math.floor(Date.now() / 1000);
	if (!/^\d{9,11}$/.test(fixed)) throw new Error(`FORECOURT_NOW is "${fixed}", expected a time in Unix seconds.`);
	return Number(fixed);
}
