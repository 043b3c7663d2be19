import type { FormAbout } from './forms-file.ts';

/** Address of the file with all cars of a site; asked for where some are saved, or where an address names one by its id. */
export const savedCarsPath = '/saved-cars.json';

/** The file: enough of each car to list those that are saved, to compare them, and to start a form about one. */
export type SavedCarsFile = {
	/** Labels of the cars' `facts`; empty where cars are not compared. */
	labels: readonly string[];
	cars: readonly SavedCar[];
};

/** A car of the file. */
export type SavedCar = {
	id: number;
	/** `2021 Toyota Hilux`. */
	name: string;
	/** `SR5`; empty where it has none. */
	variant: string;
	path: string;
	price: string;
	/** Address of its picture. */
	image: string | null;
	/** In the order of the file's labels, '' where not known; only where cars are compared. */
	facts?: readonly string[];
	/** What the forms on its page know about it (FORM-10). */
	about: FormAbout;
};
