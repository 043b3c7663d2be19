import { zoneFormats } from './zone-formats.ts';

/** A moment (Unix milliseconds) as ISO 8601 with the zone's offset at that time: `2026-11-21T10:05:00+10:00`. */
export function zonedTime(moment: number, zone: string): string {
	const parts = formatOf(zone).formatToParts(new Date(moment));
	const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
	const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
	const date = [part('year').padStart(4, '0'), part('month'), part('day')].join('-');
	return `${date}T${part('hour')}:${part('minute')}:${part('second')}${offset}`;
}

const formatOf = zoneFormats('en-GB', {
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
	hour: '2-digit',
	minute: '2-digit',
	second: '2-digit',
	hourCycle: 'h23',
	timeZoneName: 'longOffset',
});
