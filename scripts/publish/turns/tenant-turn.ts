import { existsSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Problem } from '../../../src/config/problem.ts';
import type { Configured } from '../../sources/dashboard/configured.ts';
import type { Dashboard } from '../../sources/dashboard/open-dashboard.ts';
import type { Tenant } from '../../sources/tenants.ts';
import { type LockOwner, ownerText, pollMs } from '../disk/lock.ts';
import type { ReadyTenant, TenantJob } from '../job.ts';
import { tenantDirs } from '../paths.ts';
import { problemsOf } from '../report/build-problems.ts';
import type { TenantReport } from '../report/build-report.ts';
import { emptyReport } from '../report/tenant-report.ts';
import { minutesText, WorkerFault } from '../workers/worker-fault.ts';
import { type Attempt, recoverUnbuilt } from './locked-tenant.ts';

/** What a tenant's turn needs from the run that it is a part of. */
export type Turn = {
	out: string;
	builder: TenantJob['builder'];
	/** How long to wait for another build of the tenant, in milliseconds; 0 for not at all. */
	waitMs: number;
	/** When the tenants' configs were read, in Unix milliseconds. */
	readAt: number;
	/** Where config comes from beside the tenants' files. */
	dashboard: Dashboard;
	/** Makes the tenant's job: fetches its feed. */
	prepare: (tenant: ReadyTenant, readAt: number) => Promise<TenantJob>;
	/** Reads the tenant's config once more. */
	readAgain: (slug: string) => Tenant;
	build: (job: TenantJob) => Promise<Attempt>;
	/** Tells people something while it goes on. */
	say: (text: string) => void;
};

/** Builds one tenant, once nobody else is at it. Whatever goes wrong is in its report; the other tenants do not notice. */
export async function takeTurn(tenant: Tenant, turn: Turn): Promise<TenantReport> {
	const dirs = tenantDirs(turn.out, tenant.slug, turn.builder.token);
	try {
		return await buildWhenFree(tenant, turn);
	} catch (error) {
		const problems = error instanceof WorkerFault ? [error.problem(tenant.slug)] : problemsOf(error, tenant.slug);
		return failed(tenant, problems, turn);
	} finally {
		rmSync(dirs.feed, { force: true });
	}
}

/** Each try sends the tenant's whole job to a worker, so tries must not be too frequent when hundreds of tenants wait. */
const longestPauseMs = 2_000;

async function buildWhenFree(tenant: Tenant, turn: Turn): Promise<TenantReport> {
	const { slug } = tenant;
	let { readAt } = turn;
	let configured = await turn.dashboard.configure(tenant);
	const waiting = waitFor(slug, turn);
	for (;;) {
		const { parsed } = configured;
		if (!parsed.ok) return failed(configured, parsed.problems, turn);
		const job = await turn.prepare(readyTenant(configured, parsed), readAt);
		let attempt = await turn.build(job);
		for (let pauseMs = pollMs; 'lockedBy' in attempt; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
			const over = waiting(attempt.lockedBy);
			if (over) return failed(configured, [over], turn);
			await sleep(pauseMs);
			attempt = await turn.build(job);
		}
		if ('report' in attempt) return finished(attempt.report, configured, turn);
		// Another build began after ours had read config and feed: what we have may be older than what it published.
		readAt = Date.now();
		configured = await turn.dashboard.configure(turn.readAgain(slug));
	}
}

function readyTenant(tenant: Configured, { site, warnings }: Extract<Configured['parsed'], { ok: true }>): ReadyTenant {
	const { slug, dir, file, value } = tenant;
	return { slug, dir, file, value, site, warnings, ...('answer' in tenant && { answer: tenant.answer }) };
}

/** The report of a build that has ended. An answer of the dashboard is the last good one only now, with its site published. */
function finished(report: TenantReport, tenant: Configured, { dashboard }: Turn): TenantReport {
	const warnings = report.ok ? [...report.warnings, ...keepAnswer(tenant, dashboard)] : report.warnings;
	const problems = 'answer' in tenant ? report.problems.map(tenant.named) : report.problems;
	return { ...report, warnings, problems };
}

/** Keeps the tenant's answer. The site is published all the same if that fails, on a full disk for one. */
function keepAnswer(tenant: Configured, dashboard: Dashboard): string[] {
	try {
		dashboard.keep(tenant);
		return [];
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		return [`dashboard: its answer is not kept for a day on which it is down: ${why}`];
	}
}

/** The report of a tenant that was not built; what a kill has cut off of its site is put back. */
export function failed(
	{ slug, file, value }: Pick<Tenant, 'slug'> & Partial<Pick<Tenant, 'file' | 'value'>>,
	problems: readonly Problem[],
	{ out, builder }: Pick<Turn, 'out' | 'builder'>,
): TenantReport {
	const dirs = tenantDirs(out, slug);
	recoverUnbuilt(dirs, builder);
	const known = { name: nameIn(value) ?? slug, configFile: file ?? null, published: existsSync(dirs.published) };
	return { ...emptyReport(slug), ...known, ok: false, problems: [...problems] };
}

/** What a config that may be wrong elsewhere calls its tenant. */
function nameIn(value: unknown): string | null {
	const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : null;
	return typeof name === 'string' && name.trim() ? name : null;
}

/** Says once who is at the tenant. Once the time is over, returns what is wrong. */
function waitFor(slug: string, { waitMs, say }: Turn): (owner: LockOwner | null) => Problem | null {
	let since: number | null = null;
	return (owner) => {
		if (since === null) {
			since = Date.now();
			if (waitMs > 0) say(`${slug}: waiting for another build of this tenant: ${ownerText(owner)}.`);
		}
		if (Date.now() - since < waitMs) return null;
		return {
			file: slug,
			path: '',
			found: `another build of this tenant: ${ownerText(owner)}`,
			expected:
				waitMs > 0 ? `that build to end within ${minutesText(waitMs)}` : 'no other build of this tenant (--wait 0)',
			hint: 'Build this tenant again once that build has ended, or stop it if it hangs. --wait <minutes> waits longer.',
		};
	};
}
