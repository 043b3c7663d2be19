/**
 * All that a country decides (SITE-9), a file per locale: how its numbers, money, dates and phone numbers are written, its
 * units, words and laws. A part that a file leaves out does not compile. **To add one**: a file here, and its line in `rows.ts`.
 */
export type LocaleRow = {
	shown: ShownLocale;
	/** ISO 3166, as structured data names a country. */
	country: string;
	/** Of the country's phone numbers, without the plus sign. */
	callingCode: string;
	/** ISO 4217. */
	currency: string;
	date: {
		/** `{day} {month} {year}`. */
		day: string;
		/** Twelve, in the language of the site's texts. */
		months: readonly string[];
		/** Hours by which most dealers are ahead of UTC, without summer time: a date needs no more. */
		hoursAhead: number;
	};
	zones: {
		/** Where most of the country's people live. */
		usual: string;
		/** Zones by state, as a part of an address; null where the whole country has one. */
		states: Readonly<Record<string, string>> | null;
		/** Towns that do not keep their state's time, by state and postcode. */
		towns?: Readonly<Record<string, Readonly<Record<string, string>>>>;
	};
	/** States or regions that an address can name, as they are written in one: the value, and what a list of them says. */
	regions: readonly (readonly [value: string, label: string])[];
	regionLabel: 'State' | 'Region';
	consumptionUnit: 'L/100 km' | 'mpg';
	/** Units that a power is shown in, the second in brackets. */
	powerUnits: readonly ('kW' | 'PS' | 'hp')[];
	/** How often a car loan is usually paid back: what the calculator starts with. */
	repaid: 'weekly' | 'monthly';
	/** Whether prices include the tax on sales, unless the site says otherwise. */
	taxIsIncluded: boolean;
	/**
	 * Where the law asks for a comparison rate beside an interest rate: the warning that belongs to it, in our own words.
	 * Null where it does not.
	 */
	comparisonWarning: string | null;
	/** When a vehicle is due for service, by distance or time. */
	serviceIntervals: readonly string[];
	phone: PhonePlan;
	/** How bare digits are grouped where a number is shown. */
	phoneDisplay: readonly (readonly [bare: RegExp, written: string])[];
	/** Law by which a box that is ticked already is not consent to advertising; null where none says so. */
	optInLaw: string | null;
	/** `…, under the Privacy Act 2020.` */
	privacyLaw: string;
	/** Who hears complaints about privacy, as a sentence. */
	privacyComplaint?: string;
};

/** What the scripts of a page need of its locale; JSON, since the page hands it over. */
export type ShownLocale = {
	/** Marks between thousands and before decimals. */
	groupMark: string;
	decimalMark: ',' | '.';
	/** How an amount of money is written: `$#`, `# €`. */
	money: string;
	/** How a share of a hundred is written: `#%`, `# %`. */
	percent: string;
	/** UN/CEFACT code of the unit that distances are shown in. */
	distanceUnit: 'KMT' | 'SMI';
	/** Label of how far a car has gone, and its short form in names of orders. */
	distanceLabel: string;
	distanceShort: string;
	postcodeLabel: string;
	postcodeDigits: number;
	/** What a form says of another postcode (FORM-2). */
	postcodeFault: string;
	/** A day without its year: `{day} {month}`. */
	dayOfYear: string;
	/** Whether 2/28 is the 28th of February. */
	monthFirst: boolean;
	/** Whether one writes 2:30 pm. */
	hour12: boolean;
	/** Other spellings than Australian English has: a pattern and what is written in its place, in the case of what was found. */
	wording: readonly (readonly [pattern: string, spelling: string])[];
};

/** A country's phone numbers, as forms take them (FORM-3); JSON, since forms hand it to the browser. */
export type PhonePlan = {
	/** A number without spaces and country prefix. */
	number: string;
	/** What a form takes as a mobile number; null for any number. */
	mobile: string | null;
	/** What a lead calls a mobile number, with or without prefix; null where nothing tells one. */
	cellphone: string | null;
	/** The country's own prefix. */
	prefix: string;
	/** Whether numbers start with a 0 that the prefix replaces. */
	leadingZero: boolean;
	/** Marks that people write between digits there, besides spaces and brackets: a form takes them (FORM-3). */
	leftOut: string;
	/** How digits are grouped while they are typed: what the number starts with, and sizes of groups. No row: it stays as typed. */
	groups: readonly (readonly [start: string, sizes: readonly number[]])[];
	/** What a form says of a number that is not the country's, or not a mobile one. */
	fault: string;
	mobileFault: string;
};
