import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantDirs } from '../../scripts/publish/paths.ts';
import { noteOffSite } from '../../scripts/publish/read/off-site-cars.ts';
import { notListedReasons } from '../../src/stock/listing/listing.ts';
import { far, start } from './cockpit.ts';
import { type Hosted, startHost, writeReport } from './hosted.ts';

const keys = ['', '', ''];
const look = { template: 'car' as const, theme: { hero: 'split', font: 'archivo' }, brand: '#1', onBrand: '#2' };
const record = {
	...{ format: 'forecourt stock record', version: 3, tenant: 'acme', built: 1, listed: 2, pages: {} },
	losses: { since: 0, known: 0, lost: 0 },
	began: '2026-06-01',
	cars: [
		['2021-kia-rio-u77', '2026-06-02', ...keys, [], [19_990, 7, 18_990]],
		['2020-kia-cerato-u78', '2026-06-03', ...keys, [], [15_500]],
	],
	gone: [['2019-kia-picanto-u79', '2026-06-01', ...keys, [], '2026-06-12', false, [9_900]]],
};
let host: Hosted;

beforeAll(async () => {
	host = await startHost({
		'acme/index.html': 'Acme',
		'acme/stock-record.json': JSON.stringify(record),
		'acme/saved-cars.json': JSON.stringify({
			...{ labels: [], priceBasis: null },
			cars: [
				{
					path: '/cars/2021-kia-rio-u77/',
					image: '/pictures/rio.svg',
					state: 'reserved',
					place: 'North',
					about: { make: 'Kia', values: { stock_number: 'U77', car_type: 'demo', car_id: '77' } },
				},
				{
					path: '/cars/2020-kia-cerato-u78/',
					image: null,
					place: 'South',
					about: { make: 'KIA', values: { car_type: 'used' } },
				},
			],
		}),
		'bolt/index.html': 'B',
		'long/index.html': 'L',
	});
	const { adverts, cars, config, offSite } = tenantDirs(host.out, 'acme');
	const named = ['2021-kia-rio-u77', ...keys, '2021 Kia Rio <S>', 18_990, 'in_stock', ''];
	host.write(cars.slice(host.out.length + 1), JSON.stringify({ version: 1, built: 1, cars: [named] }));
	const known = [
		['2021-kia-rio-u77', 4, true, '2026-05-20'],
		['2020-kia-cerato-u78', 0, false, null],
	];
	host.write(adverts.slice(host.out.length + 1), JSON.stringify({ version: 1, cars: known }));
	host.write(config.slice(host.out.length + 1), JSON.stringify({ locale: 'en-NZ' }));
	const off = (slug: string, reason: string, sold: string | null) => ({
		...{ slug, stocknum: slug.split('-').at(-1)?.toUpperCase() ?? '', name: `Car ${slug}`, reason, sold },
	});
	noteOffSite(
		offSite,
		[
			off('2018-kia-stonic-u80', notListedReasons.sold, '2026-05-06'),
			off('2019-kia-picanto-u79', notListedReasons.sold, '2026-06-10'),
			off('2018-kia-niro-u81', notListedReasons.hidden, null),
			off('2018-kia-soul-x82', notListedReasons.filter, null),
		],
		3,
	);
	const feedAsOf = new Date(Date.now() - 3 * 86_400_000).toISOString();
	writeReport(host, [
		{
			slug: 'acme',
			name: 'Acme',
			look: { ...look, picture: null, domain: null },
			cars: { listed: 2, leftOut: 1 },
			stock: {
				...{
					read: 6,
					usable: 5,
					listed: 2,
					notListed: {},
					repaired: [],
					warnings: [],
					notes: [],
					carPages: {},
					warnedCars: 0,
				},
				leftOut: [{ record: 6, car: 'U83', field: 'year', value: 'abc', reason: 'no year' }],
			},
			feedAsOf,
		},
	]);
});
afterAll(() => host.close());

const find = async (q: string) => (await host.get(`/tenants/acme/cars/?q=${q}`, start)).text;

