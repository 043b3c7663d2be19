import type { WaitingLane } from './lanes.ts';

/** Milliseconds after which a due lead that nobody took means that no process delivers for its tenant. */
const longUntaken = 15 * 60_000;

/** A lane that needs somebody. */
export type StuckLane = {
	lane: WaitingLane;
	state: 'blocked' | 'failing' | 'untaken';
	/** Unix milliseconds. */
	since: number;
	reason: string;
};

/** The lanes in which leads wait because something is wrong: a setting, the receiver, or no process that delivers. */
export function stuckLanes(lanes: readonly WaitingLane[], now: number): StuckLane[] {
	return lanes.flatMap((lane): StuckLane[] => {
		const { trouble, trouble_since, reason, paused_until, due_since } = lane;
		const since = trouble_since ?? due_since;
		if (trouble === 'blocked') return [{ lane, state: trouble, since, reason: reason ?? '' }];
		if (trouble === 'failing' && paused_until !== null) return [{ lane, state: trouble, since, reason: reason ?? '' }];
		if (due_since > now - longUntaken) return [];
		return [{ lane, state: 'untaken', since: due_since, reason: 'No process delivers for this tenant.' }];
	});
}
