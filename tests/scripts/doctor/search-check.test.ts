import { expect, onTestFinished, test } from 'vitest';
import type { Look } from '../../../scripts/doctor/look.ts';
import { checkSearch } from '../../../scripts/doctor/search-check.ts';
import { indexStock } from '../../../scripts/typesense/index-stock.ts';
import { openServer } from '../../../scripts/typesense/server.ts';
import { servedStock } from '../../../src/site/index/search-server.ts';
import { makeCar, makeConfig } from '../../support/make-site.ts';
import { startFacade } from '../../support/typesense/facade.ts';

const begun = Date.UTC(2026, 10, 22);

test('SRCH-7 the index of a search server: missing, of today, old; what the environment lacks', async () => {
	const facade = await startFacade();
	onTestFinished(() => facade.stop());
	const site = makeConfig({ slug: 'acme', search: { engine: 'typesense' } });
	const env = { TYPESENSE_URL: facade.url, TYPESENSE_API_KEY: facade.adminKey, TYPESENSE_SEARCH_KEY: 'x' };
	const look = async (hours: number, vars: NodeJS.ProcessEnv = env) => {
		const now = begun / 1000 + hours * 3_600;
		const said = await checkSearch({ tenant: { slug: 'acme', site }, env: vars, now } as Look);
		return said.map(({ level, text }) => `${level}: ${text}`);
	};
	expect(await look(1)).toEqual(['fault: the server has no production_cars_acme. Fill it: npm run index -- acme']);
	const server = openServer({ url: facade.url, apiKey: facade.adminKey });
	const stock = { slug: 'acme', ...servedStock(site, [makeCar({ id: 1 })]) };
	await indexStock(server, stock, { prefix: 'production_cars', acceptFailures: false, now: begun });
	expect(await look(1)).toEqual(['ok: 1 cars, 1 hour old']);
	expect((await look(72))[0]).toMatch(/^warning: 1 cars, 3 days old\. Fill it again/);
	const { TYPESENSE_SEARCH_KEY: _, ...withoutKey } = env;
	expect((await look(1, withoutKey))[1]).toContain('TYPESENSE_SEARCH_KEY is not set');
	expect((await look(1, {}))[0]).toMatch(/^fault: TYPESENSE_URL: found ""/);
});
