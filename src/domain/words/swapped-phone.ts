/**
 * A phone number that stands in for another (call tracking, SITE-10): `(02) 5550 9000` becomes `(02) 5550 1234` wherever
 * it is written, in the groups in which the dealer wrote the old one, so that the text keeps its width.
 */

/** A number as it is dialled: digits, with a plus where it is international. */
export const dialled = (number: string): string => number.replace(/[^+\d]/g, '');

/** `number` in the groups of `like`; as it is where the two differ in length or in being international. */
export function writtenLike(number: string, like: string): string {
	const digits = number.replace(/\D/g, '');
	const isAlike = digits.length === like.replace(/\D/g, '').length && number.startsWith('+') === like.startsWith('+');
	if (!isAlike) return number;
	let next = 0;
	return like.replace(/\d/g, () => digits[next++] ?? '');
}

/** What looks like a phone number in running text: six digits at least, and what may be between them. */
const numberInText = /\+?\(?\d(?:[ ()\-.]{0,2}\d){5,}/g;

/** A text with every number that has a stand-in replaced by it; what is not a number that we know stays. */
export function withSwapped(text: string, standIns: ReadonlyMap<string, string>): string {
	return text.replace(numberInText, (written) => {
		const standIn = standIns.get(dialled(written));
		return standIn === undefined ? written : writtenLike(standIn, written);
	});
}
