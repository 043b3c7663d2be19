import { html } from 'hono/html';
import { zoneFormats } from '../../src/domain/hours/zone-formats.ts';
import { counted, type Html } from './page-frame.ts';

/** `just now`, `5 minutes ago`, `3 hours ago`, `2 days ago`; of Unix milliseconds. */
export function ago(since: number, now: number): string {
	const minutes = Math.floor(Math.max(0, now - since) / 60_000);
	if (minutes < 1) return 'just now';
	if (minutes < 60) return `${counted(minutes, 'minute')} ago`;
	if (minutes < 48 * 60) return `${counted(Math.floor(minutes / 60), 'hour')} ago`;
	return `${counted(Math.floor(minutes / 1_440), 'day')} ago`;
}

/** The time by which ages are told, in Unix milliseconds, and the zone by whose clocks times are: the dealer's (IANA name). */
export type Clock = { now: number; zone: string };

const moments = zoneFormats('en-AU', {
	...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
	hourCycle: 'h23',
});
const shortMoments = zoneFormats('en-AU', {
	...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
	hourCycle: 'h23',
});

/** `22 Nov 2026, 13:15 AEST` */
export const moment = (time: number | string, zone: string): string =>
	`${moments(zone).format(new Date(time))} ${zoneName(zone, time)}`;

/** `22 Nov, 13:15`, for columns whose page says the zone. */
const shortMoment = (time: number | string, zone: string): string => shortMoments(zone).format(new Date(time));

/** How long ago something was, with its date: in the text, or `brief`, where a pointer shows it. */
export function timeAgo(time: number | string, { now, zone }: Clock, brief = false): Html {
	const at = new Date(time);
	const said = html`<time datetime="${at.toISOString()}" title="${moment(time, zone)}">${ago(at.getTime(), now)}</time>`;
	return brief ? said : html`${said} <span class="date">${shortMoment(time, zone)}</span>`;
}

/** Each names the zones of its own country: under another, Brisbane's would be GMT+10. */
const namers = ['en-AU', 'en-NZ', 'en-US'].map((locale) => zoneFormats(locale, { timeZoneName: 'short' }));

/** `AEST`, `NZDT`; what a zone is called at a time. */
function zoneName(zone: string, time: number | string): string {
	const names = namers.map((formatOf) => {
		const parts = formatOf(zone).formatToParts(new Date(time));
		return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
	});
	return names.find((name) => !/^(?:GMT|UTC)[+-]/.test(name)) ?? names[0] ?? zone;
}

/** `Brisbane time (AEST)`, of `Australia/Brisbane`. */
export function zoneWords(zone: string, time: number): string {
	const name = zoneName(zone, time);
	const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
	return place === name ? name : `${place} time (${name})`;
}

/** `12 ms`, `0.8 s`, `1 min 5 s` */
export function duration(milliseconds: number): string {
	if (milliseconds < 100) return `${Math.round(milliseconds)} ms`;
	if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
	const seconds = Math.round(milliseconds / 1000);
	return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** `16,734`; a dash where nothing is known. */
export const number = (value: number | null): string => value?.toLocaleString('en-AU') ?? '–';

/** With a capital letter at its start. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const daysOfWeek = new Intl.DateTimeFormat('en-AU', {
	weekday: 'short',
	day: 'numeric',
	month: 'short',
	timeZone: 'UTC',
});

/** `Fri 20 Nov`, of `2026-11-20`. */
export const dayWords = (day: string): string => daysOfWeek.format(new Date(day)).replace(',', '');

const days = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `20 Nov 2026`, of `2026-11-20`. */
export const dayInFull = (day: string): string => days.format(new Date(day));
