import { excerptOf } from '../words/excerpt.ts';

const mostCharacters = 120;

/**
 * What is seen of a dealer's comments before the rest is asked for: null for those of up to 120 characters, which are
 * shown whole; longer ones are cut at the end of a word (CAR-8).
 */
export function commentsStart(text: string): string | null {
	return text.length <= mostCharacters ? null : excerptOf(text, mostCharacters);
}
