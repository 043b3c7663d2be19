import { expect, test } from 'vitest';
import { landingFacts } from '../../../src/site/lists/landing-facts.ts';
import { listPages, modelOf } from '../../../src/site/pages/page-table.ts';
import type { Car } from '../../../src/stock/car/car.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const hilux = (set: Partial<Car>) =>
	makeCar({ make: 'Toyota', model: 'Hilux', simple_body: 'Ute', simple_fuel: 'Diesel', seats: 5, year: 2021, ...set });
const factsOf = (...cars: Car[]) => landingFacts(cars, 'en-AU').replaceAll('\u00A0', ' ');

test.each([
	[[{ km: 40_000 }], 'Ute · 5 seats · diesel · 2021 · 40,000 km'],
	[
		[{ km: 65_000 }, { km: 900, year: 2026, seats: 2 }],
		'Ute · 2 or 5 seats · diesel · 2021 to 2026 · 900 to 65,000 km',
	],
	// A new one has no kilometres worth a word.
	[[{ km: 4, car_type: 'new' }], 'Ute · 5 seats · diesel · 2021'],
	[[{ simple_fuel: 'Petrol' }, { simple_fuel: 'Hybrid' }], 'Ute · 5 seats · petrol or hybrid · 2021'],
	[[2, 4, 5, 7].map((seats) => ({ seats })), 'Ute · diesel · 2021'],
	[[{ simple_body: undefined, simple_fuel: undefined, seats: undefined }], '2021'],
] as [Partial<Car>[], string][])('SRCH-2 the list of a model says what its cars are: %j', (cars, said) => {
	expect(factsOf(...cars.map((car) => hilux({ km: undefined, ...car })))).toBe(said);
});

test('SRCH-2 only the first page of a model says what it is', () => {
	const others = [makeCar({ stocknum: 'K1', make: 'Kia', model: 'Rio' })];
	const cars = Array.from({ length: 22 }, (_, index) => hilux({ stocknum: `H${index}` }));
	const site = makeSite({}, [...cars, ...others]);
	const facts = listPages(site).flatMap((page) =>
		page.kind === 'stock-landing' && /\/(?:toyota|kia)\//.test(page.path)
			? [[page.path.replace(/^.*?cars\//, ''), modelOf(site, page).facts !== '']]
			: [],
	);
	expect(Object.fromEntries(facts)).toMatchObject({ 'toyota/': false, 'toyota/hilux/': true, 'kia/rio/': true });
	expect(facts.filter(([path]) => /hilux\/./.test(String(path)))).toEqual([[expect.anything(), false]]);
});
