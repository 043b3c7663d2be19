/** What is left of a query once its words for seats are read, how many seats they ask for, and the words. */
type SeatWords = { query: string; seats: number | null; words: string };

const pattern =
	/(?<![\p{L}\p{N}"-])(?:(\d{1,2})[\s-]*(?:seats?|seaters?)|(?:3|three|third)[\s-]*rows?(?:\s+(?:of\s+)?(?:seats?|seating))?)(?:\s+(?:cars?|vehicles?))?(?![\p{L}\p{N}"])/iu;
/** What three rows are in a listing. */
const threeRows = 7;

/**
 * Reads a visitor's words for a number of seats (SRCH-3): `kia 7 seater` is Kias with 7 seats, `7 seater cars` all cars
 * with 7, and so is `3 row suv`. Text in quotes or after a minus stays as it is.
 */
export function readSeats(query: string): SeatWords {
	const found = pattern.exec(query);
	if (!found) return { query, seats: null, words: '' };
	const rest = query.slice(0, found.index) + query.slice(found.index + found[0].length);
	return { query: rest.replace(/\s+/g, ' ').trim(), seats: Number(found[1] ?? threeRows), words: found[0] };
}
