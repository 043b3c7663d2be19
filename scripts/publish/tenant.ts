import { Staging } from './disk/staging.ts';
import type { TenantJob } from './job.ts';
import { makePages } from './make-pages.ts';
import { recall } from './memory/memory.ts';
import { type TenantDirs, tenantDirs } from './paths.ts';
import { releaseBefore } from './plan/earlier-chunks.ts';
import { newKnownState } from './plan/known-state.ts';
import type { BuildState } from './plan/state.ts';
import { noteAdverts } from './read/adverts.ts';
import { checkedStock } from './read/checked-stock.ts';
import { dropHeldFeed } from './read/held-feed.ts';
import { newKnownShorts, noteCars, noteConfig } from './read/last-pull.ts';
import { noteOffSite } from './read/off-site-cars.ts';
import { rememberRecord } from './read/published-record.ts';
import { reservedCars } from './read/reserved-cars.ts';
import { peakMemory } from './render/render-pages.ts';
import { describeAdFeeds } from './report/ad-feed-report.ts';
import { keepLog, loggedSteps, newBuildLog, sayPages, sayReport } from './report/build-log.ts';
import { problemsOf } from './report/build-problems.ts';
import type { TenantReport } from './report/build-report.ts';
import { pageChanges, writtenPages } from './report/page-changes.ts';
import { siteBytes } from './report/site-bytes.ts';
import {
	describeModels,
	describePhones,
	describePhotoHosts,
	describePublished,
	describePulled,
	describeStock,
	emptyReport,
	publishedHosts,
	stopwatch,
} from './report/tenant-report.ts';
import { inputsOf } from './unchanged/inputs.ts';
import { noteBuild, unchangedReport } from './unchanged/unchanged.ts';
import { pruneShares } from './write/changed-shares.ts';
import { isChanged, nextState, publishPlan } from './write/publish-plan.ts';
import { publishedState } from './write/site-id.ts';
import { checkPages } from './write/whole-site.ts';

/** Builds one tenant: pull, plan, render and verify, publish; where nothing has changed, none of it. Whatever goes wrong is in the report; its published site stays. */
export async function buildTenant(job: TenantJob): Promise<TenantReport> {
	const report = { ...emptyReport(job.tenant.slug), configFile: job.tenant.file };
	const log = newBuildLog();
	const watch = stopwatch(report.timesMs);
	const time = loggedSteps(watch, log);
	const dirs = tenantDirs(job.out, job.tenant.slug, job.builder.token);
	const staging = new Staging(dirs);
	const started = Date.now();
	try {
		const reserved = await reservedCars(job);
		const inputs = inputsOf(job, reserved);
		const same = await watch('plan', () => unchangedReport(job, dirs, inputs));
		if (same) {
			keepUnchanged(job, dirs);
			return { ...same, configFile: report.configFile, timesMs: report.timesMs };
		}
		const checked = await time('pull', () =>
			checkedStock({ ...job, reserved }, dirs, (pulled) => describePulled(report, pulled)),
		);
		const published = publishedState(dirs, job);
		const release = await releaseBefore(job, dirs);
		const work = { job, published, dirs, release, staging, time };
		const { plan, rendered, old, ...made } = await makePages(checked, work);
		checkPages(plan, rendered);
		const hosts = publishedHosts(dirs.published);
		const next = nextState(plan, rendered, old);
		job.counter?.publishing();
		if (isChanged(plan, rendered)) {
			report.publishedAt = await time('publish', () => publishPlan(plan, staging, { rendered, next, old }));
		}
		describeStock(report, made);
		describePhotoHosts(report, made.site, hosts);
		describeModels(report, made.site);
		describeAdFeeds(report, made.site);
		describePhones(report, made.site);
		report.warnings.push(...plan.warnings);
		keepState(job, dirs, { next, old });
		noteConfig(dirs.config, job.tenant.value);
		noteCars(dirs.cars, made.snapshot, recall(job, newKnownShorts));
		noteAdverts(dirs.adverts, made.snapshot);
		noteOffSite(dirs.offSite, checked.offSite, job.tenant.site.include_sold_cars_days);
		dropHeldFeed(dirs);
		describePublished(report, plan, rendered);
		report.changes = pageChanges(made.site.config, plan, rendered);
		sayPages(log, { written: writtenPages(rendered), gone: plan.removed });
		report.bytes = siteBytes(next, plan.sideFiles);
		report.peakMemory = rendered.peakMemory;
		const { assets: folders, until } = checked;
		rememberRecord(job, dirs);
		noteBuild(job, dirs, { inputs, started, folders, until, sideFiles: plan.sideFiles, state: next, report });
	} catch (error) {
		report.ok = false;
		report.problems.push(...problemsOf(error, job.tenant.slug));
	} finally {
		staging.discard();
	}
	sayReport(log, report);
	keepLog(dirs.logs, log);
	report.peakMemory = Math.max(report.peakMemory, peakMemory());
	return report;
}

type States = { next: BuildState; old: BuildState | null };

/** What a build keeps beside the site even where nothing was to do. */
function keepUnchanged({ tenant }: TenantJob, dirs: TenantDirs): void {
	noteConfig(dirs.config, tenant.value);
	dropHeldFeed(dirs);
}

/** Keeps what the next build has to know, unless nothing was to do. */
function keepState(job: TenantJob, dirs: TenantDirs, { next, old }: States): void {
	const known = recall(job, newKnownState);
	if (next === old) known.keep(dirs.state, next);
	else {
		// With what the pages read worked out: the site that is asked for it is not to be remembered.
		known.write(dirs.state, { ...next });
		pruneShares(dirs.shares, next);
	}
}
