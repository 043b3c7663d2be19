import { usualAnswer } from '../usual-answers.ts';
import { type Plain, type Schema, type Shape, schemaAt, shapeOf } from './shape.ts';

/** What a form has sent: a field by its name, null where the form does not have it. */
export type Sent = (name: string) => string | null;

/** The name of the field of a part: its steps below the setting. */
export const fieldName = (steps: readonly string[]): string => ['v', ...steps.map(encodeURIComponent)].join('/');

/** The steps of a part by the name of its field. */
export const stepsOf = (name: string): string[] => name.split('/').slice(1).map(decodeURIComponent);

/** A value as the form of a setting says it: what the form does not ask for stays as it is in `before`. */
export function readValue(schema: Schema, before: unknown, sent: Sent, steps: readonly string[] = []): unknown {
	const shape = shapeOf(schema);
	const inner = (entry: Schema, value: unknown, step: string): unknown =>
		readValue(entry, value, sent, [...steps, step]);
	if (shape.kind === 'fixed') return before;
	if (shape.kind === 'list')
		return Array.isArray(before) ? before.map((entry, at) => inner(shape.entry, entry, String(at)) ?? {}) : before;
	if (shape.kind === 'map')
		return isObject(before) ? mapped(before, (key, value) => inner(shape.entry, value, key) ?? {}) : before;
	if (shape.kind === 'kinds') {
		const option = optionOf(shape, before);
		return option ? readValue(option, before, sent, steps) : before;
	}
	if (shape.kind === 'group') return readGroup(shape.fields, before, inner);
	const typed = sent(fieldName(steps));
	return typed === null || typed === writtenAs(shape, before) ? before : typedAs(shape, typed.trim(), before);
}

function readGroup(
	fields: Readonly<Record<string, Schema>>,
	before: unknown,
	inner: (schema: Schema, value: unknown, key: string) => unknown,
): unknown {
	const old = isObject(before) ? before : {};
	const read = { ...old };
	for (const [key, schema] of Object.entries(fields)) {
		const value = inner(schema, old[key], key);
		if (value === undefined) delete read[key];
		else read[key] = value;
	}
	const isEmptied = Object.keys(read).length === 0 && Object.keys(old).length > 0;
	return isEmptied || (before === undefined && Object.keys(read).length === 0) ? undefined : read;
}

/** The schema of the kind that an object says it is of. */
export const optionOf = (shape: Extract<Shape, { kind: 'kinds' }>, value: unknown): Schema | undefined =>
	shape.options[String(Object(value)[shape.by])];

/** A value as its field has it; empty for none. */
export function writtenAs({ kind }: Shape, value: unknown): string {
	if (value === undefined) return '';
	if (kind === 'words') return (Array.isArray(value) ? value : [value]).join('\n');
	if (kind === 'choice') return JSON.stringify(value);
	if (kind === 'json') return JSON.stringify(value, null, '\t');
	return value === null ? '' : String(value);
}

/** What a field says, as the config has it; undefined where it is empty. What cannot be is left for the check to refuse. */
function typedAs(shape: Shape, typed: string, before: unknown): unknown {
	if (typed === '') return shape.kind === 'words' && Array.isArray(before) && !shape.isNeverEmpty ? [] : undefined;
	if (shape.kind === 'number') return numberOr(typed);
	if (shape.kind === 'switch') return typed === 'true';
	if (shape.kind === 'choice') return shape.values.find((value) => JSON.stringify(value) === typed) ?? typed;
	if (shape.kind === 'json') return jsonOr(typed);
	if (shape.kind !== 'words') return typeof before === 'number' ? numberOr(typed) : typed;
	const lines = typed
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean);
	if (typeof before === 'string' && lines.length === 1) return lines[0];
	if (lines.length === 0) return [];
	return shape.isNumber ? lines.map(numberOr) : lines;
}

const numberOr = (typed: string): Plain => (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(typed) ? Number(typed) : typed);

function jsonOr(typed: string): unknown {
	try {
		return JSON.parse(typed);
	} catch {
		// It is refused as the text that it is.
		return typed;
	}
}

/** A press of one of the form's own buttons: what it does, to the part at these steps, and with what. */
export type Press = {
	act: 'add' | 'drop' | 'up' | 'down' | 'set' | 'browse' | 'upload';
	steps: string[];
	given: string;
};

/** Reads the value of a pressed button, `add:v/0/blocks=hero`; null for any other. */
export function pressOf(act: string): Press | null {
	const [, name, field, given = ''] = /^(add|drop|up|down|set|browse|upload):(v[^=]*)(?:=(.*))?$/s.exec(act) ?? [];
	return name && field ? { act: name as Press['act'], steps: stepsOf(field), given } : null;
}

/** A value after a press. `path`: of the setting; `named`: what the form calls an entry that is to be added. */
export function pressed(value: unknown, { act, steps, given }: Press, path: readonly string[], named = ''): unknown {
	if (act === 'browse' || (act === 'upload' && given === '')) return value;
	if (act === 'set' || act === 'upload') return withAt(value, steps, () => given);
	if (act === 'add')
		return withAt(value, steps, (list) => withEntry(list, [...path, ...steps], { kind: given, named }));
	const at = steps.at(-1) ?? '';
	return withAt(value, steps.slice(0, -1), (owner) => {
		if (!Array.isArray(owner)) return without(owner, at);
		const entries = owner.toSpliced(Number(at), 1);
		const to = Number(at) + (act === 'up' ? -1 : 1);
		return act === 'drop' ? entries : entries.toSpliced(Math.max(0, to), 0, owner[Number(at)]);
	});
}

function withEntry(list: unknown, path: readonly string[], { kind, named }: { kind: string; named: string }): unknown {
	const schema = schemaAt(path);
	const shape = schema && shapeOf(schema);
	if (shape?.kind === 'map') {
		const taken = isObject(list) ? list : {};
		return named === '' || Object.hasOwn(taken, named) ? taken : { ...taken, [named]: blank(shape.entry, kind, []) };
	}
	const entries = Array.isArray(list) ? list : [];
	return shape?.kind === 'list' ? [...entries, usualAnswer(path, kind) ?? blank(shape.entry, kind, entries)] : entries;
}

/** An entry of which nothing is said yet, but for its kind, and its number where entries are numbered. */
function blank(schema: Schema, kind: string, others: readonly unknown[]): unknown {
	const shape = shapeOf(schema);
	if (shape.kind === 'kinds') return { [shape.by]: kind };
	if (shape.kind !== 'group') return shape.kind === 'list' ? [] : '';
	const id = shape.fields['id'];
	if (!id || shapeOf(id).kind !== 'number' || !shape.required.has('id')) return {};
	return { id: Math.max(0, ...others.map((other) => Number(Object(other)['id']) || 0)) + 1 };
}

/** A value with another at these steps; objects that are missing on the way are made. */
function withAt(value: unknown, steps: readonly string[], change: (value: unknown) => unknown): unknown {
	const [step, ...rest] = steps;
	if (step === undefined) return change(value);
	if (Array.isArray(value))
		return value.map((entry, at) => (String(at) === step ? withAt(entry, rest, change) : entry));
	const owner = isObject(value) ? value : {};
	return { ...owner, [step]: withAt(owner[step], rest, change) };
}

function without(value: unknown, key: string): unknown {
	if (!isObject(value)) return value;
	const { [key]: _, ...others } = value;
	return others;
}

const mapped = (value: Record<string, unknown>, change: (key: string, value: unknown) => unknown) =>
	Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(key, inner)]));

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
