import { describe, expect, test } from 'vitest';
import { type NormaliseOptions, normaliseStock, type StockRecord } from '../../src/stock/feed/normalise.ts';
import { carSchema } from '../support/car-schema.ts';

const now = Date.UTC(2026, 10, 21) / 1000;
const whole = {
	id: 7,
	slug: 'kia-7',
	stocknum: 'U7',
	name: 'A Kia',
	make: 'Kia',
	model: 'Rio',
	year: 2020,
	vin: 'V7',
	price: 9990,
};
const listed = { ...whole, status: 'in_stock', car_type: 'used', show_on_dealer_website: true, images: ['/1.jpg'] };

function normalise(raws: readonly (Record<string, unknown> | null)[], options: Partial<NormaliseOptions> = {}) {
	const records = raws.map((raw, index): StockRecord => ({ record: index + 1, raw }));
	return normaliseStock(records, { now, assumeListed: false, ...options });
}

function one(raw: Record<string, unknown>, options?: Partial<NormaliseOptions>) {
	const { cars, report } = normalise([raw], options);
	const car = cars[0];
	if (!car) throw new Error(`left out: ${report.leftOut[0]?.reason}`);
	return { car, report };
}

describe('SITE-5 what is left out', () => {
	test.each([
		['make', { make: '' }, '', 'no make'],
		['model', { model: null }, '', 'no model'],
		['year', { year: 'nan' }, 'nan', 'no year'],
		['year', { year: 1899 }, '1899', 'not a possible year for a car'],
		['year', { year: 2029 }, '2029', 'not a possible year for a car'],
		['year', { year: '19/20' }, '19/20', 'no year'],
	])('SITE-5 a car without a plausible %s: %o', (field, change, value, reason) => {
		const { cars, report } = normalise([{ ...listed, ...change }]);
		expect(cars).toEqual([]);
		expect(report.leftOut).toEqual([{ record: 1, car: 'U7', field, value, reason }]);
		expect(report).toMatchObject({ read: 1, usable: 0, repaired: [], warnings: [] });
	});

	test.each([1900, 2028])('SITE-5 the year %s is in', (year) => {
		expect(one({ ...listed, year }).car.year).toBe(year);
	});

	test('SITE-5 an unparsable record, with its reason', () => {
		const { report } = normaliseStock([{ record: 17, raw: null, error: '3 values where the header has 4' }], {
			now,
			assumeListed: true,
		});
		const reason = 'unparsable record: 3 values where the header has 4';
		expect(report.leftOut).toEqual([{ record: 17, car: '', field: '', value: '', reason }]);
	});

	test('SITE-5 the second car with a slug, also if only the case differs', () => {
		const { cars, report } = normalise([listed, { ...listed, id: 8 }, { ...listed, id: 9, slug: 'KIA-7' }]);
		expect(cars.map(({ id }) => id)).toEqual([7]);
		expect(report.leftOut.map(({ record, field, reason }) => [record, field, reason])).toEqual([
			[2, 'slug', 'another car has the same slug'],
			[3, 'slug', 'another car has the same slug'],
		]);
	});

	test.each([
		[true, 99, []],
		[true, 0, ['price']],
		[false, 99, ['price']],
	])('SITE-5 CARD-5 a price for a week (shown: %s, $%d) is a price', (weeklyPrices, subscription_price, fields) => {
		const { report } = one({ ...listed, price: '', subscription_price }, { weeklyPrices });
		expect(report.warnings.map(({ field }) => field)).toEqual(fields);
	});

	test('SITE-5 nothing else: a car of three facts is a car, with warnings', () => {
		const { car, report } = one({ make: 'Kia', model: 'Rio', year: 2020 }, { assumeListed: true });
		expect(carSchema.parse(car)).toEqual(car);
		expect(car).toMatchObject({
			name: '2020 Kia Rio',
			status: 'in_stock',
			car_type: 'used',
			show_on_dealer_website: true,
		});
		expect(report.warnings.map(({ field }) => field)).toEqual(['vin', 'images', 'price', 'car_type']);
	});

	test('SITE-5 a whole car needs neither repair nor warning', () => {
		const { report } = one(listed);
		expect(report).toEqual({ read: 1, usable: 1, leftOut: [], repaired: [], warnings: [] });
	});
});

