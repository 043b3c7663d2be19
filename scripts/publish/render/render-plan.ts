import type { Site } from '../../../src/site/site.ts';
import type { Snapshot } from '../../../src/site/snapshot.ts';
import type { Staging } from '../disk/staging.ts';
import type { TenantJob } from '../job.ts';
import { isIdle, planPages, type SitePlan, usableState } from '../plan/plan.ts';
import type { SiteDays } from '../plan/site-days.ts';
import type { BuildState } from '../plan/state.ts';
import { renderContext } from './render-context.ts';
import { type RenderResult, renderPages } from './render-pages.ts';
import { renderInShards } from './shards.ts';

type Work = {
	job: TenantJob;
	old: BuildState | null;
	site: Site;
	staging: Staging;
	snapshot: Snapshot;
	/** The days on which pages changed: what the sitemap says of them. */
	days: Pick<SiteDays, 'note' | 'isAhead'>;
};

/** Renders what the plan asks for, a big site's pages in several processes. */
export async function renderPlan(plan: SitePlan, work: Work): Promise<RenderResult> {
	work.job.counter?.begin(plan.render.length);
	const rendered = await renderNow(plan, work);
	for (const [path, page] of rendered.pages) work.days.note(path, page);
	const late = await renderLate(plan, work);
	return {
		pages: [...rendered.pages, ...late.pages],
		problems: [...rendered.problems, ...late.problems],
		peakMemory: Math.max(rendered.peakMemory, late.peakMemory),
	};
}

const nothing: RenderResult = { pages: [], problems: [], peakMemory: 0 };

/** The pages that say when the others changed; where no other page did, they stay as they are. */
async function renderLate(plan: SitePlan, work: Work): Promise<RenderResult> {
	const idle = isIdle(plan);
	const { render, reuse } = idle
		? { render: [], reuse: plan.late }
		: planPages(plan.late, usableState(work.job, work.old), plan);
	plan.render.push(...render);
	plan.reuse.push(...reuse);
	work.job.counter?.extend(render.length);
	return render.length > 0 ? renderPages(render, await renderContext(plan, work)) : nothing;
}

async function renderNow(plan: SitePlan, work: Work): Promise<RenderResult> {
	if (plan.render.length === 0) return nothing;
	const shards = Math.min(work.job.processes, Math.ceil(plan.render.length / work.job.pagesPerProcess));
	if (shards > 1) {
		work.staging.refresh();
		return renderInShards(plan, { ...work, shards });
	}
	return renderPages(plan.render, await renderContext(plan, work));
}
