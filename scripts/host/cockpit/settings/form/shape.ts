import { z } from 'zod';
import { siteFields } from '../../../../../src/config/site-fields.ts';

/** A part of the JSON Schema that editors check a site.json with. */
export type Schema = {
	type?: string | readonly string[];
	properties?: Readonly<Record<string, Schema>>;
	required?: readonly string[];
	items?: Schema;
	minItems?: number;
	additionalProperties?: Schema | boolean;
	anyOf?: readonly Schema[];
	oneOf?: readonly Schema[];
	enum?: readonly Plain[];
	const?: Plain;
	pattern?: string;
	description?: string;
	default?: unknown;
	$ref?: string;
	$defs?: Readonly<Record<string, Schema>>;
};

export type Plain = string | number | boolean | null;

/** How a value is asked for. */
export type Shape =
	| { kind: 'text' | 'number' | 'switch' | 'picture' | 'colour' | 'day' | 'json' | 'fixed' }
	| { kind: 'choice'; values: readonly Plain[] }
	/** A list of plain values, a line each. `isNeverEmpty`: it is left out instead. */
	| { kind: 'words'; isNumber: boolean; values: readonly Plain[]; isNeverEmpty?: boolean }
	| { kind: 'group'; fields: Readonly<Record<string, Schema>>; required: ReadonlySet<string> }
	| { kind: 'list'; entry: Schema }
	| { kind: 'map'; entry: Schema }
	/** An object of one of several kinds, which `by` names. */
	| { kind: 'kinds'; by: string; options: Readonly<Record<string, Schema>> };

let whole: Schema | null = null;

/** The schema of all settings, made when it is first asked for. */
function wholeSchema(): Schema {
	whole ??= z.toJSONSchema(siteFields, { io: 'input', reused: 'inline' }) as Schema;
	return whole;
}

/** The schema of the value at a path of a config; null where there is none. */
export function schemaAt(path: readonly string[]): Schema | null {
	return path.reduce<Schema | null>((schema, step) => schema && stepInto(schema, step), wholeSchema());
}

function stepInto(schema: Schema, step: string): Schema | null {
	const known = resolved(schema);
	const own = known.properties && Object.hasOwn(known.properties, step) ? known.properties[step] : undefined;
	if (own) return own;
	if (typeof known.additionalProperties === 'object') return known.additionalProperties;
	if (known.items && /^\d+$/.test(step)) return known.items;
	return (
		optionsOf(known)
			.map((option) => stepInto(option, step))
			.find((found) => found !== null) ?? null
	);
}

/** A schema that is kept elsewhere, with what is said of it here. */
function resolved(schema: Schema): Schema {
	if (schema.$ref === undefined) return schema;
	const { $ref, ...here } = schema;
	return { ...resolved(wholeSchema().$defs?.[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}), ...here };
}

/** Whether an object without fields stands at a path: it turns something on by being there. */
export function isOnByItself(path: readonly string[]): boolean {
	const schema = schemaAt(path);
	const shape = schema && shapeOf(schema);
	return shape?.kind === 'group' && Object.keys(shape.fields).length === 0;
}

/** Whether an object stands at a path that turns something on by being there, whatever it says of it: a setting as a whole. */
export function isSwitchedOn(path: readonly string[]): boolean {
	const owner = path.length === 2 ? schemaAt(path.slice(0, 1)) : null;
	const schema = owner && schemaAt(path);
	if (!owner || !schema || resolved(owner).required?.includes(path[1] ?? '')) return false;
	const shape = shapeOf(schema);
	return shape.kind === 'group' && shape.required.size === 0 && resolved(schema).default === undefined;
}

/** The steps of the field that a value is in: an entry of a list of plain values has none of its own. */
export function fieldSteps(path: readonly string[]): readonly string[] {
	const owner = /^\d+$/.test(path.at(-1) ?? '') ? schemaAt(path.slice(0, -1)) : null;
	return owner && shapeOf(owner).kind === 'words' ? path.slice(0, -1) : path;
}

