/** A value in a JSON text: from where to where it stands, and the members of an object. Offsets from 0. */
export type JsonNode = { start: number; end: number; members: ReadonlyMap<string, JsonMember> | null };
type JsonMember = { keyStart: number; value: JsonNode };

const blanks = /[ \t\r\n]*/y;
const scalar = /"(?:[^"\\]|\\.)*"|[^\s,\]}]+/y;

const endOf = (pattern: RegExp, text: string, at: number): number => {
	pattern.lastIndex = at;
	return pattern.test(text) ? pattern.lastIndex : at;
};

/** Where each value stands in a text that is JSON (`scanJson`); lists are taken as a whole. */
export function jsonTree(text: string): JsonNode {
	return valueAt(text, endOf(blanks, text, 0));
}

function valueAt(text: string, start: number): JsonNode {
	if (text[start] === '{') return objectAt(text, start);
	if (text[start] !== '[') return { start, end: endOf(scalar, text, start), members: null };
	let at = endOf(blanks, text, start + 1);
	while (text[at] !== ']') at = pastComma(text, valueAt(text, at).end);
	return { start, end: at + 1, members: null };
}

function objectAt(text: string, start: number): JsonNode {
	const members = new Map<string, JsonMember>();
	let at = endOf(blanks, text, start + 1);
	while (text[at] !== '}') {
		const keyEnd = endOf(scalar, text, at);
		const colon = endOf(blanks, text, keyEnd);
		const value = valueAt(text, endOf(blanks, text, colon + 1));
		members.set(String(JSON.parse(text.slice(at, keyEnd))), { keyStart: at, value });
		at = pastComma(text, value.end);
	}
	return { start, end: at + 1, members };
}

function pastComma(text: string, end: number): number {
	const next = endOf(blanks, text, end);
	return text[next] === ',' ? endOf(blanks, text, next + 1) : next;
}

/** The value at a path; null where there is none. */
export function nodeAt(tree: JsonNode, path: readonly string[]): JsonNode | null {
	let current: JsonNode | undefined = tree;
	for (const step of path) current = current?.members?.get(step)?.value;
	return current ?? null;
}

/** The line of an offset, from 1. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/**
 * A JSON text with another value at a path, all else as it was written; `undefined` takes the key out. Objects that are missing
 * on the way are made. Throws an Error where something else than an object is in the way.
 */
export function withValue(text: string, path: readonly string[], value: unknown): string {
	const tree = jsonTree(text);
	const known = nodeAt(tree, path);
	if (value === undefined) return known ? without(text, tree, path) : text;
	if (known) return spliced(text, known, written(value, text, known.start));
	let depth = path.length - 1;
	while (depth > 0 && !nodeAt(tree, path.slice(0, depth))) depth--;
	const owner = nodeAt(tree, path.slice(0, depth));
	const [key = '', ...inner] = path.slice(depth);
	if (!owner?.members) throw new Error(`${path.slice(0, depth).join('.')} is no object.`);
	const nested = inner.reduceRight<unknown>((held, step) => ({ [step]: held }), value);
	return withMember(text, { ...owner, members: owner.members }, { key, value: nested });
}

type JsonObject = JsonNode & { members: ReadonlyMap<string, JsonMember> };

function withMember(text: string, owner: JsonObject, { key, value }: { key: string; value: unknown }): string {
	const last = [...owner.members.values()].at(-1);
	if (!last) {
		const [outer, inner] = [indentAt(text, owner.start), indentAt(text, owner.start) + unitOf(text)];
		const member = `${JSON.stringify(key)}: ${indented(value, unitOf(text), inner)}`;
		return spliced(text, owner, `{\n${inner}${member}\n${outer}}`);
	}
	const isSpread = text.slice(owner.start, last.keyStart).includes('\n');
	const indent = indentAt(text, last.keyStart);
	const member = `${JSON.stringify(key)}: ${isSpread ? indented(value, unitOf(text), indent) : JSON.stringify(value)}`;
	return spliced(
		text,
		{ start: last.value.end, end: last.value.end },
		isSpread ? `,\n${indent}${member}` : `, ${member}`,
	);
}

function without(text: string, tree: JsonNode, path: readonly string[]): string {
	const owner = nodeAt(tree, path.slice(0, -1));
	const members = [...(owner?.members ?? [])];
	const index = members.findIndex(([key]) => key === path.at(-1));
	const [own, before, after] = [members[index]?.[1], members[index - 1]?.[1], members[index + 1]?.[1]];
	if (!owner || !own) return text;
	if (before) return spliced(text, { start: before.value.end, end: own.value.end }, '');
	if (after) return spliced(text, { start: own.keyStart, end: after.keyStart }, '');
	return spliced(text, owner, '{}');
}

const spliced = (text: string, { start, end }: Pick<JsonNode, 'start' | 'end'>, fresh: string): string =>
	text.slice(0, start) + fresh + text.slice(end);

/** A value in place of one that began at an offset: a list of a few plain values stays on its line. */
function written(value: unknown, text: string, at: number): string {
	return indented(value, unitOf(text), indentAt(text, at));
}

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
