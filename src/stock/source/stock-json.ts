import type { StockRecord } from '../feed/normalise.ts';
import type { RawRecord } from './stock-columns.ts';
import { feedFault } from './stock-problem.ts';

/** Keys under which services wrap their list of records. */
const wrappers = ['hits', 'cars', 'documents', 'vehicles', 'data'];

/** The records of a JSON text: a list, or an object with the list under `hits`, `cars`, `documents` … (SITE-5). */
export function readJsonStock(text: string, file: string): StockRecord[] {
	const list = listIn(parseWhole(text, file));
	if (!list) {
		const expected = `a list of records, or an object with one under ${wrappers.join(', ')}`;
		throw feedFault({ file, found: 'JSON without a list of records', expected });
	}
	return list.map((item, index) => toRecord(item, index + 1));
}

/** What the lines of a feed were read as before. */
export type KnownLines = { read: ReadonlyMap<string, StockRecord> };

/**
 * The records of a JSONL text, one a line; a line that is not a JSON object is an unparsable record (SITE-5). A line that is
 * `known` from before gives the same object again.
 */
export function readJsonLines(text: string, file: string, known?: KnownLines): StockRecord[] {
	const read = new Map<string, StockRecord>();
	const recordOf = (line: string, record: number): StockRecord => {
		const before = known?.read.get(line) ?? read.get(line);
		const made = before?.record === record ? before : { ...(before ?? parseLine(line, record)), record };
		if (known) read.set(line, made);
		return made;
	};
	const records = text
		.replace(/^\uFEFF/, '')
		.split('\n')
		.flatMap((line, index) => (line.trim() === '' ? [] : [recordOf(line, index + 1)]));
	if (known) known.read = read;
	if (records.length > 0 && records.every(({ raw }) => raw === null)) {
		const error = records[0]?.error ?? '';
		throw feedFault({
			file,
			path: `line ${records[0]?.record}`,
			found: error,
			expected: 'JSONL: one JSON object a line',
		});
	}
	return records;
}

function parseWhole(text: string, file: string): unknown {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch (error) {
		throw feedFault({ file, found: messageOf(error), expected: 'valid JSON' });
	}
}

function listIn(value: unknown): unknown[] | undefined {
	if (Array.isArray(value)) return value;
	if (typeof value !== 'object' || value === null) return undefined;
	for (const key of wrappers) {
		const inner: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
		if (Array.isArray(inner)) return inner;
	}
	return undefined;
}

function parseLine(line: string, record: number): StockRecord {
	try {
		return toRecord(JSON.parse(line), record);
	} catch (error) {
		return { record, raw: null, error: messageOf(error) };
	}
}

/** A search server's hit carries its record under `document`. */
function toRecord(item: unknown, record: number): StockRecord {
	if (!isObject(item)) return { record, raw: null, error: 'not a JSON object' };
	return { record, raw: isObject(item['document']) ? item['document'] : item };
}

function isObject(value: unknown): value is RawRecord {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 120) : String(error);
}
