/**
 * Stars of an average (LOC-7): up to four full ones and one partial. 4.6 → 4 full and one of 60 %, 5.0 → 4 full and one
 * of 100 %, 3.2 → 3 full and one of 20 %.
 */
export type DrawnStars = {
	/** Whole stars, 0 to 4. */
	full: number;
	/** How much of the next star is filled, in percent. */
	partial: number;
	/** The average with one decimal. */
	text: string;
};

const mostFull = 4;

/** The stars of an average of 0 to 5; null where it or the number of reviews is 0 (LOC-7). */
export function drawStars(average: number, count: number): DrawnStars | null {
	if (average <= 0 || count <= 0) return null;
	const full = Math.min(mostFull, Math.floor(average));
	return { full, partial: Math.round((average - full) * 100), text: average.toFixed(1) };
}
