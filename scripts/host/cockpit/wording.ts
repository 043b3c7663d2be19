/** `now`, `5 min`, `3 h`, `2 d`: the time between two moments in Unix milliseconds. */
export function age(since: number, now: number): string {
	const minutes = Math.floor(Math.max(0, now - since) / 60_000);
	if (minutes < 1) return 'now';
	if (minutes < 60) return `${minutes} min`;
	return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1_440)} d`;
}

/** `2026-11-22 03:15 UTC` */
export const moment = (time: number | string): string =>
	`${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** `0.8 s`, `1 min 5 s` */
export function duration(milliseconds: number): string {
	if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
	const seconds = Math.round(milliseconds / 1000);
	return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** `16,734`; a dash where nothing is known. */
export const number = (value: number | null): string => value?.toLocaleString('en-AU') ?? '–';
