import { hasCheckDigit } from './check-digit.ts';

/** Codes of years, from 1980 and again every 30 years. */
const codes = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const cycle = 30;
const firstYear = 1980;

/** Where a maker writes the year: from and to which year it has used these codes, and at which mark, 10 unless given. */
type Habit = { from: number; to?: number; at?: number };

/**
 * Makers outside North America that write the model year into their VINs, by code. Others write a plant, a version or nothing
 * there, or we do not know: then no year is given. China asks for it (GB 16735), hence all its codes.
 */
const habits: readonly (readonly [codes: string, habit: Habit])[] = [
	['6FP', { from: 1989, to: 2016, at: 11 }],
	['6G1', { from: 2002, to: 2017 }],
	['6H8', { from: 1986, to: 2003 }],
	['KL3', { from: 2003, to: 2020 }],
	['MMU', { from: 2008, to: 2020 }],
	['KMH KM8 KMF', { from: 1986 }],
	['KNA KND KNE', { from: 1992 }],
	['MAL', { from: 1998 }],
	['TMA', { from: 2008 }],
	['U5Y U6Y', { from: 2006 }],
	['L', { from: 1997 }],
	['XP7', { from: 2021 }],
	['MRH', { from: 1996 }],
	['JHM SHS SHH', { from: 1981 }],
	['MNA', { from: 1998 }],
	['MPATF...J MPAUC', { from: 2012 }],
	['WVG WP1', { from: 2002 }],
	['TRU', { from: 1998 }],
	['WVW WAU WV1 WV2 WP0 WUA YV1', { from: 1981 }],
	['TMB', { from: 1988 }],
	['JF1 JF2', { from: 1981 }],
];

const patterns = habits.flatMap(([list, habit]) =>
	list.split(' ').map((code) => [new RegExp(`^${code}`), habit] as const),
);

/**
 * The model year that a VIN has, `now` being this year; null where the maker does not write it, or where the same code also stood
 * for a year 30 years before and either may be meant (USER-10). In North America mark 7 tells the two apart.
 */
export function modelYearOf(vin: string, now: number): number | null {
	if (/^[1-5]/.test(vin)) return northAmericanYear(vin, now);
	const habit = patterns.find(([pattern]) => pattern.test(vin))?.[1];
	if (!habit) return null;
	const { from, to = now + 1, at = 10 } = habit;
	const [year, ...more] = yearsOf(vin[at - 1]).filter((one) => one >= from && one <= Math.min(to, now + 1));
	return year !== undefined && more.length === 0 ? year : null;
}

/** Makers of cars and light trucks alone: only for these does mark 7 tell the cycle (49 CFR 565.15). */
const light =
	/^(?:1FA|1FM|1FT|2FA|2FM|3FA|3FM|1G[12346]|1GY|1GN|2G[124]|2GN|3GN|1LN|2LM|3LN|5LM|1HG|2HG|2HK|5FN|5J6|5J8|19[UX]|1C4|2C[34]|3C4|1C6|1J[48]|4T[13]|2T[123]|5YF|5T[DF]|58A|4S[34]|5NP|5NM|5X[XY]|3KP|1VW|3V[VW]|5U[XM]|4US|4JG|55S|5YJ|3MZ)/;

function northAmericanYear(vin: string, now: number): number | null {
	// What does not follow the law's check digit may not follow its year either.
	if (!light.test(vin) || !hasCheckDigit(vin)) return null;
	const isLater = !/\d/.test(vin[6] ?? '');
	const year = yearsOf(vin[9]).find((one) => one >= firstYear + cycle === isLater && one < firstYear + 2 * cycle);
	return year !== undefined && year <= now + 1 ? year : null;
}

function yearsOf(code = ''): number[] {
	const at = codes.indexOf(code);
	return code === '' || at < 0 ? [] : [0, 1, 2].map((turn) => firstYear + at + turn * cycle);
}
