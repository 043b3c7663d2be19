import { CsvError, parse } from 'csv-parse/sync';
import type { ColumnMap } from '../../config/feed-columns.ts';
import type { Problem } from '../../config/problem.ts';
import { ProblemError } from '../../config/problem.ts';
import type { StockRecord } from '../feed/normalise.ts';
import { type Constants, mappedColumns, type RawRecord } from './stock-columns.ts';
import { columnHint, feedFault } from './stock-problem.ts';

type Row = { record: string[]; info: { lines: number } };

export type CsvReading = {
	/** What the messages call the feed. */
	name: string;
	columns?: ColumnMap | undefined;
	constants?: Constants | undefined;
};

const needed = ['make', 'model', 'year'];

/**
 * The records of a CSV text under its header's names, each with the line it starts on (SITE-5). A row with more or fewer
 * values than the header is an unparsable record. Throws a ProblemError for a feed that is not CSV, a header with one
 * name twice, and a mapped column that is not there.
 */
export function readCsv(text: string, { name, columns, constants }: CsvReading): StockRecord[] {
	const [first, ...rows] = parseRows(text, name);
	const header = first?.record.map((title) => title.trim()) ?? [];
	checkHeader(header, { name, columns, constants });
	return rows.map((row) => toRecord(row, header));
}

function parseRows(text: string, file: string): Row[] {
	try {
		const options = { bom: true, info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
		return parse(text, { ...options, delimiter: delimiterOf(text) }) as unknown as Row[];
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		const isOpenQuote = error.code === 'CSV_QUOTE_NOT_CLOSED';
		const found = isOpenQuote ? 'a quote that is never closed' : error.message;
		throw feedFault({ file, path: `line ${error['lines']}`, found, expected: 'CSV' });
	}
}

/** Comma, semicolon, tab or bar: the one that the header has most of. */
function delimiterOf(text: string): string {
	const header = /^\uFEFF?[^\r\n]*/.exec(text)?.[0] ?? '';
	const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: header.split(mark).length }));
	return counts.reduce((most, next) => (next.count > most.count ? next : most)).mark;
}

function checkHeader(header: readonly string[], { name: file, columns, constants = {} }: CsvReading): void {
	if (header.length === 0) throw feedFault({ file, found: 'nothing', expected: 'CSV with a header' });
	const problems: Problem[] = doubles(header).map((title) => ({
		file,
		path: `line 1, column ${JSON.stringify(title)}`,
		found: 'the same name twice',
		expected: 'a different name for each column',
	}));
	const mapped = columns ? mappedColumns(columns) : needed.map((field) => ({ field, column: field }));
	for (const { field, column } of mapped) {
		const isGiven = header.includes(column) || (!columns && field in constants);
		if (!isGiven) problems.push(missingColumn(file, field, column, header));
	}
	for (const field of columns ? needed : []) {
		if (field in constants || mapped.some((entry) => entry.field === field)) continue;
		problems.push({
			file,
			path: `columns.${field}`,
			found: '',
			expected: `a column or constant for ${field}, which every car needs`,
		});
	}
	if (problems.length > 0) throw new ProblemError(problems);
}

function doubles(header: readonly string[]): string[] {
	const named = header.filter((title) => title !== '');
	return [...new Set(named.filter((title, index) => named.indexOf(title) !== index))];
}

function missingColumn(file: string, field: string, column: string, header: readonly string[]): Problem {
	return {
		file,
		path: `line 1, column ${JSON.stringify(column)}`,
		found: 'no such column in the header',
		expected: `the column that ${field} is read from`,
		hint: columnHint(column, header),
	};
}

function toRecord({ record: values, info }: Row, header: readonly string[]): StockRecord {
	const line = info.lines - values.join('').split('\n').length + 1;
	if (values.length !== header.length) {
		const error = `${values.length} ${values.length === 1 ? 'value' : 'values'} where the header has ${header.length}`;
		return { record: line, raw: null, error, isShort: values.length < header.length };
	}
	const raw: Record<string, unknown> = Object.create(null);
	for (const [index, title] of header.entries()) if (title !== '') raw[title] = values[index];
	return { record: line, raw: raw satisfies RawRecord };
}
