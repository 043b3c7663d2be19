import { type Problem, ProblemError } from '../../src/config/problem.ts';
import { newKnownAnswers } from '../../src/site/known-answers.ts';
import { openSite } from '../../src/site/open-site.ts';
import type { Site } from '../../src/site/site.ts';
import type { Snapshot } from '../../src/site/snapshot.ts';
import type { StockReport } from '../../src/stock/feed/report.ts';
import { brokenCarNotes, brokenCars } from './broken-cars.ts';
import type { Staging } from './disk/staging.ts';
import type { TenantJob } from './job.ts';
import { recall } from './memory/memory.ts';
import type { TenantDirs } from './paths.ts';
import { planSite, type SitePlan } from './plan/plan.ts';
import { SiteDays } from './plan/site-days.ts';
import type { BuildState } from './plan/state.ts';
import type { CheckedStock } from './read/checked-stock.ts';
import { checkLeftOut } from './read/pull.ts';
import type { RenderResult } from './render/render-pages.ts';
import { renderPlan } from './render/render-plan.ts';
import type { stopwatch } from './report/tenant-report.ts';
import { drawingPhotos } from './share/drawing-photos.ts';
import { beginStaging } from './write/publish-plan.ts';

type Work = {
	job: TenantJob;
	/** What the build knows of the published site. */
	published: BuildState | null;
	dirs: TenantDirs;
	/** Folder of the release before this one. */
	release: string;
	staging: Staging;
	time: ReturnType<typeof stopwatch>;
};

/** A site's pages in the staging folder, and the stock that they show. */
export type MadePages = {
	site: Site;
	plan: SitePlan;
	rendered: RenderResult;
	/** What the build knows of the published site, with the days that its record knows. */
	old: BuildState | null;
	snapshot: Snapshot;
	stock: StockReport;
};

/** How often cars are left out and the rest is tried again; what still fails then is not the cars' fault. */
const mostRounds = 5;
const mostProblems = 20;

/**
 * Plans, renders and verifies a site. A car whose page cannot be made is left out with its reason, and the site is planned
 * again without it, so that no list shows it; together with the records left out before that must stay within the feed's
 * `max_left_out_share`. Throws a ProblemError for what no car is to blame for.
 */
export async function makePages(pulled: CheckedStock, work: Work): Promise<MadePages> {
	let checked = pulled;
	let { stock } = pulled;
	for (let round = 1; ; round++) {
		const { snapshot } = checked;
		const made = await tryPages(checked, work);
		const problems = made.planned ? made.rendered.problems : [];
		if (made.planned && problems.length === 0) return { ...made, snapshot, stock };
		const broken = brokenCars(made.site, problems);
		if (broken.size === 0 || round === mostRounds) throw made.planned ? problemsError(problems) : made.fault;
		stock = withLeftOut(stock, brokenCarNotes(snapshot, broken));
		refuseTooMany(stock, work.job, problems);
		checked = checked.without(broken.keys());
	}
}

/** One round: the pages, or what kept the site from being planned at all. */
async function tryPages(checked: CheckedStock, { job, published, dirs, release, staging, time }: Work) {
	const { snapshot, assets } = checked;
	const days = new SiteDays(checked, published);
	const { old } = days;
	const site = openSite(snapshot, {
		changedOn: (path) => days.changedOn(path),
		stockRecord: (site) => days.record(site),
		known: recall(job, newKnownAnswers),
		until: checked.until,
	});
	let plan: SitePlan;
	const made = await time('render', () => drawingPhotos({ site, snapshot, assets }));
	try {
		const planned = await time('plan', () => planSite(site, { job, old, assets, release, snapshot, made }));
		plan = { ...planned, daysAhead: days.isAhead };
	} catch (fault) {
		if (fault instanceof ProblemError) throw fault;
		return { planned: false as const, site, fault };
	}
	await time('publish', () => beginStaging(staging, plan, { dirs, old }));
	const rendered = await time('render', () => renderPlan(plan, { job, old, site, staging, snapshot, days }));
	return { planned: true as const, site, plan, rendered, old };
}

const withLeftOut = (stock: StockReport, more: StockReport['leftOut']): StockReport => ({
	...stock,
	listed: stock.listed - more.length,
	leftOut: [...stock.leftOut, ...more],
});

function refuseTooMany(stock: StockReport, { tenant }: TenantJob, problems: readonly Problem[]): void {
	try {
		checkLeftOut(stock, tenant);
	} catch (error) {
		if (!(error instanceof ProblemError)) throw error;
		throw problemsError([...error.problems, ...problems]);
	}
}

/** Enough to recognise a broken template; a thousand would bury the report. */
const problemsError = (problems: readonly Problem[]): ProblemError => new ProblemError(problems.slice(0, mostProblems));
