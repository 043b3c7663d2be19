import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStock } from '../../scripts/sources/stock.ts';
import { stockFeedSchema } from '../../src/config/stock-feed.ts';
import { normaliseStock } from '../../src/stock/feed/normalise.ts';
import { selectListed } from '../../src/stock/listing/listing.ts';
import { goldenCars } from '../search/golden.ts';
import { goldenStock } from './golden-collection.ts';
import { noRealServer, type Running, testServers } from './servers.ts';

const now = 1_794_268_800;

describe.each(testServers)('SITE-5 a feed that is a collection of $name', ({ start }) => {
	let running: Running;
	beforeAll(async () => {
		running = await start();
		const collection = await goldenStock(running);
		await running.server.point(`${running.prefix}_cars`, collection);
	});
	afterAll(() => running.stop());

	const read = (collection: string, more: Record<string, string> = {}) =>
		readStock(stockFeedSchema.parse({ type: 'typesense', collection }), {
			tenantDir: '.',
			siteFile: 'site.json',
			now,
			locations: [],
			environment: { TYPESENSE_HOST: running.env.TYPESENSE_URL, ...running.env, ...more },
		});

	test('every record comes, by the collection’s alias too; the tenant’s filter then narrows them', async () => {
		const { records, assumeListed } = await read(`${running.prefix}_cars`);
		expect(records).toHaveLength(goldenCars.length);
		const { cars, report } = normaliseStock(records, { now, assumeListed });
		expect(report.leftOut.length).toBeLessThan(goldenCars.length / 10);
		const { listed } = selectListed(cars, { searchFilters: 'city:=[Bathurst, Cowra]', soldDays: 3, now });
		const expected = goldenCars.filter(({ city }) => city === 'Bathurst' || city === 'Cowra');
		expect(listed.length).toBeGreaterThan(100);
		expect(new Set(listed.map(({ city }) => city))).toEqual(new Set(expected.map(({ city }) => city)));
	});

	test.each([
		['no such collection', 'absent', {}, /stock_feed\.collection.*404/],
		['a wrong key', 'cars', { TYPESENSE_API_KEY: 'wrong' }, /stock_feed\.collection.*401/],
		['no server', 'cars', { TYPESENSE_URL: 'http://127.0.0.1:9' }, /stock_feed\.collection/],
	])('%s is named', async (_, name, environment, said) => {
		await expect(read(`${running.prefix}_${name}`, environment)).rejects.toThrow(said);
	});

	test('the key for visitors cannot read a whole collection', async () => {
		const environment = { TYPESENSE_API_KEY: running.env.TYPESENSE_SEARCH_KEY };
		await expect(read(`${running.prefix}_cars`, environment)).rejects.toThrow(/401/);
	});
});

if (noRealServer) test.skip(noRealServer, () => undefined);
