import type { SiteConfig } from '../../config/site.ts';
import type { FormLookUps } from '../../contract/forms-file.ts';
import { lookUpPaths } from '../../contract/look-ups.ts';
import { localeRow } from '../../domain/locales/rows.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';
import { looksUpVehicles } from '../../forms/definitions/site-form.ts';

type LookUpSite = Pick<SiteConfig, 'nevdis' | 'autograb' | 'redbook' | 'locale' | 'locations' | 'address'>;

/**
 * How the forms of a site look up a vehicle (SITE-10, USER-10): the register of plates first, and for its worth RedBook first;
 * what else is on stands in. Null where all three flags are off.
 */
export function lookUpsOf(config: LookUpSite): FormLookUps | null {
	if (!looksUpVehicles(config)) return null;
	const { nevdis, autograb, redbook } = config;
	const valuation = redbook ? lookUpPaths.redbook : autograb ? lookUpPaths.autograb : null;
	const { currency, zones } = localeRow(config.locale);
	const states = stateCodes(zones.states);
	const places = visibleLocations(config.locations);
	const place = places.find(({ primary }) => primary) ?? places[0];
	const own = (place?.address?.state ?? config.address?.state ?? '').toUpperCase();
	return {
		vehicle: nevdis || valuation === null ? lookUpPaths.nevdis : valuation,
		valuation,
		states,
		state: states.includes(own) ? own : '',
		currency,
	};
}

/** `ACT`, `NSW` …: the states whose plates are told apart; empty where a country has one register. */
function stateCodes(states: Readonly<Record<string, string>> | null): string[] {
	return Object.keys(states ?? {})
		.filter((name) => name.length <= 3)
		.map((name) => name.toUpperCase())
		.toSorted();
}
