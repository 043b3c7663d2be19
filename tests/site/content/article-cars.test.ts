import { expect, test } from 'vitest';
import { articleCars } from '../../../src/site/content/article-cars.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const site = makeSite({}, [
	makeCar(),
	makeCar({ stocknum: 'F1', make: 'Ford', model: 'Ranger' }),
	makeCar({ stocknum: 'F2', make: 'Ford', model: 'Ranger', status: 'sold' }),
	makeCar({ stocknum: 'S1', make: 'Škoda', model: 'Octavia', body: 'Wagon', fuel: 'Hybrid' }),
	makeCar({ stocknum: 'S2', make: 'Škoda', model: 'Superb', body: 'Wagon', fuel: 'Petrol' }),
]);
const article = (html: string, title = 'A title', description = 'In short.') => ({ title, description, html });
const found = (html: string, title?: string) =>
	articleCars(site, article(html, title)).cards.map(({ stocknum }) => stocknum);

test('ROUTE-15 an article leads to cars for sale of the models that it names', () => {
	expect(found('<p>We took the <b>Ranger</b>, and it came back.</p>')).toEqual(['F1']);
	expect(articleCars(site, article('A Ranger.')).isNamed).toBe(true);
});

test('ROUTE-15 an article that names none leads to the latest, and a part of a word is not a name', () => {
	expect(articleCars(site, article('The Rangers of the park, and Riots.')).isNamed).toBe(false);
});

test('ROUTE-15 an article about a fuel or a body leads to cars of it; what it only mentions does not count', () => {
	expect(found('', 'How long does a hybrid battery last?')).toEqual(['S1']);
	expect(found('', 'How to load a wagon').toSorted()).toEqual(['S1', 'S2']);
	expect(articleCars(site, article('A wagon went past.')).isNamed).toBe(false);
});
