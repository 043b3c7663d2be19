import { slugify } from '../addresses/slug.ts';

/**
 * The time zone of an address (LOC-6): `QLD` → Australia/Brisbane, `Auckland` in New Zealand → Pacific/Auckland. A state
 * with several zones has that of most of its people; a place elsewhere in it says its own in the config.
 */
const australianZones: Readonly<Record<string, string>> = {
	act: 'Australia/Sydney',
	nsw: 'Australia/Sydney',
	nt: 'Australia/Darwin',
	qld: 'Australia/Brisbane',
	sa: 'Australia/Adelaide',
	tas: 'Australia/Hobart',
	vic: 'Australia/Melbourne',
	wa: 'Australia/Perth',
	'australian-capital-territory': 'Australia/Sydney',
	'new-south-wales': 'Australia/Sydney',
	'northern-territory': 'Australia/Darwin',
	queensland: 'Australia/Brisbane',
	'south-australia': 'Australia/Adelaide',
	tasmania: 'Australia/Hobart',
	victoria: 'Australia/Melbourne',
	'western-australia': 'Australia/Perth',
};

/** Towns that do not keep their state's time, by postcode. */
const australianTowns: Readonly<Record<string, string>> = {
	'2880': 'Australia/Broken_Hill',
	'2898': 'Australia/Lord_Howe',
};

const americanStates: Readonly<Record<string, string>> = {
	'America/New_York': 'ct dc de fl ga in ky ma md me mi nc nh nj ny oh pa ri sc va vt wv',
	'America/Chicago': 'al ar ia il ks la mn mo ms nd ne ok sd tn tx wi',
	'America/Denver': 'co id mt nm ut wy',
	'America/Phoenix': 'az',
	'America/Los_Angeles': 'ca nv or wa',
	'America/Anchorage': 'ak',
	'Pacific/Honolulu': 'hi',
};

type Place = { state?: string | undefined; postcode?: string | undefined };

/** The IANA name of the zone; null where the address does not tell. `WA` is Washington under en-US. */
export function timeZoneOf({ state, postcode }: Place, locale: string): string | null {
	if (locale === 'en-NZ') return 'Pacific/Auckland';
	const name = slugify(state ?? '');
	const american = locale === 'en-US' ? americanZone(name) : undefined;
	if (american) return american;
	const town = name === 'nsw' ? australianTowns[postcode ?? ''] : undefined;
	return town ?? australianZones[name] ?? null;
}

function americanZone(state: string): string | undefined {
	return Object.keys(americanStates).find((zone) => americanStates[zone]?.split(' ').includes(state));
}
