import { capitalised } from '../../../../src/domain/words/wording.ts';
import { entryNoun, settingName } from './setting-name.ts';

/** The keys of pages and their blocks under which visitors read a text. */
const textKeys: ReadonlySet<string> = new Set(
	'heading heading_otherwise title description intro text body question answer caption quote small_print price more role name empty alt'.split(
		' ',
	),
);

/** A text of a page: its steps from the top of the config, what it says, and what it is called. */
export type PageText = { path: string[]; text: string; name: string };

/** The texts of all pages, in the order of the page: each is a setting, as dealers change a sentence and not a page. */
export function pageTexts(pages: unknown): PageText[] {
	return entriesOf(pages).flatMap(([address, page]) =>
		textsIn(page, { path: ['pages', address], names: [pageName(address)] }),
	);
}

/** A page without what `pageTexts` has of it, to compare what else there is. */
export const withoutTexts = (page: unknown): string =>
	JSON.stringify(page, (key, value) => {
		if (isTextList(key, value)) return value.length;
		return isText(key, value) ? undefined : value;
	}) ?? '';

/** Lists of plain texts, and what one of them is called. */
const textLists: Readonly<Record<string, string>> = { paragraphs: 'Paragraph', prepare: 'To prepare' };

const isTextList = (key: string, value: unknown): value is string[] =>
	Object.hasOwn(textLists, key) && Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const isText = (key: string, value: unknown): value is string => textKeys.has(key) && typeof value === 'string';

/** `names`: of what it is in, the page first. */
type Place = { path: string[]; names: string[] };

function textsIn(value: unknown, { path, names }: Place): PageText[] {
	return entriesOf(value).flatMap(([key, inner]) => {
		const place = [...path, key];
		if (isText(key, inner)) return [{ path: place, text: inner, name: [...names, settingName([key])].join(' › ') }];
		if (isTextList(key, inner))
			return inner.map((text, index) => ({
				path: [...place, String(index)],
				text,
				name: [...names, `${textLists[key]} ${index + 1}`].join(' › '),
			}));
		if (Array.isArray(value))
			return textsIn(inner, { path: place, names: [...names, partName(value, Number(key), path.at(-1) ?? '')] });
		return textsIn(inner, { path: place, names });
	});
}

/** What a page is called by its address: `/about-us/` is `About us`. */
export function pageName(address: string): string {
	const words = address.split('/').filter(Boolean).join(', ').replaceAll('-', ' ');
	return words ? capitalised(words) : 'Home page';
}

/** What a part of a page is called, whatever it says: by its kind, else by its list; with its number where the page has several. */
function partName(list: readonly unknown[], index: number, key: string): string {
	const kindOf = (entry: unknown): string => String(Object(entry)['kind'] ?? '');
	const kind = kindOf(list[index]);
	const noun = kind ? (spokenKinds[kind] ?? kind.replaceAll('-', ' ')) : entryNoun(key).replace(/^an? /, '');
	const alike = list.flatMap((entry, at) => (kindOf(entry) === kind ? [at] : []));
	return capitalised(alike.length > 1 ? `${noun} ${alike.indexOf(index) + 1}` : noun);
}

/** Kinds of blocks that people call otherwise. */
const spokenKinds: Readonly<Record<string, string>> = {
	faq: 'questions',
	hero: 'top of the page',
	'rich-text': 'text',
	usps: 'why buy here',
};

const longestName = 32;

/** What an entry of a list is called: by what it says first, else by its kind, by any text in it, or by its place. */
export function entryName(entry: unknown, index: number): string {
	const of = (key: string): string => String(Object(entry)[key] ?? '');
	const said = of('heading') || of('title') || of('question') || of('name') || of('text');
	const named = said || capitalised(of('kind').replaceAll('-', ' ')) || anyText(entry) || placeName(index);
	return said === named && said.length > longestName ? `${said.slice(0, longestName).trimEnd()}…` : named;
}

/** What an entry without any words is called. */
export const placeName = (index: number): string => `Entry ${index + 1}`;

const anyText = (entry: unknown): string => {
	const text = Object.values(Object(entry)).find((value) => typeof value === 'string' && value.trim() !== '');
	return typeof text === 'string' ? text.slice(0, longestName) : '';
};

const entriesOf = (value: unknown): [string, unknown][] =>
	typeof value === 'object' && value !== null ? Object.entries(value) : [];
