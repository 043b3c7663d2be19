import Holidays from 'date-holidays';
import { type Locale, localeRow, localeRows } from '../../../../src/domain/locales/rows.ts';
import { valueAt } from './site-file.ts';

/** A public holiday: its day, `2026-12-25`, and what people call it. */
export type Holiday = { day: string; name: string };

/** Where a dealer is: the country, and the states or regions of its places, by the codes of `date-holidays`. */
type Place = { country: string; states: readonly string[] };

/** Hours from which a holiday is a whole day: Christmas Eve in Queensland begins at six in the evening. */
const wholeDayMs = 20 * 3_600_000;

/** The public holidays of a year from a day where a site's places are, in their order. `config`: what its file says. */
export function holidaysFrom(today: string, config: unknown): Holiday[] {
	const { country, states } = placeOf(config);
	const end = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
	const of = states.map((state) => ({ state, holidays: yearFrom(today, country, state) }));
	const all = of.length > 0 ? of : [{ state: '', holidays: yearFrom(today, country, '') }];
	const days = new Map<string, Holiday>();
	for (const { day, name } of all.flatMap(({ holidays }) => holidays)) {
		const kept = all.filter(({ holidays }) => holidays.some((one) => one.day === day)).map(({ state }) => state);
		const where = kept.length < all.length ? ` (${kept.join(', ')})` : '';
		if (day < end && !days.has(day)) days.set(day, { day, name: `${name}${where}` });
	}
	return [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

function yearFrom(today: string, country: string, state: string): Holiday[] {
	const calendar = state ? new Holidays(country, state) : new Holidays(country);
	const year = Number(today.slice(0, 4));
	return [year, year + 1]
		.flatMap((one) => calendar.getHolidays(one, 'en'))
		.filter(({ type, start, end }) => type === 'public' && end.getTime() - start.getTime() >= wholeDayMs)
		.map(({ date, name }) => ({ day: date.slice(0, 10), name: name.replaceAll("'", '’') }))
		.filter(({ day }) => day >= today);
}

function placeOf(config: unknown): Place {
	const locale = valueAt(config, ['locale']);
	const known = typeof locale === 'string' && Object.hasOwn(localeRows, locale) ? (locale as Locale) : 'en-AU';
	const { country } = localeRow(known);
	const locations = valueAt(config, ['locations']);
	const owners = [config, ...(Array.isArray(locations) ? locations : [])];
	const states = owners.map((owner) => valueAt(owner, ['address', 'state']));
	return { country, states: [...new Set(states.flatMap((state) => codeOf(country, state)))] };
}

/** The code of a state by that or by its name; none where it is not known. */
function codeOf(country: string, state: unknown): string[] {
	if (typeof state !== 'string' || state === '') return [];
	const asked = state.toLowerCase();
	const codes = Object.entries(new Holidays().getStates(country) ?? {});
	return codes
		.filter(([code, name]) => code.toLowerCase() === asked || String(name).toLowerCase().startsWith(asked))
		.map(([code]) => code)
		.slice(0, 1);
}
