import { expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { saved, savedCarsFile } from '../../../src/site/pages/kinds/visitor.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const car = makeCar({ price: 20_000, km: 45_000, fuel: 'Petrol', seats: 5 });
const file = (set: Partial<SiteInput> = {}) => savedCarsFile.model(makeSite(set, [car]), null);
const compare = { card: { compare: true } };

test('CARD-4 where cars are compared the file has a fact for each label', () => {
	const { labels, cars } = file(compare);
	const [row] = cars;
	expect(row?.facts).toHaveLength(labels.length);
	const facts = Object.fromEntries(labels.map((label, index) => [label, row?.facts?.[index]]));
	expect(facts).toMatchObject({ Price: '$20,000', Year: '2021', Kilometres: '45,000 km', Fuel: 'Petrol', Seats: '5' });
	expect(facts).toMatchObject({ Condition: 'Used', Body: '' });
});

test('ROUTE-12 where none are compared the file has no facts', () => {
	expect(file()).toEqual({ labels: [], cars: [expect.not.objectContaining({ facts: expect.anything() })] });
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
