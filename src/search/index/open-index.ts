import type { FilterSchema } from '../filter/filter.ts';
import { readCodes } from './codes.ts';
import { type Column, makeCodes } from './column.ts';
import {
	filterSchemaOf,
	type IndexSchema,
	type PackedIndex,
	type PackedNumbers,
	type PackedRecipe,
	type PackedTexts,
	type PackedValues,
	packedVersion,
} from './packed-index.ts';
import { makeRecipeText } from './recipe.ts';

/** The stock, ready to be searched. Row 0 is the car imported last. */
export type StockIndex = {
	rowCount: number;
	schema: IndexSchema;
	/** The fields that a filter may name. */
	filterSchema: FilterSchema;
	/** Fields that a text query searches, the one that counts most first. */
	queryBy: readonly string[];
	columns: ReadonlyMap<string, Column>;
	/** The car of a row, as it was packed; facts that it lacks are absent. */
	document: (row: number) => Record<string, unknown>;
	meta: unknown;
};

/** What was loaded is not an index, or has another version. */
export class IndexError extends Error {
	readonly code: 'wrong-version' | 'wrong-shape';

	constructor(code: 'wrong-version' | 'wrong-shape', message: string, cause?: unknown) {
		super(message, { cause });
		this.name = 'IndexError';
		this.code = code;
	}
}

/** Opens what `packIndex` packed, once JSON carried it here (SRCH-7). Throws an {@link IndexError} for anything else. */
export function openIndex(packed: unknown): StockIndex {
	const { version } = Object(packed) as Partial<PackedIndex>;
	if (version === undefined) throw new IndexError('wrong-shape', 'this is not an index of stock');
	if (version !== packedVersion) {
		throw new IndexError('wrong-version', `this index has version ${version}, expected is ${packedVersion}`);
	}
	try {
		return open(packed as PackedIndex);
	} catch (cause) {
		throw new IndexError('wrong-shape', 'this index of stock is broken', cause);
	}
}

function open({ rowCount, schema, queryBy, columns: packed, meta }: PackedIndex): StockIndex {
	const columns = new Map<string, Column>();
	const recipes: [field: string, column: PackedRecipe][] = [];
	for (const [field, column] of Object.entries(packed)) {
		if (column.kind === 'recipe') recipes.push([field, column]);
		else columns.set(field, readColumn(column, rowCount));
	}
	for (const [field, column] of recipes) columns.set(field, followRecipe(column, columns, rowCount));
	const filterSchema = filterSchemaOf(schema);
	return withColumns({ rowCount, schema, filterSchema, queryBy, meta }, columns);
}

/** An index with these columns in the place of its own. */
export function withColumns(
	index: Omit<StockIndex, 'columns' | 'document'>,
	columns: StockIndex['columns'],
): StockIndex {
	return { ...index, columns, document: (row) => readRow(columns, row) };
}

function followRecipe(
	{ recipe, except }: PackedRecipe,
	columns: ReadonlyMap<string, Column>,
	rowCount: number,
): Column {
	const makeText = makeRecipeText(recipe);
	const parts = recipe.parts.flatMap((part) => columns.get(part) ?? []);
	const codeOf = new Map([['', 0]]);
	const codes = makeCodes(rowCount, rowCount + 1);
	for (let row = 0; row < rowCount; row++) {
		const text = except[row] ?? makeText(parts.map((column) => valueAt(column, row)));
		const code = codeOf.get(text) ?? codeOf.size;
		codeOf.set(text, code);
		codes[row] = code;
	}
	return { kind: 'text', values: [...codeOf.keys()], codes };
}

function readColumn(packed: PackedValues, rowCount: number): Column {
	if (packed.kind === 'json') {
		const codes = readCodes(packed.codes, rowCount, packed.values.length);
		return { kind: 'json', values: [undefined, ...packed.values], codes };
	}
	if (packed.kind === 'text') {
		const values = readTexts(packed.values);
		return { kind: 'text', values: ['', ...values], codes: readCodes(packed.codes, rowCount, values.length) };
	}
	const distinct = readNumbers(packed.values);
	const codes = readCodes(packed.codes, rowCount, distinct.length);
	const values = new Float64Array(rowCount);
	for (let row = 0; row < rowCount; row++) values[row] = distinct[(codes[row] ?? 0) - 1] ?? Number.NaN;
	return { kind: packed.kind, values };
}

const readTexts = ({ start, end, texts }: PackedTexts): readonly string[] =>
	start || end ? texts.map((text) => start + text + end) : texts;

function readNumbers(numbers: PackedNumbers): readonly number[] {
	if ('list' in numbers) return numbers.list;
	let last = 0;
	return numbers.steps.map((step) => {
		last += step;
		return last;
	});
}

function readRow(columns: ReadonlyMap<string, Column>, row: number): Record<string, unknown> {
	const document: Record<string, unknown> = {};
	for (const [field, column] of columns) {
		const value = valueAt(column, row);
		if (value !== undefined) document[field] = value;
	}
	return document;
}

/** What a row has in a column, as it was packed; undefined if it has nothing. */
function valueAt(column: Column, row: number): unknown {
	if (column.kind === 'text') return column.values[column.codes[row] ?? 0] || undefined;
	if (column.kind === 'json') return column.values[column.codes[row] ?? 0];
	const value = column.values[row];
	if (value === undefined || Number.isNaN(value)) return undefined;
	return column.kind === 'bool' ? value === 1 : value;
}
