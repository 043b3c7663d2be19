import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openQueue, type Queue } from '../../netlify/rebuilds/queue.ts';
import { createClock } from './by-the-clock.ts';
import { watchTenants } from './changed-files.ts';
import { createTenantList } from './known-tenants.ts';
import { openBuilds } from './open-builds.ts';
import type { BuilderOptions } from './options.ts';
import { createSiteReader } from './site-facts.ts';
import { startWork, type WorkLoop } from './work-loop.ts';

/** Milliseconds between two looks at the clock. */
const tickMs = 30_000;

export type RunningBuilder = { stop: () => Promise<void> };

/**
 * Starts the resident builder (SITE-16): it takes requests from the queue and builds them, and asks for builds itself: for all
 * tenants when it starts, for those whose files change, after each tenant's midnight, and to look at feeds. Throws an Error where
 * the host builds.
 */
export async function runBuilder(options: BuilderOptions, say: (text: string) => void): Promise<RunningBuilder> {
	const { slugs, tenantsDir, out, leaseMs, published } = options;
	const queue = await openQueue(process.env);
	if (queue.mode !== 'queue') {
		await queue.close();
		throw new Error(`FORECOURT_REBUILD is ${queue.mode}: the host builds, and a builder would build everything twice.`);
	}
	const tenants = createTenantList(tenantsDir, slugs);
	const builds = await openBuilds({ out, tenantsDir, published, say });
	const siteOf = createSiteReader(resolve(out));
	const names = (): string[] => tenants().map(({ slug }) => slug);
	const work = startWork({ queue, builds, siteOf, leaseMs, say, jobs: options.jobs, tenants: names });
	const ask = asking({ queue, work, say });
	const timers = startTimers({ ...options, queue, tenants, ask, say });
	// What changed while no builder ran.
	for (const slug of names()) await ask(slug, { by: 'builder', why: 'the builder started', automatic: true });
	return {
		stop: async () => {
			timers.stop();
			await work.stop(options.graceMs);
			await builds.close();
			await queue.close();
		},
	};
}

type Reason = { by: string; why: string; automatic: boolean };
type Ask = (slug: string, reason: Reason) => Promise<void>;

/** Stores a request of the builder itself. Where that fails, the next tick or change asks again. */
function asking({ queue, work, say }: { queue: Queue; work: WorkLoop; say: (text: string) => void }): Ask {
	return async (slug, reason) => {
		try {
			await queue.trigger({ tenant: slug, options: {}, ...reason }, Date.now());
			work.wake();
		} catch (error) {
			say(`${slug}: no rebuild could be asked for: ${error instanceof Error ? error.message : String(error)}`);
		}
	};
}

type Timed = Pick<BuilderOptions, 'slugs' | 'tenantsDir' | 'feedMinutes' | 'daily' | 'watch'> & {
	queue: Queue;
	tenants: ReturnType<typeof createTenantList>;
	ask: Ask;
	say: (text: string) => void;
};

function startTimers({ watch, ask, say, ...timed }: Timed): { stop: () => void } {
	const due = createClock(timed);
	const tick = async (): Promise<void> => {
		try {
			for (const { slug, why } of await due(Date.now())) await ask(slug, { by: 'schedule', why, automatic: true });
		} catch (error) {
			say(`The schedule waits: ${error instanceof Error ? error.message : String(error)}`);
		}
	};
	const clock = setInterval(() => void tick(), tickMs);
	const changes = watch
		? watchTenants({
				...timed,
				say,
				onChange: (slug, why) => {
					if (isTenant(slug, timed)) void ask(slug, { by: 'file change', why, automatic: false });
				},
			})
		: null;
	return {
		stop: () => {
			clearInterval(clock);
			changes?.close();
		},
	};
}

/** Whether a folder is that of a tenant of ours. One that has just been made may not be on the list yet. */
const isTenant = (slug: string, { slugs, tenantsDir }: Pick<BuilderOptions, 'slugs' | 'tenantsDir'>): boolean =>
	(slugs.length === 0 || slugs.includes(slug)) && existsSync(join(tenantsDir, slug, 'site.json'));
