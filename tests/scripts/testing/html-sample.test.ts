import { expect, test } from 'vitest';
import { samplePages } from '../../../scripts/testing/html-sample.ts';

const cars = Array.from({ length: 9 }, (_, car) => `cars/${car}/index.html`);
const single = ['404.html', 'contact/index.html', 'index.html'];
const paged = ['search/used-cars/index.html', 'search/used-cars/page/2/index.html'];
const files = [...cars, ...single, ...paged];
const sites = ['motorama', 'blinkr'].map((root) => ({ root, files }));

test('a few pages of every kind from all sites, as drawn; in a full run all', () => {
	const drawn = (seed: string) => samplePages(sites, { seed, isFull: false });
	const pages = drawn('a');
	expect(pages.filter((page) => page.includes('/cars/'))).toHaveLength(5);
	for (const page of [...single, ...paged]) expect(pages).toContain(`blinkr/${page}`);
	const seeds = Array.from({ length: 60 }, (_, index) => String(index));
	expect(new Set(seeds.flatMap(drawn)).size).toBe(2 * files.length);
	expect(samplePages(sites, { seed: 'a', isFull: true }).toSorted()).toEqual(
		sites.flatMap(({ root }) => files.map((file) => `${root}/${file}`)).toSorted(),
	);
});
