import type { StockRecord } from '../feed/normalise.ts';

/** What the end of a feed is judged by. */
type FeedEnd = { text: string; format: 'csv' | 'json' | 'jsonl' | 'xml' };

/**
 * How a feed breaks off, in words: a last row of a CSV with fewer values than the header, or a last line of JSON that is
 * not whole and does not end. Undefined where it seems to be whole. JSON and XML that are cut, and a quote that is never closed,
 * cannot be read at all.
 */
export function cutOff(records: readonly StockRecord[], { text, format }: FeedEnd): string | undefined {
	const last = records.at(-1);
	if (!last || last.raw !== null || format === 'json' || format === 'xml') return undefined;
	if (format === 'csv') return last.isShort ? `its last row, line ${last.record}, has ${last.error}` : undefined;
	return /\n\s*$/.test(text) ? undefined : `its last line, ${last.record}, ends in the middle of a record`;
}
