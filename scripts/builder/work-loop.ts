import { hostname } from 'node:os';
import type { BuildClaim } from '../../netlify/rebuilds/store/claims.ts';
import { runBuild, type Workshop } from './run-build.ts';

export type WorkLoop = {
	/** Looks for requests at once: one was just stored. */
	wake: () => void;
	/** Claims nothing more, waits up to `graceMs` for what is being built, and gives the rest back to the queue. */
	stop: (graceMs: number) => Promise<void>;
};

type Work = Workshop & {
	/** Tenants that may be built side by side. */
	jobs: number;
	/** Whose requests this builder takes. */
	tenants: () => readonly string[];
};

/** Milliseconds until the queue is looked at again after it could not be reached. */
const outageMs = 2_000;

/** Takes requests from the queue until it is stopped. */
export function startWork(work: Work): WorkLoop {
	const { queue, jobs, leaseMs, tenants, say } = work;
	const builder = `${hostname()} ${process.pid}`;
	const running = new Map<BuildClaim, Promise<void>>();
	let stopped = false;
	let wake: () => void = () => undefined;
	let wasAway = false;
	const fill = async (): Promise<void> => {
		while (!stopped && running.size < jobs) {
			const claim = await queue.claim({ builder, leaseMs, now: Date.now(), tenants: tenants() });
			if (!claim) return;
			const done = runBuild(claim, work).finally(() => {
				running.delete(claim);
				wake();
			});
			running.set(claim, done);
		}
	};
	/** Milliseconds until the next look. */
	const look = async (): Promise<number> => {
		try {
			await fill();
			if (wasAway) say('The queue can be reached again.');
			wasAway = false;
			return queue.pollMs;
		} catch (error) {
			if (!wasAway) say(`The queue cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
			wasAway = true;
			return outageMs;
		}
	};
	const loop = async (): Promise<void> => {
		while (!stopped) {
			const pause = await look();
			if (!stopped) await nextLook(pause, (now) => (wake = now));
		}
	};
	const looping = loop();
	return {
		wake: () => wake(),
		stop: async (graceMs) => {
			stopped = true;
			wake();
			await looping;
			await Promise.race([Promise.all(running.values()), new Promise((late) => setTimeout(late, graceMs).unref())]);
			for (const claim of running.keys()) {
				const given = await queue.release(claim, { now: Date.now(), message: 'The builder was stopped.' });
				if (given) say(`${claim.tenant}: given back, because the builder stops.`);
			}
		},
	};
}

/** Resolves after a pause, or when what it gives to `onWake` is called. */
function nextLook(pause: number, onWake: (wake: () => void) => void): Promise<void> {
	return new Promise((done) => {
		const timer = setTimeout(done, pause);
		onWake(() => {
			clearTimeout(timer);
			done();
		});
	});
}
