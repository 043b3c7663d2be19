import { type Suggestable, typedWords } from '../finder/entries.ts';
import { matching, nearlyMatching } from '../finder/match.ts';

const most = 3;
const fewestLetters = 3;
/** Words of addresses that name nothing. */
const idle = new Set(['page', 'pages', 'index', 'html', 'php', 'aspx', 'the', 'and', 'our', 'for']);

/**
 * Pages and lists that are called like an address that is not there, up to three: `/servicing.html` is Service, `/used/toyota/hilux/` the
 * list of HiLux. Its last part says most; where no entry has all of its words, one that has any of them counts.
 */
export function nearAddress(path: string, entries: readonly Suggestable[]): Suggestable[] {
	const parts = path
		.split('/')
		.map((part) => typedWords(part.replace(/[-_.+]|%20/g, ' ')).filter(isTelling))
		.filter((words) => words.length > 0)
		.toReversed();
	const found = parts.flatMap((words) => [words, ...words.map((word) => [word])]);
	for (const words of found) {
		const exact = matching(entries, words);
		const near = exact.length > 0 ? exact : nearlyMatching(entries, words);
		if (near.length > 0) return withoutRepeats(near).slice(0, most);
	}
	return [];
}

const isTelling = (word: string): boolean => word.length >= fewestLetters && !/^\d+$/.test(word) && !idle.has(word);

const withoutRepeats = (entries: readonly Suggestable[]): Suggestable[] => [
	...new Map(entries.map((entry) => [entry.url, entry])).values(),
];
