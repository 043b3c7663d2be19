const first = 10_000;
const longest = 60 * 60_000;

/** Attempts after which a failing delivery is given up: about three days. */
export const mostAttempts = 80;
/** From this attempt on the wait no longer grows. */
export const fullWaitAttempt = 10;

/**
 * Milliseconds to wait after the `attempt`-th failure: 10 s, 20 s, 40 s … up to an hour, minus a random part of up to a
 * half, so that deliveries that failed together are not retried together. `random` is between 0 and 1.
 */
export function backoffMs(attempt: number, random: number): number {
	const full = Math.min(longest, first * 2 ** Math.min(attempt - 1, 20));
	return Math.round(full * (1 - random / 2));
}

/** Failures in a row after which a receiver is left alone. */
const patience = 3;
const firstPause = 30_000;
const longestPause = 5 * 60_000;

/**
 * Milliseconds for which a receiver is left alone after so many failures in a row: 30 s from the third on, 1, 2 … 5
 * minutes. A new lead waits no longer than that once the receiver is back. 0: go on.
 */
export function pauseMs(failures: number): number {
	if (failures < patience) return 0;
	return Math.min(longestPause, firstPause * 2 ** Math.min(failures - patience, 10));
}
