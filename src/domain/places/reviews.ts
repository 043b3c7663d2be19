/** What is shown of a dealer's reviews (LOC-8). */
export type ReviewSettings = {
	/** Average of all reviews, 0 to 5. */
	average: number;
	/** The average must be above it. */
	minimum: number;
	hidden: boolean;
};

/** Reviews that a page shows at first. */
const firstReviews = 12;
/** Reviews that each opening of more shows. */
const reviewsPerGroup = 20;

/** Whether reviews are shown: not hidden, and an average strictly above the minimum. 4.0 of a minimum of 4 is not (LOC-8). */
export function areReviewsVisible({ average, minimum, hidden }: ReviewSettings): boolean {
	return !hidden && average > minimum;
}

/** The reviews in the groups that are shown one after the other: the first 12, then 20 each (LOC-8). */
export function reviewGroups<Review>(reviews: readonly Review[]): Review[][] {
	const groups: Review[][] = [];
	for (let start = 0; start < reviews.length; ) {
		const size = start === 0 ? firstReviews : reviewsPerGroup;
		groups.push(reviews.slice(start, start + size));
		start += size;
	}
	return groups;
}
