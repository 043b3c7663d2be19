import { expect, test } from 'vitest';
import { articleCars } from '../../../src/site/content/article-cars.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const site = makeSite({}, [
	makeCar(),
	makeCar({ stocknum: 'F1', make: 'Ford', model: 'Ranger' }),
	makeCar({ stocknum: 'F2', make: 'Ford', model: 'Ranger', status: 'sold' }),
]);
const found = (text: string) => articleCars(site, text).cards.map(({ stocknum }) => stocknum);

test('ROUTE-15 an article leads to cars for sale of the models that it names', () => {
	expect(found('<p>We took the <b>Ranger</b>, and it came back.</p>')).toEqual(['F1']);
	expect(articleCars(site, 'A Ranger.').isNamed).toBe(true);
});

test('ROUTE-15 an article that names none leads to the latest, and a part of a word is not a name', () => {
	expect(articleCars(site, 'The Rangers of the park, and Riots.').isNamed).toBe(false);
});
