import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { readTenants, type Tenant } from '../sources/tenants.ts';
import { type Bundle, ensureBundle } from './bundle.ts';
import type { ReadyTenant, TenantJob } from './job.ts';
import { keepReport } from './kept-report.ts';
import { buildMoment } from './moment.ts';
import { reportFile } from './paths.ts';
import type { BuildProgress } from './progress.ts';
import { recoverPublished } from './publish.ts';
import type { BuildReport, TenantReport } from './report.ts';
import { buildTenant } from './tenant.ts';
import { emptyReport } from './tenant-report.ts';
import { runOnWorkers } from './workers.ts';

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
	onProgress?: (progress: BuildProgress) => void;
};

/** Builds tenants (design section 1). A tenant that fails keeps its published site and the others go on; the report says all. */
export async function build(options: BuildOptions): Promise<BuildReport> {
	const started = Date.now();
	const out = resolve(options.out);
	const tenantsDir = resolve(options.tenantsDir);
	const { tenants, problems } = readTenants(tenantsDir, options.slugs);
	recoverPublished(out);
	options.onProgress?.({ phase: 'bundle', done: 0, total: tenants.length });
	const { bundle, rebuilt } = await ensureBundle();
	const bundled = Date.now();
	const ready = tenants.flatMap(readyTenant);
	const jobs = ready.map((tenant) => toJob(tenant, { options, out, bundle, count: ready.length }));
	const reports = [...(await buildAll(jobs, options.onProgress)), ...tenants.flatMap(failedReport)];
	const report: BuildReport = {
		ok: problems.length === 0 && reports.every((tenant) => tenant.ok),
		startedAt: new Date(started).toISOString(),
		duration: Date.now() - started,
		bundle: { id: bundle.id, rebuilt, duration: bundled - started },
		problems,
		tenants: reports.sort((one, other) => (one.slug < other.slug ? -1 : 1)),
	};
	return keptOrSaid(out, report);
}

/** Keeps the report. Where that cannot be done the sites are as they are, and the report says so, too. */
function keptOrSaid(out: string, report: BuildReport): BuildReport {
	try {
		keepReport(out, report);
		return report;
	} catch (error) {
		const found = error instanceof Error ? error.message : String(error);
		const problem = { file: reportFile(out), path: '', found, expected: 'room and the right to keep this report' };
		return { ...report, ok: false, problems: [...report.problems, problem] };
	}
}

function readyTenant({ slug, dir, file, parsed }: Tenant): ReadyTenant[] {
	return parsed.ok ? [{ slug, dir, file, site: parsed.site, warnings: parsed.warnings }] : [];
}

function failedReport({ slug, parsed }: Tenant): TenantReport[] {
	return parsed.ok ? [] : [{ ...emptyReport(slug), ok: false, problems: parsed.problems }];
}

function toJob(
	tenant: ReadyTenant,
	{ options, out, bundle, count }: { options: BuildOptions; out: string; bundle: Bundle; count: number },
): TenantJob {
	return {
		tenant,
		out,
		bundle,
		full: options.full ?? false,
		acceptShrink: options.acceptShrink ?? false,
		...(options.published && { published: options.published.replaceAll('{slug}', tenant.slug) }),
		...(options.sitemapLimit && { sitemapLimit: options.sitemapLimit }),
		now: options.now ?? buildMoment(),
		processes: Math.max(1, Math.floor(availableParallelism() / count)),
	};
}

async function buildAll(jobs: readonly TenantJob[], onProgress: BuildOptions['onProgress']): Promise<TenantReport[]> {
	let done = 0;
	const note = (report: TenantReport): void =>
		onProgress?.({ phase: 'tenants', done: ++done, total: jobs.length, tenant: report.slug });
	const [only] = jobs;
	if (only && jobs.length === 1 && process.env['NODE_ENV'] === 'production') {
		const report = await buildTenant(only);
		note(report);
		return [report];
	}
	const tasks = jobs.map((job) => ({ type: 'tenant' as const, job }));
	return runOnWorkers<TenantReport>(tasks, availableParallelism(), note);
}
