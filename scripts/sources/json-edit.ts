import { isDeepStrictEqual } from 'node:util';
import { findNodeAtLocation, getLocation, type Node, parseTree } from 'jsonc-parser';

/** A value in a JSON text: from where to where it stands, offsets from 0. */
export type JsonNode = { start: number; end: number };

/** Finds values in a text that is JSON (`scanJson`), by their paths; null where there is none. */
export function jsonPlaces(text: string): (path: readonly string[]) => JsonNode | null {
	const tree = parseTree(text);
	return (path) => {
		const node = tree && nodeAt(tree, path);
		return node ? placeOf(node) : null;
	};
}

/** The steps to the value that an offset is in or before; the text need not be JSON. */
export const stepsAt = (text: string, at: number): string[] => getLocation(text, at).path.map(String);

/** A step into a list is the number of its entry, from 0. */
function nodeAt(tree: Node, path: readonly string[]): Node | undefined {
	return path.reduce<Node | undefined>((node, step) => {
		if (!node) return undefined;
		return findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
	}, tree);
}

const placeOf = ({ offset, length }: Node): JsonNode => ({ start: offset, end: offset + length });

/** The line of an offset, from 1. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/**
 * A JSON text with another value at a path, all else as it was written; `undefined` takes the key out. Objects that are missing
 * on the way are made. Throws an Error where something else than an object is in the way.
 */
export function withValue(text: string, path: readonly string[], value: unknown): string {
	const tree = parseTree(text);
	const at = (steps: readonly string[]): Node | undefined => tree && nodeAt(tree, steps);
	const known = at(path);
	if (value === undefined) return known?.parent ? without(text, known.parent) : text;
	if (known) return spliced(text, placeOf(known), rewritten(text, known, value));
	let depth = path.length - 1;
	while (depth > 0 && !at(path.slice(0, depth))) depth--;
	const owner = at(path.slice(0, depth));
	const [key = '', ...inner] = path.slice(depth);
	if (owner?.type !== 'object') throw new Error(`${path.slice(0, depth).join('.')} is not an object.`);
	const nested = inner.reduceRight<unknown>((held, step) => ({ [step]: held }), value);
	return withMember(text, owner, { key, value: nested });
}

function withMember(text: string, owner: Node, { key, value }: { key: string; value: unknown }): string {
	const place = placeOf(owner);
	const last = owner.children?.at(-1);
	if (!last) {
		const [outer, inner] = [indentAt(text, place.start), indentAt(text, place.start) + unitOf(text)];
		const member = `${JSON.stringify(key)}: ${indented(value, unitOf(text), inner)}`;
		return spliced(text, place, `{\n${inner}${member}\n${outer}}`);
	}
	const isSpread = text.slice(place.start, last.offset).includes('\n');
	const indent = indentAt(text, last.offset);
	const member = `${JSON.stringify(key)}: ${isSpread ? indented(value, unitOf(text), indent) : JSON.stringify(value)}`;
	const { end } = placeOf(last);
	return spliced(text, { start: end, end }, isSpread ? `,\n${indent}${member}` : `, ${member}`);
}

/** Takes out a member, with one of the commas beside it and what is between it and the next. */
function without(text: string, member: Node): string {
	const owner = member.parent;
	const members = owner?.children ?? [];
	const index = members.indexOf(member);
	const [before, after] = [members[index - 1], members[index + 1]];
	if (before) return spliced(text, { start: placeOf(before).end, end: placeOf(member).end }, '');
	if (after) return spliced(text, { start: member.offset, end: after.offset }, '');
	return owner ? spliced(text, placeOf(owner), '{}') : text;
}

/** A value in the place of another: what both have is written as it was. */
function rewritten(text: string, old: Node, value: unknown): string {
	const { start, end } = placeOf(old);
	const children = old.children ?? [];
	if (isDeepStrictEqual(said(text, old), value)) return text.slice(start, end);
	const isKept = Array.isArray(value) ? old.type === 'array' : typeof value === 'object' && old.type === 'object';
	const isSpread = children.length > 0 && text.slice(start, children[0]?.offset).includes('\n');
	if (!isKept || value === null || Object.keys(Object(value)).length === 0 || !isSpread)
		return indented(value, unitOf(text), indentAt(text, start));
	const [outer, inner] = [indentAt(text, start), indentAt(text, children[0]?.offset ?? start)];
	const parts = Array.isArray(value)
		? entriesOf(text, { old, value, inner })
		: membersOf(text, { old, value: Object(value), inner });
	const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
	return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${outer}${close}`;
}

const said = (text: string, { offset, length }: Node): unknown => JSON.parse(text.slice(offset, offset + length));

type Rewriting<T> = { old: Node; value: T; inner: string };

/** Entries that were in the list before are found there, wherever they stand now; others are changes of what stood in their place. */
function entriesOf(text: string, { old, value, inner }: Rewriting<unknown[]>): string[] {
	const children = old.children ?? [];
	const left = new Set(children);
	const same = value.map((entry) => {
		const found = [...left].find((child) => isDeepStrictEqual(said(text, child), entry));
		if (found) left.delete(found);
		return found;
	});
	return value.map((entry, index) => {
		const place = children[index];
		const known = same[index] ?? (place && left.has(place) ? place : undefined);
		return known ? rewritten(text, known, entry) : indented(entry, unitOf(text), inner);
	});
}

function membersOf(text: string, { old, value, inner }: Rewriting<object>): string[] {
	return Object.entries(value).map(([key, member]) => {
		const [name, known] = (old.children ?? []).find(({ children }) => children?.[0]?.value === key)?.children ?? [];
		const written = known ? rewritten(text, known, member) : indented(member, unitOf(text), inner);
		const start = name && known ? text.slice(name.offset, known.offset) : `${JSON.stringify(key)}: `;
		return `${start}${written}`;
	});
}

const spliced = (text: string, { start, end }: JsonNode, fresh: string): string =>
	text.slice(0, start) + fresh + text.slice(end);

/** A value as it is written there: a list of a few plain values stays on its line. */
const indented = (value: unknown, unit: string, indent: string): string =>
	isShort(value)
		? JSON.stringify(value).replaceAll(',', ', ')
		: JSON.stringify(value, null, unit).replaceAll('\n', `\n${indent}`);

const isShort = (value: unknown): boolean =>
	Array.isArray(value) &&
	value.every((one) => typeof one === 'number' || (typeof one === 'string' && /^[\w -]*$/.test(one))) &&
	JSON.stringify(value).length < 80;

/** The blanks at the start of the line of an offset. */
function indentAt(text: string, at: number): string {
	const line = text.slice(text.lastIndexOf('\n', at - 1) + 1);
	return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** What a level is indented by: as the file does. */
const unitOf = (text: string): string => /\n([ \t]+)"/.exec(text)?.[1] ?? '\t';
