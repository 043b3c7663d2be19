import { resolve } from 'node:path';
import { type Places, tenantWeights } from '../changes/tenant-weight.ts';
import { fileClaims } from '../sources/tenant-claims.ts';
import { readTenants, type Tenant } from '../sources/tenants.ts';
import type { BuildOptions } from './build-options.ts';
import { ensureBundle } from './bundle.ts';
import { type Builder, thisBuilder } from './disk/builder.ts';
import { reportFile, tenantDirs } from './paths.ts';
import { publishedClaims } from './read/published-claims.ts';
import { problemsOf } from './report/build-problems.ts';
import type { BuildReport, TenantReport } from './report/build-report.ts';
import { keepReport } from './report/kept-report.ts';
import { openTurns } from './turns/open-turns.ts';
import { takeTurn } from './turns/tenant-turn.ts';

/** Builds tenants. One that fails keeps its published site, and the others are built all the same; the report has everything. */
export async function build(options: BuildOptions): Promise<BuildReport> {
	const started = Date.now();
	const builder = thisBuilder();
	const [out, tenantsDir] = [resolve(options.out), resolve(options.tenantsDir)];
	const { tenants, problems, claims } = readTenants(tenantsDir, options.slugs, (slug, file) =>
		fileClaims(slug, file, publishedClaims(tenantDirs(out, slug).published)),
	);
	options.onProgress?.({ phase: 'bundle', done: 0, total: tenants.length });
	const { bundle, rebuilt } = await ensureBundle(builder, {
		...(options.say && { say: options.say }),
		...(options.freshBundle && { newerThan: started }),
	});
	const bundled = Date.now();
	const total = tenants.length;
	const run = { ...options, out, tenantsDir, bundle, builder, claims, count: total, readAt: started };
	const { turn, close } = openTurns(run);
	let done = 0;
	const note = (report: TenantReport): void => {
		const { slug: tenant, ok } = report;
		options.onProgress?.({ phase: 'tenants', done: ++done, total, tenant, failed: !ok, report });
	};
	const reports = await Promise.all(
		inTurn(tenants, { ...options, tenantsDir, out }).map(async (tenant) => {
			const report = await takeTurn(tenant, turn);
			note(report);
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

/** The tenants in the order in which they are begun: the largest first, so that none of these is left for the end, or as is asked for. */
function inTurn(
	tenants: readonly Tenant[],
	{ chooseNext, ...places }: Places & Pick<BuildOptions, 'chooseNext'>,
): Tenant[] {
	if (tenants.length < 2) return [...tenants];
	const pages = tenantWeights(
		tenants.map(({ slug }) => slug),
		places,
	);
	const rest = tenants.toSorted((one, other) => (pages.get(other.slug) ?? 0) - (pages.get(one.slug) ?? 0));
	if (!chooseNext) return rest;
	return tenants.flatMap(() => rest.splice(chooseNext(rest.map(({ slug }) => slug)), 1));
}

/** Keeps the report. If it cannot be written, the sites are published all the same and the returned report says so. */
async function keptOrSaid(out: string, report: BuildReport, builder: Builder): Promise<BuildReport> {
	try {
		await keepReport(out, report, builder);
		return report;
	} catch (error) {
		const problems = problemsOf(error, reportFile(out)).map((problem) => ({
			...problem,
			expected: 'disk space and permission to write this report',
		}));
		return { ...report, ok: false, problems: [...report.problems, ...problems] };
	}
}
