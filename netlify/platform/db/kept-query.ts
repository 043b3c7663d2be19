import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

/** Compiled texts of one query that are kept: one for each number of values in its lists. */
const mostShapes = 100;

/**
 * A query that is compiled once for each engine and each shape of its arguments (which fields they have, how long their lists
 * are), and after that only gets its values: compiling takes longer than anything else that we do for a query. `build` sees
 * stand-ins for the values, which it can only hand on to the query. What it branches on or computes with has to be settled
 * before; a stand-in that is read throws a TypeError.
 */
export function keepQuery<Args extends object, Row>(
	build: (db: Db, args: Args) => Compilable<Row>,
): (db: Db, args: Args) => CompiledQuery<Row> {
	const byEngine = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
	return (db, args) => {
		const engine = db.getExecutor().adapter;
		const kept = byEngine.get(engine) ?? new Map<string, CompiledQuery<Row>>();
		byEngine.set(engine, kept);
		const shape = shapeOf(args);
		const query = kept.get(shape) ?? build(db, slotsOf(args, []) as Args).compile();
		if (kept.size < mostShapes) kept.set(shape, query);
		return { ...query, parameters: query.parameters.map((value) => (value instanceof Slot ? value.in(args) : value)) };
	};
}

/** Stands for a value of the arguments while a query is compiled. */
class Slot {
	readonly #path: readonly PropertyKey[];

	constructor(path: readonly PropertyKey[]) {
		this.#path = path;
	}

	in(args: object): unknown {
		let value: unknown = args;
		for (const key of this.#path) value = Reflect.get(Object(value), key);
		return value;
	}

	[Symbol.toPrimitive](): never {
		throw new TypeError(`A kept query cannot compute with ${this.#path.join('.')}: pass the result instead.`);
	}
}

/** Undefined stays: it leaves a column out. */
function slotsOf(value: unknown, path: readonly PropertyKey[]): unknown {
	if (value === undefined) return value;
	if (Array.isArray(value)) return value.map((item, index) => slotsOf(item, [...path, index]));
	if (!isRecord(value)) return new Slot(path);
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, slotsOf(item, [...path, key])]));
}

function shapeOf(value: unknown): string {
	if (value === undefined) return '-';
	if (Array.isArray(value)) return value.some(isRecord) ? `[${value.map(shapeOf)}]` : `[${value.length}]`;
	if (!isRecord(value)) return '';
	let shape = '{';
	for (const key in value) shape += `${key}${shapeOf(value[key])},`;
	return `${shape}}`;
}

/** An object of fields, and not a value such as bytes. */
function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
