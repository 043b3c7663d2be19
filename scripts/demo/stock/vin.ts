import type { Random } from './random.ts';

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/** Letters that stand for the year, from 1980 on, over and over. */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** An invented VIN: the maker's prefix, 17 characters without I, O and Q, the year's code in tenth place, digits at the end. */
export function inventVin(prefix: string, year: number, random: Random): string {
	const some = (count: number) =>
		Array.from({ length: count }, () => letters[random.whole(0, letters.length - 1)]).join('');
	const yearCode = yearCodes[(year - 1980) % yearCodes.length];
	const serial = String(random.whole(0, 999_999)).padStart(6, '0');
	return `${prefix}${some(6)}${yearCode}${some(1)}${serial}`;
}
