import { type Notation, plainNotation } from './notation.ts';

/**
 * What came of reading one value of a record. With a note the value was repaired on the way; without a value the fact
 * is not known: it never leaves the car out (SITE-5). `fault` tells a value that makes no sense from one that says
 * "not known"; `odd` one that a dealer should look at, because it belongs elsewhere or may mean two things.
 */
export type Reading<T> = { value?: T | undefined; note?: string | undefined; fault?: true; odd?: true };

/** Reads a value that is there: never null, blank or one of the stand-ins for "not known". */
export type Reader<T> = (found: unknown, notation: Notation) => Reading<T>;

/** Words that feeds write where they mean nothing. `NA` is not among them: it is a series of the MX-5. */
const standIns =
	/^(?:[-–—.?]+(?: *\/ *[-–—]+)*|nan|null|undefined|none|nil|unknown|n\/a|#n\/a|not applicable|tba|tbc)$/i;

const priceOnApplication = /^(?:poa|p\.o\.a\.?|price on application|contact us(?: for price)?|call)$/i;

/** What a stand-in is read as. */
export const notKnown = { note: 'not known in the feed' };

/** Whether a value is not there at all: nothing to repair, nothing to report. */
export function isBlank(found: unknown): boolean {
	return found === undefined || found === null || (typeof found === 'string' && found.trim() === '');
}

/** Reads a value of a record, after the stand-ins for "not known" are out of the way. */
export function readValue<T>(found: unknown, reader: Reader<T>, notation = plainNotation): Reading<T> {
	if (isBlank(found) || (Array.isArray(found) && found.length === 0)) return {};
	if (typeof found === 'number' && !Number.isFinite(found)) return notKnown;
	if (typeof found !== 'string') return reader(found, notation);
	const trimmed = found.trim();
	if (standIns.test(trimmed)) return notKnown;
	if (priceOnApplication.test(trimmed)) return { note: 'price on application' };
	return reader(trimmed, notation);
}

/** A value that could not be read, with what it should have been. */
export function unreadable(note: string): { note: string; fault: true } {
	return { note, fault: true };
}

/** A value as text; empty for a list or an object, which may not even have a text. */
export function scalarText(found: unknown): string {
	return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean' ? String(found) : '';
}
