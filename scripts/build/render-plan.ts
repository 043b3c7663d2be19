import type { Site } from '../../src/site/site.ts';
import type { Snapshot } from '../../src/site/snapshot.ts';
import type { TenantJob } from './job.ts';
import type { SitePlan } from './plan.ts';
import type { Staging } from './publish.ts';
import { renderContext } from './render-context.ts';
import { type RenderResult, renderPages } from './render-pages.ts';
import { renderInShards } from './shards.ts';
import type { BuildState } from './state.ts';

/** So many pages are worth another process: starting one costs as much as rendering a few hundred. */
const pagesPerProcess = 1500;

type Work = {
	job: TenantJob;
	old: BuildState | null;
	site: Site;
	staging: Staging;
	snapshot: Snapshot;
	assets: string | null;
};

/** Renders what the plan asks for, a big site's pages in several processes. */
export async function renderPlan(plan: SitePlan, work: Work): Promise<RenderResult> {
	if (plan.render.length === 0) return { pages: [], problems: [], peakMemory: 0 };
	const shards = Math.min(work.job.processes, Math.ceil(plan.render.length / pagesPerProcess));
	if (shards > 1) return renderInShards({ ...work, shards });
	return renderPages(plan.render, await renderContext(plan, work));
}
