import type { FinderFile } from '../../contract/finder.ts';
import type { RecentList } from '../recent/recent-lists.ts';
import type { Answer, AnswerLine } from './answer.ts';
import { type FinderKind, type Suggestable, typedWords } from './entries.ts';
import { matching, nearlyMatching } from './match.ts';
import { spread } from './spread.ts';

/** One line of the suggestions. */
export type Suggestion = {
	text: string;
	note: string;
	url: string;
	/** Null where a photo stands in its place, or nothing does. */
	icon: 'search' | 'clock' | 'arrow' | null;
	/** A photo; empty for a vehicle without one. */
	picture?: string;
};
export type SuggestionGroup = { title: string; items: Suggestion[] };

export type Stock = {
	file: FinderFile;
	entries: readonly Suggestable[];
	recent: readonly string[];
	/** Lists that were searched for by choices or words. */
	lists?: readonly RecentList[];
	/** The list with these words; without it that of everything. */
	searchUrl?: ((query: string) => string) | undefined;
};

type KindRow = readonly [kind: FinderKind, title: string, most: number];

/** Headings of the kinds in the order in which they are shown, and how many of each there is room for. */
const kinds: readonly KindRow[] = [
	['make', 'Makes', 3],
	['model', 'Models', 5],
	['bodies', 'Body types', 3],
	['prices', 'Budget', 2],
	['conditions', 'Condition', 2],
	['categories', 'Popular', 2],
	['cities', 'Places', 2],
	['pages', 'Pages', 3],
];
/** Lists and words that were looked for last. */
const mostRecent = 4;
/** Fewer letters name no page. */
const fewestOfPage = 3;
/** What an empty box offers; models where all is of one make. */
const startersOf = (entries: readonly Suggestable[]): readonly KindRow[] => [
	['bodies', 'Body types', 4],
	entries.some(({ kind }) => kind === 'make') ? ['make', 'Makes', 4] : ['model', 'Models', 4],
	['prices', 'Budget', 2],
];

/**
 * What a search box suggests for what is typed: what the list answers to it, once that is known, then lists and pages by their names;
 * recent searches and where many begin for nothing.
 */
export function suggest(query: string, stock: Stock, answer: Answer | null = null): SuggestionGroup[] {
	return query.trim() === '' ? forNothing(stock) : forWords(query.trim(), stock, answer);
}

function forNothing({ file, entries, recent, lists = [], searchUrl = everythingWith(file) }: Stock): SuggestionGroup[] {
	const listed = lists.map(
		({ name, count, path }): Suggestion => ({
			text: name,
			note: countText(count, file.words),
			url: path,
			icon: 'clock',
		}),
	);
	const typed = recent.map((text): Suggestion => ({ text, note: '', url: searchUrl(text), icon: 'clock' }));
	const urls = new Set(listed.map(({ url }) => url));
	const before = [...listed, ...typed.filter(({ url }) => !urls.has(url))].slice(0, mostRecent);
	const budgets = spread(
		entries.filter(({ kind }) => kind === 'prices'),
		2,
	);
	const offered = [...entries.filter(({ kind }) => kind !== 'prices'), ...budgets];
	return withoutEmpty([{ title: 'Recent searches', items: before }, ...grouped(offered, startersOf(entries), file)]);
}

function forWords(
	query: string,
	{ file, entries, searchUrl = everythingWith(file) }: Stock,
	answer: Answer | null,
): SuggestionGroup[] {
	const typed = nameWords(typedWords(query), file.words);
	const found = (query.length > 1 ? bestMatches(entries, typed) : startingWith(entries, typed)).filter(
		({ kind }) => kind !== 'pages' || query.length >= fewestOfPage,
	);
	const named = grouped(found, kinds, file);
	const answered = answer?.meant && isNews(answer, found, typed) ? answerGroups(answer, { file, entries }) : [];
	const urls = new Set(answered.flatMap(({ items }) => items.map(({ url }) => url)));
	const all: Suggestion = {
		text: `Search for “${query}”`,
		note:
			answered.length === 0 && answer?.meant === null && answer.hasWords && query.length > 1
				? countText(answer.count, file.words) || (found.length === 0 ? 'none today' : '')
				: '',
		url: searchUrl(query),
		icon: 'search',
	};
	// Who is led there by the answer need not be told twice.
	const search = urls.has(all.url) ? [] : [{ title: '', items: [all] }];
	const others =
		answered.length > 0 ? named.filter(({ title }) => !answered.some((group) => group.title === title)) : named;
	return [...answered, ...others, ...search];
}

