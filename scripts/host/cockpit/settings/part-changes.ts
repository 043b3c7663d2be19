import { isDeepStrictEqual } from 'node:util';
import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import { isWeekdays, weekdayName } from './hours-rows.ts';
import { entryName } from './page-texts.ts';
import { settingName } from './setting-name.ts';

/** Changes that are listed. */
const mostListed = 12;

/** What changes in a list or an object, null for nothing, a line each: `Added: Spring sale`, `Moved: Spring sale, from 3 to 1`, `Spring sale › Price: $1 → $2`. `key`: what it is called in the config. */
export function partChanges(before: unknown, after: unknown, key = ''): Html | null {
	const lines = changeLines(before, after, key);
	if (lines.length === 0) return null;
	const more = lines.length > mostListed ? html`<li>and ${lines.length - mostListed} more</li>` : '';
	return html`<ul class="part-changes">${lines.slice(0, mostListed).map((line) => html`<li>${line}</li>`)}${more}</ul>`;
}

/** The same as plain lines. */
export const changeLines = (before: unknown, after: unknown, key = ''): string[] =>
	changesIn(withDayNames(key, before), withDayNames(key, after), []);

/** Weekdays are told by their names. */
const withDayNames = (key: string, value: unknown): unknown =>
	JSON.parse(JSON.stringify({ [key]: value }), (inner, list) =>
		isWeekdays([inner]) && Array.isArray(list) ? list.map(weekdayName) : list,
	)[key];

function changesIn(before: unknown, after: unknown, names: readonly string[]): string[] {
	if (isDeepStrictEqual(before, after)) return [];
	if (Array.isArray(before) && Array.isArray(after)) return entryChanges(before, after, names);
	if (isObject(before) && isObject(after)) {
		const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
		return keys.flatMap((key) => changesIn(before[key], after[key], [...names, settingName([key])]));
	}
	const place = names.join(' › ');
	if (isObject(after) || Array.isArray(after)) return [`${place || 'All of it'}: added`];
	if (after === undefined) return [`${place || 'All of it'}: taken out`];
	return [`${place ? `${place}: ` : ''}${wordsOf(before)} → ${wordsOf(after)}`];
}

/** An entry before and after, by its place in each list. */
type Pair = { from: number; to: number };

function entryChanges(before: readonly unknown[], after: readonly unknown[], names: readonly string[]): string[] {
	const pairs = pairsOf(before, after);
	const [kept, known] = [new Set(pairs.map(({ from }) => from)), new Set(pairs.map(({ to }) => to))];
	const place = names.length ? `${names.join(' › ')}: ` : '';
	const line = (words: string, entry: unknown, at: number): string => `${place}${words}: ${titleOf(entry, at)}`;
	return [
		...before.flatMap((entry, at) => (kept.has(at) ? [] : [line('Removed', entry, at)])),
		...after.flatMap((entry, at) => (known.has(at) ? [] : [line('Added', entry, at)])),
		...movesOf(pairs).map(({ from, to }) => `${line('Moved', after[to], to)}, from ${from + 1} to ${to + 1}`),
		...pairs.flatMap(({ from, to }) => changesIn(before[from], after[to], [...names, titleOf(before[from], from)])),
	];
}

/** The same entries, then those of the same name, those that say the same but for their name, then what is left in the same place. */
function pairsOf(before: readonly unknown[], after: readonly unknown[]): Pair[] {
	const [old, fresh] = [new Set(before.keys()), new Set(after.keys())];
	const pair = (fits: (from: number, to: number) => boolean): Pair[] =>
		[...old].flatMap((from) => {
			const to = [...fresh].find((at) => fits(from, at));
			if (to === undefined) return [];
			old.delete(from);
			fresh.delete(to);
			return [{ from, to }];
		});
	const same = pair((from, to) => isDeepStrictEqual(before[from], after[to]));
	const named = pair((from, to) => nameIn(before[from]) !== '' && nameIn(before[from]) === nameIn(after[to]));
	const alike = pair((from, to) => isAlike(before[from], after[to]));
	const placed =
		before.length === after.length ? pair((from, to) => from === to && typeof before[from] === 'object') : [];
	return [...same, ...named, ...alike, ...placed].sort((one, other) => one.to - other.to);
}

/** Those that were moved, and not only pushed on by others: the fewest without which the order is as before. */
function movesOf(pairs: readonly Pair[]): Pair[] {
	const runs: Pair[][] = [];
	for (const pair of pairs) {
		const longest = runs
			.filter((run) => (run.at(-1)?.from ?? -1) < pair.from)
			.reduce<Pair[]>((best, run) => (run.length > best.length ? run : best), []);
		runs.push([...longest, pair]);
	}
	const kept = new Set(runs.reduce<Pair[]>((best, run) => (run.length > best.length ? run : best), []));
	return pairs.filter((pair) => !kept.has(pair));
}

/** Whether two entries are one that was renamed: at least half of what either says is the same. */
function isAlike(one: unknown, other: unknown): boolean {
	if (!isObject(one) || !isObject(other)) return false;
	const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => key !== 'kind');
	const same = keys.filter((key) => isDeepStrictEqual(one[key], other[key])).length;
	return same > 0 && same * 2 >= keys.length;
}

/** What an entry is known by. */
const nameIn = (entry: unknown): string => {
	const of = Object(entry) as Record<string, unknown>;
	return String(of['id'] ?? of['slug'] ?? of['name'] ?? of['title'] ?? of['heading'] ?? of['question'] ?? '');
};

const titleOf = (entry: unknown, at: number): string =>
	typeof entry === 'object' ? entryName(entry, at) : String(entry);

function wordsOf(value: unknown): string {
	if (value === undefined) return 'nothing';
	if (typeof value === 'boolean') return value ? 'yes' : 'no';
	return typeof value === 'object' ? 'several values' : `“${value}”`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
