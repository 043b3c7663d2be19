/**
 * Where something is kept: in `localStorage` (device), in `sessionStorage` (tab), in IndexedDB (database), in a cache of the
 * browser, or in a cookie that only the server reads.
 */
type Place = 'device' | 'tab' | 'database' | 'cache' | 'server cookie';

/** One thing that a site keeps on a visitor's device. */
export type DeviceItem = {
	place: Place;
	/** Of the form in which it is kept; {@link readKept} reads older ones as its reader says. */
	version: number;
	/** How long it is kept, in days; otherwise until the visitor or the browser removes it. */
	days?: number;
	/** What it is, for the visitor: `Your name and contact details`. Null for what only belongs to another item. */
	what: string | null;
};

/**
 * Everything that a site keeps on a device, by its name (USER-5). To keep one more thing, add its line: the storage takes no
 * other name, and `tests/architecture` finds code that goes around it. A name ending in `:` stands for all that begin so.
 */
export const deviceItems = {
	user: { place: 'device', version: 1, what: 'Your name and contact details' },
	favourites: { place: 'device', version: 1, what: 'Vehicles that you saved' },
	compare: { place: 'device', version: 1, what: 'What you compare' },
	saved_notes: { place: 'device', version: 1, what: 'What saved vehicles were called and cost when you saved them' },
	saved_words: { place: 'device', version: 1, what: 'Your notes about saved vehicles' },
	account_changed: { place: 'device', version: 1, what: null },
	handed_over: { place: 'device', version: 1, what: null },
	last_car_enquired: { place: 'device', version: 1, what: 'What you asked about last' },
	trade_in_valuation: {
		place: 'device',
		version: 3,
		days: 30,
		what: 'The vehicle that you had valued, and what it was said to be worth',
	},
	visits: { place: 'device', version: 1, what: 'Pages that you visited and how you came here' },
	success_category: { place: 'device', version: 1, what: null },
	recent: { place: 'device', version: 1, what: 'Vehicles that you looked at' },
	lists: { place: 'device', version: 1, what: 'Lists that you looked for' },
	list_days: { place: 'device', version: 1, what: 'The days of your last two visits' },
	searches: { place: 'device', version: 1, what: 'Your searches' },
	searched: { place: 'device', version: 1, what: 'What you looked for last' },
	plan: { place: 'device', version: 1, what: 'The plan that you chose' },
	term: { place: 'device', version: 1, what: 'For how long you chose it' },
	consent: { place: 'device', version: 1, what: 'Your choice about cookies' },
	variants: { place: 'device', version: 1, what: 'Which versions of pages you are shown' },
	events: { place: 'device', version: 1, days: 1, what: 'Visits and clicks that have not been counted yet' },
	offline: { place: 'device', version: 1, what: null },
	unsent: { place: 'device', version: 1, what: null },
	unsent_leads: { place: 'device', version: 1, days: 7, what: 'Messages that wait to be sent' },
	faults: { place: 'tab', version: 1, what: null },
	anonymous: { place: 'tab', version: 1, what: null },
	watch: { place: 'tab', version: 1, what: 'The vehicle that you were saving when you went to sign in' },
	account_note: { place: 'tab', version: 1, what: null },
	sign_in: { place: 'tab', version: 1, what: 'The number that you are signing in with' },
	finance_figures: { place: 'tab', version: 1, what: 'What you worked out for finance' },
	/** For a car by its number, `figures:7`, else for a page, `figures:/finance/`. */
	'figures:': { place: 'tab', version: 1, what: 'What you chose in the finance calculator' },
	'reservation:': { place: 'tab', version: 1, what: 'What you are reserving' },
	/** When that last changed. */
	reserving: { place: 'tab', version: 1, what: null },
	chat: { place: 'tab', version: 1, what: 'Whether you have chatted or closed the chat' },
	test_drive: { place: 'tab', version: 1, what: 'The time of your test drive' },
	sent: { place: 'tab', version: 1, what: 'What you sent last' },
	'draft:': { place: 'tab', version: 1, what: 'Forms that you began' },
	'database forecourt': { place: 'database', version: 1, days: 7, what: 'Messages that wait to be sent' },
	/** The browser that asked for a code, for five minutes. */
	'cookie sign-in': { place: 'server cookie', version: 1, what: null },
	/** Ended by signing out, which the server does. */
	'cookie session': { place: 'server cookie', version: 1, what: null },
	'cache offline': { place: 'cache', version: 1, what: 'Pages for when you are offline' },
} as const satisfies Record<string, DeviceItem>;

type Names = keyof typeof deviceItems;
type StoredNames = {
	[Name in Names]: (typeof deviceItems)[Name]['place'] extends 'device' | 'tab' ? Name : never;
}[Names];

/** A name in one of the storages. */
export type DeviceItemName = StoredNames extends infer Name
	? Name extends `${infer Start}:`
		? `${Start}:${string}`
		: Name
	: never;
