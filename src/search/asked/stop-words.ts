import { letters } from '../../domain/words/letters.ts';
import type { Asked, AskedStock } from './asked.ts';
import { namedWords } from './names.ts';
import { word } from './word.ts';

const people =
	'daughters?|sons?|wife|husband|partner|kids?|children|mum|mom|dad|parents?|teen(?:ager)?s?|students?|beginners?|new drivers?|uni(?:versity)?|school';
const uses =
	'work|commuting|town|camping|farm|trades?|tradies?|deliver(?:y|ies)|uber|ride ?share|(?:long[ -]distance |(?:city|highway|daily|everyday) )?(?:driving|use)';
/** What compares with nothing that is read: never mended to `mover`. */
const comparing = '(?:more|less|fewer) than|at (?:least|most)|over|under|above|below';
const stop = new RegExp(
	word(
		`${comparing}|for (?:(?:an?|my|our|the) )?(?:${people}|${uses})(?: (?:${people}|${uses}))?|(?:can|to) drive(?: on)?|for|my|our|your|me|us|we|you|it|its|is|are|this|that|which|who|an?|the|to|of|on|in|at|as|can|could|has|have|having|good|great|suitable|ideal|perfect|please|something|anything|[${letters}]`,
	),
	'giu',
);

const qualities = 'reliable|safe(?:st)?|comfortable|small|big|large|family|economical';
const noFilter = new RegExp(word(`for (?:(?:an?|my|our|the) )?(?:${uses}|family)|${qualities}|${comparing}`), 'giu');

/** Words that nothing is looked for by and that are no filter: `for uber`, `reliable`. */
export function unfiltered(text: string, stock: AskedStock): string[] {
	if (!stock.template) return [];
	const own = namedWords(stock);
	return [...text.matchAll(noFilter)].map(([found]) => found).filter((found) => !own.has(found.toLowerCase()));
}

const notNamed = new RegExp(String.raw`[^${letters}\d]+`);

/**
 * The words that are looked for: without those of a sentence and single letters, unless a model of the stock is called so. What is
 * nothing else stays.
 */
export function withoutStopWords(words: string, stock: AskedStock, isAmongOthers: boolean): string {
	if (!stock.template) return words;
	const names = new Set(stock.valuesOf('model').flatMap((model) => model.toLowerCase().split(notNamed)));
	const rest = words.replace(/\s+/g, ' ').replace(stop, (found) => (names.has(found.toLowerCase()) ? found : ' '));
	return isAmongOthers || /[\p{L}\p{N}]/u.test(rest) ? rest : words;
}

/** The words as they were typed, with what stands between them: `drag racing a lot` for `drag racing lot`. */
export function asTyped({ words, parts }: Pick<Asked, 'words' | 'parts'>, query: string): string {
	const [first = '', last = ''] = [words.split(' ')[0], words.split(' ').at(-1)];
	const [from, to] = [query.indexOf(first), query.lastIndexOf(last)];
	const typed = query.slice(from, to + last.length);
	return from < 0 || to < from || parts.some(({ text }) => typed.includes(text)) ? words : typed;
}
