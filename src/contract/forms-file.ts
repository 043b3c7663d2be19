import type { PlaceHours } from '../domain/hours/day-hours.ts';
import type { FormDefinition } from '../forms/definition.ts';
import type { FormSettings } from '../forms/settings.ts';

/** Address of a site's forms; asked for when the first form is wanted. */
export const formsFilePath = '/forms.json';

/** The forms of a site as the browser gets them: one file for all pages, so that none of them carries a form. */
export type FormsFile = {
	website_slug: string;
	/** Of the primary location. */
	dealership_slug: string | null;
	/** `/api` or `/mock` (SITE-15). */
	base: string;
	settings: FormSettings;
	forms: Readonly<Record<string, SiteFormFile>>;
	/** The locations that forms choose from, in their order (LOC-10, ROUTE-9). */
	places: readonly FormPlace[];
	/** Suggestions for makes and their models. */
	makes: readonly { name: string; models: readonly string[] }[];
	successPath: string;
	contactPath: string;
};

/** A location as forms know it. */
export type FormPlace = {
	id: number;
	dealership_slug: string;
	location_type: string;
	location_subtype: readonly string[];
	/** Makes that it sells new; empty: all (LOC-10). */
	manufacturers: readonly string[];
	/** When it can be visited; null where that is not known. */
	hours: PlaceHours | null;
};

/** A form, and the name of the words that its visitors are asked to agree to; null where it is nothing. */
export type SiteFormFile = { form: FormDefinition; consent: string | null };

/**
 * What the page around a form knows (FORM-10), written into `data-about` of the element that the form stands in or is
 * opened from.
 */
export type FormAbout = {
	/** Values that the form starts with, by key; keys that it does not have are ignored. */
	values?: Readonly<Record<string, string>>;
	/** Of the car, or of the location that the form is for. */
	dealership_slug?: string;
	manufacturer_slug?: string;
	vehicle_status?: string;
	/** What the car is; not every location is for every make (LOC-10). */
	make?: string;
	model?: string;
	year?: number;
};

/** The car that a form is about, as the visitor is shown it: `data-car` of the car's page, or from the file of cars. */
export type CarShown = {
	name: string;
	/** Empty where it has none, as are price and stock number. */
	variant: string;
	price: string;
	stocknum: string;
	/** Address of its picture. */
	picture: string | null;
};
