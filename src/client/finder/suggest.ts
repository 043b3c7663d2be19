import type { FinderFile } from '../../contract/finder.ts';
import type { Locale } from '../../domain/words/locale.ts';
import { capitalised, localiseText } from '../../domain/words/wording.ts';
import type { Wish } from '../../search/asked/asked.ts';
import { readAsked } from '../../search/asked/read-asked.ts';
import { asSeats, rangeLabel } from '../../search/fields/labellers.ts';
import { foldWords } from '../../search/text/fold-words.ts';
import type { FinderKind, Suggestable } from './entries.ts';
import { matching, nearlyMatching } from './match.ts';

/** One line of the suggestions. */
export type Suggestion = { text: string; note: string; url: string; icon: 'search' | 'clock' | 'arrow' | null };
export type SuggestionGroup = { title: string; items: Suggestion[] };

type Stock = { file: FinderFile; entries: readonly Suggestable[]; recent: readonly string[] };

/** Headings of the kinds in the order in which they are shown, and how many of each there is room for. */
const kinds: readonly (readonly [kind: FinderKind, title: string, most: number])[] = [
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
const starters: readonly (readonly [kind: FinderKind, title: string, most: number])[] = [
	['bodies', 'Body types', 4],
	['make', 'Makes', 4],
	['prices', 'Budget', 2],
];
const most = 8;

/** What a search box suggests for what is typed, by kind; recent and popular searches for nothing. */
export function suggest(query: string, stock: Stock): SuggestionGroup[] {
	return query.trim() === '' ? forNothing(stock) : forWords(query.trim(), stock);
}

function forNothing({ file, entries, recent }: Stock): SuggestionGroup[] {
	const before = recent.map((text) => searchFor(file, { text, icon: 'clock' }));
	return [{ title: 'Recent searches', items: before }, ...grouped(entries, starters, file)].filter(hasItems);
}

function forWords(query: string, { file, entries }: Stock): SuggestionGroup[] {
	const asked = readAsked(query, { locale: file.locale, valuesOf: (field) => file.values[field] ?? [] });
	const wishes = asked.parts.map(({ wish }) => wishText(wish, file));
	const typed = typedWords(asked.words, file.words);
	const lists = entries.filter(({ kind }) => kind !== 'prices');
	const exact = matching(lists, typed);
	const found = exact.length > 0 || typed.length === 0 ? exact : nearlyMatching(lists, typed);
	const all = { ...searchFor(file, { text: query, icon: 'search' }), note: wishes.map(capitalised).join(' · ') };
	const search = { title: '', items: [{ ...all, text: `Search for “${query}”` }] };
	if (wishes.length > 0)
		return [search, ...withWishes(found, { file, wishes, parts: asked.parts.map(({ text }) => text) })];
	const budgets = matching(
		entries.filter(({ kind }) => kind === 'prices'),
		foldWords(query),
	);
	const groups = grouped([...found, ...budgets], kinds, file);
	return [...groups, search];
}

/** What the name of a list was found by, with what else was asked for: the search page reads both. */
function withWishes(
	found: readonly Suggestable[],
	{ file, wishes, parts }: { file: FinderFile; wishes: readonly string[]; parts: readonly string[] },
): SuggestionGroup[] {
	const lists = found.filter(({ kind }) => kind === 'make' || kind === 'model');
	return kinds
		.map(([kind, title, room]) => ({
			title,
			items: lists
				.filter((entry) => entry.kind === kind)
				.slice(0, room)
				.map(({ name }) => ({
					text: name,
					note: wishes.join(', '),
					url: searchUrl(file, [name, ...parts].join(' ')),
					icon: null,
				})),
		}))
		.filter(hasItems);
}

function grouped(entries: readonly Suggestable[], table: typeof kinds, { words }: FinderFile): SuggestionGroup[] {
	let room = table === starters ? Number.POSITIVE_INFINITY : most;
	return table
		.map(([kind, title, mostOfKind]) => {
			const items = entries.filter((entry) => entry.kind === kind).slice(0, Math.min(mostOfKind, room));
			room -= items.length;
			return { title, items: items.map((entry) => line(entry, words)) };
		})
		.filter(hasItems);
}

const line = ({ name, url, count }: Suggestable, words: FinderFile['words']): Suggestion => ({
	text: name,
	note: count === 0 ? '' : `${count.toLocaleString('en')} ${count === 1 ? words.singular : words.plural}`,
	url,
	icon: count === 0 ? 'arrow' : null,
});

const hasItems = ({ items }: SuggestionGroup): boolean => items.length > 0;

/** The words that name something; `kia cars` is `kia`. */
function typedWords(words: string, { singular, plural }: FinderFile['words']): string[] {
	const idle = new Set([
		...foldWords(singular),
		...foldWords(plural),
		'car',
		'cars',
		'vehicle',
		'vehicles',
		'for',
		'sale',
	]);
	const typed = foldWords(words.replaceAll('-', ' '));
	const named = typed.filter((word) => !idle.has(word));
	return named.length > 0 ? named : typed;
}

/** The search page with these words. */
export const searchUrl = ({ list }: Pick<FinderFile, 'list'>, query: string): string =>
	`${list}?${new URLSearchParams({ q: query })}`;

const searchFor = (file: FinderFile, { text, icon }: Pick<Suggestion, 'text' | 'icon'>): Suggestion => ({
	text,
	note: '',
	url: searchUrl(file, text),
	icon,
});

const units = { price: 'dollars', km: 'kilometres', year: 'year', photos_count: 'count' } as const;

/** `up to $30,000`, `pre-owned`, `7 seats`. */
function wishText(wish: Wish, { conditions, locale }: FinderFile): string {
	if (wish.kind === 'any') return wish.label;
	if (wish.kind === 'range') return rangeLabel({ unit: units[wish.field] }, wish.range, locale as Locale);
	if (wish.field === 'seats') return asSeats(wish.value, {} as never);
	return localiseText(conditions[wish.value] ?? wish.value, locale);
}
