import { excerptOf } from '../words/excerpt.ts';

const mostCharacters = 120;

/**
 * The part of a dealer's comments that shows before a visitor asks for the rest: null where they have up to 120 characters and
 * show whole. Longer ones are cut at the end of a word (CAR-8).
 */
export function commentsStart(text: string): string | null {
	return text.length <= mostCharacters ? null : excerptOf(text, mostCharacters);
}

/** Whether a car belongs to the manufacturer's certified programme that the site explains (CAR-6). */
export function isCertifiedBy(car: { certified: boolean; make: string }, manufacturer: string): boolean {
	return car.certified && car.make.toLowerCase() === manufacturer.toLowerCase();
}
