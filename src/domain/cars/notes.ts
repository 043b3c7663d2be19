import { excerptOf } from '../words/excerpt.ts';

const mostCharacters = 120;
/** A first sentence that is shorter says too little on its own. */
const leastCharacters = 40;

/**
 * The part of a dealer's comments that shows before a visitor asks for the rest: null where they have up to 120 characters
 * and show whole. Longer ones are cut where a sentence ends, if one ends in time, else after a whole word (CAR-8).
 */
export function commentsStart(text: string): string | null {
	return text.length <= mostCharacters ? null : (wholeSentences(text) ?? excerptOf(text, mostCharacters));
}

/** A sentence ends at its mark with a space or a line after it: `7.4 L/100 km` goes on. */
function wholeSentences(text: string): string | null {
	const ends = [...text.slice(0, mostCharacters + 1).matchAll(/[.!?](?=\s)/g)];
	const end = (ends.at(-1)?.index ?? 0) + 1;
	return end >= leastCharacters ? text.slice(0, end) : null;
}

/** Whether a car belongs to the manufacturer's certified programme that the site explains (CAR-6). */
export function isCertifiedBy(car: { certified: boolean; make: string }, manufacturer: string): boolean {
	return car.certified && car.make.toLowerCase() === manufacturer.toLowerCase();
}
