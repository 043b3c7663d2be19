import type { PlaceHours } from '../domain/hours/day-hours.ts';
import type { Comparison } from '../domain/money/credit-words.ts';
import type { FinanceChoice, FinanceFees } from '../domain/money/finance.ts';
import type { FormDefinition } from '../forms/definition.ts';
import type { FormSettings } from '../forms/settings.ts';

/** The address of a site's forms. It is fetched when the first form is opened. */
export const formsFilePath = '/forms.json';

/** The forms of a site as the browser gets them: one file for all pages. */
export type FormsFile = {
	website_slug: string;
	/** Of the primary location. */
	dealership_slug: string | null;
	/** `/api` or `/mock` (SITE-15). */
	base: string;
	settings: FormSettings;
	forms: Readonly<Record<string, SiteFormFile>>;
	/** The locations that forms offer, in order (LOC-10, ROUTE-9). */
	places: readonly FormPlace[];
	/** Suggestions for makes and their models. */
	makes: readonly { name: string; models: readonly string[] }[];
	/** Opening hours within which visitors are answered, and the names of the months. */
	reply: { hours: number; months: readonly string[] };
	/** What repayments are worked out with; left out where the site shows none (CAR-12). */
	loan?: FormLoan;
	/** How a visitor's vehicle is looked up; left out where the site does not. */
	look_ups?: FormLookUps;
	successPath: string;
	contactPath: string;
	/** Where the site says what becomes of what visitors tell it. */
	privacyPath: string;
};

/** The loan that a calculator starts with, its fees, and what must be said beside a repayment. */
export type FormLoan = { start: FinanceChoice; fees: FinanceFees; comparison: Comparison | null };

/** The look-ups of `look-ups.ts` that a site has (SITE-10), below the base. */
export type FormLookUps = {
	/** Path of the call that finds a vehicle by its plate or VIN. */
	vehicle: string;
	/** Path of the call that says what it is worth; null where nobody does. */
	valuation: string | null;
	/** The states whose plates are told apart, `NSW`; empty where there is one register. */
	states: readonly string[];
	/** The dealer's; empty if unknown. */
	state: string;
	/** ISO 4217: the money that the site writes without saying which. */
	currency: string;
};

/** A location as forms know it. */
export type FormPlace = {
	id: number;
	dealership_slug: string;
	location_type: string;
	location_subtype: readonly string[];
	/** Makes that it sells new; empty means all (LOC-10). */
	manufacturers: readonly string[];
	/** When it can be visited; null if unknown. */
	hours: PlaceHours | null;
	/** Its free times can be booked (CAR-1). */
	slots?: boolean;
};

/** A form, and the version of the words that its visitors are asked to agree to; null if there are none. */
export type SiteFormFile = { form: FormDefinition; consent: string | null };

/**
 * What the page around a form knows (FORM-10), in the `data-about` attribute of the element that contains or opens the form.
 */
export type FormAbout = {
	/** Initial values of the form, by key; keys that it does not have are ignored. */
	values?: Readonly<Record<string, string>>;
	/** Of the car, or of the location that the form is for. */
	dealership_slug?: string;
	manufacturer_slug?: string;
	vehicle_status?: string;
	/** The car's make: not every location serves every make (LOC-10). */
	make?: string;
	model?: string;
	year?: number;
	/** The day from which the car can be had, `2026-12-01`, where its feed says so. */
	available?: string;
	/** What is shown of it above the form, where no car's page is around it: a model, and its variant. */
	shown?: CarShown;
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
	/** What its weekly price is for, where it is had by subscription: `Minimum term`, `4 weeks`. */
	terms?: readonly { name: string; text: string }[];
	/** Of several cars these are shown, one a row, and how many more there are. */
	all?: readonly Pick<CarShown, 'name' | 'price' | 'picture'>[];
	more?: number;
};
