import { ProblemError } from '../../src/config/problem.ts';
import { openSite } from '../../src/site/open-site.ts';
import { goneCars } from './gone-cars.ts';
import type { TenantJob } from './job.ts';
import { modelWarnings } from './model-warnings.ts';
import { tenantDirs } from './paths.ts';
import { planSite } from './plan.ts';
import { Staging } from './publish.ts';
import { beginStaging, isChanged, nextState, publishPlan } from './publish-plan.ts';
import { pullTenant } from './pull.ts';
import { peakMemory } from './render-pages.ts';
import { renderPlan } from './render-plan.ts';
import type { TenantReport } from './report.ts';
import { pruneShares } from './share/share-files.ts';
import { siteBytes } from './site-bytes.ts';
import { publishedState } from './site-id.ts';
import { writeState } from './state.ts';
import { describePublished, describePulled, emptyReport, problemsOf, stopwatch } from './tenant-report.ts';

/** Builds one tenant: pull, plan, render and verify, publish. Whatever goes wrong is in the report; its published site stays. */
export async function buildTenant(job: TenantJob): Promise<TenantReport> {
	const report = emptyReport(job.tenant.slug);
	const time = stopwatch(report.timesMs);
	const dirs = tenantDirs(job.out, job.tenant.slug, job.builder.token);
	const staging = new Staging(dirs);
	try {
		const old = publishedState(dirs);
		const pulled = await time('pull', () => pullTenant(job, old?.listed ?? 0));
		describePulled(report, pulled);
		const { assets } = pulled;
		const snapshot = { ...pulled.snapshot, gone: goneCars(pulled.snapshot, old) };
		const changed = new Map<string, string>();
		const site = openSite(snapshot, (path) => changed.get(path) ?? old?.pages.get(path)?.changed);
		report.warnings.push(...modelWarnings(site));
		const plan = await time('plan', () => planSite(site, { job, old, assets, snapshot }));
		await time('publish', () => beginStaging(staging, plan, { dirs, old }));
		const rendered = await time('render', () =>
			renderPlan(plan, { job, old, site, staging, snapshot, assets, changed }),
		);
		if (rendered.problems.length > 0) throw new ProblemError(rendered.problems);
		const next = nextState(plan, rendered, old);
		if (isChanged(plan, rendered)) await time('publish', () => publishPlan(plan, staging, { next, old }));
		if (next !== old) writeState(dirs.state, next);
		if (next !== old) pruneShares(dirs.shares, next);
		describePublished(report, plan, rendered);
		report.bytes = siteBytes(dirs.published, next, plan.frame);
		report.peakMemory = rendered.peakMemory;
	} catch (error) {
		report.ok = false;
		report.problems.push(...problemsOf(error, job.tenant.slug));
	} finally {
		staging.discard();
	}
	report.peakMemory = Math.max(report.peakMemory, peakMemory());
	return report;
}
