const first = 10_000;
const longest = 60 * 60_000;

/** Attempts after which a delivery that keeps failing is given up: about three days. */
export const mostAttempts = 80;
/** From this attempt on the wait does not grow any more. */
export const fullWaitAttempt = 10;

/**
 * Milliseconds to wait after the `attempt`-th failure: 10 s, 20 s, 40 s … up to an hour, less a random part of up to a
 * half, so that all that failed together does not come back together. `random` is from 0 to 1.
 */
export function backoffMs(attempt: number, random: number): number {
	const full = Math.min(longest, first * 2 ** Math.min(attempt - 1, 20));
	return Math.round(full * (1 - random / 2));
}
