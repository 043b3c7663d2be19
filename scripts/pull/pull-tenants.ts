import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatProblem, ProblemError, warningLines } from '../../src/config/problem.ts';
import { buildMoment, type ReadyTenant } from '../publish/job.ts';
import { type TenantDirs, tenantDirs } from '../publish/paths.ts';
import { buildDashboard } from '../publish/read/build-dashboard.ts';
import { type LastCars, lastCars, lastConfig, pulledCar } from '../publish/read/last-pull.ts';
import { publishedClaims } from '../publish/read/published-claims.ts';
import { publishedRecord } from '../publish/read/published-record.ts';
import { pullTenant } from '../publish/read/pull.ts';
import { createFeeds } from '../publish/turns/fetch-feeds.ts';
import { fileClaims } from '../sources/tenant-claims.ts';
import { readTenants } from '../sources/tenants.ts';
import { configChanges } from './config-changes.ts';
import type { PullReport } from './pull-report.ts';
import { stockChanges } from './stock-changes.ts';

type PullOptions = {
	tenantsDir: string;
	/** Folder with the built sites, for what they were built from. */
	out: string;
	slugs: readonly string[] | 'all';
	/** Address of the published site; `{slug}` in it stands for the tenant's slug. */
	published?: string | undefined;
};

type Pull = PullOptions & { fetchFeed: ReturnType<typeof createFeeds> };

/**
 * Asks every source of tenants, the dashboard and their feeds, side by side, and says what differs from what their sites
 * were built from (SITE-2). Publishes and keeps nothing.
 */
export async function pullTenants(options: PullOptions): Promise<{ reports: PullReport[]; problems: string[] }> {
	const [out, tenantsDir] = [resolve(options.out), resolve(options.tenantsDir)];
	const folders = (slug: string) => tenantDirs(out, slug);
	const read = readTenants(tenantsDir, options.slugs, (slug, file) =>
		fileClaims(slug, file, publishedClaims(folders(slug).published)),
	);
	const dashboard = buildDashboard({ out, published: options.published }, read.claims);
	const pull = { ...options, out, fetchFeed: createFeeds() };
	const reports = await Promise.all(
		read.tenants.map(async (tenant) => {
			const { slug, dir, file, value, parsed, ...source } = await dashboard.configure(tenant);
			if (!parsed.ok) return { ...nothing(slug), problems: parsed.problems.map(formatProblem) };
			const { site, warnings } = parsed;
			const report = await pullOne({ slug, dir, file, value, site, warnings: [] }, pull);
			const isOld = 'isFresh' in source && !source.isFresh;
			const said = warningLines(warnings);
			return { ...report, ...said, ok: report.ok && !isOld, warnings: [...said.warnings, ...report.warnings] };
		}),
	);
	return { reports, problems: read.problems.map(formatProblem) };
}

async function pullOne(tenant: ReadyTenant, { out, published, fetchFeed }: Pull): Promise<PullReport> {
	const dirs = tenantDirs(out, tenant.slug, randomUUID());
	const config = lastConfig(dirs.config);
	const report: PullReport = {
		...nothing(tenant.slug),
		config: config === null ? null : configChanges(config, tenant.value),
	};
	try {
		const feed = await fetchFeed(tenant.site.stock_feed, tenant.slug, { file: dirs.feed, kept: dirs.keptFeed });
		const pulled = await pullTenant({ tenant, now: buildMoment(), feed });
		const before: KnownCars | null = lastCars(dirs.cars) ?? (await publishedCars(tenant, { dirs, published }));
		const listed = pulled.snapshot.cars.map(pulledCar);
		return {
			...report,
			ok: true,
			since: before && new Date(before.built * 1000).toISOString(),
			stock: before && stockChanges(before.cars, { listed, feed: pulled.feed }),
			listed: listed.length,
			locale: pulled.snapshot.config.locale,
			warnings: before?.note ? [before.note] : [],
		};
	} catch (error) {
		if (!(error instanceof ProblemError)) throw error;
		return { ...report, problems: error.problems.map(formatProblem) };
	} finally {
		rmSync(dirs.feed, { force: true });
	}
}

/** The cars of the last build; `note` says what of them is not known. */
type KnownCars = LastCars & { note?: string };

/** What the published site remembers of its cars, on a machine that has not built it: who they are, not what they cost. */
async function publishedCars(
	tenant: ReadyTenant,
	{ dirs, published }: { dirs: TenantDirs; published: string | undefined },
): Promise<KnownCars | null> {
	const site = published?.replaceAll('{slug}', tenant.slug);
	const job = { tenant, now: buildMoment(), acceptShrink: false, ...(site && { published: site }) };
	const { record } = await publishedRecord(job, dirs);
	if (!record) return null;
	const { built, history } = record;
	const cars = history.cars.map(({ slug, keys }) => ({ slug, keys, name: slug, price: null, status: '', rest: '' }));
	return { built, cars, note: 'This machine has not built the site: prices and other facts of cars are not compared.' };
}

const nothing = (slug: string): PullReport => ({
	slug,
	ok: false,
	problems: [],
	warnings: [],
	notes: [],
	since: null,
	config: null,
	stock: null,
	listed: null,
	locale: 'en-AU',
});
