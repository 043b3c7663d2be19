import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { car, type Feed, fine, lines, stock, tags, useLiveSites } from './live-sites.ts';

const live = useLiveSites();

describe('ROUTE-2 a source', () => {
	test('that is a feed is read once a minute', async () => {
		await Promise.all(['new-rio', 'never-was', 'hidden'].map((slug) => live.get(`/cars/${slug}/`)));
		expect(live.feed.received).toHaveLength(1);
		live.clock += 59_000;
		await live.get('/cars/new-rio/');
		expect(live.feed.received).toHaveLength(1);
		live.clock += 1_000;
		await live.get('/cars/new-rio/');
		expect(live.feed.received).toHaveLength(2);
	});

	test.each<[string, Feed]>([
		['is down', { body: '', status: 500 }],
		['answers with a page', { body: '<html>Sign in</html>', status: 200 }],
		['breaks off', { body: lines(stock).slice(0, -30), status: 200 }],
		['has lost most of its records', { body: `${lines(stock)}${'{"make":"Kia"}\n'.repeat(50)}`, status: 200 }],
	])('that %s says nothing of an unknown car: 503, to be asked again', async (_, now) => {
		live.answer = now;
		const { status, headers } = await live.get('/cars/never-was/', 'broken');
		expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
	});

	test('that was down is asked again after ten seconds', async () => {
		live.answer = { body: '', status: 500 };
		await live.get('/cars/new-rio/');
		live.answer = fine;
		expect((await live.get('/cars/new-rio/')).status).toBe(503);
		live.clock += 10_000;
		expect((await live.get('/cars/new-rio/')).status).toBe(200);
	});

	test('that is a search server gets one search with the key for searches; down or without a key it is a 503', async () => {
		await live.get('/cars/new-rio/', 'served');
		expect(live.typesense.facade.asked.map(({ method, path }) => [method, path])).toEqual([
			['GET', `/collections/${live.typesense.prefix}_cars/documents/search`],
		]);
		live.typesense.facade.play((_, response) => {
			response.writeHead(503).end();
			return true;
		});
		expect((await live.get('/cars/new-rio/', 'served')).status).toBe(503);
		live.typesense.facade.play(null);
		process.env['TYPESENSE_SEARCH_KEY'] = '';
		expect((await live.get('/cars/new-rio/', 'served')).status).toBe(503);
		process.env['TYPESENSE_SEARCH_KEY'] = live.typesense.env.TYPESENSE_SEARCH_KEY;
	});

	test('whose secret is not set is not asked, and the answer does not say why', async () => {
		const { status, text } = await live.get('/cars/new-rio/', 'keyed');
		expect([status, text.includes('FEED_KEY'), live.feed.received]).toEqual([503, false, []]);
	});

	test('is the tenant’s own', async () => {
		live.answer = { body: lines([car('only-there')]), status: 200 };
		expect((await live.get('/cars/only-there/', 'other')).status).toBe(200);
		live.answer = fine;
		expect((await live.get('/cars/only-there/')).status).toBe(404);
		expect(live.feed.received.map(({ path }) => path)).toEqual(['/other.jsonl', '/cars.jsonl']);
	});

	test.each<[string, string | Buffer]>([
		['table', 'slug,make,model,year,price\nnew-rio,Kia,Rio,2021,15990\n'],
		['packed', gzipSync(`<stock><car>${tags}</car></stock>`)],
	])('that is a feed of another format is read, too: %s', async (site, body) => {
		live.answer = { body, status: 200 };
		const { status, text } = await live.get('/cars/new-rio', site);
		expect([status, text.includes('$15,990')]).toEqual([200, true]);
	});

	test('follows the template’s addresses', async () => {
		expect((await live.get('/motorcycles/new-rio/', 'riders')).status).toBe(200);
		expect((await live.get('/cars/new-rio/', 'riders')).status).toBe(404);
	});
});
