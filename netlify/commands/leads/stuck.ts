import type { WaitingLane } from '../../delivery/lanes.ts';

/** Milliseconds after which a due lead that nobody took means that no process delivers for its tenant. */
const longUntaken = 15 * 60_000;

type Stuck = { lane: WaitingLane; state: 'blocked' | 'failing' | 'untaken'; since: number; reason: string };

/** The lanes in which leads wait because something is wrong: a setting, the receiver, or no process that delivers. */
export function stuckLanes(lanes: readonly WaitingLane[], now: number): Stuck[] {
	return lanes.flatMap((lane): Stuck[] => {
		const { trouble, trouble_since, reason, paused_until, due_since } = lane;
		const since = trouble_since ?? due_since;
		if (trouble === 'blocked') return [{ lane, state: trouble, since, reason: reason ?? '' }];
		if (trouble === 'failing' && paused_until !== null) return [{ lane, state: trouble, since, reason: reason ?? '' }];
		if (due_since > now - longUntaken) return [];
		return [{ lane, state: 'untaken', since: due_since, reason: 'No process delivers for this tenant.' }];
	});
}

/** `BLOCKED  motorama crm: 3 wait, since 2026-11-22T01:00:00.000Z – The environment variable CRM_TOKEN is not set.` */
export function textTrouble({ lane, state, since, reason }: Stuck): string {
	const what = `${lane.tenant} ${lane.destination}: ${lane.waiting} wait, since ${new Date(since).toISOString()}`;
	return `${state.toUpperCase()}  ${what} – ${reason}`;
}

/** The same as a line of JSON. */
export function jsonTrouble({ lane, state, since, reason }: Stuck): string {
	const { tenant, destination, waiting } = lane;
	return `${JSON.stringify({ tenant, destination, state, since, reason, waiting })}\n`;
}