test('SITE-7 a car by its stock number: the price on the site, since when, and what it was before', async () => {
	const text = await find('U77');
	expect(text).toMatch(
		/<a class="row-link" href="\/tenants\/acme\/cars\/2021-kia-rio-u77\/">2021 Kia Rio &lt;S&gt;<\/a>/,
	);
	for (const said of ['$18,990', 'was $19,990 until 9 June 2026']) expect(text).toContain(said);
	expect(text).not.toContain('15,500');
	expect(text).not.toContain('cerato');
});

test('SITE-7 a car that left the site says when and why, once; all words have to fit', async () => {
	const left = await find('u79');
	expect(left).toMatch(/left on 12 June 2026<span class="why-off">Sold on 10 June 2026; sold cars stay for 3 days/);
	expect(left.match(/<th scope="row">/g)).toHaveLength(1);
	expect(await find('picanto')).toContain('left on 12 June 2026');
	expect((await find('kia')).match(/<th scope="row">/g)).toHaveLength(6);
	expect(await find('kia+ford')).toContain('No car is called “kia ford”: none on the site');
});

test.each([
	['u80', 'Sold on 6 May 2026; sold cars stay for 3 days'],
	['U81', 'Not marked to be shown on the website in the dealer’s stock system'],
	['soul', 'The site’s settings leave such cars out'],
	['U83', 'Left out: no year (year: “abc”)'],
])('SITE-5 of a car that is in the feed and not on the site, %s, the page says why', async (q, why) => {
	const text = await find(q);
	expect(text).toContain(why);
	expect(text).not.toMatch(/\((?:search_filters|show_on_dealer_website|include_sold_cars_days)\)/);
	expect(text.match(/<th scope="row">/g)).toHaveLength(1);
});

test('SITE-5 before a search the dealer’s own cars that are not on the site are listed, and all in the build report', async () => {
	expect(await find('')).toContain('<a href="/tenants/acme/cars/?show=off">Not on the site 3</a>');
	const text = (await host.get('/tenants/acme/cars/?show=off', start)).text;
	expect(text).toContain('In the feed, not on the site (3)');
	expect(text).not.toContain('2018-kia-soul');
	const report = (await host.get('/build-report/acme/', start)).text;
	expect(report).toContain('4 in the feed and not on the site');
	expect(report).toContain('<a href="#not-listed">Which cars');
	expect(report).toContain('Car 2018-kia-soul-x82');
});

