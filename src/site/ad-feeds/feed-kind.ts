import type { AdvertisedCar } from './advertised-car.ts';

/** What is wrong with a car for one feed: what it lacks, in words, and whether the dealer can do something about it. */
export type Fault = { reason: string; isExpected?: true };

/** A feed of stock for one reader. */
export type FeedKind = {
	/** `/feeds/<file>`. */
	file: string;
	/** The columns in their order: header, and a car's value; an empty text where it is not known. */
	columns: readonly (readonly [header: string, value: (advertised: AdvertisedCar) => string | number | undefined])[];
	/** What the reader would refuse the car for; such a car is left out, with the reason in the build's report. */
	faults: (advertised: AdvertisedCar) => readonly (Fault | null)[];
	/** Whether two records of one vehicle make the reader refuse both. */
	oncePerVin: boolean;
};

/** A fault where something is missing. */
export const lacks = (isMissing: boolean, reason: string): Fault | null => (isMissing ? { reason } : null);

/** A fault that no dealer can help: a car that is sold, for instance. */
export const expected = (reason: string | null): Fault | null =>
	reason === null ? null : { reason, isExpected: true };
