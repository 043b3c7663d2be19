import { expect, test } from 'vitest';
import { notYetAvailable } from '../../src/config/capabilities.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { everythingWorks, makeConfig } from '../support/make-site.ts';

const site = makeConfig({
	garage_enabled: true,
	enable_store: true,
	payment_provider: 'stripe',
	car_page: { payment_methods: ['Visa'] },
});

test('CAR-11, USER-4, issue 11.22: a key that asks for what is not available yet is named, with what happens instead', () => {
	const now = { deposits: false, accounts: false };
	const notes = notYetAvailable(site, 'site.json', now).map(formatProblem);
	expect(notes.map((note) => note.split(': ')[1])).toEqual([
		'enable_store',
		'car_page.payment_methods',
		'garage_enabled',
	]);
	for (const note of notes) expect(note).toMatch(/Not available yet: until/);
	expect(notYetAvailable(makeConfig(), 'site.json', now)).toEqual([]);
	expect(notYetAvailable(site, 'site.json', everythingWorks)).toEqual([]);
});
