import { expect, test } from 'vitest';
import { drawAll } from '../../../scripts/demo/pictures/table.ts';
import { catalogueOf, type StockKind } from '../../../scripts/demo/stock/catalogue.ts';
import { generateStock } from '../../../scripts/demo/stock/generate-stock.ts';

const location = (location_id: number, city: string) => ({
	location_id,
	location_name: `${city} Autos`,
	dealership_id: 1,
	dealership_slug: 'sample-autos',
	city,
	state: 'NSW',
});
const locations = [location(11, 'Orange'), location(12, 'Cowra'), location(13, 'Bathurst')];
const now = new Date('2026-11-21T09:30:00Z');
const today = Date.UTC(2026, 10, 21) / 1000;
const day = 86_400;
const kinds: readonly StockKind[] = ['car', 'motorcycle', 'camper', 'truck'];
const cars = generateStock({ seed: 7, count: 4000, kind: 'car', now, locations });
const all = kinds.flatMap((kind) => generateStock({ seed: 5, count: 800, kind, now, locations }));
const share = (matches: (record: (typeof cars)[number]) => unknown) => cars.filter(matches).length / cars.length;

test('the same order gives the same stock, at any hour of the day; another seed another', () => {
	const order = { seed: 3, count: 60, kind: 'car' as const, locations };
	const morning = generateStock({ ...order, now });
	expect(generateStock({ ...order, now: new Date('2026-11-21T22:00:00Z') })).toEqual(morning);
	expect(generateStock({ ...order, now, seed: 4 })).not.toEqual(morning);
});

test('as many records as ordered, each with its own id, slug, stock number and VIN', () => {
	expect(cars).toHaveLength(4000);
	for (const field of ['id', 'slug', 'stocknum', 'vin'])
		expect(new Set(cars.map((car) => car[field])).size, field).toBe(4000);
	expect(generateStock({ seed: 1, count: 2, kind: 'car', now, locations, firstId: 500 }).map(({ id }) => id)).toEqual([
		500, 501,
	]);
});

test('VINs have 17 characters without I, O and Q; slugs are plain', () => {
	for (const { vin, slug } of all) {
		expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
		expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
	}
});

test('prices, kilometres and years are plausible for the kind of sale', () => {
	for (const { car_type, km, price, year, name } of all) {
		if (price !== undefined)
			expect(price, String(name)).toSatisfy((value: number) => value >= 3_000 && value < 260_000);
		expect(year).toSatisfy((value: number) => value >= 2012 && value <= 2026);
		if (km === undefined) continue;
		if (car_type === 'new') expect(km).toBeLessThan(50);
		else if (car_type === 'demo') expect(km).toBeLessThanOrEqual(6_500);
		else expect(km).toSatisfy((value: number) => value > 1_000 && value < 700_000);
	}
});

test('an older car of a model costs less and has gone further', () => {
	const corollas = generateStock({ seed: 2, count: 1500, kind: 'car', now, locations, makes: ['Toyota'] }).filter(
		({ model, car_type }) => model === 'Corolla' && car_type === 'used',
	);
	const mean = (field: string, from: number, to: number) => {
		const values = corollas
			.filter(({ year }) => Number(year) >= from && Number(year) <= to)
			.flatMap((car) => (car[field] === undefined ? [] : [Number(car[field])]));
		return values.reduce((sum, value) => sum + value, 0) / values.length;
	};
	expect(mean('price', 2012, 2016)).toBeLessThan(mean('price', 2023, 2025) * 0.6);
	expect(mean('km', 2012, 2016)).toBeGreaterThan(mean('km', 2023, 2025) * 3);
});

test('dates: nothing arrives after today starts, some within 8 days, sold cars are sold after they arrived', () => {
	for (const { created_at_timestamp: created, sold_date_timestamp: sold } of cars) {
		expect(created).toBeLessThan(today);
		if (sold !== undefined) expect(sold).toBeGreaterThan(Number(created));
	}
	expect(share((car) => Number(car['created_at_timestamp']) > today - 8 * day)).toBeGreaterThan(0.08);
	expect(cars.some((car) => Number(car['sold_date_timestamp']) > today - 3 * day)).toBe(true);
});

