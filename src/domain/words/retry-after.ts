/**
 * How long a server asks to wait, in milliseconds from `now` (Unix milliseconds), by its `Retry-After`: seconds or a date. Null where
 * it has neither; a date in the past is 0. Callers say how long they wait at most.
 */
export function retryAfterMs(header: string | null, now: number): number | null {
	const text = header?.trim() ?? '';
	const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
	return Number.isNaN(wait) ? null : Math.max(wait, 0);
}
