import { extname } from 'node:path';
import type { FeedOf } from '../../config/stock-feed.ts';
import type { StockRecord } from '../feed/normalise.ts';
import { decodeFeed } from './decode.ts';
import { cutOff } from './feed-end.ts';
import { onlyRows } from './only-rows.ts';
import { recordMapper } from './stock-columns.ts';
import { readCsv } from './stock-csv.ts';
import { type KnownLines, readJsonLines, readJsonStock } from './stock-json.ts';
import { feedFault } from './stock-problem.ts';
import { unpacked } from './unpack.ts';

type TextFeed = FeedOf<'file'> | FeedOf<'url'> | FeedOf<'sftp'>;

/** A feed's records under our field names; `assumeListed` is what silence means in it (SITE-5). */
export type StockSource = {
	records: StockRecord[];
	assumeListed: boolean;
	/** Records that do not count, by `only_rows`. */
	skipped?: number;
} & FeedSigns;

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
	/** How large it may be unpacked; without it as large as a feed may be for a build. */
	maxBytes?: number | undefined;
};

type Format = NonNullable<TextFeed['format']>;

const formats: Readonly<Record<string, Format>> = {
	'.csv': 'csv',
	'.json': 'json',
	'.jsonl': 'jsonl',
	'.ndjson': 'jsonl',
	'.xml': 'xml',
};

/** The records of a feed that came as text, packed or not, under our field names. `onText` is handed the text before it is read. */
export async function readStockText(packed: Uint8Array, feed: TextFeed, origin: TextOrigin): Promise<StockSource> {
	const { asOf, onText, known, maxBytes } = origin;
	const { bytes, path, name } = await unpacked(
		{ bytes: packed, path: origin.path, name: origin.name },
		{ archiveFile: feed.archive_file, ...(maxBytes && { maxBytes }) },
	);
	const format = feed.format ?? formats[extname(path).toLowerCase()];
	if (!format) {
		throw feedFault({
			file: name,
			found: extname(path) ? `the ending ${extname(path)}` : 'no ending',
			expected: `a feed that ends in ${Object.keys(formats).join(', ')}`,
			hint: 'Or say what it is: "format": "csv", "json", "jsonl" or "xml" in stock_feed.',
		});
	}
	onText?.({ bytes, ending: `.${format}` });
	const text = decodeFeed(bytes, name, feed.encoding);
	const all = await readRecords(text, format, feed, { name, known });
	const records = feed.only_rows ? onlyRows(all, feed.only_rows, name) : all;
	const cut = feed.last_row_may_be_short ? undefined : cutOff(all, { text, format });
	const skipped = all.length - records.length;
	return { records: withOurNames(records, feed), assumeListed: format === 'csv', skipped, asOf, cut };
}

type Reading = Pick<TextOrigin, 'name' | 'known'>;

async function readRecords(
	text: string,
	format: Format,
	feed: TextFeed,
	{ name, known }: Reading,
): Promise<StockRecord[]> {
	if (format === 'csv') return readCsv(text, { name, columns: feed.columns, constants: feed.constants });
	if (format !== 'xml') return format === 'json' ? readJsonStock(text, name) : readJsonLines(text, name, known);
	const { item } = feed;
	if (!item) {
		const expected = 'stock_feed.item, the path of the element that is a car, such as /inventory/vehicle';
		throw feedFault({ file: name, found: 'XML without a path', expected });
	}
	const { readXml } = await import('./read-xml.ts');
	return readXml(text, { name, item });
}

function withOurNames(records: StockRecord[], { columns, constants }: TextFeed): StockRecord[] {
	if (!columns && !constants) return records;
	const toOurNames = recordMapper(columns, constants);
	return records.map((record) => (record.raw ? { ...record, raw: toOurNames(record.raw) } : record));
}
