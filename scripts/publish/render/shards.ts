import { readFileSync } from 'node:fs';
import { openSite } from '../../../src/site/open-site.ts';
import type { Snapshot } from '../../../src/site/snapshot.ts';
import { Staging } from '../disk/staging.ts';
import { writeWhole } from '../disk/write-whole.ts';
import type { TenantJob } from '../job.ts';
import type { PageCounter } from '../page-counter.ts';
import { tenantDirs } from '../paths.ts';
import { publishedTest, type SitePlan } from '../plan/plan.ts';
import type { ShardJob } from '../workers/task.ts';
import { runOnWorkers } from '../workers/workers.ts';
import { type PackedResult, packResult, unpackResult } from './packed-result.ts';
import { renderContext } from './render-context.ts';
import { type RenderResult, renderPages } from './render-pages.ts';

/** What all shards of a tenant need, kept in one file: the cars after the rest, some hundreds at a time. */
type ShardInput = [rest: { snapshot: Omit<Snapshot, 'cars'>; linkable: string[] }, ...cars: Snapshot['cars'][]];

const carsAtOnce = 200;

/** The text of a {@link ShardInput} in pieces: that of 16,000 pages' cars is 30 MB, and as much again as bytes. */
function* inputText({ cars, ...snapshot }: Snapshot, linkable: string[]): Generator<string> {
	yield `[${JSON.stringify({ snapshot, linkable } satisfies ShardInput[0])}`;
	for (let at = 0; at < cars.length; at += carsAtOnce) yield `,${JSON.stringify(cars.slice(at, at + carsAtOnce))}`;
	yield ']';
}

/** Renders a plan in several processes, which share the staging folder. Each is told its pages; none plans for itself. */
export async function renderInShards(
	plan: SitePlan,
	{ job, snapshot, shards }: { job: TenantJob; snapshot: Snapshot; shards: number },
): Promise<RenderResult> {
	const linkable = [...plan.paths, ...plan.goneVehicles];
	writeWhole(tenantDirs(job.out, job.tenant.slug).snapshot, inputText(snapshot, linkable), { sync: false });
	const planned = plan.render.map((page): ShardJob['pages'][number] => [page, plan.before(page.path)]);
	const tasks = Array.from({ length: shards }, (_, index) => ({
		type: 'shard' as const,
		job: { job, pages: shardOf(planned, index, shards) },
	}));
	const results = (await runOnWorkers<PackedResult>(tasks, sumUp(job.counter))).map(unpackResult);
	job.counter?.reach(results.reduce((sum, result) => sum + result.pages.length, 0));
	return {
		pages: results.flatMap((result) => result.pages),
		problems: results.flatMap((result) => result.problems),
		peakMemory: Math.max(...results.map((result) => result.peakMemory)),
	};
}

/** Tells the lead process's counter what all shards have drawn together; nothing where nobody follows. */
function sumUp(counter: PageCounter | undefined) {
	if (!counter?.isHeard) return undefined;
	const drawn = new Map<number, number>();
	const hear = (shard: number, pages: { drawn: number }): void => {
		drawn.set(shard, pages.drawn);
		counter.reach(drawn.values().reduce((sum, one) => sum + one, 0));
	};
	return { hear, everyMs: counter.everyMs };
}

/** Renders one shard into the staging folder that the lead process has begun. */
export async function renderShard({ job, pages }: ShardJob, counter?: PageCounter): Promise<PackedResult> {
	const dirs = tenantDirs(job.out, job.tenant.slug, job.builder.token);
	const [{ snapshot, linkable }, ...cars] = JSON.parse(readFileSync(dirs.snapshot, 'utf8')) as ShardInput;
	const site = openSite({ ...snapshot, cars: cars.flat() });
	const known = new Map(pages.map(([page, before]) => [page.path, before]));
	const plan = {
		isPublished: publishedTest(site, new Set(linkable)),
		before: (path: string) => known.get(path) ?? null,
	};
	const context = await renderContext(plan, { job, site, staging: new Staging(dirs) });
	const wanted = pages.map(([page]) => page);
	counter?.begin(wanted.length);
	return packResult(await renderPages(wanted, { ...context, ...(counter && { counter }) }));
}

/** Shard `index` of `shards`: every so-many-th, so that no shard gets all the heavy ones. */
const shardOf = <Item>(items: readonly Item[], index: number, shards: number): Item[] =>
	items.filter((_, position) => position % shards === index);
