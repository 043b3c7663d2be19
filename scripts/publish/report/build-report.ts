import type { Problem } from '../../../src/config/problem.ts';
import type { Template } from '../../../src/domain/words/template.ts';
import type { StockDigest } from '../../../src/stock/feed/report-text.ts';

/** Milliseconds spent in each step of a tenant's build. */
export type StepTimes = Record<'pull' | 'plan' | 'render' | 'publish', number>;

/** How a tenant looks on a list of tenants: the local start page, the build report. */
export type TenantLook = {
	template: Template;
	/** Which hero its theme has, and the font of its headings. */
	theme: { hero: string; font: string };
	/** Colours, `#rrggbb`. */
	brand: string;
	onBrand: string;
	/** Address of its home page's hero or, without one, of its picture for shares; relative to its site. */
	picture: string | null;
	domain: string | null;
};

/** Some pages: how many are cars' own, how many others, and a few addresses. */
export type PageCount = { cars: number; others: number; examples: string[] };

/** The report of the stock, with the pages of the cars that its examples name: `{ "K7": "/cars/2021-kia-rio-k7/" }`. */
export type ReportedStock = StockDigest & { carPages: Record<string, string> };

/** A feed for advertisers: the cars in it, and why the site's other cars are not, each car once. */
export type ReportedFeed = {
	file: string;
	cars: number;
	leftOut: number;
	/** `examples`: their slugs, as many as a page can list. */
	reasons: { reason: string; cars: number; examples: string[] }[];
};

/** What is said of a published site whose last build failed. */
export type PublishedFacts = Pick<TenantReport, 'pages' | 'cars' | 'bytes' | 'endedAt'>;

/** What a build did for one tenant. A failed tenant's published site is unchanged. */
export type TenantReport = {
	slug: string;
	name: string;
	ok: boolean;
	/** Whether it has a published site, of this build or an earlier one. */
	published: boolean;
	/** Its config, `tenants/<slug>/site.json`; null where nothing is known but its slug. */
	configFile: string | null;
	/** The commit of the code that it was built with; null outside a repository. */
	commit: string | null;
	/** Null where its config could not be read. */
	look: TenantLook | null;
	pages: { rendered: number; reused: number; removed: number; written: number };
	/** The pages that differ from those of the site that was published before. */
	changes: Record<'fresh' | 'changed' | 'gone', PageCount>;
	cars: { listed: number; leftOut: number };
	stock: ReportedStock | null;
	/** The feeds for advertisers. */
	adFeeds: ReportedFeed[];
	/** The hosts of its photos that the site before did not have, with the number of photos. */
	newPhotoHosts: { host: string; photos: number }[];
	/** What somebody should act upon. */
	warnings: string[];
	/** What is good to know: nobody has to act. */
	notes: string[];
	problems: Problem[];
	/** When its site was renamed into place, ISO time; absent where the published one stayed. */
	publishedAt?: string;
	/** When its build ended, ISO time. */
	endedAt: string;
	/** When the feed that it read was last changed, ISO time; null where the feed does not say. */
	feedAsOf: string | null;
	timesMs: StepTimes & { total: number };
	/** Of all files of the published site. */
	bytes: number;
	/** Of a build that failed: what the published site was when it was built last; absent where that is not known. */
	before?: PublishedFacts;
	/** Peak resident memory of the process that built it, in bytes. */
	peakMemory: number;
};

/** The report of `npm run build`: `--json` prints it, `build-report.json` keeps it. */
export type BuildReport = {
	ok: boolean;
	/** ISO time. */
	startedAt: string;
	durationMs: number;
	/** Hash of everything that all tenants' pages are rendered with. */
	bundle: { id: string; rebuilt: boolean; durationMs: number };
	/** What is wrong with the set as a whole: two tenants with one domain, a slug that is not there. */
	problems: Problem[];
	tenants: TenantReport[];
};
