import type { BuildPages } from '../../src/contract/rebuild.ts';
import type { TenantJob } from './job.ts';
import type { TenantReport } from './report/build-report.ts';
import type { ChooseNext } from './workers/concurrency-limit.ts';
import type { WorkerPool } from './workers/workers.ts';

/** How far a build is, for a progress bar. */
export type BuildProgress = {
	phase: 'bundle' | 'tenants';
	done: number;
	total: number;
	tenant?: string;
	failed?: boolean;
	/** What came of that tenant. */
	report?: TenantReport;
};

/** What a build is asked to do. */
export type BuildOptions = {
	tenantsDir: string;
	/** Folder that gets one folder per tenant. */
	out: string;
	slugs: readonly string[] | 'all';
	/** Render every page, whatever the last build knew. */
	full?: boolean;
	/** Make the bundle again, even if it is kept. */
	freshBundle?: boolean;
	acceptShrink?: boolean;
	/** Address of the published site; `{slug}` in it stands for the tenant's slug. */
	published?: string | undefined;
	/** How many addresses a sitemap may hold; the format's limit by default. */
	sitemapLimit?: number;
	/** The moment to build for, in Unix seconds; now by default. */
	now?: number;
	/** How one tenant's pages are shared among processes; by the machine's cores by default. */
	sharing?: Pick<TenantJob, 'processes' | 'pagesPerProcess'>;
	/** How long to wait for another build of the same tenant; 10 by default, 0 for not at all. */
	waitMinutes?: number;
	/** How long one tenant may take; 60 by default. */
	tenantMinutes?: number;
	/** Build a tenant in this process if it is the only one: that saves starting another. */
	inProcess?: boolean;
	/** Processes that stay when the build is over, for who builds often; by default it starts and ends some for itself. */
	workers?: WorkerPool;
	/** Which tenant of those that wait for a process is next, by its slug; the one with most pages by default. */
	chooseNext?: ChooseNext;
	onProgress?: (progress: BuildProgress) => void;
	/** Hears a few times a second how far the pages of a tenant are. */
	onPages?: (slug: string, pages: BuildPages) => void;
	/** How often it hears that, in milliseconds; every 250 by default. */
	pagesEveryMs?: number;
	/** Gets messages for people while the build runs. */
	say?: (text: string) => void;
};
