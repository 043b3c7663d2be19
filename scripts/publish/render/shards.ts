import { readFileSync } from 'node:fs';
import { openSite } from '../../../src/site/open-site.ts';
import type { Snapshot } from '../../../src/site/snapshot.ts';
import { Staging } from '../disk/staging.ts';
import { writeWhole } from '../disk/write-whole.ts';
import type { TenantJob } from '../job.ts';
import { tenantDirs } from '../paths.ts';
import { publishedTest, type SitePlan } from '../plan/plan.ts';
import type { ShardJob } from '../workers/task.ts';
import { runOnWorkers } from '../workers/workers.ts';
import { renderContext } from './render-context.ts';
import { type RenderResult, renderPages } from './render-pages.ts';

/** What all shards of a tenant need, kept in one file. */
type ShardInput = { snapshot: Snapshot; linkable: string[] };

/** Renders a plan in several processes, which share the staging folder. Each is told its pages; none plans for itself. */
export async function renderInShards(
	plan: SitePlan,
	{ job, snapshot, shards }: { job: TenantJob; snapshot: Snapshot; shards: number },
): Promise<RenderResult> {
	const input: ShardInput = { snapshot, linkable: [...plan.paths, ...plan.goneVehicles] };
	writeWhole(tenantDirs(job.out, job.tenant.slug).snapshot, JSON.stringify(input));
	const planned = plan.render.map((page): ShardJob['pages'][number] => [page, plan.before(page.path)]);
	const tasks = Array.from({ length: shards }, (_, index) => ({
		type: 'shard' as const,
		job: { job, pages: shardOf(planned, index, shards) },
	}));
	const results = await runOnWorkers<RenderResult>(tasks, shards);
	return {
		pages: results.flatMap((result) => result.pages),
		problems: results.flatMap((result) => result.problems),
		peakMemory: Math.max(...results.map((result) => result.peakMemory)),
	};
}

/** Renders one shard into the staging folder that the lead process has begun. */
export async function renderShard({ job, pages }: ShardJob): Promise<RenderResult> {
	const dirs = tenantDirs(job.out, job.tenant.slug, job.builder.token);
	const { snapshot, linkable } = JSON.parse(readFileSync(dirs.snapshot, 'utf8')) as ShardInput;
	const site = openSite(snapshot);
	const known = new Map(pages.map(([page, before]) => [page.path, before]));
	const plan = {
		isPublished: publishedTest(site, new Set(linkable)),
		before: (path: string) => known.get(path) ?? null,
	};
	const context = await renderContext(plan, { job, site, staging: new Staging(dirs) });
	const wanted = pages.map(([page]) => page);
	return renderPages(wanted, context);
}

/** Shard `index` of `shards`: every so-many-th, so that no shard gets all the heavy ones. */
const shardOf = <Item>(items: readonly Item[], index: number, shards: number): Item[] =>
	items.filter((_, position) => position % shards === index);
