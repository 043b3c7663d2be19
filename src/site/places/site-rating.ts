import type { SiteConfig } from '../../config/site.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';
import { areReviewsVisible } from '../../domain/places/reviews.ts';
import { type Rating, rating } from './location-card.ts';

/** What customers think of the whole dealer. */
export type SiteRating = { rating: Rating /** `Google`, where the site says it. */; source: string | null };

type RatedSite = Pick<SiteConfig, 'reviews' | 'reviews_hidden' | 'reviews_minimum_rating' | 'locations'>;

/**
 * The rating of a site's reviews, else of its locations, each weighed by its reviews; null where reviews are hidden or the average
 * is not above the minimum (LOC-7, LOC-8).
 */
export function siteRating(config: RatedSite): SiteRating | null {
	const { average, count } = config.reviews.count > 0 ? ofReviews(config) : ofLocations(config);
	const visible = areReviewsVisible({
		average,
		minimum: config.reviews_minimum_rating,
		hidden: config.reviews_hidden,
	});
	const found = visible ? rating(average, count) : null;
	return found && { rating: found, source: config.reviews.source ?? null };
}

const ofReviews = ({ reviews }: RatedSite) => ({ average: Number(reviews.average_rating), count: reviews.count });

function ofLocations({ locations }: RatedSite): { average: number; count: number } {
	const rated = visibleLocations(locations).filter(({ review_count }) => review_count > 0);
	const count = rated.reduce((sum, { review_count }) => sum + review_count, 0);
	const stars = rated.reduce((sum, { average_rating, review_count }) => sum + average_rating * review_count, 0);
	return { average: count > 0 ? stars / count : 0, count };
}
