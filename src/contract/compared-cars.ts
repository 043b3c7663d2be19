/** Address of the file with what cars of a site are compared by; asked for where some are compared. */
export const comparedCarsPath = '/compared-cars.json';

/** The file: beside it, what the cars are called and cost is in `/saved-cars.json`. */
export type ComparedCarsFile = {
	/** In the order in which they are shown. */
	subjects: readonly ComparedSubject[];
	cars: readonly ComparedCar[];
};

/** What belongs together: `Running costs` with its labels. Features come after the labels of the subject that says so. */
export type ComparedSubject = { heading: string; labels: readonly string[]; features?: true };

/** What is known of a car. */
export type ComparedCar = {
	id: number;
	/** In the order of all labels, '' where not known. */
	facts: readonly string[];
	/** By group, whose name comes first: `["Safety", "ABS brakes"]`. */
	features: readonly (readonly string[])[];
	/** What comes with it, after the heading of the subject that it belongs to: `["The subscription", "Registration"]`. */
	included: readonly (readonly string[])[];
};
