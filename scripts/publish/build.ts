import { resolve } from 'node:path';
import { readTenants } from '../sources/tenants.ts';
import type { TenantJob } from './job.ts';
import { reportFile, tenantDirs } from './paths.ts';
import { publishedClaims } from './read/published-claims.ts';
import { ensureBundle } from './render/bundle.ts';
import { keepReport } from './report/kept-report.ts';
import type { BuildProgress } from './report/progress.ts';
import type { BuildReport, TenantReport } from './report/report.ts';
import { problemsOf } from './report/tenant-report.ts';
import { type Builder, thisBuilder } from './turns/builder.ts';
import { openTurns } from './turns/open-turns.ts';
import { takeTurn } from './turns/tenant-turn.ts';

export type BuildOptions = {
	tenantsDir: string;
	/** Folder that gets one folder per tenant. */
	out: string;
	slugs: readonly string[] | 'all';
	/** Render every page, whatever the last build knew. */
	full?: boolean;
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
	onProgress?: (progress: BuildProgress) => void;
	/** Is told in words what people should know while it goes on. */
	say?: (text: string) => void;
};

/** Builds tenants (design section 1). A tenant that fails keeps its published site and the others go on; the report says all. */
export async function build(options: BuildOptions): Promise<BuildReport> {
	const started = Date.now();
	const builder = thisBuilder();
	const [out, tenantsDir] = [resolve(options.out), resolve(options.tenantsDir)];
	const { tenants, problems } = readTenants(tenantsDir, options.slugs, (slug) =>
		publishedClaims(tenantDirs(out, slug).published),
	);
	options.onProgress?.({ phase: 'bundle', done: 0, total: tenants.length });
	const { bundle, rebuilt } = await ensureBundle(builder, options.say);
	const bundled = Date.now();
	const total = tenants.filter(({ parsed }) => parsed.ok).length;
	const { turn, close } = openTurns({ ...options, out, tenantsDir, bundle, builder, count: total, readAt: started });
	let done = 0;
	const note = ({ slug: tenant }: TenantReport): void =>
		options.onProgress?.({ phase: 'tenants', done: ++done, total, tenant });
	const reports = await Promise.all(
		tenants.map(async (tenant) => {
			const report = await takeTurn(tenant, turn);
			if (tenant.parsed.ok) note(report);
			return report;
		}),
	);
	close();
	const report: BuildReport = {
		ok: problems.length === 0 && reports.every((tenant) => tenant.ok),
		startedAt: new Date(started).toISOString(),
		durationMs: Date.now() - started,
		bundle: { id: bundle.id, rebuilt, durationMs: bundled - started },
		problems,
		tenants: reports.sort((one, other) => (one.slug < other.slug ? -1 : 1)),
	};
	return keptOrSaid(out, report, builder);
}

/** Keeps the report. Where that cannot be done the sites are as they are, and the report says so, too. */
async function keptOrSaid(out: string, report: BuildReport, builder: Builder): Promise<BuildReport> {
	try {
		await keepReport(out, report, builder);
		return report;
	} catch (error) {
		const problems = problemsOf(error, reportFile(out)).map((problem) => ({
			...problem,
			expected: 'room and the right to keep this report',
		}));
		return { ...report, ok: false, problems: [...report.problems, ...problems] };
	}
}
