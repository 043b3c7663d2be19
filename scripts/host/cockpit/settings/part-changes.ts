import { isDeepStrictEqual } from 'node:util';
import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import { entryName } from './page-texts.ts';
import { settingName } from './setting-name.ts';

/** Changes that are listed. */
const mostListed = 12;

/** What changes in a list or an object, a line each: `Added: Spring sale`, `Spring sale › Price: $1 → $2`. */
export function partChanges(before: unknown, after: unknown): Html {
	const lines = changesIn(before, after, []);
	if (lines.length === 0) return html``;
	const more = lines.length > mostListed ? html`<li>and ${lines.length - mostListed} more</li>` : '';
	return html`<ul class="part-changes">${lines.slice(0, mostListed).map((line) => html`<li>${line}</li>`)}${more}</ul>`;
}

function changesIn(before: unknown, after: unknown, names: readonly string[]): string[] {
	if (isDeepStrictEqual(before, after)) return [];
	if (Array.isArray(before) && Array.isArray(after)) return entryChanges(before, after, names);
	if (isObject(before) && isObject(after)) {
		const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
		return keys.flatMap((key) => changesIn(before[key], after[key], [...names, settingName([key])]));
	}
	const place = names.join(' › ');
	return [`${place ? `${place}: ` : ''}${wordsOf(before)} → ${wordsOf(after)}`];
}

function entryChanges(before: readonly unknown[], after: readonly unknown[], names: readonly string[]): string[] {
	const isIn = (list: readonly unknown[], entry: unknown): boolean => list.some((one) => isDeepStrictEqual(one, entry));
	const gone = before.filter((entry) => !isIn(after, entry));
	const fresh = after.filter((entry) => !isIn(before, entry));
	if (gone.length === 0 && fresh.length === 0) return [`${[...names, 'Order'].join(' › ')}: changed`];
	if (gone.length === fresh.length && before.length === after.length)
		return gone.flatMap((entry, at) => changesIn(entry, fresh[at], [...names, titleOf(entry, before.indexOf(entry))]));
	const place = names.length ? `${names.join(' › ')}: ` : '';
	return [
		...gone.map((entry) => `${place}Removed: ${titleOf(entry, before.indexOf(entry))}`),
		...fresh.map((entry) => `${place}Added: ${titleOf(entry, after.indexOf(entry))}`),
	];
}

const titleOf = (entry: unknown, at: number): string =>
	typeof entry === 'object' ? entryName(entry, at) : String(entry);

function wordsOf(value: unknown): string {
	if (value === undefined) return 'nothing';
	if (typeof value === 'boolean') return value ? 'yes' : 'no';
	return typeof value === 'object' ? 'other values' : `“${value}”`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
