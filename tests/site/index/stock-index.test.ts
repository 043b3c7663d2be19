import { expect, test } from 'vitest';
import { createEngine } from '../../../src/search/engine/search.ts';
import { openIndex } from '../../../src/search/index/open-index.ts';
import { carCard } from '../../../src/site/cars/car-card.ts';
import type { CardCar } from '../../../src/site/cars/card-fields.ts';
import type { StockMeta } from '../../../src/site/index/stock-index.ts';
import { headersFile } from '../../../src/site/pages/host-rules.ts';
import { listPages, modelOf } from '../../../src/site/pages/page-table.ts';
import { recordReads } from '../../../src/site/recording.ts';
import type { Site } from '../../../src/site/site.ts';
import { makeCar, makeSite, testNow } from '../../support/make-site.ts';

const market = { autograb_data: { average_market_price: 19_200.5, state_average_market_price: 19_000 } };

const cars = [
	{
		...makeCar({ stocknum: 'K1', price: 20_000, badge: 'S', km: 12_000, custom_rank: 5 }),
		price_drop: { was: 22_000, on: '2026-06-10', until: '2026-06-30' },
	},
	makeCar({
		stocknum: 'K2',
		make: 'ŠKODA',
		price: 18_000,
		...market,
		images: [{ image: { url: '/a.jpg' } }],
		custom_rank: 4,
	}),
	makeCar({ stocknum: 'K3', status: 'sold', sold_date_timestamp: testNow - 9, custom_rank: 3 }),
	makeCar({ stocknum: 'K4', status: 'coming_soon', preorder: true, tag: 'Special', simple_body: 'ute' }),
];

const open = (site: Site) => openIndex(JSON.parse(JSON.stringify(site.stock.packed())));

test('SRCH-7 a card made from the index is the card of the car', () => {
	const site = makeSite({ labels: { used: 'pre-owned' }, price_basis: 'drive_away', card: { compare: true } }, cars);
	const index = open(site);
	const { card } = index.meta as StockMeta;
	expect(index.rowCount).toBe(4);
	expect(site.card(cars[0]?.slug ?? '')?.priceDrop?.text).toBe('Was $22,000 on 10 June');
	expect(site.card(cars[1]?.slug ?? '')?.priceValue).toBe('$1,200.50 below market');
	const made = cars.map((_, row) => carCard(index.document(row) as CardCar, card, testNow));
	expect(JSON.parse(JSON.stringify(made))).toEqual(
		JSON.parse(JSON.stringify(site.slugs().map((slug) => site.card(slug)))),
	);
});

test('SRCH-1 the index is in the default order, so that its first page is the list’s', () => {
	const index = open(makeSite({}, cars));
	const { rows } = createEngine(index).search({ query: '', sort: [], page: 1, perPage: 21 } as never);
	expect([...rows].map((row) => index.document(row)['stocknum'])).toEqual(['K1', 'K2', 'K3', 'K4']);
});

test('SITE-7 the index carries what the sold window is checked with', () => {
	const index = open(makeSite({ include_sold_cars_days: 7 }, cars));
	expect((index.meta as StockMeta).soldDays).toBe(7);
	expect(index.document(2)).toMatchObject({ status: 'sold', sold_date_timestamp: testNow - 9 });
});

test('SRCH-3 a field that a category asks for is in the index', () => {
	const has = (site: Site) => open(site).columns.has('doors');
	expect(has(makeSite({}, cars))).toBe(false);
	expect(
		has(makeSite({ search_categories: [{ name: 'Doors', filter: 'seats:5 && (doors:5 || doors:3)' }] }, cars)),
	).toBe(true);
});

test('SRCH-7 the name of the index changes with a car, an order or a setting of its cards, and with nothing else', () => {
	const version = (set = {}, stock = cars) => makeSite(set, stock).stockVersion();
	const [first, ...others] = cars;
	expect(version()).toBe(version({ phone: '1800 160 401' }));
	expect(version()).not.toBe(version({ labels: { sold_tag: 'SOLD' } }));
	expect(version()).not.toBe(version({ include_sold_cars_days: 9 }));
	expect(version()).not.toBe(version({}, [{ ...(first ?? makeCar()), price: 1 }, ...others]));
	expect(version()).not.toBe(version({}, cars.toReversed()));
	expect(version()).toMatch(/^[a-z0-9]+$/);
});

test('SRCH-7 the pointer names the index, and only the pointer is made again when that changes', () => {
	const site = makeSite({}, cars);
	const pages = listPages(site);
	const at = (kind: string) => pages.find((page) => page.kind === kind) ?? pages[0];
	const readsOf = (kind: string) => {
		const { view, reads } = recordReads(site);
		const page = at(kind);
		const model = page && modelOf(view, page);
		return { model, reads: [...reads].filter((read) => !read.startsWith('config ')) };
	};
	expect(readsOf('stock-pointer')).toEqual({
		model: { arrivals: {}, version: site.stockVersion(), file: at('stock-index-file')?.path },
		reads: ['stockVersion []', 'arrivals []'],
	});
	expect(readsOf('stock-index-file').reads).toEqual([]);
});

test('SRCH-7 the index is cached for ever, the pointer is not', () => {
	const rules = headersFile(makeSite()).split('\n');
	expect(rules[rules.indexOf('/stock-index/*') + 1]).toMatch(/immutable/);
	expect(rules).not.toContain('/stock.json');
});

test('SRCH-7 where a server searches the pointer says what the index would, which is there up to 25,000 cars', () => {
	const many = Array.from({ length: 25_001 }, (_, index) => ({ ...makeCar(), id: index + 1, slug: `car-${index}` }));
	const pointerOf = (site: Site) => {
		const pages = listPages(site);
		const pointer = pages.find(({ kind }) => kind === 'stock-pointer');
		return { model: pointer && modelOf(site, pointer), hasFile: pages.some(({ kind }) => kind === 'stock-index-file') };
	};
	const served = { search: { engine: 'typesense' as const }, include_sold_cars_days: 9 };
	expect(pointerOf(makeSite(served, cars))).toMatchObject({ model: { meta: { soldDays: 9 } }, hasFile: true });
	expect(pointerOf(makeSite(served, many.slice(1)))).toMatchObject({ hasFile: true });
	expect(pointerOf(makeSite(served, many))).toMatchObject({ model: { file: null }, hasFile: false });
});
