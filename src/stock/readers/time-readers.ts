import type { Notation } from './notation.ts';
import { type Reading, scalarText, unreadable } from './reading.ts';

/**
 * Unix seconds from Unix seconds or milliseconds, an ISO date, or a date with its day or month first as the feed writes
 * it: 31.12.2026 has its day first anywhere, 3/4/2026 is read only where the config says which. A time without a zone is UTC.
 */
export function timestamp(found: unknown, { dateOrder }: Notation): Reading<number> {
	const text = scalarText(found);
	const number = typeof found === 'number' ? found : /^\d+(?:\.\d+)?$/.test(text) ? Number(found) : undefined;
	if (number !== undefined) return unixTime(number);
	const iso = isoTime.exec(text);
	if (iso) return momentOf(`${iso[1]}-${iso[2]}-${iso[3]}`, iso[4], iso[5]);
	const [, first = '', mark, second = '', year = '', time] = writtenDate.exec(text) ?? [];
	const order = mark === '.' ? 'day' : dateOrder;
	if (!mark || !order) return unreadable('not an ISO date or Unix time');
	const [day, month] = order === 'day' ? [first, second] : [second, first];
	return momentOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, time);
}

const isoTime = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|UTC|[+-]\d\d:?\d\d)?)?$/i;
const writtenDate = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:,?[T ](\d\d:\d\d(?::\d\d)?))?$/;

function momentOf(date: string, time = '00:00', zone = 'Z'): Reading<number> {
	const midnight = Date.parse(`${date}T00:00Z`);
	// Date.parse takes the 31st of February for the 3rd of March.
	const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date);
	const seconds = Math.floor(Date.parse(`${date}T${time}${/^utc$/i.test(zone) ? 'Z' : isoZone(zone)}`) / 1000);
	if (!isDay || Number.isNaN(seconds)) return unreadable('not a date in the calendar');
	return { value: seconds, note: 'read as Unix time' };
}

const earliestMilliseconds = 100_000_000_000;

function unixTime(number: number): Reading<number> {
	if (number === 0) return { note: '0 is taken as not known' };
	if (number < 0 || number > Number.MAX_SAFE_INTEGER) return unreadable('not an ISO date or Unix time');
	if (number < earliestMilliseconds) return { value: Math.floor(number) };
	return { value: Math.floor(number / 1000), note: 'milliseconds read as seconds' };
}

function isoZone(zone: string): string {
	return zone.toUpperCase().replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2');
}

/** A year, alone or in a date, as registrations are written: 2018, 05/2018, 05.2018, 2018-05, 2018-05-31, 31.05.2018. */
export function year(found: unknown): Reading<number> {
	const text = scalarText(found);
	const plain = /^\d{1,4}(?:\.0+)?$/.exec(text);
	if (plain) return Number(text) > 0 ? { value: Number(text) } : { note: '0 is taken as not known' };
	const [, last, first] = monthYear.exec(text) ?? yearMonth.exec(text) ?? [];
	const value = last || first;
	return value ? { value: Number(value), note: 'read as a year' } : unreadable('not a year');
}

const monthYear = /^(?:\d{1,2}[./-])?\d{1,2}[./-](\d{4})$/;
const yearMonth = /^()(\d{4})[./-]\d{1,2}(?:[./-]\d{1,2})?(?:[T ].{0,40})?$/;
