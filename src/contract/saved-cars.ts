import type { FormAbout } from './forms-file.ts';

/** Address of the file with all cars of a site; asked for where some are saved, or where an address names one by its id. */
export const savedCarsPath = '/saved-cars.json';

/** The file: enough of each car to list those that are saved, to compare them, and to start a form about one. */
export type SavedCarsFile = {
	/** Labels of the cars' `facts`; empty where cars are not compared. */
	labels: readonly string[];
	/** What the prices of the site cover, `Drive away`; null where it does not say so. */
	priceBasis: string | null;
	cars: readonly SavedCar[];
};

/** A car of the file. What does not apply to it is left out: the file has every car. */
export type SavedCar = {
	id: number;
	/** `2021 Toyota Hilux`. */
	name: string;
	/** `SR5`; empty where it has none. */
	variant: string;
	path: string;
	/** What stands where its price goes, `Sold` for one that is sold. */
	price: string;
	/** The price in dollars, where one is shown. */
	amount?: number;
	/** `from $199 per week`, and that in dollars. */
	weekly?: string;
	weeklyAmount?: number;
	/** What it costs a week on credit, where cards say so: `from $98 a week`. */
	repayment?: string;
	/** A drop from a price that this site has shown: `Was $25,990 on 3 November`. */
	drop?: string;
	/** `Used · 45,000 km · Automatic · Petrol`. */
	summary: string;
	/** Its body or type, `SUV`. */
	body?: string;
	/** Where it is. */
	place?: string;
	state?: 'sold' | 'reserved' | 'coming_soon';
	/** It has not been built: no test drive (CAR-1). */
	undriven?: true;
	/** It has a Favourite button (CARD-4). */
	savable?: true;
	/** Address of its picture. */
	image: string | null;
	/** In the order of the file's labels, '' where not known; only where cars are compared. */
	facts?: readonly string[];
	/** What the forms on its page know about it (FORM-10). */
	about: FormAbout;
};
