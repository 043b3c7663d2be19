import { extname } from 'node:path';
import type { FeedOf } from '../../src/config/stock-feed.ts';
import type { StockRecord } from '../../src/stock/feed/normalise.ts';
import { cutOff } from './feed-end.ts';
import { recordMapper } from './stock-columns.ts';
import { readCsv } from './stock-csv.ts';
import { type KnownLines, readJsonLines, readJsonStock } from './stock-json.ts';
import { feedFault } from './stock-problem.ts';

type TextFeed = FeedOf<'file'> | FeedOf<'url'>;

/** A feed's records under our field names; `assumeListed` is what silence means in it (SITE-5). */
export type StockSource = { records: StockRecord[]; assumeListed: boolean } & FeedSigns;

/** Signs that a feed may not be what the dealer has in stock today. */
export type FeedSigns = {
	/** When it was last changed, in Unix seconds, where that is known. */
	asOf?: number | undefined;
	/** How it breaks off, in words, where it does. */
	cut?: string | undefined;
};

/** A feed as it was read; `ending` is that of a file name for it, `.csv`. */
export type FeedText = { bytes: Uint8Array; ending: string };

/** Is handed a feed as it was read, before it is known whether anything can be made of it. */
export type OnText = (text: FeedText) => void;

export type TextOrigin = {
	/** What problems call the feed. */
	name: string;
	/** Its file or address, whose ending says what it is written in. */
	path: string;
	asOf?: number | undefined;
	onText?: OnText | undefined;
	known?: KnownLines | undefined;
};

type Format = NonNullable<TextFeed['format']>;

const formats: Readonly<Record<string, Format>> = {
	'.csv': 'csv',
	'.json': 'json',
	'.jsonl': 'jsonl',
	'.ndjson': 'jsonl',
};

/** The records of a feed that came as text, under our field names. `onText` is handed the text before it is read. */
export function readStockText(
	bytes: Uint8Array,
	feed: TextFeed,
	{ name, path, asOf, onText, known }: TextOrigin,
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
	onText?.({ bytes, ending: `.${format}` });
	const text = decode(bytes);
	const records = readRecords(text, format, feed, { name, known });
	const cut = feed.last_row_may_be_short ? undefined : cutOff(records, { text, format });
	return { records: withOurNames(records, feed), assumeListed: format === 'csv', asOf, cut };
}

type Reading = Pick<TextOrigin, 'name' | 'known'>;

function readRecords(text: string, format: Format, feed: TextFeed, { name, known }: Reading): StockRecord[] {
	const { columns, constants } = feed;
	if (format === 'csv') return readCsv(text, { name, columns, constants });
	return format === 'json' ? readJsonStock(text, name) : readJsonLines(text, name, known);
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
