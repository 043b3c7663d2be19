import { expect, test } from 'vitest';
import { notYetAvailable } from '../../src/config/not-yet-available.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { makeConfig } from '../support/make-site.ts';

test('CAR-9, CAR-4 what asks for deposits works, so nothing is said of it', () => {
	const site = makeConfig({
		enable_store: true,
		payment_provider: 'stripe',
		car_page: { payment_methods: ['Visa'] },
	});
	expect(notYetAvailable(site, 'site.json')).toEqual([]);
});

test('SITE-3 a key that nothing reads is named once, however many entries of a list have it', () => {
	const review = { customer_name: 'Ana', text: 'Good.', rating: 5 };
	const config = makeConfig({
		dealership_group: 'north',
		reviews: { items: [{ ...review, id: 1 }, review, { ...review, id: 3 }] },
		dealerships: [{ id: 1, name: 'North', slug: 'north', manufacturers: [], review_count: 0 }],
	});
	const notes = notYetAvailable(config, 'site.json').map(formatProblem);
	expect(notes).toEqual([
		'site.json: dealership_group: found a setting without effect. Not available yet: nothing depends on it.',
		'site.json: reviews.items[].id: found a setting without effect. Not available yet: nothing depends on it.',
	]);
});
