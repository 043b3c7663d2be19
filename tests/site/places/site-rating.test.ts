import { expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { siteRating } from '../../../src/site/places/site-rating.ts';
import { makeConfig } from '../../support/make-site.ts';

const ratingOf = (set: Partial<SiteInput>) => siteRating(makeConfig(set));

const locations = [
	{ id: 1, name: 'Orange', average_rating: 4.8, review_count: 300 },
	{ id: 2, name: 'Cowra', average_rating: 4.4, review_count: 100 },
	{ id: 3, name: 'Closed', average_rating: 2, review_count: 900, visible: false },
];

test('LOC-8 the hero has the rating of the site’s reviews', () => {
	const reviews = { count: 710, average_rating: '4.5', source: 'Google' };
	expect(ratingOf({ reviews, locations })).toEqual({
		rating: { text: '4.5', count: 710, share: 90 },
		source: 'Google',
	});
});

test('LOC-7 else that of its locations, each weighed by its reviews', () => {
	expect(ratingOf({ locations })).toMatchObject({ rating: { text: '4.7', count: 400 }, source: null });
});

test.each([
	[{}],
	[{ locations, reviews_hidden: true }],
	[{ locations, reviews_minimum_rating: 4.7 }],
	[{ reviews: { count: 9, average_rating: '3.9' }, locations }],
])('LOC-8 and none where reviews are hidden, too few stars or not there: %j', (set) => {
	expect(ratingOf(set)).toBeNull();
});
