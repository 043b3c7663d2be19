import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Builder, thisBuilder } from '../disk/builder.ts';
import type { HearPages } from '../page-counter.ts';
import { problemsOf } from '../report/build-problems.ts';
import type { TenantReport } from '../report/build-report.ts';
import { failed } from '../turns/tenant-turn.ts';
import { WorkerFault } from '../workers/worker-fault.ts';
import type { ResidentOptions, ResidentSettings } from './build-request.ts';
import { BuildingProcess, NotBuilt } from './building-process.ts';
import { keepReports } from './kept-reports.ts';
import { ProcessPool } from './process-pool.ts';

export type Resident = {
	/**
	 * Builds a tenant as `npm run build -- <slug>` does, and resolves with its report, whatever goes wrong. Builds of one
	 * tenant take turns, in the order in which they are asked for. `hear` gets how far the pages are, a few times a second.
	 */
	build: (slug: string, options?: ResidentOptions, hear?: HearPages) => Promise<TenantReport>;
	/** Resolves once what was asked for is built and the processes have ended. */
	close: () => Promise<void>;
};

/** About a gigabyte a process: a page takes some 9 kB of memory. */
const mostPages = 100_000;
const minuteMs = 60_000;
/** A build whose process ended over another tenant is asked for so often again. */
const mostTries = 3;

/**
 * Opens the resident builder: processes that keep the bundle loaded and remember of each tenant what its next build can
 * use, so that one changed car costs what it changes. What they publish is what a build from the command line would.
 */
export async function openResident(settings: ResidentSettings): Promise<Resident> {
	const { tenantMinutes = 60, processes = availableParallelism(), say = () => undefined } = settings;
	const [out, tenantsDir] = [resolve(settings.out), resolve(settings.tenantsDir)];
	const limits = { processes, mostPages: settings.mostPages ?? mostPages, limitMs: tenantMinutes * minuteMs };
	const builder = thisBuilder();
	const start = (): BuildingProcess => new BuildingProcess({ ...limits, out, tenantsDir, say });
	const pool = new ProcessPool(processes, start);
	const reports = keepReports(out, builder, say);
	const last = new Map<string, Promise<void>>();
	const buildNow = async (slug: string, options: ResidentOptions, hear?: HearPages): Promise<TenantReport> => {
		const { report, bundle } = await buildOrSay(slug, options, { pool, out, builder, hear });
		// The name of no tenant is a fault of the request, not a tenant that failed.
		if (report.published || existsSync(join(tenantsDir, slug))) reports.note(report, bundle);
		return report;
	};
	return {
		build: (slug, options = {}, hear = undefined) => {
			const build = (last.get(slug) ?? Promise.resolve()).then(() => buildNow(slug, options, hear));
			const ended = build.then(nothing, nothing);
			last.set(slug, ended);
			void ended.then(() => last.get(slug) === ended && last.delete(slug));
			return build;
		},
		close: async () => {
			await Promise.all(last.values());
			await Promise.all([pool.close(), reports.close()]);
		},
	};
}

const nothing = (): void => undefined;

type Built = { report: TenantReport; bundle: string };

type Where = { pool: ProcessPool; out: string; builder: Builder; hear?: HearPages | undefined };

/**
 * Whether the code has changed since the processes were started, once a build by one of them has ended: it is built again by
 * the code of now. This is looked up while the build has begun, so that it does not wait for a question a file of the code.
 */
async function isOutdated(pool: ProcessPool, building: Promise<TenantReport>): Promise<boolean> {
	building.catch(nothing);
	await setImmediate();
	if (!pool.renew()) return false;
	await building.then(nothing, nothing);
	return true;
}

async function buildOrSay(slug: string, options: ResidentOptions, where: Where): Promise<Built> {
	for (let tries = 1; ; ) {
		const chosen = where.pool.processFor(slug);
		try {
			const building = chosen.build(slug, options, where.hear);
			if (await isOutdated(where.pool, building)) continue;
			return { report: await building, bundle: chosen.bundle };
		} catch (error) {
			if (error instanceof NotBuilt && tries++ < mostTries) continue;
			const problems = error instanceof WorkerFault ? [error.problem(slug)] : problemsOf(error, slug);
			return { report: failed({ slug }, problems, where), bundle: chosen.bundle };
		}
	}
}
