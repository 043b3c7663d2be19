import { letters } from '../words/letters.ts';

/** What is left of a query once its words for seats are read, how many seats they ask for, no more than `most`, and the words. */
type SeatWords = { query: string; seats: number | null; most: number | null; words: string };

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** A number of one or two digits, or its word. */
export const countPattern: string = `\\d{1,2}|${numbers.join('|')}`;
/** The number of a count, whichever way it is written: `seven` is 7. */
export const countOf = (text: string): number => {
	const at = numbers.indexOf(text.toLowerCase());
	return at < 0 ? Number(text) : at + 2;
};

const pattern = new RegExp(
	String.raw`(?<![${letters}\d"-])(?:(at least |over |above |more than |min(?:imum)?(?: of)? )?(${countPattern})(?:\s*(?:or|to|-|/)\s*(\d{1,2})|(\s*\+| or more| plus))?[\s-]*(?:seats?|seaters?)( or more|\s*\+| plus)?|(?:3(?:rd)?|three|third)[\s-]*rows?(?:\s+(?:of\s+)?(?:seats?|seating))?)(?:\s+(?:cars?|vehicles?))?(?![\p{L}\p{N}"])`,
	'iu',
);
/** What three rows are in a listing. */
const threeRows = 7;

/**
 * Reads a visitor's words for a number of seats (SRCH-3): `kia 7 seater` is Kias with 7 seats, `7 seater cars` all cars
 * with 7, `7+ seats` those with more too, and `3 row suv` is one with 7 or more. Text in quotes or after a minus stays as it is.
 */
export function readSeats(query: string): SeatWords {
	const found = pattern.exec(query);
	if (!found) return { query, seats: null, most: null, words: '' };
	const [words, least, count, last, more = least, plus = more] = found;
	const seats = count ? countOf(count) : threeRows;
	const rest = query.slice(0, found.index) + query.slice(found.index + found[0].length);
	// Three rows are seven seats or eight.
	const most = last ? countOf(last) : plus || !count ? Number.POSITIVE_INFINITY : seats;
	return { query: rest.replace(/\s+/g, ' ').trim(), seats, most, words };
}
