import { slugify } from '../addresses/slug.ts';
import { type Locale, localeRow } from '../locales/rows.ts';

/**
 * The time zone of an address (LOC-6): `QLD` → Australia/Brisbane, `Auckland` in New Zealand → Pacific/Auckland. A state
 * with several zones has that of most of its people; a place elsewhere in it says its own in the config.
 */
type Place = { state?: string | undefined; postcode?: string | undefined };

/** The IANA name of the zone; null where the address does not tell. `WA` is Washington under en-US. */
export function timeZoneOf({ state, postcode }: Place, locale: Locale): string | null {
	const name = slugify(state ?? '');
	const { usual, states, towns = {} } = localeRow(locale).zones;
	if (!states) return usual;
	const [own, home] = [towns[name]?.[postcode ?? ''] ?? states[name], localeRow('en-AU').zones];
	return own ?? home.towns?.[name]?.[postcode ?? ''] ?? home.states?.[name] ?? null;
}

/** The zone in which most people of the locale's country live. */
export const usualTimeZone = (locale: Locale): string => localeRow(locale).zones.usual;
