import type { PlaceHours } from '../domain/hours/day-hours.ts';

/** What the success page knows of the site, for the browser to say who answers and by when (ROUTE-10). */
export type SuccessPageFacts = {
	/** Opening hours within which a visitor hears from the dealer. */
	replyHours: number;
	/** Names of months, January first. */
	months: readonly string[];
	/** What a vehicle is tried out in: `Test drive`. */
	drive: string;
	places: readonly SuccessPlace[];
	/** What a row about the visitor's own vehicle is called: `Your camper`. */
	own: string;
	/** What is for sale. */
	stockPath: string;
	/** Words for it: `cars`. */
	plural: string;
};

export type SuccessPlace = {
	id: number;
	/** `the sales team at Southport`. */
	team: string;
	/** As people write it, and as a link; null where it has none. */
	phone: { number: string; href: string } | null;
	/** Name and address. */
	where: string;
	/** The map service's way there; null where the address is not known. */
	directions: string | null;
	hours: PlaceHours | null;
};