test('SITE-7 a search stays in the view that it was made in, with its chips and the way to all cars', async () => {
	const at = async (query: string) => (await host.get(`/tenants/acme/cars/?${query}`, start)).text;
	const off = await at('show=off&q=u81');
	expect(off).toMatch(
		/show=off&amp;q=u81" aria-current="true">Not on the site 1<.*In the feed, not on the site \(1\)/s,
	);
	expect(off.match(/<th scope="row">/g)).toHaveLength(1);
	expect(await at('show=no-photo&q=cerato')).toMatch(/show=no-photo&amp;q=cerato" aria-current="true">No photo 1</);
	const none = await at('show=off&q=cerato');
	expect(none).toContain('No car in this view has these words. <a href="/tenants/acme/cars/?q=cerato">');
	expect(await at('q=cerato')).toContain('aria-current="true">On the site 1<');
});

test('SITE-7 before a search the site’s cars are listed with their pictures, the longest there first, by what may be wrong', async () => {
	const text = await find('');
	const rows = [...text.matchAll(/<th scope="row">.*?<\/th>/g)].map(([row]) => row);
	expect(rows).toHaveLength(2);
	expect(rows[0]).toMatch(/<img src="http:\/\/acme\.localhost:\d+\/pictures\/rio\.svg".*<span class="slug">U77</);
	expect(text).toMatch(/>\d+ days<\/td>/);
	for (const chip of ['>On the site 2<', '?show=no-photo">No photo 1<', '?show=drops">Price drops 1<'])
		expect(text).toContain(chip);
	expect(text).not.toContain('show=no-price');
	const without = (await host.get('/tenants/acme/cars/?show=no-photo', start)).text;
	expect(without.match(/<th scope="row">/g)).toHaveLength(1);
	expect(without).toContain('2020-kia-cerato-u78');
});

const chipsOf = (text: string): string[] =>
	[...text.matchAll(/href="[^"]*\?show=([a-z-]+)[^"]*"[^>]*>[^<]* (\d+)</g)].map(
		([, view, count]) => `${view} ${count}`,
	);
const stocksOf = (text: string): string[] =>
	[...text.matchAll(/<span class="slug">([^<]+)</g)].map(([, stock]) => String(stock));

test('SITE-7 adverts that lack something are counted, and each car says what its advert lacks', async () => {
	const text = await find('');
	expect(chipsOf(text)).toEqual(expect.arrayContaining(['thin 2', 'no-photo 1', 'few-photos 1', 'no-comments 1']));
	const few = (await host.get('/tenants/acme/cars/?show=few-photos', start)).text;
	expect(stocksOf(few)).toEqual(['U77']);
	expect(few).toContain('<span class="warn">4 photos</span>');
	expect(few).not.toContain('No comments</span>');
	expect((await host.get('/tenants/acme/', start)).text).toContain('cars/?show=thin">Complete 2 thin adverts</a>');
	const none = (await host.get('/tenants/acme/cars/?show=no-comments', start)).text;
	expect(none).toMatch(/No photo<\/span>.*No comments<\/span>/);
});

test('SITE-7 the order is in the address, and stays in what else is chosen', async () => {
	const sorted = async (order: string) => stocksOf((await host.get(`/tenants/acme/cars/?sort=${order}`, start)).text);
	expect(await sorted('longest')).toEqual(['U77', '2020-kia-cerato-u78']);
	for (const order of ['newest', 'photos', 'cheapest'])
		expect(await sorted(order), order).toEqual(['2020-kia-cerato-u78', 'U77']);
	expect(await sorted('dearest')).toEqual(['U77', '2020-kia-cerato-u78']);
	expect(await sorted('name')).toEqual([...(await sorted('name-back'))].reverse());
	// A heading sorts by its column, among the same cars; pressed again, the other way round.
	const heads = (await host.get('/tenants/acme/cars/?condition=used&sort=cheapest&page=1', start)).text;
	expect(heads).toContain(
		'<th scope="col" aria-sort="ascending"><a href="/tenants/acme/cars/?sort=dearest&amp;condition=used">Price</a></th>',
	);
	expect(heads).toContain('<th scope="col"><a href="/tenants/acme/cars/?condition=used">In stock</a></th>');
	const text = (await host.get('/tenants/acme/cars/?show=thin&sort=photos', start)).text;
	expect(text).toContain('href="/tenants/acme/cars/?sort=photos">On the site');
	expect(text).toContain('<input type="hidden" name="show" value="thin">');
	expect(text).toContain('<option value="photos" selected>');
});

test('SITE-7 a long list of cars has pages of 50', async () => {
	const cars = Array.from({ length: 120 }, (_, at) => [
		`2020-kia-rio-p${100 + at}`,
		'2026-06-03',
		...keys,
		[],
		[15_500],
	]);
	host.write('long/stock-record.json', JSON.stringify({ ...record, tenant: 'long', listed: 120, cars, gone: [] }));
	const page = async (query: string) => (await host.get(`/tenants/long/cars/${query}`, start)).text;
	expect(await page('')).toMatch(/<span>1–50 of 120<\/span><a class="button" rel="next" href="[^"]*\?page=2">Next/);
	const last = await page('?page=9');
	expect(last).toContain('101–120 of 120');
	expect(last.match(/<th scope="row">/g)).toHaveLength(20);
});

test('SITE-7 a row says how a car stands, what it is sold as and where it is, and the list is narrowed by that', async () => {
	const at = async (query: string) => (await host.get(`/tenants/acme/cars/?${query}`, start)).text;
	const text = await at('');
	expect(text).toMatch(/U77<\/span> · Demo · North <span class="state" data-state="reserved">Reserved/);
	for (const option of ['value="reserved">Reserved (1)', 'value="demo">Demo (1)', 'value="South">South (1)'])
		expect(text).toContain(option);
	for (const [query, stock] of [
		['state=reserved', 'U77'],
		['state=sale', '2020-kia-cerato-u78'],
		['condition=used', '2020-kia-cerato-u78'],
		['place=North', 'U77'],
		['make=Kia', 'U77'],
	] as const)
		expect(stocksOf(await at(query)), query).toEqual([stock]);
	expect(await at('place=North')).toContain('<option value="North" selected>');
	expect(await at('place=North&sort=newest')).toContain(
		'href="/tenants/acme/cars/?show=few-photos&amp;sort=newest&amp;place=North"',
	);
	expect(await at('place=Mars')).toContain('No car is like that.');
});

test('SITE-7 a search with letters wrong finds the cars that were meant, and says so', async () => {
	const text = await find('ceratto');
	expect(text).toContain('No car is called “ceratto”. This one is nearly so:');
	expect(stocksOf(text)).toEqual(['2020-kia-cerato-u78']);
	expect(await find('xyz')).toContain('No car is called “xyz”');
	expect(await find('cerato')).not.toContain('nearly so');
});

test('SITE-7 a car has a page for its dealer: how it stands, prices before, what it lacks and its place on the site', async () => {
	const page = async (car: string) => host.get(`/tenants/acme/cars/${car}/`, start);
	const { text } = await page('2021-kia-rio-u77');
	for (const said of [
		'data-state="reserved">Reserved',
		'$18,990',
		'<td>2 June 2026</td><td>$19,990</td><td></td><td>7 days</td>',
		'−$1,000',
		'Only 4 photos',
		'Not in the feed',
		'On the site only.',
		'Leads cannot be read now.',
	])
		expect(text).toContain(said);
	expect(text).toMatch(/href="http:\/\/acme\.localhost:\d+\/cars\/2021-kia-rio-u77\/">See it on the site/);
	expect((await page('2019-kia-picanto-u79')).text).toMatch(/Left the site<.*Sold on 10 June 2026/s);
	expect((await page('2018-kia-niro-u81')).text).toMatch(/Not on the site.*Not marked to be shown/s);
	expect((await page('2000-no-car')).status).toBe(404);
	expect((await host.get('/tenants/acme/cars/2021-kia-rio-u77/', far)).status).toBe(403);
});

test('SITE-7 the page says how old the feed was, and is for operators', async () => {
	expect(await find('')).toMatch(/The site has 2 cars.*The feed was last changed <time [^>]*>3 days ago/s);
	expect((await host.get('/tenants/bolt/cars/', start)).text).toContain('does not say which cars it has');
	expect((await host.get('/tenants/none/cars/', start)).status).toBe(404);
	expect((await host.get('/tenants/acme/cars/', far)).status).toBe(403);
});

test('FORM-15 the palette finds cars as somebody types, of the site that is looked at', async () => {
	const find = async (query: string) => JSON.parse((await host.get(`/fleet/find/?${query}`, start)).text);
	expect(await find('q=cerato&site=acme')).toEqual([
		{
			name: expect.stringContaining('Cerato'),
			page: expect.stringMatching(/^car, /),
			url: '/tenants/acme/cars/2020-kia-cerato-u78/',
		},
	]);
	expect(await find('q=ceratto&site=acme')).toHaveLength(1);
	expect((await find('q=U77&site=acme'))[0]).toMatchObject({
		isExact: true,
		url: '/tenants/acme/cars/2021-kia-rio-u77/',
	});
	expect(await find('q=locale&site=acme')).toEqual([
		{ name: 'Locale', page: 'setting, Acme', url: '/tenants/acme/config/?q=locale', isExact: true },
	]);
	expect(await find('q=cerato&site=bolt')).toEqual([]);
	expect(await find('q=c')).toEqual([]);
});
