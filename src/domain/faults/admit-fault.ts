/** What a browser's tab or a process has reported. Times are Unix milliseconds. */
export type Reported = { times: readonly number[]; seen: readonly string[] };

export const nothingReported: Reported = { times: [], seen: [] };

const minute = 60_000;
const mostRemembered = 50;

/**
 * Whether a fault is reported (SITE-17): each kind once, and no more than `aMinute` of them in any minute. Returns what is to be
 * remembered then, or null.
 */
export function admitFault(
	reported: Reported,
	kind: string,
	{ now, aMinute }: { now: number; aMinute: number },
): Reported | null {
	const times = reported.times.filter((time) => time > now - minute && time <= now);
	if (reported.seen.includes(kind) || times.length >= aMinute) return null;
	return { times: [...times, now], seen: [...reported.seen, kind].slice(-mostRemembered) };
}
