/** Address of the file with what cars of a site are compared by; asked for where some are compared. */
export const comparedCarsPath = '/compared-cars.json';

/** The file: beside it, what the cars are called and cost is in `/saved-cars.json`. */
export type ComparedCarsFile = {
	/** In the order in which they are shown. */
	subjects: readonly ComparedSubject[];
	/** What can be best of several cars, in the order of their `numbers`. */
	ranks: readonly ComparedRank[];
	cars: readonly ComparedCar[];
};

/** What belongs together: `Running costs` with its labels. Features come after the labels of the subject that says so. */
export type ComparedSubject = { heading: string; labels: readonly string[]; features?: true };

/** Of which label, counted over all subjects, the most or the least is best, and what that is called: `Lowest kilometres`. */
export type ComparedRank = { label: number; best: 'most' | 'least'; word: string };

/** What is known of a car. */
export type ComparedCar = {
	id: number;
	/** In the order of all labels, '' where not known. */
	facts: readonly string[];
	/** In the order of the ranks, null where not known. */
	numbers: readonly (number | null)[];
	/** By group, whose name comes first: `["Safety", "ABS brakes"]`. */
	features: readonly (readonly string[])[];
	/** What comes with it, after the heading of the subject that it belongs to: `["The subscription", "Registration"]`. */
	included: readonly (readonly string[])[];
};
