import { expect, test } from 'vitest';
import { samplePages } from '../../../scripts/testing/html-sample.ts';

test('every kind of page, and of many alike the first, the middle and the last', () => {
	const cars = ['a', 'b', 'c', 'd', 'e'].map((car) => `cars/${car}/index.html`);
	const single = ['404.html', 'contact/index.html', 'finance/index.html', 'index.html'];
	const paged = ['search/used-cars/index.html', 'search/used-cars/page/2/index.html'];
	expect(samplePages([...cars, ...single, ...paged])).toEqual([cars[0], cars[2], cars[4], ...single, ...paged]);
});