test.each([
	['sold', (car: Record<string, unknown>) => car['status'] === 'sold', 0.01, 0.06],
	['coming soon', (car: Record<string, unknown>) => car['status'] === 'coming_soon', 0.01, 0.06],
	['reserved', (car: Record<string, unknown>) => car['reserved'], 0.01, 0.05],
	['preorder', (car: Record<string, unknown>) => car['preorder'], 0.001, 0.02],
	['without a price', (car: Record<string, unknown>) => car['price'] === undefined, 0.005, 0.04],
	['without photos', (car: Record<string, unknown>) => car['photos_count'] === 0, 0.005, 0.05],
	['not shown', (car: Record<string, unknown>) => car['show_on_dealer_website'] === false, 0.005, 0.03],
	['marked down', (car: Record<string, unknown>) => car['before_price'] !== undefined, 0.04, 0.15],
])('a small share of the cars is %s', (_, matches, least, most) => {
	expect(share(matches)).toBeGreaterThan(least);
	expect(share(matches)).toBeLessThan(most);
});

test('every picture is one that is drawn, and photos_count is their number', () => {
	const drawn = drawAll();
	const urls = new Set<string>();
	for (const record of all) {
		expect(record['photos_count']).toBe(record.images.length);
		for (const { image } of record.images) urls.add(image.url);
	}
	expect(urls.size).toBeGreaterThan(150);
	expect([...urls].filter((url) => !drawn.has(url.replace('/assets/', '')))).toEqual([]);
});

test('what a learner may ride has at most 660 cc', () => {
	const learners = all
		.filter(({ lams }) => lams === 'LAMS approved')
		.map(({ engine }) => Number(/^\d+/.exec(String(engine))?.[0]));
	expect(learners.length).toBeGreaterThan(20);
	expect(learners.filter((size) => !(size <= 660))).toEqual([]);
});

test('badges that name their fuel run on it', () => {
	for (const { badge, simple_fuel } of cars)
		if (/PHEV/.test(String(badge))) expect(simple_fuel).toBe('Plug-in Hybrid');
		else if (/e:HEV|Hybrid|HEV|e-Power/.test(String(badge))) expect(simple_fuel).toBe('Hybrid');
});

test('badges that name their litres have them, and without the word no petrol badge is a hybrid beside one', () => {
	for (const { badge, make, engine, simple_fuel } of cars) {
		const named = /^(\d\.\d)[iLRS]/.exec(String(badge)) ?? /^G(\d)(\d) /.exec(String(badge));
		if (named) expect(String(engine)).toMatch(new RegExp(`^${named.slice(1).join('.')}L`));
		if (make === 'Honda' && /^VTi/.test(String(badge))) expect(simple_fuel).toBe('Petrol');
	}
});

test('one of a grade shifts as the next: new cars are automatic, but sports cars; a demonstrator costs less than a new one', () => {
	const fresh = cars.filter(({ car_type }) => car_type !== 'used');
	const sports = ['Coupe', 'Convertible'];
	expect(fresh.filter((car) => car['simple_transmission'] === 'Manual').map((car) => car['simple_body'])).toSatisfy(
		(bodies: string[]) => bodies.length > 0 && bodies.every((body) => sports.includes(body)),
	);
	const pricesOf = (type: string) => {
		const own = fresh.filter(({ car_type, price }) => car_type === type && typeof price === 'number');
		return Map.groupBy(own, ({ make, model, badge }) => [make, model, badge].join(' '));
	};
	const demos = pricesOf('demo');
	for (const [grade, own] of pricesOf('new'))
		for (const demo of demos.get(grade) ?? [])
			expect(Number(demo['price']), grade).toBeLessThan(Math.min(...own.map(({ price }) => Number(price))));
});

