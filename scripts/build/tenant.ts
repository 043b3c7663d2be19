import { existsSync } from 'node:fs';
import { ProblemError } from '../../src/config/problem.ts';
import { openSite } from '../../src/site/open-site.ts';
import type { TenantJob } from './job.ts';
import { publishedFile, tenantDirs } from './paths.ts';
import { planSite, type SitePlan } from './plan.ts';
import { Staging } from './publish.ts';
import { pullTenant } from './pull.ts';
import type { TenantReport } from './report.ts';
import type { RenderResult } from './render-pages.ts';
import { renderPlan } from './render-plan.ts';
import { type BuildState, readState, type PageState, writeState } from './state.ts';
import { describePulled, emptyReport, problemsOf, stopwatch } from './tenant-report.ts';

/** Builds one tenant: pull, plan, render and verify, publish. Whatever goes wrong is in the report; its published site stays. */
export async function buildTenant(job: TenantJob): Promise<TenantReport> {
	const report = emptyReport(job.tenant.slug);
	const time = stopwatch(report.times);
	const dirs = tenantDirs(job.out, job.tenant.slug);
	const staging = new Staging(dirs);
	try {
		staging.begin();
		const old = existsSync(dirs.published) ? readState(dirs.state) : null;
		const pulled = await time('pull', () => pullTenant(job, old?.listed ?? 0));
		describePulled(report, pulled);
		const site = openSite(pulled.snapshot);
		const plan = await time('plan', () => planSite(site, { job, old, assets: pulled.assets, listed: pulled.snapshot.cars.length }));
		const rendered = await time('render', () => renderPlan(plan, { job, old, site, staging, snapshot: pulled.snapshot }));
		if (rendered.problems.length > 0) throw new ProblemError(rendered.problems);
		const next = nextState(plan, rendered, old);
		if (isChanged(plan, rendered)) await time('publish', () => publishPlan(plan, { staging, job }));
		if (next !== old) writeState(dirs.state, next);
		report.pages = countPages(plan, rendered);
		report.bytes = Object.values(next.pages).reduce((sum, page) => sum + page.bytes, 0);
	} catch (error) {
		report.ok = false;
		report.problems.push(...problemsOf(error, job.tenant.slug));
	} finally {
		staging.discard();
	}
	report.peakMemory = process.resourceUsage().maxRSS * 1024;
	return report;
}

/** Completes the staging folder with everything that did not change, and puts it in the published site's place. */
function publishPlan(plan: SitePlan, { staging, job }: { staging: Staging; job: TenantJob }): void {
	for (const { path } of plan.reuse) staging.keep(publishedFile(path));
	for (const [file, text] of plan.frame.files) staging.write(file, text);
	for (const { dir, under } of plan.frame.trees) staging.addTree(dir, under);
	staging.publish();
}

const isChanged = (plan: SitePlan, rendered: RenderResult): boolean =>
	plan.frameChanged || plan.removed.length > 0 || rendered.pages.some(([, , written]) => written);

/** What to keep for the next build: the old state itself where nothing was rendered or removed. */
function nextState(plan: SitePlan, rendered: RenderResult, old: BuildState | null): BuildState {
	if (old && plan.render.length === 0 && plan.removed.length === 0 && !plan.frameChanged) return old;
	const pages: Record<string, PageState> = {};
	for (const { path } of plan.reuse) if (old?.pages[path]) pages[path] = old.pages[path];
	for (const [path, state] of rendered.pages) pages[path] = state;
	const reads = new Set<string>();
	for (const page of Object.values(pages)) for (const read of page.reads) reads.add(read);
	const values = Object.fromEntries([...reads].map((read) => [read, plan.fingerprint(read)]));
	return { bundle: plan.bundle, listed: plan.listed, frame: plan.frame.hash, pages, values };
}

function countPages(plan: SitePlan, rendered: RenderResult): TenantReport['pages'] {
	return {
		rendered: plan.render.length,
		reused: plan.reuse.length,
		removed: plan.removed.length,
		written: rendered.pages.filter(([, , written]) => written).length,
	};
}
