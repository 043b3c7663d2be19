import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from '../../src/site/open-site.ts';
import { redirectsFile } from '../../src/site/pages/host-rules.ts';
import { makeCar, makeConfig, testNow } from '../support/make-site.ts';
import { type Hosted, startHost } from './hosted.ts';

const list = '/search/new-used-and-demo-cars/';
const site = openSite({
	slug: 'test-motors',
	config: makeConfig(),
	cars: [makeCar(), makeCar({ stocknum: 'T1', make: 'Toyota', model: 'Hilux' })],
	css: '',
	now: testNow,
	lists: { present: ['toyota/kluger', 'lada', 'lada/niva'], lost: ['utes'] },
});
const pages = ['/', list, `${list}toyota/`, `${list}toyota/hilux/`, `${list}kia/`, '/search/used-cars/'];

let host: Hosted;
beforeAll(async () => {
	const files = pages.map((path) => [`acme${path}index.html`, path]);
	host = await startHost({ ...Object.fromEntries(files), 'acme/_redirects': redirectsFile(site) });
});
afterAll(() => host.close());

test('SRCH-2 a list that is there is shown, whatever the rules say of those that are gone', async () => {
	for (const path of pages) expect(await host.get(path)).toMatchObject({ status: 200, text: path });
});

test.each([
	['a model without cars', `${list}toyota/kluger/`, `${list}toyota/`],
	['a make without cars', `${list}lada/`, list],
	['a model of a make without cars', `${list}lada/niva/`, list],
	['a body type without cars', `${list}utes/?q=red`, `${list}?q=red`],
	['a page that the list no longer has', `${list}page/99/`, list],
	['a page that a make no longer has', `${list}toyota/page/9/`, `${list}toyota/`],
	['a page that a model no longer has', `${list}toyota/hilux/page/9/`, `${list}toyota/hilux/`],
	['an address without its slash', `${list}lada`, list],
])('SRCH-2 %s leads to the list above it, for now', async (_, path, to) => {
	const { status, headers } = await host.get(path);
	expect([status, headers.location]).toEqual([302, to]);
});

test.each(['nonsense/', 'toyota/nonsense/', 'nonsense/hilux/', 'a/b/c/'])(
	'SRCH-2 a list that never was is not found: %s',
	async (path) => {
		expect(await host.get(list + path)).toMatchObject({ status: 404 });
	},
);

test.each([
	['toyota/hilux/', `${list}?type=used&q=toyota+hilux`],
	['lada', `${list}?type=used&q=lada`],
	['page/9/', '/search/used-cars/'],
])('SRCH-6 a list’s name below the list of one car type leads to these cars: %s', async (path, to) => {
	const { status, headers } = await host.get(`/search/used-cars/${path}`);
	expect([status, headers.location]).toEqual([302, to]);
});

test.each(['nonsense/', 'toyota/nonsense/', 'nonsense/hilux/', 'a/b/c/'])(
	'SRCH-6 nonsense below the list of one car type is not found: %s',
	async (path) => {
		expect(await host.get(`/search/used-cars/${path}`)).toMatchObject({ status: 404 });
	},
);

test.each(['/cars', '/motorcycles/', '/campers/', '/search/'])(
	'ROUTE-3, ROUTE-6 %s leads to the list',
	async (path) => {
		const { status, headers } = await host.get(path);
		expect([status, headers.location]).toEqual([301, list]);
	},
);
