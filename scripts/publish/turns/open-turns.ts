import { availableParallelism } from 'node:os';
import { seal, sealKey } from '../../sources/dashboard/sealed-answer.ts';
import type { Claims } from '../../sources/tenant-claims.ts';
import { readTenant } from '../../sources/tenants.ts';
import type { BuildOptions } from '../build-options.ts';
import type { Bundle } from '../bundle.ts';
import type { Builder } from '../disk/builder.ts';
import type { ReadyTenant, TenantJob } from '../job.ts';
import { buildMoment } from '../job.ts';
import type { Memory } from '../memory/memory.ts';
import { keepYoungSpace } from '../memory/young-space.ts';
import { type HearPages, PageCounter } from '../page-counter.ts';
import { tenantDirs } from '../paths.ts';
import { programId } from '../program-id.ts';
import { buildDashboard } from '../read/build-dashboard.ts';
import { watchOver } from '../workers/watchdog.ts';
import { openWorkers } from '../workers/workers.ts';
import { createFeeds } from './fetch-feeds.ts';
import { type Attempt, buildLocked } from './locked-tenant.ts';
import type { Turn } from './tenant-turn.ts';

type Run = Omit<BuildOptions, 'slugs'> & {
	bundle: Bundle;
	builder: Builder;
	/** How many tenants are to be built. */
	count: number;
	/** When their configs were read, in Unix milliseconds. */
	readAt: number;
	/** What all tenants claim by their files. */
	claims: readonly Claims[];
	/** What this process remembers of the one tenant that it builds. */
	memory?: Memory;
	/** How a job is built; in a child process, or here for the only tenant, unless this is given. */
	buildJob?: Turn['build'];
};

const minuteMs = 60_000;
/** Starting a process costs as much as rendering a few hundred pages. */
const pagesPerProcess = 1500;

/** Makes what the tenants' turns have in common: processes, feeds, limits. To be closed when all have had theirs. */
export function openTurns(run: Run): { turn: Turn; close: () => void } {
	const { out, tenantsDir, builder, readAt, count, onPages, pagesEveryMs: everyMs } = run;
	const limitMs = (run.tenantMinutes ?? 60) * minuteMs;
	// Rendering needs React in production, which has to be known before anything is loaded.
	const isAlone = run.inProcess && count === 1 && process.env['NODE_ENV'] === 'production';
	const workers = run.workers ?? openWorkers(availableParallelism(), run.chooseNext);
	const fetchFeed = createFeeds();
	const turn: Turn = {
		out,
		builder,
		readAt,
		dashboard: buildDashboard(run, run.claims),
		waitMs: (run.waitMinutes ?? 10) * minuteMs,
		prepare: async (tenant, readAt) => {
			const dirs = tenantDirs(out, tenant.slug, builder.token);
			const feed = await fetchFeed(tenant.site.stock_feed, tenant.slug, { file: dirs.feed, kept: dirs.keptFeed });
			return toJob(tenant, run, { readAt, feed });
		},
		readAgain: (slug) => readTenant(tenantsDir, slug, []),
		build:
			run.buildJob ??
			((job) => {
				const hear: HearPages | undefined = onPages && ((pages) => onPages(job.tenant.slug, pages));
				if (isAlone) return buildHere({ ...job, counter: new PageCounter(hear, { everyMs }) }, limitMs);
				return workers.run<Attempt>({ type: 'tenant', job }, { limitMs, hear, everyMs });
			}),
		say: run.say ?? (() => undefined),
	};
	return { turn, close: run.workers ? () => undefined : workers.close };
}

/** What the site carries of the dashboard's answer; nothing without a secret to seal it with. */
function sealedAnswer({ answer }: ReadyTenant): string | null {
	const key = answer ? sealKey(process.env) : null;
	return answer && key ? seal(answer.value, { key, url: answer.url }) : null;
}

async function buildHere(job: TenantJob, limitMs: number): Promise<Attempt> {
	keepYoungSpace();
	const callOff = watchOver(job.tenant.slug, limitMs);
	try {
		return await buildLocked(job);
	} finally {
		callOff();
	}
}

function toJob(
	tenant: ReadyTenant,
	{ out, bundle, builder, full = false, acceptShrink = false, now = buildMoment(), count, sharing, ...run }: Run,
	{ readAt, feed }: Pick<TenantJob, 'readAt' | 'feed'>,
): TenantJob {
	const processes = Math.max(1, Math.floor(availableParallelism() / count));
	const shared = { processes, pagesPerProcess, ...sharing };
	const site = {
		...(run.published && { published: run.published.replaceAll('{slug}', tenant.slug) }),
		...(run.sitemapLimit && { sitemapLimit: run.sitemapLimit }),
		...(run.memory && { memory: run.memory }),
	};
	const sealed = sealedAnswer(tenant);
	return {
		tenant,
		...(sealed && { sealed }),
		out,
		bundle,
		program: programId(),
		builder,
		full,
		acceptShrink,
		now,
		...shared,
		...site,
		readAt,
		feed,
	};
}
