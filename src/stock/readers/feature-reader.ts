import type { FeatureGroup } from '../../domain/cars/feature-groups.ts';
import { type Reading, unreadable } from './reading.ts';
import { line, paragraphs } from './text-readers.ts';

/** More than anybody reads; a feed that repeats itself must not make a page of megabytes. */
const mostFeatures = 200;
const longestFeature = 120;

/**
 * What a car has: a list of texts, an object of lists by group (`{ "Safety": ["ABS"] }`), a list of `{ group, items }`, or
 * one text with a line, `|`, `;` or comma between features, in which `Safety: ABS, airbags` names a group.
 */
export function features(found: unknown): Reading<FeatureGroup[]> {
	const groups = groupsOf(found);
	if (!groups) return unreadable('not a list of features');
	let left = mostFeatures;
	const value = groups.flatMap(({ name, items }) => {
		const kept = items.flatMap((item) => featureOf(item)).slice(0, left);
		left -= kept.length;
		return kept.length > 0 ? [{ ...(name && { name }), items: kept }] : [];
	});
	if (value.length === 0) return {};
	return { value, ...(left === 0 && { note: `no more than ${mostFeatures} features are kept` }) };
}

type RawGroup = { name: string | undefined; items: readonly unknown[] };

function groupsOf(found: unknown): RawGroup[] | null {
	if (typeof found === 'string') return groupsOfText(paragraphs(found).value ?? '');
	if (Array.isArray(found)) return groupsOfList(found);
	if (typeof found !== 'object' || found === null) return null;
	return Object.entries(found).map(([name, items]) => ({ name: nameOf(name), items: itemsOf(items) }));
}

/** A list of features, some of which may be groups. */
function groupsOfList(list: readonly unknown[]): RawGroup[] {
	return list.flatMap((entry): RawGroup[] => {
		if (typeof entry !== 'object' || entry === null) return groupsOfText(String(entry), false);
		const { group, category, name, items, features: inside } = entry as Record<string, unknown>;
		const own = items ?? inside;
		if (own === undefined) return [{ name: nameOf(group ?? category), items: [name] }];
		return [{ name: nameOf(group ?? category ?? name), items: itemsOf(own) }];
	});
}

/** `Safety: ABS, airbags; Heated seats`: a part with a colon is a group; `isList` has other marks between features. */
function groupsOfText(text: string, isList = true): RawGroup[] {
	const parts = isList ? text.split(/[\n|;•]+/) : [text];
	return parts.map((part): RawGroup => {
		const [, name, rest] = /^\s*([^:,]{2,30}):\s+(\S.*)$/s.exec(part) ?? [];
		if (rest !== undefined) return { name: nameOf(name), items: itemsOf(rest) };
		return { name: undefined, items: isList ? itemsOf(part) : [part] };
	});
}

const itemsOf = (items: unknown): unknown[] =>
	Array.isArray(items) ? items : typeof items === 'string' ? splitCommas(items) : [];

/** At commas, but not in brackets or numbers: `7,000 lb winch`, `airbags (front, side)`. */
function splitCommas(text: string): string[] {
	const items: string[] = [];
	let end = text.length;
	let isInBrackets = false;
	for (let at = text.length - 1; at >= 0; at--) {
		const sign = text.charAt(at);
		if (sign === '(' || sign === ')') isInBrackets = sign === ')';
		const isBetween =
			sign === ',' ? !isInBrackets && !/^\d{3}\b/.test(text.slice(at + 1, at + 5)) : /[\n|;•]/.test(sign);
		if (!isBetween) continue;
		items.push(text.slice(at + 1, end));
		end = at;
	}
	return [...items, text.slice(0, end)].reverse();
}

const nameOf = (found: unknown): string | undefined =>
	typeof found === 'string' ? line(found).value?.slice(0, 40) || undefined : undefined;

function featureOf(found: unknown): string[] {
	const { value = '' } = typeof found === 'string' || typeof found === 'number' ? line(found) : {};
	const text = value.replace(/^[-*–·\s]+|[\s.,;]+$/g, '');
	return text.length > 1 && text.length <= longestFeature ? [text] : [];
}
