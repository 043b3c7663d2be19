import { expect, test } from 'vitest';
import { notYetAvailable } from '../../src/config/not-yet-available.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { everythingWorks, makeConfig } from '../support/make-site.ts';

const site = makeConfig({
	enable_store: true,
	payment_provider: 'stripe',
	car_page: { payment_methods: ['Visa'] },
});

test('CAR-11 a key that asks for what is not available yet is named, with what happens instead', () => {
	const now = { deposits: false, accounts: true };
	const notes = notYetAvailable(site, 'site.json', now).map(formatProblem);
	expect(notes.map((note) => note.split(': ')[1])).toEqual(['enable_store', 'car_page.payment_methods']);
	for (const note of notes) expect(note).toMatch(/Not available yet: until/);
	expect(notYetAvailable(makeConfig(), 'site.json', now)).toEqual([]);
	expect(notYetAvailable(site, 'site.json', everythingWorks)).toEqual([]);
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
		'site.json: dealership_group: found a setting without effect, expected the key left out. Not available yet: nothing depends on it.',
		'site.json: reviews.items[].id: found a setting without effect, expected the key left out. Not available yet: nothing depends on it.',
	]);
});
