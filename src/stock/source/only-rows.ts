import type { OnlyRows } from '../../config/feed-reading.ts';
import type { StockRecord } from '../feed/normalise.ts';
import { scalarText } from '../readers/reading.ts';
import { columnHint, feedFault } from './stock-problem.ts';

/**
 * The records that count, by the columns of the feed (SITE-5); one that could not be read counts, since nobody knows what it
 * is. Throws a ProblemError for a column that no record has.
 */
export function onlyRows(records: readonly StockRecord[], rows: OnlyRows, file: string): StockRecord[] {
	const tests = Object.entries(rows).map(([column, test]) => {
		checkColumn(records, column, file);
		const isNot = 'not' in test;
		const values = new Set((isNot ? test.not : test).map(plain));
		return (raw: NonNullable<StockRecord['raw']>) => values.has(plain(raw[column])) !== isNot;
	});
	return records.filter(({ raw }) => raw === null || tests.every((passes) => passes(raw)));
}

const plain = (value: unknown): string => scalarText(value).trim().toLowerCase();

function checkColumn(records: readonly StockRecord[], column: string, file: string): void {
	const readable = records.flatMap(({ raw }) => (raw ? [raw] : []));
	if (readable.length === 0 || readable.some((raw) => column in raw)) return;
	const names = [...new Set(readable.slice(0, 100).flatMap((raw) => Object.keys(raw)))];
	throw feedFault({
		file,
		path: `column ${JSON.stringify(column)}`,
		found: 'no such column',
		expected: 'the column that only_rows names',
		hint: columnHint(column, names),
	});
}
