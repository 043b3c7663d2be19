import type { PhonePlan } from '../domain/locales/locale-row.ts';
import type { Locale } from '../domain/locales/rows.ts';

/** A place that can be chosen in a form. */
type FormLocation = { id: number; name: string; primary: boolean };

/** What the site says about all of its forms: JSON. `formSettings` makes it from the site's configuration. */
export type FormSettings = {
	locale: Locale;
	/** The numbers of the country that the site takes. */
	phone: PhonePlan;
	phoneRule: 'any' | 'mobile' | 'length';
	/** Passes every phone rule (FORM-3), digits only. */
	testPhone: string;
	/** Characters that names may have besides letters and spaces. */
	nameExtraCharacters: string;
	optInDefault: boolean;
	/** The four intents of selling are sent as 'Yes' and 'No' (FORM-10). */
	yesNoStrings: boolean;
	/**
	 * The visitor's day, `2026-02-28`; nothing before it can be booked. The server leaves it out: a lead that was kept on a
	 * device may arrive days later.
	 */
	today?: string;
	locations: readonly FormLocation[];
	/** Opening hours between now and the first time that can be asked for. */
	visitNotice: number;
	/** The latest time of a day at which a service starts: `15:00`. */
	serviceLastStart: string;
	/** The country's states or regions. */
	regions: readonly { value: string; label: string }[];
	/** What one of them is called: `State`. */
	regionLabel: string;
};