describe('SITE-5 silence about status and show_on_dealer_website', () => {
	const silent = { ...listed, status: undefined, show_on_dealer_website: undefined };
	test.each([
		['CSV says neither', silent, true, true],
		['CSV says a stand-in', { ...silent, status: '-', show_on_dealer_website: 'n/a' }, true, true],
		['CSV says a status that is not understood', { ...silent, status: 'wholesale' }, true, false],
		['CSV says a flag that is not understood', { ...silent, show_on_dealer_website: 'perhaps' }, true, false],
		['CSV says no', { ...silent, show_on_dealer_website: 'no' }, true, false],
		['JSON says neither', silent, false, false],
		['JSON has the flag, no status', { ...listed, status: undefined }, false, false],
		['JSON has the status, no flag', { ...listed, show_on_dealer_website: undefined }, false, false],
		['JSON says both', listed, false, true],
	])('SITE-5 %s', (_title, raw, assumeListed, shown) => {
		expect(one(raw, { assumeListed }).car.show_on_dealer_website).toBe(shown);
	});
});

describe('SITE-7 sold', () => {
	test.each([
		[{ sold: true, status: 'in_stock' }, 'sold', true],
		[{ sold: 'yes', status: undefined }, 'sold', true],
		[{ status: 'sold' }, 'sold', true],
		[{ sold: false, status: 'coming_soon' }, 'coming_soon', false],
	])('SITE-7 %o → %s', (change, status, sold) => {
		expect(one({ ...listed, ...change }).car).toMatchObject({ status, sold });
	});
});

describe('SITE-5 slugs and ids', () => {
	const nameless = { ...listed, id: undefined, slug: undefined };

	test.each([
		['year, make, model, badge, stock number', { badge: 'GT-Line (AWD)' }, '2020-kia-rio-gt-line-awd-u7'],
		['folded diacritics', { make: 'ŠKODA', model: 'Kamiq' }, '2020-skoda-kamiq-u7'],
	])('SITE-5 an absent slug is made of %s', (_title, change, slug) => {
		expect(one({ ...nameless, ...change }).car.slug).toBe(slug);
	});

	test('SITE-5 without a stock number the slug ends in a hash of the VIN, whatever the price', () => {
		const dear = one({ ...nameless, stocknum: undefined, price: 9990 }).car;
		const cheap = one({ ...nameless, stocknum: undefined, price: 8990, km: 5 }).car;
		const other = one({ ...nameless, stocknum: undefined, vin: 'V8' }).car;
		expect(dear.slug).toMatch(/^2020-kia-rio-[a-z0-9]{8}$/);
		expect([cheap.slug, cheap.id]).toEqual([dear.slug, dear.id]);
		expect(other.slug).not.toBe(dear.slug);
		expect(other.id).not.toBe(dear.id);
	});

	test('SITE-5 two cars alike but for the price are two cars; the same record twice is one', () => {
		const facts = { make: 'Kia', model: 'Rio', year: 2020, km: 10, price: 9990 };
		const { cars, report } = normalise([facts, { ...facts, price: 8990 }, { ...facts }, { ...facts, price: 7990 }]);
		const [first, second, third] = cars.map(({ slug }) => slug);
		expect([second, third]).toEqual([`${first}-2`, `${first}-3`]);
		expect(report.leftOut.map(({ record, reason }) => [record, reason])).toEqual([
			[3, 'another record is the same in every field'],
		]);
		expect(new Set(cars.map(({ id }) => id)).size).toBe(3);
	});

	test('SITE-5 the same stock number twice is one car', () => {
		expect(normalise([nameless, { ...nameless, price: 1 }]).report.leftOut).toHaveLength(1);
	});

	test.each([
		['../../etc/passwd', 'etc-passwd'],
		['Kia Rio ŠKODA', 'kia-rio-skoda'],
		['a/b?c#d', 'a-b-c-d'],
		['Kia_Rio-7', 'Kia_Rio-7'],
	])('ROUTE-6 the slug %s becomes %s', (slug, expected) => {
		const { car, report } = one({ ...listed, slug });
		expect(car.slug).toBe(expected);
		expect(report.repaired.map(({ field }) => field)).toEqual(slug === expected ? [] : ['slug']);
	});

	test('ROUTE-6 a slug without letters or digits is made up, a long one is cut and stays unique', () => {
		expect(one({ ...listed, slug: '///' }).car.slug).toBe('2020-kia-rio-u7');
		const [first, second] = normalise([
			{ ...listed, slug: `${'x'.repeat(300)}1` },
			{ ...listed, slug: `${'x'.repeat(300)}2` },
		]).cars;
		expect(first?.slug.length).toBeLessThanOrEqual(150);
		expect(second?.slug).not.toBe(first?.slug);
	});

	test('SITE-5 an id that is not a number, or taken, is replaced, always by the same', () => {
		const raws = [
			{ ...listed, id: 'abc' },
			{ ...listed, slug: 'b' },
			{ ...listed, slug: 'c' },
			{ ...listed, slug: 'd', id: undefined },
		];
		const { cars, report } = normalise(raws);
		const ids = cars.map(({ id }) => id);
		expect(ids[1]).toBe(7);
		expect(new Set(ids).size).toBe(4);
		expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
		expect(normalise(raws).cars.map(({ id }) => id)).toEqual(ids);
		expect(report.repaired.map(({ record, field, value }) => [record, field, value])).toEqual([
			[1, 'id', 'abc'],
			[3, 'id', '7'],
		]);
	});
});

