import type { LaneRow } from '../platform/db/rows/delivery-rows.ts';
import { log } from '../platform/log.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { type LaneName, noteBlocked, takeAlarm } from './lanes.ts';
import { whyBlocked } from './readiness.ts';
import { type ServedTenants, servedTenants } from './tenant-env.ts';

/** Deliveries of one lane at the same time in a process: a receiver that hangs blocks no more than these workers. */
const perLane = 2;
const alarmEvery = 60 * 60_000;

/** A lane that waits for a setting, and which. */
export type Blocked = LaneName & { reason: string };

/** One round of deliveries: the tenants that it serves, and the lanes that it found blocked. */
export type Round = {
	served: ServedTenants;
	blocked: ReadonlyMap<string, Blocked>;
	/** Takes a place in a lane; false if none is free or nothing can be sent. `fresh` only takes the first place. */
	enter: (lane: LaneName, fresh: boolean) => boolean;
	leave: (lane: LaneName) => void;
	/** How many leads of a lane to claim at once. */
	most: (lane: LaneRow) => number;
	/** Notes whether a claim of a lane went through quickly, all of it. */
	paced: (lane: LaneName, quickly: boolean) => void;
};

// Kept in the process, not in this module: each function is bundled with its own copy of it.
const shared = Symbol.for('forecourt.delivery.lanes');
const holder = globalThis as { [shared]?: { places: Map<string, number>; paces: Map<string, number> } };

/** Leads of one claim at most. The first claim of a lane is of one lead, each that goes quickly lets the next have twice as many. */
const mostAtOnce = 16;

/** Starts a round for the tenants of this process, or for one of them. */
export function beginRound(runtime: Pick<Runtime, 'env' | 'tenants'>, tenant?: string): Round {
	const all = servedTenants(runtime);
	const served = { ...all, slugs: all.slugs.filter((slug) => tenant === undefined || slug === tenant) };
	holder[shared] ??= { places: new Map(), paces: new Map() };
	const { places, paces } = holder[shared];
	const checked = new Set<string>();
	const blocked = new Map<string, Blocked>();
	const isReady = (lane: LaneName, name: string): boolean => {
		if (!checked.has(name)) {
			checked.add(name);
			const reason = whyBlocked(runtime, lane, served);
			if (reason !== null) blocked.set(name, { tenant: lane.tenant, destination: lane.destination, reason });
		}
		return !blocked.has(name);
	};
	return {
		served,
		blocked,
		enter: (lane, fresh) => {
			const name = nameOf(lane);
			const taken = places.get(name) ?? 0;
			if (taken >= (fresh ? 1 : perLane) || !isReady(lane, name)) return false;
			places.set(name, taken + 1);
			return true;
		},
		leave: (lane) => {
			const name = nameOf(lane);
			const left = (places.get(name) ?? 1) - 1;
			if (left > 0) places.set(name, left);
			else places.delete(name);
		},
		// A receiver in trouble gets one lead, to see whether it is back.
		most: (lane) => (lane.trouble === null ? (paces.get(nameOf(lane)) ?? 1) : 1),
		paced: (lane, quickly) => {
			const name = nameOf(lane);
			if (quickly) paces.set(name, Math.min(mostAtOnce, 2 * (paces.get(name) ?? 1)));
			else paces.delete(name);
		},
	};
}

/** Whether each of these lanes has as many deliveries in this process as may be: one more worker would find nothing to do. */
export const areFull = ({ tenant, destinations }: { tenant: string; destinations: readonly string[] }): boolean =>
	destinations.every((destination) => (holder[shared]?.places.get(nameOf({ tenant, destination })) ?? 0) >= perLane);

/** Records what is blocked, for `npm run leads -- list`, and raises the alarm. */
export async function noteRound({ db, now }: Pick<Runtime, 'db' | 'now'>, { blocked }: Round): Promise<void> {
	for (const lane of blocked.values()) {
		await noteBlocked(db, lane, { reason: lane.reason, now: now() });
		await raiseAlarm({ db, now }, lane);
	}
}

/** Logs a line about a lane in trouble, at most once an hour. */
export async function raiseAlarm({ db, now }: Pick<Runtime, 'db' | 'now'>, lane: LaneName): Promise<void> {
	const row = await takeAlarm(db, lane, { now: now(), everyMs: alarmEvery });
	if (!row) return;
	const { tenant, destination, trouble, trouble_since, reason } = row;
	const since = new Date(trouble_since ?? now()).toISOString();
	log('error', { code: `delivery_${trouble}`, tenant, destination, since, reason });
}

const nameOf = ({ tenant, destination }: LaneName): string => `${tenant} ${destination}`;
