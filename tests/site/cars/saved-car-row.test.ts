import { expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { carsFileText } from '../../../src/site/cars/cars-file-text.ts';
import { carPage } from '../../../src/site/pages/kinds/car.ts';
import { saved, savedCarsFile } from '../../../src/site/pages/kinds/visitor.ts';
import { everythingWorks, makeCar, makeSite } from '../../support/make-site.ts';

const car = makeCar({ price: 20_000, km: 45_000, fuel: 'Petrol', seats: 5 });
const file = (set: Partial<SiteInput> = {}) => savedCarsFile.model(makeSite(set, [car]), null);
const compare = { card: { compare: true } };

test.each([
	['are', compare],
	['are not', {}],
])('CARD-4, USER-1 where cars %s compared the file has a fact for each label', (_, set) => {
	const { labels, cars } = file(set);
	const [row] = cars;
	expect(row?.facts).toHaveLength(labels.length);
	const facts = Object.fromEntries(labels.map((label, index) => [label, row?.facts?.[index]]));
	expect(row).toMatchObject({ price: '$20,000', amount: 20_000 });
	expect(facts).toMatchObject({ Year: '2021', Kilometres: '45,000 km', Fuel: 'Petrol', Seats: '5' });
	expect(facts).toMatchObject({ Condition: 'Used', Body: '' });
});

test('CARD-4 the file is written out row by row as it would be as a whole', () => {
	const saved = file(compare);
	expect(carsFileText(saved)).toBe(JSON.stringify(saved));
	expect(carsFileText({ ...saved, cars: [] })).toBe(JSON.stringify({ ...saved, cars: [] }));
});

test('USER-1 a row says what the car’s card says: price, what it covers, a drop, facts, place', () => {
	const price_drop = { was: 21_000, on: '2026-06-10', until: '2026-06-15' };
	const own = makeCar({ price: 20_000, km: 45_000, simple_fuel: 'Petrol', location_name: 'North - Sales' });
	Object.assign(own, { price_drop });
	const { priceBasis, cars } = savedCarsFile.model(makeSite({ price_basis: 'drive_away' }, [own]), null);
	expect(priceBasis).toBe('Drive away');
	expect(cars[0]).toMatchObject({
		price: '$20,000',
		amount: 20_000,
		drop: 'Was $21,000 on 10 June',
		summary: 'Used · 45,000 km · Petrol',
		place: 'North',
		savable: true,
	});
	expect(cars[0]).not.toHaveProperty('state');
});

test.each([
	['as its page does, though cards say none', {}, 'from $98 a week', /^10%.* a year\. Repayments are over 5 years/],
	['as cards do', { calculator: false, on_cards: true }, 'from $98 a week', /^10%/],
	['nowhere where its page says none', { calculator: false }, undefined, /^$/],
])('CAR-12, USER-2 what a saved car costs a week is said %s', (_, finance, repayment, note) => {
	const site = makeSite({ finance }, [car]);
	expect(savedCarsFile.model(site, null).cars[0]?.repayment).toBe(repayment);
	expect(saved.model(site, null).repaymentNote ?? '').toMatch(note);
});

test.each([
	[{ sold: true }, { state: 'sold', price: 'Sold' }],
	[{ reserved: true }, { state: 'reserved', savable: true }],
	[{ status: 'coming_soon' }, { state: 'coming_soon', savable: true }],
	[{ tag: 'Pre-order' }, { undriven: true }],
] as const)('USER-1 a car that is %j is listed as %j', (set, row) => {
	const [found] = savedCarsFile.model(makeSite({}, [makeCar({ price: 20_000, ...set })]), null).cars;
	expect(found).toMatchObject(row);
	if ('price' in row) for (const key of ['amount', 'savable', 'drop']) expect(found).not.toHaveProperty(key);
});

test.each([{ reserved: true }, { status: 'coming_soon' }])(
	'USER-1 a row of %j says so on its picture, and not in its line again, whatever its card says',
	(set) => {
		const site = makeSite({ card: { electric_hybrid_tag: true } }, [makeCar({ simple_fuel: 'Electric', ...set })]);
		expect(savedCarsFile.model(site, null).cars[0]?.summary).toBe('Used · Electric');
	},
);

test('USER-3 the list leads to messages about its cars, on sites with accounts', () => {
	const model = (can: typeof everythingWorks) => saved.model(makeSite({ garage_enabled: true }, [], can), null);
	expect(model(everythingWorks).alerts).toBe('/sign-in/');
	expect(model({ ...everythingWorks, accounts: false }).alerts).toBeNull();
});

test('CAR-1 nobody tries out what is had by the week, nor on the list of saved cars', () => {
	const model = (set: Partial<SiteInput>) => saved.model(makeSite(set), null);
	expect(model({}).drive).toBe('Test drive');
	expect(model({ template: 'subscription' }).drive).toBeNull();
	expect(model({}).wishes.map(({ form }) => form)).toEqual(['if-available', 'first-to-see']);
});

test('CARD-4, CARD-5 a car by subscription has its weekly price, and can be saved on a garage site', () => {
	const images = [{ image: { url: 'https://cdn.example/1.jpg' } }];
	const own = makeCar({ subscription_price: 210, images });
	const site = makeSite({ garage_enabled: true, offers_subscription: true }, [own]);
	expect(site.keptLists().favourites).toBe(true);
	const [row] = savedCarsFile.model(site, null).cars;
	expect(row).toMatchObject({ weekly: 'from $210 per week', weeklyAmount: 210, savable: true });
	expect(row).not.toHaveProperty('amount');
	expect(makeSite({ garage_enabled: true }, [own]).keptLists().favourites).toBe(false);
});

test('ROUTE-8 the file is there without favourites too: forms find a car by its id in it', () => {
	expect([...savedCarsFile.pages(makeSite({ favourites_enabled: false }))]).toEqual([
		{ path: '/saved-cars.json', params: null },
	]);
});

test('CARD-4, USER-2 the compare list needs Compare alone', () => {
	const tabs = (set: Partial<SiteInput>) => saved.model(makeSite(set), null).tabs.map(({ url }) => url);
	expect(tabs(compare)).toEqual(['?tab=saved-cars', '?tab=compare']);
	expect(tabs({})).toEqual([]);
});

test('ROUTE-8, FORM-10 the file knows of a car what its own page tells its forms', () => {
	const locations = [{ id: 11, name: 'North' }];
	const own = makeCar({ make: 'Škoda', badge: 'RS', stocknum: 'K7', location_id: 11, price: 20_000 });
	const site = makeSite({ locations }, [own]);
	const { formAbout, formCar } = carPage.model(site, own.slug);
	const [row] = savedCarsFile.model(site, null).cars;
	expect(row?.about).toEqual(formAbout);
	expect(row?.about).toMatchObject({
		make: 'Škoda',
		values: { car_id: String(own.id), stock_number: 'K7', location: '11' },
	});
	expect(row).toMatchObject({ name: formCar.name, variant: 'RS', price: '$20,000' });
	expect(formCar).toMatchObject({ variant: 'RS', price: '$20,000', stocknum: 'K7' });
});
