import { expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { reviewsModel } from '../../../src/site/places/reviews.ts';
import { makeConfig } from '../../support/make-site.ts';

const item = { customer_name: 'Ana T.', text: 'All there.', rating: 4 };
const model = (set: Partial<SiteInput>) => reviewsModel(makeConfig(set));
const reviews = { count: 710, average_rating: '4.2', items: [item] };

test('LOC-8 reviews with the average of all of them', () => {
	expect(model({ reviews })).toEqual({
		source: null,
		all: null,
		rating: { text: '4.2', count: 710, share: 84 },
		groups: [
			[{ name: 'Ana T.', text: 'All there.', stars: expect.objectContaining({ share: 80 }), when: null, image: null }],
		],
	});
});

test('LOC-8 where they were written, and where to read them all', () => {
	const url = 'https://reviews.example/motors';
	expect(model({ reviews: { ...reviews, source: 'Google', url } })).toMatchObject({ source: 'Google', all: url });
});

test('LOC-8 a page for those who sell shows what sellers say, and nothing where none does', () => {
	const sold = { ...item, customer_name: 'Bo K.', about: 'selling' } as const;
	const site = makeConfig({ reviews: { ...reviews, items: [item, sold] } });
	expect(reviewsModel(site, 'selling')?.groups).toMatchObject([[{ name: 'Bo K.' }]]);
	expect(reviewsModel(makeConfig({ reviews }), 'selling')).toBeNull();
});

test.each([
	[{ reviews: { ...reviews, average_rating: '4' } }],
	[{ reviews, reviews_minimum_rating: 4.2 }],
	[{ reviews, reviews_hidden: true }],
	[{ reviews: { ...reviews, items: [] } }],
	[{}],
])('LOC-8 nothing for %j', (set) => {
	expect(model(set)).toBeNull();
});

test.each([
	[{ review_date_in_words: '1 September 2026', review_date: '01/09/2026' }, '1 September 2026'],
	[{ review_date: '01/09/2026', created_at_time_ago_in_words: '2 months ago' }, '01/09/2026'],
	[{ created_at_time_ago_in_words: '2 months ago' }, '2 months ago'],
])('LOC-10 when: a date wins over words that go stale on a static page (%j)', (set, when) => {
	expect(model({ reviews: { ...reviews, items: [{ ...item, ...set }] } })?.groups[0]?.[0]?.when).toBe(when);
});
