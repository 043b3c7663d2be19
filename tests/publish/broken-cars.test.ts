import { expect, test } from 'vitest';
import { brokenCarNotes, brokenCars } from '../../scripts/publish/broken-cars.ts';
import { openSite } from '../../src/site/open-site.ts';
import { makeCar, makeConfig, makeSite, testNow } from '../support/make-site.ts';

const problem = (file: string) => ({
	file,
	path: '',
	found: 'TypeError: x\n    at y',
	expected: 'a page that renders without errors',
});

test('SITE-5 the cars behind problems are those whose own pages have one, each once; pages of no car blame nobody', () => {
	const site = makeSite({}, [makeCar(), makeCar({ stocknum: 'K2' }), makeCar({ stocknum: 'K3' })]);
	const [first = '', second = ''] = site.slugs();
	const problems = [
		`https://test-motors.example/cars/${first}/`,
		`/cars/${first}/`,
		`/cars/${second}/`,
		'/contact/',
		'/cars/trade-in/',
	].map(problem);
	expect([...brokenCars(site, problems)]).toEqual(
		[first, second].map((slug) => [
			slug,
			'its page cannot be made: found TypeError: x, expected a page that renders without errors.',
		]),
	);
	expect([...brokenCars(site, [problem('/contact/')])]).toEqual([]);
});

test('SITE-5 a car whose card cannot be made is to blame for the lists that show it, and other cars are not', () => {
	const whole = makeCar();
	const broken = makeCar({ stocknum: 'BAD' });
	Object.defineProperty(broken, 'price', {
		enumerable: true,
		get: () => {
			throw new TypeError('no price at all');
		},
	});
	const snapshot = { slug: 'test-motors', config: makeConfig(), cars: [whole, broken], css: '', now: testNow };
	const found = brokenCars(openSite(snapshot), [problem(`/cars/${whole.slug}/`), problem('/used-cars/')]);
	expect([...found.keys()]).toEqual([broken.slug]);
	expect(brokenCarNotes(snapshot, found)).toMatchObject([
		{ record: 0, car: 'BAD', reason: expect.stringContaining('its card cannot be made') },
	]);
});
