/** A stock number, or a plate: nobody means another car by it. */
export const isCarNumber = (word: string): boolean =>
	/^(?:[a-z]{0,4}-?\d{4,}|[a-z]{3}-?\d{2,3}[a-z]?|\d{3}-?[a-z]{3}|[a-z]{2}-?\d{2}-?[a-z]{2}|\d[a-z]{2}-?\d[a-z]{2}|[a-hj-npr-z0-9]{17})$/i.test(
		word,
	);