test('records vary: makes, models, colours, places and words', () => {
	const different = (field: string) => new Set(cars.map((car) => car[field])).size;
	expect(different('make')).toBeGreaterThanOrEqual(20);
	expect(new Set(cars.map(({ make, model }) => `${make} ${model}`)).size).toBeGreaterThanOrEqual(90);
	expect(different('location_id')).toBe(3);
	expect(different('colour')).toBeGreaterThanOrEqual(9);
	expect(different('dealercomments')).toBeGreaterThan(2500);
	for (const { dealercomments } of all) expect(String(dealercomments)).toMatch(/^\S.{25,}\.$/);
	// SRCH-5: Mazda2, not Mazda Mazda2.
	expect(all.filter(({ dealercomments }) => /\b(\w+) \1\d/.test(String(dealercomments)))).toEqual([]);
});

test('names that are easy to break are in the catalogue', () => {
	const names = catalogueOf({ kind: 'car' }).flatMap(({ make, model, badges }) =>
		badges.map((badge) => `${make} ${model} ${badge.name}`),
	);
	expect(names).toEqual(expect.arrayContaining(['ŠKODA Octavia RS', 'Mitsubishi Delica D:5 P', 'Honda HR-V e:HEV RS']));
});

test('makes narrows the catalogue, and an unknown make says so', () => {
	const only = generateStock({ seed: 1, count: 50, kind: 'car', now, locations, makes: ['ŠKODA'] });
	expect(new Set(only.map(({ make }) => make))).toEqual(new Set(['ŠKODA']));
	expect(() => generateStock({ seed: 1, count: 1, kind: 'car', now, locations, makes: ['Lada'] })).toThrow(
		'no car of Lada',
	);
	expect(() => generateStock({ seed: 1, count: 1, kind: 'car', now, locations: [] })).toThrow('at least one location');
});

test('CARD-5 by subscription: the same vehicles with a weekly price, and nothing that belongs to a sale', () => {
	const order = { seed: 7, count: 300, kind: 'car' as const, now, locations };
	const sold = generateStock(order);
	const hired = generateStock({ ...order, subscription: true });
	expect(hired.map(({ slug }) => slug)).toEqual(sold.map(({ slug }) => slug));
	for (const [index, record] of hired.entries()) {
		const price = sold[index]?.['price'];
		expect(record).not.toHaveProperty('price');
		expect(record).not.toHaveProperty('before_price');
		expect(record['has_checkout_payment_processor']).toBe(false);
		if (price === undefined) expect(record).not.toHaveProperty('subscription_price');
		else expect(Number(record['subscription_price'])).toBeGreaterThanOrEqual(80);
	}
	expect(hired.every(({ subscription_price: weekly }) => weekly === undefined || Number(weekly) % 5 === 0)).toBe(true);
});

test('SITE-9 an American dealer has American cars, and writes of them in miles', () => {
	const order = { seed: 7, count: 1500, kind: 'car' as const, now, locations };
	const american = generateStock({ ...order, locale: 'en-US' });
	const models = new Set(american.map(({ make, model }) => `${make} ${model}`));
	expect([...models]).toEqual(expect.arrayContaining(['Ford F-150', 'Jeep Wrangler', 'Toyota Tacoma']));
	expect([...models].filter((name) => /HiLux|Kluger|Cerato|X-Trail|D-MAX|Prado/.test(name))).toEqual([]);
	const comments = american.map(({ dealercomments }) => String(dealercomments));
	expect(comments.some((text) => /\d miles\b/.test(text))).toBe(true);
	expect(comments.some((text) => /\d mpg\b/.test(text))).toBe(true);
	const foreign = /\bkm\b|L\/100|petrol|\bgrey\b|bowser|\bboot\b|\byard\b|demonstrator|reversing/i;
	expect(comments.filter((text) => foreign.test(text))).toEqual([]);
	for (const { simple_fuel, simple_body } of american)
		expect([simple_fuel, simple_body].join()).not.toMatch(/Gas|Truck/);
	expect(generateStock({ ...order, locale: 'en-NZ' })).toEqual(generateStock(order));
});
