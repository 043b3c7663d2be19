import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import type { Car } from '../../../src/stock/car/car.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

type Page = NonNullable<SiteInput['pages']>[string];

const top = { kind: 'hero' as const, heading: 'Hello' };

/** What a block shows that stands below a hero. */
const dataBelow = (...[block, ...rest]: [Page['blocks'][number], set?: Partial<SiteInput>, cars?: Car[]]) =>
	home([top, block], ...rest).blocks[1]?.data;

/** The model of the home page with just these blocks. */
function home(
	blocks: Page['blocks'],
	set: Partial<SiteInput> = {},
	cars = [makeCar(), makeCar({ stocknum: 'K2', car_type: 'new' })],
) {
	const site = makeSite({ ...set, pages: { '/': { title: 'Home', blocks } } }, cars);
	return modelAt(site, 'configured', '/');
}

describe('links of blocks', () => {
	const hero = (url: string) =>
		home([{ kind: 'hero', heading: 'Hello', buttons: [{ text: 'Go', url }] }]).blocks[0]?.data;

	test.each([
		['/pages/faqs', { url: '/faqs/', newTab: false }],
		['/contact/?car_id=1', { url: '/contact/?car_id=1', newTab: false }],
		['tel:0255500000', { url: 'tel:0255500000', newTab: false }],
		['mailto:a@dealer.example', { url: 'mailto:a@dealer.example', newTab: false }],
		['https://maps.google.com/?q=1', { url: 'https://maps.google.com/?q=1', newTab: false }],
		['https://other.example/', { url: 'https://other.example/', newTab: true }],
	])('ROUTE-16, ROUTE-18 a button to %s', (url, expected) => {
		expect(hero(url)).toMatchObject({ buttons: [{ text: 'Go', ...expected }] });
	});
});

test('ROUTE-1 a hero has another picture for phones, and the point of the large one that stays in sight', () => {
	const pictured = { kind: 'hero' as const, heading: 'Hello', image: '/assets/wide.jpg' };
	const [block] = home([{ ...pictured, image_narrow: '/assets/tall.jpg', focus: '70% 60%' }]).blocks;
	expect(block?.data).toMatchObject({ narrow: { width: 800, srcset: expect.stringContaining('tall.jpg') } });
	expect(block?.settings).toMatchObject({ focus: '70% 60%' });
	expect(home([pictured]).blocks[0]?.data).toMatchObject({ narrow: null });
});

test('LOC-1 cards of the locations of one department, or of all where none has it', () => {
	const locations = ['sales', 'service'].map((location_type, index) => ({
		id: index + 1,
		name: `Orange - ${location_type}`,
		location_type: location_type as 'sales',
		address: { street: `${index + 1} High Street` },
	}));
	const names = (department: 'service' | 'parts') => {
		const data = dataBelow({ kind: 'location-cards', department }, { locations });
		return (data as { cards: { name: string }[] }).cards.map(({ name }) => name);
	};
	expect(names('service')).toEqual(['Orange - service']);
	expect(names('parts')).toEqual(['Orange']);
});

