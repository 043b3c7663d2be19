import { readFileSync } from 'node:fs';
import { openSite } from '../../src/site/open-site.ts';
import type { Snapshot } from '../../src/site/snapshot.ts';
import type { TenantJob } from './job.ts';
import { tenantDirs } from './paths.ts';
import { planSite } from './plan.ts';
import { Staging } from './publish.ts';
import { renderContext, shardOf } from './render-context.ts';
import { type RenderResult, renderPages } from './render-pages.ts';
import { readState } from './state.ts';
import { runOnWorkers } from './workers.ts';
import { writeWhole } from './write-whole.ts';

/** One process's share of a big tenant's pages. */
export type ShardJob = { job: TenantJob; assets: string | null; index: number; shards: number };

/** Renders a plan in several processes, which share the staging folder. Each finds its share of the same plan by itself. */
export async function renderInShards({
	job,
	snapshot,
	assets,
	shards,
}: {
	job: TenantJob;
	snapshot: Snapshot;
	assets: string | null;
	shards: number;
}): Promise<RenderResult> {
	writeWhole(tenantDirs(job.out, job.tenant.slug).snapshot, JSON.stringify(snapshot));
	const tasks = Array.from({ length: shards }, (_, index) => ({
		type: 'shard' as const,
		job: { job, assets, index, shards },
	}));
	const results = await runOnWorkers<RenderResult>(tasks, shards);
	return {
		pages: results.flatMap((result) => result.pages),
		problems: results.flatMap((result) => result.problems),
		peakMemory: Math.max(...results.map((result) => result.peakMemory)),
	};
}

/** Renders one shard into the staging folder that the lead process has begun. */
export async function renderShard({ job, assets, index, shards }: ShardJob): Promise<RenderResult> {
	const dirs = tenantDirs(job.out, job.tenant.slug, job.builder.token);
	const snapshot = JSON.parse(readFileSync(dirs.snapshot, 'utf8')) as Snapshot;
	const site = openSite(snapshot);
	const old = readState(dirs.state);
	const plan = planSite(site, { job, old, assets, snapshot });
	const context = await renderContext(plan, { job, old, site, staging: new Staging(dirs) });
	return renderPages(shardOf(plan.render, index, shards), context);
}
