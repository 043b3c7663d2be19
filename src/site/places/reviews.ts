import type { SiteConfig } from '../../config/site.ts';
import { areReviewsVisible, reviewGroups } from '../../domain/places/reviews.ts';
import { type Image, image } from '../pictures/image.ts';
import { type Rating, rating } from './location-card.ts';

/** What customers say (LOC-8): the first group is shown at once, each other one when asked for. */
export type ReviewsModel = {
	rating: Rating | null;
	groups: Review[][];
	/** `Google`: where they were written; null where the site does not say. */
	source: string | null;
	/** Where all of them can be read. */
	all: string | null;
};

export type Review = { name: string; text: string; stars: Rating | null; when: string | null; image: Image | null };

/** The site's reviews, or those about one thing; null where they are hidden, their average is not above the minimum, or there are none (LOC-8). */
export function reviewsModel(config: ReviewSettings, about?: ReviewSubject): ReviewsModel | null {
	const { reviews, reviews_hidden, reviews_minimum_rating } = config;
	const average = Number(reviews.average_rating);
	const visible = areReviewsVisible({ average, minimum: reviews_minimum_rating, hidden: reviews_hidden });
	const items = reviews.items.filter((item) => about === undefined || item.about === about);
	if (!visible || items.length === 0) return null;
	return {
		rating: rating(average, reviews.count),
		groups: reviewGroups(items.map(review)),
		source: reviews.source ?? null,
		all: reviews.url ?? null,
	};
}

type ReviewSettings = Pick<SiteConfig, 'reviews' | 'reviews_hidden' | 'reviews_minimum_rating'>;
type ReviewSubject = SiteConfig['reviews']['items'][number]['about'];

function review(item: SiteConfig['reviews']['items'][number]): Review {
	const { customer_name, text, review_date_in_words, created_at_time_ago_in_words, review_date } = item;
	return {
		name: customer_name,
		text,
		stars: rating(item.rating, 1),
		when: review_date_in_words ?? review_date ?? created_at_time_ago_in_words ?? null,
		image: item.image ? image({ url: item.image.thumb, alt: '', width: 48, ratio: 1, kind: 'page' }) : null,
	};
}
