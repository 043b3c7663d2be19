import { lettersApart } from '../../../domain/words/letters-apart.ts';
import { mostWrong } from '../../../domain/words/nearly.ts';

/**
 * Which of the known words somebody probably meant (FORM-4): `Toyotta` → `Toyota`. Null where it is one of them, has a digit or is near
 * to none. One letter in four may be wrong, two in six; the first is right. A suggestion, never a fault.
 */
export function likelyWord(text: string, known: readonly string[]): string | null {
	const typed = plain(text);
	if (typed.length < shortest || /\d/.test(typed)) return null;
	const near = known.map((word) => ({ word, apart: apart(plain(word), typed) }));
	const [best] = near.toSorted((one, other) => one.apart - other.apart);
	return best && best.apart > 0 && best.apart <= mostWrong(typed) ? best.word : null;
}

/** Shorter ones are too near to each other. */
const shortest = 4;

const apart = (word: string, typed: string): number => (word[0] === typed[0] ? lettersApart(word, typed) : Infinity);

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s-]/g, '');