const optionsOf = ({ anyOf, oneOf }: Schema): readonly Schema[] => (anyOf ?? oneOf ?? []).map(resolved);

/** How the values of a schema are asked for. */
export function shapeOf(schema: Schema): Shape {
	const known = resolved(schema);
	if (known.const !== undefined) return { kind: 'fixed' };
	if (known.enum) return { kind: 'choice', values: known.enum };
	const options = optionsOf(known).filter(({ type }) => type !== 'null');
	if (options.length > 0) return shapeOfAny(options);
	if (known.type === 'boolean') return { kind: 'switch' };
	if (known.type === 'number' || known.type === 'integer') return { kind: 'number' };
	if (known.type === 'string' || isTextOrNumber(known)) return { kind: textKind(known) };
	if (known.type === 'array' && known.items)
		return { ...shapeOfList(resolved(known.items)), ...((known.minItems ?? 0) > 0 && { isNeverEmpty: true }) };
	if (known.properties) return { kind: 'group', fields: known.properties, required: new Set(known.required ?? []) };
	if (typeof known.additionalProperties === 'object') return { kind: 'map', entry: known.additionalProperties };
	return { kind: 'json' };
}

const isTextOrNumber = ({ type }: Schema): boolean => Array.isArray(type) && type.includes('string');

/** The patterns by which `src/config/value.ts` and others tell what a text is. */
function textKind({ pattern = '' }: Schema): 'text' | 'picture' | 'colour' | 'day' {
	if (pattern.endsWith('(\\/(?!\\/)|https?:\\/\\/)\\S+$')) return 'picture';
	if (pattern.startsWith('^#')) return 'colour';
	return pattern.startsWith('^(\\d{4}-\\d{2}-\\d{2}') ? 'day' : 'text';
}

function shapeOfList(entry: Schema): Shape {
	const shape = shapeOf(entry);
	if (shape.kind === 'choice') return { kind: 'words', isNumber: false, values: shape.values };
	if (shape.kind === 'number') return { kind: 'words', isNumber: true, values: [] };
	if (['text', 'picture', 'colour', 'day'].includes(shape.kind)) return { kind: 'words', isNumber: false, values: [] };
	return { kind: 'list', entry };
}

/** One of several: choices, a text or a list of texts, or objects of several kinds. */
function shapeOfAny(options: readonly Schema[]): Shape {
	const [first] = options;
	if (options.length === 1 && first) return shapeOf(first);
	const values = options.flatMap((option) => option.enum ?? (option.const === undefined ? [null] : [option.const]));
	if (!values.includes(null)) return { kind: 'choice', values };
	const list = options.find(({ type }) => type === 'array');
	const isPlain = ({ type }: Schema): boolean => ['string', 'number', 'integer'].includes(String(type));
	if (list && options.every((option) => option === list || isPlain(option))) return shapeOf(list);
	if (options.every(isPlain)) return { kind: 'text' };
	return shapeOfKinds(options);
}

function shapeOfKinds(options: readonly Schema[]): Shape {
	const by = Object.keys(options[0]?.properties ?? {}).find((key) => kindsBy(options, key));
	return by ? { kind: 'kinds', by, options: kindsBy(options, by) ?? {} } : { kind: 'json' };
}

/** The options by the fixed value that each has under a key; null where one has none. */
function kindsBy(options: readonly Schema[], key: string): Record<string, Schema> | null {
	const named = options.flatMap((option): [string, Schema][] => {
		const own = option.properties?.[key];
		return typeof own?.const === 'string' ? [[own.const, option]] : [];
	});
	return named.length === options.length ? Object.fromEntries(named) : null;
}

/** What a schema says of itself, and the value that holds without one. */
export const aboutOf = (schema: Schema): Pick<Schema, 'description' | 'default'> => resolved(schema);
