import { countryOf, importedInto } from './countries.ts';
import { americas } from './makers/americas.ts';
import { asia } from './makers/asia.ts';
import { europe } from './makers/europe.ts';
import { japan } from './makers/japan.ts';
import { type MakerCodes, readCode, sharedCodes } from './makers/maker-code.ts';
import { oceania } from './makers/oceania.ts';
import { modelYearOf } from './model-year.ts';

/** What a VIN tells by itself; what it does not is left out. */
export type DecodedVin = {
	make?: string;
	/** To which the maker’s code belongs; the vehicle may have been built elsewhere. */
	country?: string;
	/** Model year. */
	year?: number;
	/** The VIN was given to it when it was imported, and says nothing of it. */
	importedInto?: string;
};

const tables: readonly MakerCodes[] = [oceania, japan, asia, europe, americas];
const named = tables.flatMap((table) =>
	Object.entries(table).flatMap(([make, codes]) => codes.split(' ').map((code) => ({ ...readCode(code), make }))),
);
const shared = sharedCodes.map((code) => ({ ...readCode(code), make: null }));
const byStart = Map.groupBy([...named, ...shared], ({ start }) => start);

/**
 * Make, country and model year by our own table (USER-10): `6T1BF3FK10X123456` → Toyota, Australia. Never a guess: a code that we do not
 * know, or that several makes use, has no make. `vin` as `readVin` returns it, `now` this year.
 */
export function decodeVin(vin: string, now: number): DecodedVin {
	const into = importedInto(vin);
	if (into) return { importedInto: into };
	const make = makeOf(vin);
	const country = countryOf(vin);
	const year = make === null ? null : modelYearOf(vin, now);
	return { ...(make !== null && { make }), ...(country !== null && { country }), ...(year !== null && { year }) };
}

function makeOf(vin: string): string | null {
	const fitting = (byStart.get(vin.slice(0, 3)) ?? []).filter(({ pattern }) => pattern.test(vin));
	return fitting.sort((one, other) => other.marks - one.marks)[0]?.make ?? null;
}
