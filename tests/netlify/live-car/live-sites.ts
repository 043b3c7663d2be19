import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { closeRuntime, openRuntime, type Runtime } from '../../../netlify/platform/runtime/runtime.ts';
import { createFunctions, type Functions } from '../../../scripts/host/functions/functions.ts';
import { importDocuments } from '../../../scripts/typesense/import-documents.ts';
import { redirectsFile } from '../../../src/site/pages/host-rules.ts';
import { type Hosted, startHost } from '../../host/hosted.ts';
import { engines } from '../../support/databases.ts';
import { makeSite } from '../../support/make-site.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { type Receiver, startReceiver } from '../../support/receiver.ts';
import { startFacadeOnly } from '../../typesense/servers.ts';

const day = 86_400;
const now = Math.floor(Date.now() / 1000);
export const shell =
	'<!doctype html><head><title>Acme</title><meta name="robots" content="noindex"><meta property="og:title" content="Acme"></head><main id="main"><div data-shell-content><h1 class="sr-only">Acme</h1></div></main><footer>Acme’s footer</footer>';

export const car = (slug: string, over: Record<string, unknown> = {}) => ({
	slug,
	stocknum: slug,
	make: 'Kia',
	model: 'Rio',
	badge: 'S',
	year: 2021,
	km: 45_000,
	price: 15_990,
	status: 'in_stock',
	car_type: 'used',
	show_on_dealer_website: true,
	images: [{ image: { url: 'https://photos.example/1.jpg' } }],
	city: 'Bathurst',
	custom_rank: 1,
	...over,
});

export const tags = Object.entries({ ...car('new-rio'), images: '' })
	.map(([name, value]) => `<${name}>${value}</${name}>`)
	.join('');
const hostile = { make: '"><script>alert(1)</script>', model: "$&$1<img src=x onerror='x'>", badge: '</title>' };
export const stock = [
	car('new-rio'),
	car('hidden', { show_on_dealer_website: false }),
	car('trade-only', { status: 'wholesale' }),
	car('elsewhere', { city: 'Cowra' }),
	car('sold-now', { status: 'sold', sold_date_timestamp: now - day }),
	car('sold-away', { status: 'sold', sold_date_timestamp: now - 90 * day }),
	car('hostile', hostile),
];
export const lines = (cars: readonly object[]): string => cars.map((one) => `${JSON.stringify(one)}\n`).join('');

/** What a feed answers. */
export type Feed = { body: string | Buffer; status: number };
export const fine: Feed = { body: lines(stock), status: 200 };

/** What a test changes of the feed and the clock, and who was asked. */
type Live = {
	answer: Feed;
	/** Unix milliseconds. */
	clock: number;
	feed: Receiver;
	typesense: Awaited<ReturnType<typeof startFacadeOnly>>;
	/** Asks a site for a page. */
	get: (path: string, site?: string, method?: 'GET' | 'HEAD') => ReturnType<Hosted['get']>;
};

const filters = { search_filters: 'city:=Bathurst', phone: '0255500100', price_basis: 'drive_away' as const };

function published(slug: string, site: object): Record<string, string> {
	const rules = redirectsFile(makeSite({ ...site, slug }, []));
	const gone = '/cars/long-gone/ /gone/ 410\n';
	return {
		[`${slug}/index.html`]: slug,
		[`${slug}/_redirects`]: gone + rules,
		[`${slug}/404.html`]: `<h1>${slug}: page not found</h1>`,
		[`${slug}/gone/index.html`]: `<h1>${slug}: that car is gone</h1>`,
		[`${slug}/_app/index.html`]: shell,
		[`${slug}/cars/known/index.html`]: 'a page of the last build',
	};
}

/** Sites whose stock has a live source, for all tests of a file. */
export function useLiveSites(): Live {
	const dir = mkdtempSync(join(tmpdir(), 'forecourt-live-'));
	let host: Hosted;
	let functions: Functions;
	let runtime: Runtime;
	let drop: () => Promise<void>;
	const get: Live['get'] = (path, site = 'acme', method = 'GET') =>
		host.get(path, { host: `${site}.localhost`, method });
	const live = { answer: fine, clock: Date.now(), get } as Live;
	beforeAll(async () => {
		live.feed = await startReceiver((response) => response.writeHead(live.answer.status).end(live.answer.body));
		const { feed } = live;
		const typesense = await startFacadeOnly();
		live.typesense = typesense;
		const collection = `${typesense.prefix}_cars`;
		const schema = JSON.parse(readFileSync('tests/fixtures/typesense-golden/schema.json', 'utf8')) as {
			fields: { name: string }[];
		};
		const fields = schema.fields.map((field) => ({ ...field, optional: field.name !== 'custom_rank' }));
		await typesense.server.create({ ...schema, fields, name: collection });
		const documents = stock.map((one, index) => ({ ...one, id: String(900_000 + index), photos_count: 1 }));
		expect(await importDocuments(typesense.server, collection, documents)).toEqual([]);
		const url = `${feed.url}/cars.jsonl`;
		const auth = { kind: 'header', header: 'x-feed-key', value_env: 'FEED_KEY' };
		const sites: Record<string, { site: NonNullable<Parameters<typeof makeSite>[0]> }> = {
			acme: { site: { ...filters, stock_feed: { type: 'url', url } } },
			keyed: { site: { ...filters, stock_feed: { type: 'url', url: url.replace('http:', 'https:'), auth } as never } },
			other: { site: { stock_feed: { type: 'url', url: `${feed.url}/other.jsonl` } } },
			broken: { site: { stock_feed: { type: 'url', url: `${feed.url}/broken.jsonl` } } },
			served: { site: { ...filters, stock_feed: { type: 'typesense', collection } } },
			table: { site: { stock_feed: { type: 'url', url: `${feed.url}/cars.csv` } } },
			packed: { site: { stock_feed: { type: 'url', url: `${feed.url}/cars.xml.gz`, item: '/stock/car' } } },
			plain: { site: { stock_feed: { type: 'none' } } },
			riders: { site: { template: 'motorcycle', stock_feed: { type: 'url', url } } },
		};
		const tenantsDir = writeTenants(join(dir, 'tenants'), sites);
		const database = await engines[0]?.make();
		if (!database) throw new Error('no database');
		drop = database.drop;
		Object.assign(process.env, database.env, typesense.env, {
			FORECOURT_TENANTS: tenantsDir,
			FORECOURT_RATE_FACTOR: '1000',
			TYPESENSE_API_KEY: '',
		});
		functions = createFunctions(resolve('netlify/functions'));
		const files = Object.entries(sites).map(([slug, { site }]) => published(slug, site));
		host = await startHost(Object.assign({}, ...files), { functions });
		runtime = await openRuntime();
		runtime.now = () => live.clock;
	});
	afterAll(async () => {
		await host.close();
		await functions.stop();
		await closeRuntime();
		await drop();
		await live.feed.stop();
		await live.typesense.stop();
		rmSync(dir, { recursive: true });
	});
	beforeEach(() => {
		live.answer = fine;
		live.clock += 61_000;
		live.feed.received.length = 0;
		live.typesense.facade.asked.length = 0;
	});
	return live;
}
