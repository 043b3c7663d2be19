import { ProblemError } from '../../src/config/problem.ts';
import { openSite } from '../../src/site/open-site.ts';
import { checkedStock } from './checked-stock.ts';
import { dropHeldFeed } from './held-feed.ts';
import type { TenantJob } from './job.ts';
import { modelWarnings } from './model-warnings.ts';
import { tenantDirs } from './paths.ts';
import { planSite } from './plan.ts';
import { Staging } from './publish.ts';
import { beginStaging, isChanged, nextState, publishPlan } from './publish-plan.ts';
import { peakMemory } from './render-pages.ts';
import { renderPlan } from './render-plan.ts';
import type { TenantReport } from './report.ts';
import { pruneShares } from './share/share-files.ts';
import { publishedState } from './site-id.ts';
import { SiteDays } from './site-record.ts';
import { writeState } from './state.ts';
import { describePublished, describePulled, emptyReport, problemsOf, stopwatch } from './tenant-report.ts';

/** Builds one tenant: pull, plan, render and verify, publish. Whatever goes wrong is in the report; its published site stays. */
export async function buildTenant(job: TenantJob): Promise<TenantReport> {
	const report = emptyReport(job.tenant.slug);
	const time = stopwatch(report.times);
	const dirs = tenantDirs(job.out, job.tenant.slug);
	const staging = new Staging(dirs);
	try {
		const stock = await time('pull', () => checkedStock(job, dirs, (pulled) => describePulled(report, pulled)));
		const { assets, snapshot } = stock;
		const days = new SiteDays(stock, publishedState(dirs));
		const { old } = days;
		const site = openSite(snapshot, {
			changedOn: (path) => days.changedOn(path),
			stockRecord: (site) => days.record(site),
		});
		report.warnings.push(...modelWarnings(site));
		const planned = await time('plan', () => planSite(site, { job, old, assets, snapshot }));
		const plan = { ...planned, daysAhead: days.isAhead };
		await time('publish', () => beginStaging(staging, plan, { dirs, old }));
		const rendered = await time('render', () => renderPlan(plan, { job, old, site, staging, snapshot, assets, days }));
		if (rendered.problems.length > 0) throw new ProblemError(rendered.problems);
		const next = nextState(plan, rendered, old);
		if (isChanged(plan, rendered)) await time('publish', () => publishPlan(plan, staging, { next, old }));
		if (next !== old) writeState(dirs.state, next);
		if (next !== old) pruneShares(dirs.shares, next);
		dropHeldFeed(dirs);
		describePublished(report, plan, rendered, next);
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