describe('search', () => {
	test('SITE-4 the lists and makes with their numbers of cars', () => {
		const cars = [makeCar(), makeCar({ stocknum: 'K2', car_type: 'new' }), makeCar({ stocknum: 'M1', make: 'Mazda' })];
		expect(dataBelow({ kind: 'search' }, {}, cars)).toEqual({
			drawn: true,
			total: 3,
			what: 'cars',
			all: '/search/new-used-and-demo-cars/',
			finder: null,
			lists: [
				{ name: 'New', url: '/search/new-cars/', count: 1 },
				{ name: 'Used', url: '/search/used-cars/', count: 2 },
			],
			makes: [
				{ name: 'Kia', url: '/search/new-used-and-demo-cars/kia/', count: 2 },
				{ name: 'Mazda', url: '/search/new-used-and-demo-cars/mazda/', count: 1 },
			],
		});
	});

	test('SITE-4 below a search box it is drawn only where it has more than one way into the stock', () => {
		const cars = [makeCar()];
		expect(dataBelow({ kind: 'search' }, {}, cars)).toMatchObject({ drawn: false });
		expect(home([{ ...top, search: false }, { kind: 'search' }], {}, cars).blocks[1]?.data).toMatchObject({
			drawn: true,
		});
		expect(dataBelow({ kind: 'search' })).toMatchObject({ drawn: true });
	});

	test('SRCH-3 a page has one search box: in the hero, or in the block for it where the hero has none', () => {
		const finder = { action: '/search/new-used-and-demo-cars/', label: 'Search cars' };
		const between = { kind: 'rich-text' as const, paragraphs: ['Hello'] };
		expect(home([top]).blocks[0]?.data).toMatchObject({ finder });
		expect(home([{ ...top, search: false }]).blocks[0]?.data).toMatchObject({ finder: null, quick: [] });
		expect(home([top, between, { kind: 'search' }]).blocks[2]?.data).toMatchObject({ finder: null });
		expect(home([{ ...top, search: false }, { kind: 'search' }]).blocks[1]?.data).toMatchObject({ finder });
	});

	test('SRCH-3 the hero of another page has it only where its block says so', () => {
		const finderOf = (hero: Page['blocks'][number]) => {
			const site = makeSite({ pages: { '/service/': { title: 'Service', blocks: [hero] } } });
			return modelAt(site, 'configured', '/service/').blocks[0]?.data;
		};
		expect(finderOf(top)).toMatchObject({ finder: null, quick: [] });
		expect(finderOf({ ...top, search: true })).toMatchObject({ finder: { label: 'Search cars' } });
	});

	test('CARD-6 a list of used cars has the tenant’s word', () => {
		const data = dataBelow({ kind: 'search' }, { labels: { used: 'pre-owned' } });
		expect(data).toMatchObject({ lists: [{ name: 'New' }, { name: 'Pre-owned' }] });
	});

	test('SRCH-6 the makes are also below a choice of make and price, but not beside tiles of makes', () => {
		const cars = [27_000, 38_000, 9_500, 18_000, 19_000].map((price, index) =>
			makeCar({ stocknum: `S${index}`, make: index > 1 ? 'Kia' : 'Mazda', model: `Model${index}`, price }),
		);
		const tile = (url: string) => ({ kind: 'categories' as const, items: [{ text: 'Some', url }] });
		const makesBeside = (url: string) => {
			const data = home([{ ...top, search: true }, tile(url), { kind: 'search' }], {}, cars).blocks[2]?.data;
			return data && 'makes' in data ? data.makes.map(({ name }) => name) : null;
		};
		expect(makeSite({}, cars).stockChoice()).not.toBeNull();
		expect(makesBeside('/search/used-cars/?simple_body=SUV')).toEqual(['Kia', 'Mazda']);
		expect(makesBeside('/search/used-cars/?make=Kia')).toEqual([]);
	});

	test('at most twelve makes', () => {
		const cars = Array.from({ length: 14 }, (_, index) => makeCar({ stocknum: `S${index}`, make: `Make${index}` }));
		const data = dataBelow({ kind: 'search' }, {}, cars);
		expect(data && 'makes' in data && data.makes).toHaveLength(12);
	});
});

describe('categories', () => {
	const photo = (name: string) => ({ images: [{ image: { url: `https://cdn.example/${name}.jpg` } }] });
	const cars = [
		makeCar({ price: 9_000, ...photo('kia') }),
		makeCar({ stocknum: 'M1', make: 'Mazda', price: 30_000, ...photo('mazda') }),
		makeCar({ stocknum: 'M2', make: 'Mazda', price: 31_000, sold: true }),
	];
	const items = (...urls: string[]) => {
		const tiles = urls.map((url) => ({ text: 'Tile', url }));
		const data = dataBelow({ kind: 'categories', items: tiles }, {}, cars);
		if (!data || !('items' in data)) throw new Error('There are no tiles.');
		return data.items.map((tile) => [
			'count' in tile ? tile.count : null,
			'image' in tile && tile.image ? decodeURIComponent(tile.image.src).replace(/.*\/(\w+)\.jpg.*/, '$1') : null,
		]);
	};
	const list = '/search/new-used-and-demo-cars/';

	test('a tile says how many cars for sale it leads to, with the photo of the first', () => {
		expect(items(`${list}?make=Kia`, `${list}?make=mazda`)).toEqual([
			['1 car', 'kia'],
			['1 car', 'mazda'],
		]);
	});

	test('tiles with the same cars, or that lead elsewhere, have no photos', () => {
		expect(items(`${list}?price=-20000`, `${list}?price=-10000`)).toEqual([
			['1 car', null],
			['1 car', null],
		]);
		expect(items(`${list}?make=Kia`, '/finance/')).toEqual([
			['1 car', null],
			[null, null],
		]);
		expect(items(`${list}?q=kia`, `${list}?make=Kia&nonsense=1`)).toEqual([
			[null, null],
			[null, null],
		]);
	});
});

