import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { secondsPerDay } from '../../../src/domain/hours/days.ts';
import type { Builder } from '../disk/builder.ts';
import { type LockOwner, ownerOf, tryLock } from '../disk/lock.ts';
import { recoverPublished } from '../disk/staging.ts';
import type { TenantJob } from '../job.ts';
import { type TenantDirs, tenantDirs } from '../paths.ts';
import type { TenantReport } from '../report/build-report.ts';
import { buildTenant } from '../tenant.ts';

/**
 * What came of trying to build a tenant: its report; or, nothing done yet, that another build is at it, or that what was
 * read for it may be older than what another build has published since.
 */
export type Attempt = { report: TenantReport } | { lockedBy: LockOwner | null } | { outdated: true };

/** Builds one tenant under its lock, which this process holds until the site is published. */
export async function buildLocked(job: TenantJob): Promise<Attempt> {
	const dirs = tenantDirs(job.out, job.tenant.slug, job.builder.token);
	const lock = tryLock(dirs.lock, job.builder);
	if (!lock) return { lockedBy: ownerOf(dirs.lock) };
	try {
		if (isOvertaken(job, lock.previous)) return { outdated: true };
		recoverPublished(dirs);
		removeLeftovers(dirs);
		const report = await buildTenant(job);
		return { report: { ...report, endedAt: new Date().toISOString(), published: existsSync(dirs.published) } };
	} finally {
		lock.release();
	}
}

/** Whether another run began to build the tenant after this one had read its config: it may have read newer files. */
const isOvertaken = ({ readAt, builder }: TenantJob, previous: LockOwner | null): boolean =>
	previous !== null && previous.since >= readAt && previous.token !== builder.token;

/** Puts back what a kill has cut off, for a tenant that is not being built; where somebody builds it, that build does. */
export function recoverUnbuilt({ published, previous, lock: file }: TenantDirs, builder: Builder): void {
	if (existsSync(published) || !existsSync(previous)) return;
	const lock = tryLock(file, builder);
	if (!lock) return;
	recoverPublished({ published, previous });
	lock.release();
}

/** A feed that was fetched longer ago than this belongs to a build that has ended. */
const feedLifeMs = secondsPerDay * 1000;

/** Removes what killed builds left. Whoever holds the lock knows that no staging folder but its own is in use. */
function removeLeftovers({ next, feed }: TenantDirs): void {
	const work = dirname(next);
	for (const name of readdirSync(work)) {
		const path = join(work, name);
		const isStaging = /^next(\.|$)|\.tmp$/.test(name);
		const isOldFeed = /^feed\./.test(name) && name !== basename(feed) && isOlder(path, feedLifeMs);
		// A process whose parent was killed may write there for a moment longer.
		if (isStaging || isOldFeed) rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
	}
}

function isOlder(path: string, milliseconds: number): boolean {
	const stats = statSync(path, { throwIfNoEntry: false });
	return stats !== undefined && Date.now() - stats.mtimeMs > milliseconds;
}