/**
 * Whether the answer says more than the names that were found: not for `kia`, whose list is suggested by its name, and not while
 * `kia sp` is being typed.
 */
function isNews(
	{ meant, filters, hasWords }: Answer,
	found: readonly Suggestable[],
	typed: readonly string[],
): boolean {
	if (hasWords) return found.length === 0;
	const isNamed = ({ words, count }: Suggestable) =>
		count === meant?.count &&
		(words.includes(typed.join('')) ||
			typed.every((word) => words.some((own) => isForm(own, word))) ||
			typedWords(meant.name).every((word) => words.includes(word)));
	return filters > 1 || !found.some(isNamed);
}

/** The list that the words mean, then the makes and models in it; where it is empty, those near to it. */
function answerGroups(
	{ meant, makes, models, near }: Answer,
	{ file: { words }, entries }: Pick<Stock, 'file' | 'entries'>,
): SuggestionGroup[] {
	const pictures = new Map(entries.map(({ name, picture = '' }) => [name, picture]));
	const linesOf = (lines: readonly AnswerLine[]): Suggestion[] =>
		lines.map(({ name, count, url }) => ({ text: name, note: countText(count, words), url, icon: null }));
	const withPhotos = (lines: readonly AnswerLine[]) =>
		linesOf(lines).map((line, index) => ({ ...line, picture: lines[index]?.picture ?? pictures.get(line.text) ?? '' }));
	const first = (meant ? [meant] : []).map(
		({ name, count, url }): Suggestion => ({
			text: name,
			note: countText(count, words) || 'none today',
			url,
			icon: 'search',
		}),
	);
	return withoutEmpty([
		{ title: '', items: first },
		{ title: 'Close to it', items: linesOf(near) },
		{ title: 'Makes', items: withPhotos(makes) },
		{ title: 'Models', items: withPhotos(models) },
	]);
}

/** A word itself, or more than one of it: `suv` and `suvs`. */
const isForm = (own: string, word: string): boolean => own === word || own === `${word}s` || own === `${word}es`;

/** One letter begins the name of a make or a model; in other words it could be anything. */
const startingWith = (entries: readonly Suggestable[], [letter = '']: readonly string[]): Suggestable[] =>
	entries.filter(({ kind, words }) => (kind === 'make' || kind === 'model') && words[0]?.startsWith(letter));

/** What is called as all words are in one, `mazda 3`; what matches them; what matches but for a typo. The first that finds any. */
function bestMatches(entries: readonly Suggestable[], typed: readonly string[]): readonly Suggestable[] {
	const joined = typed.length > 1 ? matching(entries, [typed.join('')]) : [];
	if (joined.length > 0) return joined;
	const exact = matching(entries, typed);
	return exact.length > 0 ? exact : nearlyMatching(entries, typed);
}

function grouped(entries: readonly Suggestable[], table: readonly KindRow[], { words }: FinderFile): SuggestionGroup[] {
	return withoutEmpty(
		table.map(([kind, title, most]) => ({
			title,
			items: entries
				.filter((entry) => entry.kind === kind)
				.slice(0, most)
				.map((entry) => line(entry, words)),
		})),
	);
}

/** Kinds that are told by their looks. */
const pictured: readonly FinderKind[] = ['make', 'model', 'bodies'];

const line = ({ kind, name, url, count, picture = '' }: Suggestable, words: FinderFile['words']): Suggestion => ({
	text: name,
	note: countText(count, words),
	url,
	icon: count === 0 ? 'arrow' : null,
	...(pictured.includes(kind) && { picture }),
});

/** `12 cars`, also where they are called subscription cars; nothing for a page. */
export const countText = (count: number, { singular, plural }: FinderFile['words']): string =>
	count === 0 ? '' : `${count.toLocaleString('en')} ${(count === 1 ? singular : plural).split(' ').at(-1)}`;

const withoutEmpty = (groups: readonly SuggestionGroup[]): SuggestionGroup[] =>
	groups.filter(({ items }) => items.length > 0);

/** The words that name something; `kia cars` is `kia`. */
function nameWords(typed: string[], { singular, plural }: FinderFile['words']): string[] {
	const idle = new Set([...typedWords(`${singular} ${plural}`), 'car', 'cars', 'vehicle', 'vehicles']);
	const names = typed.filter((word) => !idle.has(word));
	return names.length > 0 ? names : typed;
}

const everythingWith =
	({ list }: Pick<FinderFile, 'list'>) =>
	(query: string): string =>
		`${list}?${new URLSearchParams({ q: query })}`;
