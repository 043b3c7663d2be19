import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReadHash, newKnownReads } from '../../../scripts/publish/plan/read-hash.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const slugs = ['a', 'b', 'c', 'd'];
const reads = [
	...slugs.flatMap((slug) => [
		`car ["${slug}"]`,
		`card ["${slug}"]`,
		`similar ["${slug}"]`,
		`availability ["${slug}"]`,
	]),
	...[
		'slugs []',
		'savedCars []',
		'comparedCars []',
		'stockPage [["used"],1]',
		'isPast [1]',
		'config ["name"]',
		'config ["none"]',
		'nobody []',
	],
];
const prices = fc.tuple(...slugs.map(() => fc.constantFrom(20_000, 22_000, 0)));

test('what is remembered of the reads of earlier sites changes no hash', () => {
	const known = newKnownReads();
	fc.assert(
		fc.property(prices, fc.subarray(reads), fc.constantFrom('One', 'Two'), (all, asked, name) => {
			const cars = slugs.map((slug, index) =>
				makeCar({ slug, price: all[index] ?? 0, make: 'Kia', simple_body: 'SUV' }),
			);
			const site = makeSite({ name }, cars);
			const [remembered, fresh] = [createReadHash(site, known), createReadHash(site)];
			expect(asked.map((read) => remembered(read))).toEqual(asked.map((read) => fresh(read)));
		}),
		{ seed: 7, numRuns: 100 },
	);
});