describe('location-cards', () => {
	test('LOC-1 departments at one place are one card with their numbers', () => {
		const department = (id: number, type: 'sales' | 'service', phone: string) => ({
			id,
			name: `North - ${type === 'sales' ? 'Sales' : 'Service'}`,
			location_type: type,
			position: id,
			contact_detail: { phone },
		});
		const locations = [department(1, 'service', '(02) 5550 2001'), department(2, 'sales', '(02) 5550 2002')];
		expect(dataBelow({ kind: 'location-cards' }, { locations })).toMatchObject({
			cards: [{ name: 'North', id: 2, departments: [{ name: 'Service', phone: { number: '(02) 5550 2001' } }] }],
		});
	});
});

describe('stock-carousel', () => {
	test('cars that the page has shown give way to others, as long as there are enough for a row', () => {
		const cars = Array.from({ length: 12 }, (_, index) => makeCar({ stocknum: `S${index}`, make: `Make${index}` }));
		const blocks = [top, { kind: 'stock-carousel' as const, count: 4 }, { kind: 'stock-carousel' as const, count: 4 }];
		const idsOf = (stock: Car[]) =>
			home(blocks, {}, stock)
				.blocks.slice(1)
				.flatMap(({ data }) => (data && 'cards' in data ? data.cards.map(({ id }) => id) : []));
		expect(new Set(idsOf(cars)).size).toBe(8);
		expect(new Set(idsOf(cars.slice(0, 6))).size).toBe(4);
	});

	test('a car without a picture or a price gives way to others, as long as there are enough for a row', () => {
		const images = [{ image: { url: '/assets/car.svg' } }];
		const cars = Array.from({ length: 6 }, (_, index) =>
			makeCar({
				...{ stocknum: `S${index}`, custom_rank: 9 - index, images: index === 0 ? [] : images },
				price: index === 1 ? undefined : 20_000,
			}),
		);
		const shownOf = (stock: Car[]) => {
			const data = dataBelow({ kind: 'stock-carousel' }, {}, stock);
			return data && 'cards' in data ? data.cards.map((card) => ('stocknum' in card ? card.stocknum : '')) : [];
		};
		expect(shownOf(cars)).toEqual(['S2', 'S3', 'S4', 'S5']);
		expect(shownOf(cars.slice(0, 5))).toEqual(['S0', 'S1', 'S2', 'S3', 'S4']);
	});

	test('SITE-6 shows the cars that its filter lets through, and leads to all of them', () => {
		const data = dataBelow({ kind: 'stock-carousel', filter: 'car_type:=new' });
		expect(data).toMatchObject({
			cards: [{ stocknum: 'K2' }],
			link: { text: 'All cars (2)', url: '/search/new-used-and-demo-cars/' },
		});
	});

	const day = (index: number) => `2026-06-${String(index + 1).padStart(2, '0')}`;
	const stock = (arrived: (index: number) => string | undefined) =>
		Array.from({ length: 6 }, (_, index) => {
			const day = arrived(index);
			const car = makeCar({ stocknum: `K${index}`, custom_rank: 9 - index, ...(index === 5 && { sold: true }) });
			return { ...car, ...(day && { arrived: day }) };
		});
	const shown = (set: Record<string, unknown>, cars: ReturnType<typeof stock>) => {
		const data = dataBelow({ kind: 'stock-carousel', ...set }, {}, cars);
		if (!data || !('heading' in data) || !('cards' in data)) throw new Error('no carousel');
		return { heading: data.heading, cars: data.cards.map((card) => ('stocknum' in card ? card.stocknum : '')) };
	};

	test('just arrived: cars for sale that came in within thirty days, by day; too few of them give way to all', () => {
		const recent = stock((index) => day(index));
		const arrivals = { order: 'just_arrived', heading_otherwise: 'In stock' };
		expect(shown(arrivals, recent)).toEqual({ heading: undefined, cars: ['K4', 'K3', 'K2', 'K1', 'K0'] });
		const few = stock((index) => (index < 3 ? day(index) : index === 3 ? '2026-05-16' : undefined));
		expect(shown(arrivals, few)).toMatchObject({ heading: 'In stock', cars: ['K0', 'K1', 'K2', 'K3', 'K4', 'K5'] });
		expect(shown({ order: 'just_arrived' }, few)).toEqual({ heading: undefined, cars: ['K2', 'K1', 'K0'] });
		expect(shown({ ...arrivals, count: 2 }, few)).toEqual({ heading: undefined, cars: ['K2', 'K1'] });
	});

	test('price drops: those cars alone, the latest first, or nothing', () => {
		const cars = stock(() => undefined).map((car, index) =>
			index % 2 === 0 ? { ...car, price_drop: { was: 9, on: day(index), until: day(29) } } : car,
		);
		expect(shown({ order: 'price_drops' }, cars).cars).toEqual(['K4', 'K2', 'K0']);
		expect(
			shown(
				{ order: 'price_drops' },
				stock(() => undefined),
			).cars,
		).toEqual([]);
	});

	test('its own link wins over that', () => {
		const link = { text: 'New ones', url: '/new-cars' };
		const data = dataBelow({ kind: 'stock-carousel', link });
		expect(data).toMatchObject({ link: { text: 'New ones', url: '/new-cars/' } });
	});
});

