import type { FinderEntry, FinderFile, FinderList } from '../../contract/finder.ts';
import { slugify } from '../../domain/addresses/slug.ts';

export type FinderKind = 'make' | 'model' | FinderList;

/** One thing that can be suggested: a list of stock, or a page. */
export type Suggestable = {
	kind: FinderKind;
	/** `Kia Sportage`. */
	name: string;
	url: string;
	/** Vehicles in the list; 0 for a page. */
	count: number;
	/** A photo of one of them. */
	picture: string | undefined;
	/** What it is found by, in small letters without marks. */
	words: readonly string[];
};

/** All that a site's search boxes can suggest, each kind with most vehicles first. */
export function entriesOf({ list, makes, lists, pictures }: FinderFile): Suggestable[] {
	const entry = (kind: FinderKind, { more = '', path, name, count }: Given): Suggestable => ({
		kind,
		name,
		count,
		url: path.startsWith('/') ? path : list + path,
		picture: pictures[path],
		words: `${name} ${more}`.split(/\s+/).flatMap(wordForms),
	});
	const makeEntries = makes.flatMap(([name, count, path]) => (count > 0 ? [entry('make', { name, count, path })] : []));
	const models = makes.flatMap(([make, , below, own]) =>
		own.map(([name, count, path = `${below}${slugify(name)}/`]) =>
			entry('model', { name: modelName(make, name), count, path, more: make }),
		),
	);
	const others = (Object.entries(lists) as [FinderList, readonly FinderEntry[]][]).flatMap(([kind, entries]) =>
		entries.map(([name, count, path = `${slugify(name)}/`, words = path]) =>
			entry(kind, { name, count, path, more: kind === 'prices' ? priceWords(name) : words }),
		),
	);
	return [...makeEntries, ...models.sort((one, other) => other.count - one.count), ...others];
}

type Given = { name: string; count: number; path: string; more?: string };

/** `Mazda` and `Mazda2` are `Mazda2`. */
export const modelName = (make: string, model: string): string =>
	model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`;

/** Who types `30k` or `cheap` means a budget. */
const priceWords = (name: string): string =>
	`below max cheap budget price ${name.replace(/[^\d,]/g, '').replace(/,000$/, 'k')}`;

/** Words as they are compared: `CX-5` is found by `cx5`, `cx-5` and `cx 5`. */
function wordForms(text: string): string[] {
	const slug = slugify(text);
	return slug === '' ? [] : [...new Set([slug.replaceAll('-', ''), ...slug.split('-')])];
}

/** What was typed, as it is compared. */
export const typedWords = (query: string): string[] =>
	query.split(/\s+/).flatMap((text) => slugify(text).replaceAll('-', '') || []);
