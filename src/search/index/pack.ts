import { numberValues } from './codes.ts';
import { expectAll, type IndexDocument } from './index-document.ts';
import { type KnownColumns, keptColumns, noColumns } from './known-columns.ts';
import { packByRecipe } from './pack-recipe.ts';
import {
	type IndexFieldType,
	type IndexSchema,
	type PackedIndex,
	type PackedNumbers,
	type PackedTexts,
	type PackedValues,
	packedVersion,
} from './packed-index.ts';

export type PackOptions = {
	/** Fields that a text query searches, the one that counts most first; otherwise {@link defaultQueryBy}. */
	queryBy?: readonly string[];
	meta?: unknown;
	/** What an earlier index was packed of, to be packed again only where it has changed. */
	known?: KnownColumns;
};

const defaultQueryBy = ['make', 'model', 'badge', 'name', 'stocknum'];

/**
 * Packs cars, given in the order of their import, into the index that the search page loads (SRCH-7). Only the fields of
 * the schema are kept. Throws a TypeError for a value that its field cannot hold.
 */
export function packIndex(
	documents: readonly IndexDocument[],
	schema: IndexSchema,
	{ queryBy = defaultQueryBy.filter((field) => field in schema), meta = null, known = noColumns() }: PackOptions = {},
): PackedIndex {
	const rows = documents.toReversed();
	const fields = Object.entries(schema).map(([name, { type }]) => ({ name, type }));
	const kept = keptColumns(known, rows, schema);
	const columns = fields.map(({ name, type }) => {
		const values = () => rows.map((row) => row[name] ?? undefined);
		const pack = () => packByRecipe(rows, name, type, schema) ?? packColumn(values(), type, name);
		return [name, kept(name, pack)] as const;
	});
	return {
		version: packedVersion,
		rowCount: rows.length,
		queryBy,
		schema: Object.fromEntries(fields.map(({ name, type }) => [name, { type }])),
		columns: Object.fromEntries(columns),
		meta,
	};
}

function packColumn(values: readonly unknown[], type: IndexFieldType, field: string): PackedValues {
	if (type === 'json') return packJson(values);
	if (type === 'bool') return { kind: 'bool', ...packNumbers(expectAll(values, 'boolean', field).map(Number)) };
	const isText = type === 'string' || (type === 'id' && values.some((value) => typeof value === 'string'));
	if (isText) return packTexts(expectAll(values, 'string', field).map((text) => String(text ?? '')));
	return { kind: 'number', ...packNumbers(expectAll(values, 'number', field).map(Number)) };
}

function packTexts(values: readonly string[]): PackedValues {
	const { distinct, codes } = numberValues(values, '', compareTexts);
	return { kind: 'text', values: withoutAffixes(distinct), codes };
}

function packJson(values: readonly unknown[]): PackedValues {
	const texts = values.map((value) => (value === undefined ? '' : JSON.stringify(value)));
	const { distinct, codes } = numberValues(texts, '', compareTexts);
	return { kind: 'json', values: distinct.map((text) => JSON.parse(text)), codes };
}

function packNumbers(numbers: readonly number[]) {
	const { distinct, codes } = numberValues(numbers, Number.NaN, (a, b) => a - b);
	return { values: shortestNumbers(distinct), codes };
}

function shortestNumbers(list: readonly number[]): PackedNumbers {
	if (!list.every(Number.isSafeInteger)) return { list };
	const steps = list.map((number, index) => number - (list[index - 1] ?? 0));
	const isExact = steps.every(Number.isSafeInteger);
	return isExact && JSON.stringify(steps).length < JSON.stringify(list).length ? { steps } : { list };
}

function withoutAffixes(values: readonly string[]): PackedTexts {
	const start = sharedStart(values);
	const end = reverse(sharedStart(values.map((value) => reverse(value.slice(start.length)))));
	return { start, end, texts: values.map((value) => value.slice(start.length, value.length - end.length)) };
}

function sharedStart([first = '', ...others]: readonly string[]): string {
	let { length } = first;
	for (const other of others) while (!other.startsWith(first.slice(0, length))) length--;
	return first.slice(0, length);
}

const reverse = (text: string): string => text.split('').reverse().join('');

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
