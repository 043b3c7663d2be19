import { utcMinute } from '../../../src/domain/hours/utc-minute.ts';
/** How long ago something was, in words: `5 minutes`, `3 hours`, `2 days`. */
export function ageText(seconds: number): string {
	const [size, unit] = seconds < 5_400 ? [60, 'minute'] : seconds < 129_600 ? [3_600, 'hour'] : [86_400, 'day'];
	const count = Math.max(0, Math.round(seconds / size));
	if (count === 0) return 'less than a minute';
	return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** `2026-11-22 06:10 UTC`, of Unix seconds. */
export const momentText = (moment: number): string => utcMinute(moment * 1000);
