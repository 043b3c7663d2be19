import type { ExcludedWish, FoundWish, Wish } from './asked.ts';
import { ahead, behind } from './word.ts';

const marker = String.raw`${ahead}(?:(?:but )?not|no|non|without|w\/o|except(?: for)?|excluding|other than|(?:any|every)thing but|don['’]?t want)${behind}`;
const article = String.raw`(?:\s+(?:an?|any|in|the))?`;
/** A marker right before what was found, or before others with which it is joined: `no white or …`. */
const before = new RegExp(String.raw`${marker}${article}\s+(?<others>(?:\S+\s+){1,3}?n?or\s+)?$`, 'iu');
const joinedBefore = /\bn?or\s+$/i;
const joinedAfter = /^\s+n?or\s+(?=\S)/i;

/** What an exclusion is of a text: the words that go, and the wish; null for one that no filter can express. */
type Excluded = { text: string; at: number; wish: Wish | null };

/** What was found as it is meant after `not` or `without`; null where neither stands before it. */
export function excludedIn(text: string, found: FoundWish): Excluded | null {
	const lead = text.slice(0, found.at);
	const marked = before.exec(lead);
	const { kind } = found.wish;
	if (!marked || (marked.groups?.['others'] && (kind === 'range' || kind === 'order'))) return null;
	const end = found.at + found.text.length;
	const next = joinedAfter.exec(text.slice(end));
	const wish = opposite(found.wish);
	// What others are joined to keeps its marker.
	const from = marked.groups?.['others'] ? lead.search(joinedBefore) : next ? found.at : marked.index;
	return { text: text.slice(from, end + (next?.[0].length ?? 0)), at: from, wish };
}

function opposite(wish: Wish): Wish | null {
	if (wish.kind === 'list' || wish.kind === 'any' || wish.kind === 'feature') return { kind: 'not', wish };
	if (wish.kind !== 'range' || wish.label) return null;
	const { min, max } = wish.range;
	const step = wish.field === 'year' ? 1 : 0;
	if (min === undefined && max !== undefined) return { ...wish, range: { min: max + step } };
	return max === undefined && min !== undefined ? { ...wish, range: { max: min - step } } : null;
}

const unread = new RegExp(String.raw`${marker}\s+[^\s,;]+(?: (?!(?:but|with|and)\b)[^\s,;]+){0,2}`, 'giu');
const alone = new RegExp(marker, 'giu');

/** A text without what else stands after `not`, which nothing is looked for by, and what is left out with it. */
export function withoutUnread(text: string, hasOthers: boolean): { rest: string; left: string[] } {
	const left: string[] = [];
	const rest = text.replace(unread, (found) => {
		left.push(found);
		return ' ';
	});
	return { rest: hasOthers || left.length > 0 ? rest.replace(alone, ' ') : rest, left };
}

/** What a visitor is told of words that are left out. */
export const leftOut = (text: string): string =>
	`“${text.trim().replace(/\s+/g, ' ')}” is left out: there is no filter for it.`;

/** Fields that are numbers, and what they count. */
const counts: Readonly<Record<string, string>> = { seats: 'seats', sleeps: 'berths' };
const named: ReadonlySet<string> = new Set(['make', 'model', 'city']);
const lowered = ({ wish, label }: { wish: ExcludedWish; label: string }): string =>
	wish.kind === 'feature' || named.has(wish.field)
		? label
		: label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** What a filter is called that leaves something out: `Not white`. */
export const exclusionLabel = (wish: ExcludedWish, label: string): string =>
	`${wish.kind === 'feature' ? 'Without' : 'Not'} ${lowered({ wish, label })}`;

/** The condition that leaves it out, one for each value. */
export function exclusionFilters(wish: ExcludedWish): { numbers: string[]; facets: string[][]; filters: string[] } {
	if (wish.kind === 'feature') return { numbers: [], facets: [], filters: [`feature_words:!${wish.word}`] };
	const values = wish.kind === 'any' ? wish.values : [wish.value];
	// A minus before a number is part of it.
	const isNumber = values.every((value) => /^\d+$/.test(value)) && counts[wish.field] !== undefined;
	return isNumber
		? { numbers: values.map((value) => `${wish.field}!=${value}`), facets: [], filters: [] }
		: { numbers: [], facets: values.map((value) => [`${wish.field}:-${value}`]), filters: [] };
}
