import { type Locale, localeRow, localeRows } from '../../../../src/domain/locales/rows.ts';

/** A public holiday: its day, `2026-12-25`, and what people call it. */
export type Holiday = { day: string; name: string };

/** A day of each year, one that follows Easter by so many days, or the nth of a weekday in a month, from its end if negative. */
type Rule = { on: string } | { easter: number } | { month: number; weekday: number; nth: number };
type Named = Rule & { name: string };

const christmas: readonly Named[] = [
	{ on: '12-25', name: 'Christmas Day' },
	{ on: '12-26', name: 'Boxing Day' },
];
const easter: readonly Named[] = [
	{ easter: -2, name: 'Good Friday' },
	{ easter: 1, name: 'Easter Monday' },
];

/** Those that a whole country keeps; those of a state or a region are for the dealer to add. */
const byCountry: Readonly<Record<string, readonly Named[]>> = {
	AU: [
		{ on: '01-01', name: 'New Year’s Day' },
		{ on: '01-26', name: 'Australia Day' },
		...easter,
		{ on: '04-25', name: 'Anzac Day' },
		...christmas,
	],
	NZ: [
		{ on: '01-01', name: 'New Year’s Day' },
		{ on: '01-02', name: 'Day after New Year’s Day' },
		{ on: '02-06', name: 'Waitangi Day' },
		...easter,
		{ on: '04-25', name: 'Anzac Day' },
		{ month: 6, weekday: 1, nth: 1, name: 'King’s Birthday' },
		{ month: 10, weekday: 1, nth: 4, name: 'Labour Day' },
		...christmas,
	],
	US: [
		{ on: '01-01', name: 'New Year’s Day' },
		{ month: 5, weekday: 1, nth: -1, name: 'Memorial Day' },
		{ on: '07-04', name: 'Independence Day' },
		{ month: 9, weekday: 1, nth: 1, name: 'Labor Day' },
		{ month: 11, weekday: 4, nth: 4, name: 'Thanksgiving' },
		{ on: '12-25', name: 'Christmas Day' },
	],
};

/** The national public holidays of a year from a day, in their order; none where they are not known. `locale`: of the site. */
export function holidaysFrom(today: string, locale: unknown): Holiday[] {
	const known = typeof locale === 'string' && Object.hasOwn(localeRows, locale) ? (locale as Locale) : 'en-AU';
	const rules = byCountry[localeRow(known).country] ?? [];
	const year = Number(today.slice(0, 4));
	const end = `${year + 1}${today.slice(4)}`;
	return [year, year + 1]
		.flatMap((one) => rules.map((rule) => ({ day: dayOf(rule, one), name: rule.name })))
		.filter(({ day }) => day >= today && day < end)
		.toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

function dayOf(rule: Rule, year: number): string {
	if ('on' in rule) return `${year}-${rule.on}`;
	if ('easter' in rule) return isoDay(easterOf(year) + rule.easter * dayMs);
	const { month, weekday, nth } = rule;
	const first = nth > 0 ? Date.UTC(year, month - 1, 1) : Date.UTC(year, month, 0);
	const away =
		nth > 0 ? (weekday - new Date(first).getUTCDay() + 7) % 7 : -((new Date(first).getUTCDay() - weekday + 7) % 7);
	return isoDay(first + (away + (nth > 0 ? nth - 1 : nth + 1) * 7) * dayMs);
}

/** Easter Sunday of a year, by the rule of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
	const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
	const f = Math.floor((b + 8) / 25);
	const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30;
	const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
	const m = Math.floor((a + 11 * h + 22 * l) / 451);
	const days = h + l - 7 * m + 114;
	return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

const dayMs = 86_400_000;

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