describe('SITE-5 pictures', () => {
	test.each([
		[{ images: ['/1.jpg', '/2.jpg'] }, 2, '/1.jpg', 2],
		[{ images: ['/1.jpg'], photos_count: 9, primary_image_url: '/p.jpg' }, 9, '/p.jpg', 1],
		[{ images: [], primary_image_url: '/p.jpg' }, 1, '/p.jpg', 1],
		[{ images: undefined }, 0, undefined, 0],
	])('SITE-5 %o: count %s, first %s', (change, photos_count, primary, pictures) => {
		const { car } = one({ ...listed, ...change });
		expect(car.photos_count).toBe(photos_count);
		expect(car.primary_image_url).toBe(primary);
		expect(car.images).toHaveLength(pictures);
	});
});

describe('SITE-5 the report', () => {
	test('SITE-5 says what was repaired, where and why', () => {
		const { report } = one({ ...listed, doors: ' 4 Doors', km: '-', colour: '5 years' });
		expect(report.repaired).toEqual([
			{ record: 1, car: 'U7', field: 'km', value: '-', reason: 'not known in the feed' },
			{ record: 1, car: 'U7', field: 'colour', value: '5 years', reason: 'not a colour' },
			{ record: 1, car: 'U7', field: 'doors', value: '4 Doors', reason: 'read as a number of doors' },
		]);
	});

	test.each([
		[499, 'unusually low: under $500'],
		[500, undefined],
		[1_000_000, undefined],
		[1_000_001, 'unusually high: over a million dollars'],
	])('SITE-5 a price of %s: %s', (price, reason) => {
		expect(one({ ...listed, price }).report.warnings[0]?.reason).toBe(reason);
	});

	test('SITE-18 aliases are read where the field itself is blank', () => {
		const { car } = one({ ...listed, created_at: '2026-11-06T21:50:45Z', fuel_type: 'Diesel', simple_fuel: '' });
		expect(car).toMatchObject({ created_at_timestamp: 1_794_001_845, simple_fuel: 'Diesel' });
	});

	test('SITE-5 a record with __proto__ and constructor changes no prototype', () => {
		const raw = JSON.parse(
			'{"__proto__":{"polluted":true,"make":"X"},"constructor":{"a":1},"make":"Kia","model":"Rio","year":2020}',
		);
		const { car } = one(raw);
		expect(car.make).toBe('Kia');
		expect('polluted' in {}).toBe(false);
		expect('polluted' in car).toBe(false);
	});
});
