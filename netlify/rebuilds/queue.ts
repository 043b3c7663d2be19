import type { RebuildStatus } from '../../src/contract/rebuild.ts';
import { databasePlace, openDatabase } from '../platform/db/database.ts';
import type { BuildProgressRow } from '../platform/db/rows/rebuild-rows.ts';
import { type DailySite, dueDaily } from './daily.ts';
import { type HandedOver, handOverSoon } from './hosts/hand-over.ts';
import { type RebuildMode, rebuildMode } from './hosts/mode.ts';
import { type BuildClaim, claimBuild, type Lease, renewBuild } from './store/claims.ts';
import { endProgress, noteProgress } from './store/progress.ts';
import { type DoneBuild, recordBuild } from './store/record.ts';
import { storeTrigger, type Trigger } from './store/requests.ts';
import { type BuildResult, releaseBuild, settleBuild } from './store/settle.ts';
import { rebuildStatus } from './store/status.ts';

/** The queue of rebuilds, for programs that are not functions. Times are Unix milliseconds. */
export type Queue = {
	mode: RebuildMode;
	/** Milliseconds between two looks for new requests. */
	pollMs: number;
	trigger: (trigger: Trigger, now: number) => Promise<string>;
	/** Where the host builds: asks it to build what waits for a tenant. */
	handOver: (slug: string) => Promise<HandedOver | null>;
	claim: (lease: Lease) => Promise<BuildClaim | null>;
	renew: (id: string, leaseUntil: number) => Promise<boolean>;
	settle: (claim: BuildClaim, result: BuildResult, now: number) => Promise<boolean>;
	release: (claim: BuildClaim, why: { now: number; message: string }) => Promise<boolean>;
	record: (build: DoneBuild) => Promise<void>;
	noteProgress: (row: BuildProgressRow) => Promise<void>;
	endProgress: (row: Pick<BuildProgressRow, 'tenant' | 'builder'>) => Promise<void>;
	status: (slug: string) => Promise<RebuildStatus>;
	dueDaily: (sites: readonly DailySite[], now: number) => Promise<string[]>;
	close: () => Promise<void>;
};

/** A look at a file costs 0.1 ms, one at a server a round trip. */
const polls = { file: 25, server: 100 };

/** Opens the queue, which is in the database that leads use. Throws what opening that throws (SITE-16). */
export async function openQueue(env: NodeJS.ProcessEnv): Promise<Queue> {
	const mode = rebuildMode(env);
	const place = databasePlace(env);
	const db = await openDatabase(place);
	return {
		mode,
		pollMs: place.url ? polls.server : polls.file,
		trigger: (trigger, now) => storeTrigger(db, trigger, now),
		handOver: (slug) => handOverSoon({ db, env, now: Date.now }, slug),
		claim: (lease) => claimBuild(db, lease),
		renew: (id, leaseUntil) => renewBuild(db, id, leaseUntil),
		settle: (claim, result, now) => settleBuild(db, claim, result, now),
		release: (claim, why) => releaseBuild(db, claim, why),
		record: (build) => recordBuild(db, build),
		noteProgress: (row) => noteProgress(db, row),
		endProgress: (row) => endProgress(db, row),
		status: (slug) => rebuildStatus(db, slug, Date.now()),
		dueDaily: (sites, now) => dueDaily(db, sites, now),
		close: () => db.destroy(),
	};
}
