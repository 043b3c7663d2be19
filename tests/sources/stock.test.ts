import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readStock } from '../../scripts/sources/stock.ts';
import { readStockUrl } from '../../scripts/sources/stock-url.ts';
import { formatProblem, ProblemError } from '../../src/config/problem.ts';
import { stockFeedSchema } from '../../src/config/stock-feed.ts';
import { normaliseStock } from '../../src/stock/feed/normalise.ts';

const now = Date.UTC(2026, 10, 21) / 1000;
const fixtures = resolve('tests/fixtures/stock');
const columns = {
	stocknum: 'Stock No',
	make: { column: 'Brand', values: { Land: 'Land Rover' } },
	year: 'Year',
	model: { column: 'Title', after: ['year', 'make'], split: ' ', part: 1, values: { Range: 'Range Rover' } },
	badge: { column: 'Title', after: ['year', 'make', 'model'] },
	km: 'Kms',
	price: 'Price',
	city: { column: 'Where', split: ',', part: 1 },
};
let tenants = '';
beforeAll(() => {
	tenants = mkdtempSync(join(tmpdir(), 'tenants-'));
	mkdirSync(join(tenants, 'x'));
	mkdirSync(join(tenants, '_shared'));
	writeFileSync(join(tenants, '_shared/stock.json'), '{"cars":[{"make":"Kia"},7]}');
	writeFileSync(join(tenants, 'x/latin.csv'), Buffer.from('make,model,year\n\x8aKODA,Rio,2020\n', 'latin1'));
	writeFileSync(join(tenants, 'x/stock.txt'), 'make,model,year\n');
	writeFileSync(join(tenants, 'x/broken.json'), '{"cars":[');
	writeFileSync(join(tenants, 'x/odd.json'), '{"cars":{}}');
	writeFileSync(join(tenants, 'x/prose.jsonl'), 'This is not a feed.\nNor is this.\n');
});
afterAll(() => rmSync(tenants, { recursive: true }));

let server: Server | undefined;
afterEach(() => server?.close());

