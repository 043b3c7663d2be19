import type { Runtime } from '../platform/runtime/runtime.ts';
import type { Claim } from './claims.ts';
import { type Attempted, type Ending, endClaims, type LaneNews } from './ends.ts';
import { raiseAlarm } from './round.ts';

/** Milliseconds after which a delivery is written down: a process that is killed before sends it again. */
const unwrittenMs = 50;

/** Keeps how claims of a lane ended until it is written. */
export function openBook({ db, now }: Pick<Runtime, 'db' | 'now'>, lane: Claim) {
	let endings: Ending[] = [];
	let news: LaneNews[] = [];
	let oldest = Number.POSITIVE_INFINITY;
	const add = (ending: Ending): void => {
		endings.push(ending);
		oldest = Math.min(oldest, performance.now());
	};
	return {
		hold: (claim: Claim, heldUntil: number): void => add({ claim, heldUntil }),
		/** Whether the receiver is in order. */
		note: (ending: Attempted, about: LaneNews | null): boolean => {
			add(ending);
			if (about !== null) news.push(about);
			return about === null || about === 'answers';
		},
		isOld: (): boolean => performance.now() - oldest >= unwrittenMs,
		write: async (): Promise<void> => {
			if (endings.length === 0) return;
			const written = { endings, news, now: now() };
			endings = [];
			news = [];
			oldest = Number.POSITIVE_INFINITY;
			await endClaims(db, lane, written);
			if (written.news.some((one) => one !== 'answers')) await raiseAlarm({ db, now }, lane);
		},
	};
}
