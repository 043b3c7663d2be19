import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readStockUrl } from '../../scripts/sources/stock-url.ts';
import { type FeedOf, stockFeedSchema } from '../../src/config/stock-feed.ts';
import { readStockText } from '../../src/stock/source/stock-text.ts';

const csv = 'make,model,year\nKia,Rio,2020\n';
const line = '{"make":"Kia","model":"Rio","year":2020}';

test.each([
	['whole.csv', csv, undefined],
	['whole without a last line break.csv', csv.trimEnd(), undefined],
	['cut in a row.csv', `${csv}Kia,Ri`, 'its last row, line 3, has 2 values where the header has 3'],
	[
		'cut by a writer that ended the line.csv',
		`${csv}Kia\n`,
		'its last row, line 3, has 1 value where the header has 3',
	],
	['too long a last row.csv', `${csv}Kia,Rio,2020,x\n`, undefined],
	['short in its middle.csv', `make,model,year\nKia\nKia,Rio,2020\n`, undefined],
	['whole.jsonl', `${line}\n${line}`, undefined],
	['cut.jsonl', `${line}\n${line.slice(0, 20)}`, 'its last line, 2, ends in the middle of a record'],
	['a bad last record.jsonl', `${line}\n${line.slice(0, 20)}\n`, undefined],
	['whole.json', `[${line}]`, undefined],
])('a feed that is %s', async (name, text, cut) => {
	const feed = stockFeedSchema.parse({ type: 'file', path: name }) as FeedOf<'file'>;
	expect((await readStockText(Buffer.from(text), feed, { name, path: name })).cut).toBe(cut);
});

test('a last row that is a total is none, where the config says so', async () => {
	const feed = stockFeedSchema.parse({ type: 'file', path: 'a.csv', last_row_may_be_short: true }) as FeedOf<'file'>;
	const { cut } = await readStockText(Buffer.from(`${csv}Total 1\n`), feed, { name: 'a', path: 'a.csv' });
	expect(cut).toBeUndefined();
});

/** A server that answers every request with this head and body, and hangs up. */
async function serve(head: Record<string, string>, body: string): Promise<string> {
	const server = createServer((_, response) => {
		response.writeHead(200, head);
		response.write(body, () => response.destroy());
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => void server.close());
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock.csv`;
}

const tenant = { siteFile: 'site.json', slug: 'x', environment: {} };
const feedAt = (url: string) => stockFeedSchema.parse({ type: 'url', url }) as FeedOf<'url'>;

test('an answer that is shorter than it says cannot be read', async () => {
	const url = await serve({ 'Content-Length': '1000' }, csv);
	await expect(readStockUrl(feedAt(url), tenant)).rejects.toThrow(/stock_feed\.url: found .+, expected a feed at/);
});

test('an answer says how old it is', async () => {
	const head = { 'Content-Length': String(csv.length), 'Last-Modified': 'Mon, 01 Jun 2026 00:00:00 GMT' };
	expect((await readStockUrl(feedAt(await serve(head, csv)), tenant)).asOf).toBe(Date.UTC(2026, 5, 1) / 1000);
});
