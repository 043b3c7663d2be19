import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProblemError } from '../../src/config/problem.ts';
import { openSite } from '../../src/site/open-site.ts';
import { hashOf } from './fingerprint.ts';
import type { TenantJob } from './job.ts';
import { publishedFile, type TenantDirs, tenantDirs } from './paths.ts';
import { planSite, type SitePlan } from './plan.ts';
import { Staging } from './publish.ts';
import { pullTenant } from './pull.ts';
import type { RenderResult } from './render-pages.ts';
import { renderPlan } from './render-plan.ts';
import type { TenantReport } from './report.ts';
import { type BuildState, type PageState, readState, writeState } from './state.ts';
import { describePulled, emptyReport, problemsOf, stopwatch } from './tenant-report.ts';

/** Builds one tenant: pull, plan, render and verify, publish. Whatever goes wrong is in the report; its published site stays. */
export async function buildTenant(job: TenantJob): Promise<TenantReport> {
	const report = emptyReport(job.tenant.slug);
	const time = stopwatch(report.times);
	const dirs = tenantDirs(job.out, job.tenant.slug);
	const staging = new Staging(dirs);
	try {
		staging.begin();
		const old = publishedState(dirs);
		const pulled = await time('pull', () => pullTenant(job, old?.listed ?? 0));
		describePulled(report, pulled);
		const { snapshot, assets } = pulled;
		const site = openSite(snapshot);
		const plan = await time('plan', () => planSite(site, { job, old, assets, listed: snapshot.cars.length }));
		const rendered = await time('render', () => renderPlan(plan, { job, old, site, staging, snapshot, assets }));
		if (rendered.problems.length > 0) throw new ProblemError(rendered.problems);
		const next = nextState(plan, rendered, old);
		if (isChanged(plan, rendered)) await time('publish', () => publishPlan(plan, { staging, id: next.site }));
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

/** Names the build that a published site comes from, for ops and for the next build. */
const idFile = 'build.txt';

/** What the last build kept, if the site that is published is the one that it is about: a kill may have come between. */
function publishedState({ published, state }: TenantDirs): BuildState | null {
	const file = join(published, idFile);
	const known = existsSync(file) ? readState(state) : null;
	return known && readFileSync(file, 'utf8').trim() === known.site ? known : null;
}

/** Completes the staging folder with everything that did not change, and puts it in the published site's place. */
function publishPlan(plan: SitePlan, { staging, id }: { staging: Staging; id: string }): void {
	for (const { path } of plan.reuse) staging.keep(publishedFile(path));
	for (const [file, text] of plan.frame.texts) staging.write(file, text);
	for (const { source, file } of plan.frame.copies) staging.copy(source, file);
	staging.write(idFile, `${id}\n`);
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
	const site = hashOf(JSON.stringify([plan.frame.hash, Object.entries(pages).map(([path, { hash }]) => [path, hash])]));
	return { site, bundle: plan.bundle, listed: plan.listed, frame: plan.frame.hash, pages, values };
}

function countPages(plan: SitePlan, rendered: RenderResult): TenantReport['pages'] {
	return {
		rendered: plan.render.length,
		reused: plan.reuse.length,
		removed: plan.removed.length,
		written: rendered.pages.filter(([, , written]) => written).length,
	};
}
