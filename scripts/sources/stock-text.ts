import { extname } from 'node:path';
import type { FeedOf } from '../../src/config/stock-feed.ts';
import type { StockRecord } from '../../src/stock/normalise.ts';
import { recordMapper } from './stock-columns.ts';
import { readCsv } from './stock-csv.ts';
import { readJsonLines, readJsonStock } from './stock-json.ts';
import { feedFault } from './stock-problem.ts';

type TextFeed = FeedOf<'file'> | FeedOf<'url'>;

/** A feed's records under our field names; `assumeListed` is what silence means in it (SITE-5). */
export type StockSource = { records: StockRecord[]; assumeListed: boolean };

type Format = NonNullable<TextFeed['format']>;

const formats: Readonly<Record<string, Format>> = {
	'.csv': 'csv',
	'.json': 'json',
	'.jsonl': 'jsonl',
	'.ndjson': 'jsonl',
};

/** The records of a feed that came as text, under our field names. `name` is what problems call it, `path` has its ending. */
export function readStockText(
	bytes: Uint8Array,
	feed: TextFeed,
	{ name, path }: { name: string; path: string },
): StockSource {
	const format = feed.format ?? formats[extname(path).toLowerCase()];
	if (!format) {
		throw feedFault({
			file: name,
			found: extname(path) ? `the ending ${extname(path)}` : 'no ending',
			expected: `a feed that ends in ${Object.keys(formats).join(', ')}`,
			hint: 'Or say what it is: "format": "csv", "json" or "jsonl" in stock_feed.',
		});
	}
	return {
		records: withOurNames(readRecords(decode(bytes), format, feed, name), feed),
		assumeListed: format === 'csv',
	};
}

function readRecords(text: string, format: Format, { columns, constants }: TextFeed, name: string): StockRecord[] {
	if (format === 'csv') return readCsv(text, { name, columns, constants });
	return format === 'json' ? readJsonStock(text, name) : readJsonLines(text, name);
}

function withOurNames(records: StockRecord[], { columns, constants }: TextFeed): StockRecord[] {
	if (!columns && !constants) return records;
	const toOurNames = recordMapper(columns, constants);
	return records.map((record) => (record.raw ? { ...record, raw: toOurNames(record.raw) } : record));
}

/** UTF-8, or UTF-16 with its mark; bytes that are neither are taken as Windows-1252, which old exports still use. */
function decode(bytes: Uint8Array): string {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}