async function serve(listener: RequestListener): Promise<string> {
	server = createServer(listener).listen(0, '127.0.0.1');
	await new Promise((ready) => server?.once('listening', ready));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function read(feed: unknown, change: Partial<Parameters<typeof readStock>[1]> = {}) {
	const request = {
		tenantDir: join(tenants, 'x'),
		siteFile: 'tenants/x/site.json',
		environment: {},
	};
	return readStock(stockFeedSchema.parse(feed), { ...request, ...change });
}

async function message(reading: Promise<unknown>): Promise<string> {
	const error = await reading.then(
		() => new Error('nothing was wrong'),
		(reason: unknown) => reason,
	);
	return error instanceof ProblemError ? error.problems.map(formatProblem).join('\n') : String(error);
}

describe('SITE-5 feed files', () => {
	test('SITE-5 a CSV with a column map becomes cars, with what was wrong by line', async () => {
		const { records, assumeListed } = await read({ type: 'file', path: join(fixtures, 'dealer.csv'), columns });
		const { cars, report } = normaliseStock(records, { now, assumeListed });
		expect(
			cars.map(({ slug, make, model, badge, km, price, city }) => [slug, make, model, badge, km, price, city]),
		).toEqual([
			['2020-kia-rio-s-a1', 'Kia', 'Rio', 'S', 45_123, 19_990, 'Cowra'],
			['2019-land-rover-range-rover-evoque-a2', 'Land Rover', 'Range Rover', 'Evoque', undefined, undefined, 'Orange'],
			['2021-mazda-3-g20-evolve-a4', 'Mazda', '3', 'G20 "Evolve"', 12, 21_990, 'Bathurst'],
		]);
		expect(report.leftOut.map(({ record, reason }) => [record, reason])).toEqual([
			[5, 'unparsable record: 3 values where the header has 7'],
			[8, 'no make'],
		]);
		expect(cars.every(({ status, show_on_dealer_website }) => status === 'in_stock' && show_on_dealer_website)).toBe(
			true,
		);
	});

	test('SITE-5 a bad line of JSONL is an unparsable record', async () => {
		const { records, assumeListed } = await read({ type: 'file', path: join(fixtures, 'cars.jsonl') });
		expect(assumeListed).toBe(false);
		expect(records.map(({ record, raw, error }) => [record, raw?.['year'] ?? error])).toEqual([
			[1, 2020],
			[3, expect.stringContaining('JSON')],
			[4, 'not a JSON object'],
			[5, 2021],
		]);
	});

	test('SITE-5 JSON with its list under a key, in a folder that sites share, takes constants', async () => {
		const { records } = await read({ type: 'file', path: '../_shared/stock.json', constants: { model: 'Rio' } });
		expect(records.map(({ record, raw, error }) => [record, raw && { ...raw }, error])).toEqual([
			[1, { make: 'Kia', model: 'Rio' }, undefined],
			[2, null, 'not a JSON object'],
		]);
	});

	test('SITE-5 bytes that are not UTF-8 are Windows-1252', async () => {
		const { records } = await read({ type: 'file', path: 'latin.csv' });
		expect(records[0]?.raw?.['make']).toBe('ŠKODA');
	});

	test('SITE-5 a file without a telling ending is read as its format', async () => {
		expect((await read({ type: 'file', path: 'stock.txt', format: 'csv' })).records).toEqual([]);
	});

	test.each([
		[
			'gone.csv',
			'tenants/x/site.json: stock_feed.path: found "gone.csv", expected a file that can be read',
			'there is no such file.',
		],
		[
			'../_shared',
			'tenants/x/site.json: stock_feed.path: found "../_shared", expected a file that can be read',
			'it is a folder.',
		],
		[
			'../../etc/passwd',
			'tenants/x/site.json: stock_feed.path: found "../../etc/passwd", expected a file in the tenant’s folder',
			'absolute path.',
		],
		['stock.txt', 'found the ending .txt, expected a feed that ends in .csv, .json, .jsonl, .ndjson', '"format"'],
		['broken.json', 'expected valid JSON', ''],
		[
			'odd.json',
			'found JSON without a list of records, expected a list of records, or an object with one under hits, cars',
			'',
		],
		['prose.jsonl', 'line 1: found', 'expected JSONL: one JSON object a line'],
	])('SITE-5 the message for %s', async (path, what, hint) => {
		const said = await message(read({ type: 'file', path }));
		expect(said).toContain(what);
		expect(said).toContain(hint);
	});
});

describe('SITE-5 feeds over HTTP', () => {
	test('SITE-5 a feed at an address, its format by content type', async () => {
		const origin = await serve((_request, response) =>
			response.setHeader('content-type', 'text/csv; charset=utf-8').end('make,model,year\nKia,Rio,2020\n'),
		);
		const { records, assumeListed } = await read({ type: 'url', url: `${origin}/export?key=secret` });
		expect([records.length, assumeListed]).toEqual([1, true]);
	});

	test('SITE-5 a refusal is a problem, and does not tell the address’s secrets', async () => {
		const origin = await serve((_request, response) => response.writeHead(403).end());
		const said = await message(read({ type: 'url', url: `${origin}/a.csv?key=secret` }));
		expect(said).toBe(
			`tenants/x/site.json: stock_feed.url: found status 403 Forbidden, expected a feed at ${origin}/a.csv.`,
		);
	});

	test('SITE-5 a server that does not answer, or too slowly, or too much', async () => {
		const origin = await serve((request, response) => {
			if (request.url === '/big.csv') response.end('x'.repeat(2_000_000));
			else response.write('make');
		});
		const limited = (path: string, timeoutMs = 10_000) => {
			const feed = stockFeedSchema.parse({ type: 'url', url: origin + path });
			if (feed.type !== 'url') throw new Error('not a url');
			const limits = { timeoutMs, maxBytes: 1_000_000 };
			return message(readStockUrl(feed, { siteFile: 's', slug: 'x', environment: {}, limits }));
		};
		expect(await limited('/big.csv')).toContain('found more than 1 MB');
		expect(await limited('/slow.csv', 300)).toContain('found no complete answer within 0.3 seconds');
		server?.closeAllConnections();
		await new Promise((closed) => server?.close(closed));
		expect(await limited('/a.csv')).toContain('ECONNREFUSED');
	});

	test('SITE-5 a collection of a search server, with the key of the environment', async () => {
		const asked: unknown[] = [];
		const origin = await serve((request, response) => {
			asked.push([request.url, request.headers['x-typesense-api-key']]);
			response.end('{"id":"1","make":"Kia"}\n{"id":"2","make":"Mazda"}');
		});
		const environment = { TYPESENSE_HOST: origin, TYPESENSE_API_KEY: 'k1' };
		const { records, assumeListed } = await read({ type: 'typesense' }, { environment });
		expect(asked).toEqual([['/collections/production_cars/documents/export', 'k1']]);
		expect(records.map(({ raw }) => raw?.['make'])).toEqual(['Kia', 'Mazda']);
		expect(assumeListed).toBe(false);
	});

	test.each([
		[{ TYPESENSE_API_KEY: 'k' }, 'stock_feed.host: expected the server’s address'],
		[
			{ TYPESENSE_HOST: 'https://search.example.com' },
			'expected a key of the search server in the environment variable TYPESENSE_API_KEY',
		],
	])('SITE-5 with %o alone the search server cannot be asked', async (environment, said) => {
		expect(await message(read({ type: 'typesense' }, { environment }))).toContain(said);
	});
});
