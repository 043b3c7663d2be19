import { expect, test } from 'vitest';
import { samplePages } from '../../../scripts/testing/html-sample.ts';

test('one page of every kind, as drawn; in a full run all', () => {
	const cars = ['a', 'b', 'c', 'd', 'e'].map((car) => `cars/${car}/index.html`);
	const single = ['404.html', 'contact/index.html', 'finance/index.html', 'index.html'];
	const paged = ['search/used-cars/index.html', 'search/used-cars/page/2/index.html'];
	const all = [...cars, ...single, ...paged];
	const drawn = (seed: string) => samplePages(all, { seed, isFull: false });
	expect(drawn('a')).toEqual([expect.stringMatching(/^cars\//), ...single, ...paged]);
	const seeds = Array.from({ length: 50 }, (_, index) => String(index));
	expect(new Set(seeds.map((seed) => drawn(seed)[0]))).toEqual(new Set(cars));
	expect(samplePages(all, { seed: 'a', isFull: true })).toEqual(all);
});