describe('headings', () => {
	const text = (heading?: string) => ({
		kind: 'rich-text' as const,
		...(heading && { heading }),
		paragraphs: ['Words.'],
	});

	test('ROUTE-1 a page without a hero is headed by its first block, which does not repeat it', () => {
		const page = home([text('About us'), text('Our people')]);
		expect(page.heading).toBe('About us');
		expect(page.blocks.map(({ heading }) => heading)).toEqual([null, 'Our people']);
	});

	test('ROUTE-1 a hero heads the page itself', () => {
		const page = home([{ kind: 'hero', heading: 'Hello' }, text('About us')]);
		expect(page.heading).toBeNull();
		expect(page.blocks.map(({ heading }) => heading)).toEqual(['Hello', 'About us']);
	});

	test('SITE-8 blocks that cannot do without a heading have a default one, in the template’s words', () => {
		const blocks = [text('First'), { kind: 'search' as const }, { kind: 'stock-carousel' as const }, text()];
		expect(home(blocks, { template: 'camper' }).blocks.map(({ heading }) => heading)).toEqual([
			null,
			'Search our campers',
			'In stock',
			null,
		]);
	});
});

describe('locations as cards', () => {
	const north = { id: 1, name: 'North', address: { street: '1 North Street' } };
	const buyer = { id: 2, name: 'South', location_subtype: 'buying', address: { street: '2 South Street' } };
	const sellPage = (locations: SiteInput['locations']) =>
		modelAt(makeSite({ locations }), 'configured', '/sell-your-car/').blocks.at(-1);

	test('LOC-10 the default sell-your-car page lists those that buy', () => {
		expect(sellPage([north, buyer])).toMatchObject({ kind: 'location-cards', data: { cards: [{ name: 'South' }] } });
	});

	test('LOC-10 where none buys, none is listed', () => {
		expect(sellPage([north])).toMatchObject({ kind: 'location-cards', data: { cards: [] } });
	});
});

test.each([
	['sell-your-car', true],
	['contact', false],
])('ROUTE-14 of %s is known whether it is filled in step by step: %s', (form, hasSteps) => {
	expect(dataBelow({ kind: 'form', form, heading: 'Ask' })).toMatchObject({ hasSteps });
});
