import type { FinderFile } from '../../contract/finder.ts';
import { readAsked } from '../../search/asked/read-asked.ts';
import { type FinderKind, type Suggestable, typedWords } from './entries.ts';
import { matching, nearlyMatching } from './match.ts';
import { spread } from './spread.ts';

/** One line of the suggestions. */
export type Suggestion = { text: string; note: string; url: string; icon: 'search' | 'clock' | 'arrow' | null };
export type SuggestionGroup = { title: string; items: Suggestion[] };

type Stock = { file: FinderFile; entries: readonly Suggestable[]; recent: readonly string[] };

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
	['pages', 'Pages', 2],
];
/** What an empty box offers. */
const starters: readonly KindRow[] = [
	['bodies', 'Body types', 4],
	['make', 'Makes', 4],
	['prices', 'Budget', 2],
];
/** Kinds that go together with other wishes: `used vw under $30k` is about Volkswagens. */
const named: ReadonlySet<FinderKind> = new Set(['make', 'model', 'bodies']);

/** What a search box suggests for what is typed, by kind; recent searches and where many begin for nothing. */
export function suggest(query: string, stock: Stock): SuggestionGroup[] {
	return query.trim() === '' ? forNothing(stock) : forWords(query.trim(), stock);
}

function forNothing({ file, entries, recent }: Stock): SuggestionGroup[] {
	const before = recent.map((text): Suggestion => ({ text, note: '', url: searchUrl(file, text), icon: 'clock' }));
	const budgets = spread(
		entries.filter(({ kind }) => kind === 'prices'),
		2,
	);
	const offered = [...entries.filter(({ kind }) => kind !== 'prices'), ...budgets];
	return withoutEmpty([{ title: 'Recent searches', items: before }, ...grouped(offered, starters, file)]);
}

/** `suv under` is still about SUVs while a word is being typed that fits nothing. */
function beforeLastWord(query: string, stock: Stock): SuggestionGroup[] {
	const shorter = query.slice(0, Math.max(0, query.lastIndexOf(' '))).trim();
	return shorter === '' ? [] : forWords(shorter, stock).filter(({ title }) => title !== '');
}

function forWords(query: string, { file, entries, recent }: Stock): SuggestionGroup[] {
	const { words, parts } = readAsked(query, { locale: file.locale, valuesOf: (field) => file.values[field] ?? [] });
	const typed = nameWords(words, file.words);
	const all: Suggestion = { text: `Search for “${query}”`, note: '', url: searchUrl(file, query), icon: 'search' };
	const search = { title: '', items: [all] };
	if (parts.length > 0 && typed.length > 0) {
		const wishes = parts.map(({ text }) => text).sort((one, other) => query.indexOf(one) - query.indexOf(other));
		const found = bestMatches(entries, typed).filter(({ kind }) => named.has(kind));
		return [search, ...grouped(found, kinds, file).map((group) => withWishes(group, { file, wishes }))];
	}
	// `cheap` says nothing about a car, and is still a budget.
	const sought = parts.length > 0 || typed.length === 0 ? typedWords(query) : typed;
	const found = grouped(bestMatches(entries, sought), kinds, file);
	if (found.length > 0) return [...found, search];
	const several = grouped(oneEach(entries, sought), kinds, file);
	return several.length > 0 ? [search, ...several] : [...beforeLastWord(query, { file, entries, recent }), search];
}

/** A word itself, or more than one of it: `suv` and `suvs`. */
const isForm = (own: string, word: string): boolean => own === word || own === `${word}s` || own === `${word}es`;

/** `hilux or ranger`: what each of the words names, where each names something. */
function oneEach(entries: readonly Suggestable[], typed: readonly string[]): Suggestable[] {
	const names = entries.filter(({ kind }) => named.has(kind));
	const best = [...new Set(typed)].map((word) => names.find(({ words }) => words.some((own) => isForm(own, word))));
	return best.length > 1 && best.every((one) => one !== undefined) ? best : [];
}

/** What matches as typed; what matches but for a typo where nothing does. */
function bestMatches(entries: readonly Suggestable[], typed: readonly string[]): readonly Suggestable[] {
	const exact = matching(entries, typed);
	return exact.length > 0 ? exact : nearlyMatching(entries, typed);
}

/** The name of a list in place of what it was found by, with what else was asked for: the search page reads both. */
const withWishes = (
	{ title, items }: SuggestionGroup,
	{ file, wishes }: { file: FinderFile; wishes: readonly string[] },
): SuggestionGroup => ({
	title,
	items: items.map(({ text }) => ({
		text,
		note: wishes.join(' · '),
		url: searchUrl(file, [text, ...wishes].join(' ')),
		icon: null,
	})),
});

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

const line = ({ name, url, count }: Suggestable, words: FinderFile['words']): Suggestion => ({
	text: name,
	note: countText(count, words),
	url,
	icon: count === 0 ? 'arrow' : null,
});

/** `12 cars`, also where they are called subscription cars; nothing for a page. */
export const countText = (count: number, { singular, plural }: FinderFile['words']): string =>
	count === 0 ? '' : `${count.toLocaleString('en')} ${(count === 1 ? singular : plural).split(' ').at(-1)}`;

const withoutEmpty = (groups: readonly SuggestionGroup[]): SuggestionGroup[] =>
	groups.filter(({ items }) => items.length > 0);

/** The words that name something; `kia cars for sale` is `kia`. */
function nameWords(words: string, { singular, plural }: FinderFile['words']): string[] {
	const idle = new Set([...typedWords(`${singular} ${plural}`), 'car', 'cars', 'vehicle', 'vehicles']);
	const typed = typedWords(words);
	const names = typed.filter((word) => !idle.has(word));
	return names.length > 0 ? names : typed;
}

/** The search page with these words. */
const searchUrl = ({ list }: Pick<FinderFile, 'list'>, query: string): string =>
	`${list}?${new URLSearchParams({ q: query })}`;
