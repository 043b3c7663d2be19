import type { SiteConfig, SiteLocation } from '../../../config/site.ts';
import { localeRow } from '../../../domain/locales/rows.ts';
import { contactName, locationContactPath } from '../../../domain/places/contact-slug.ts';
import { visibleLocations } from '../../../domain/places/location-list.ts';
import { localiseText } from '../../../domain/words/wording.ts';
import type { Site } from '../../site.ts';
import { openingHours, specialHours } from './hours.ts';
import { known, type Thing } from './json-ld.ts';

/** The config keys that say who the dealer is. */
export type DealerConfig = Pick<
	SiteConfig,
	'name' | 'url' | 'phone' | 'logo' | 'description' | 'company_name' | 'address' | 'locale' | 'locations'
> &
	Pick<SiteConfig, 'special_hours' | 'licence_numbers_visible'>;

/** What names the dealer in the structured data of all pages of a site. */
export const dealerId = ({ url }: Pick<SiteConfig, 'url'>): string => new URL('/#dealer', url).href;

/** What names a place of the dealer, by the name of one of its locations. */
const placeId = (locationName: string, { url }: Pick<SiteConfig, 'url'>): string =>
	new URL(`${locationContactPath(locationName)}#place`, url).href;

/** Type of a department by its location's type; sales is the dealership's own trade. */
const departmentTypes = {
	sales: 'AutoDealer',
	service: 'AutoRepair',
	parts: 'AutoPartsStore',
	'': 'AutoDealer',
} as const;

/**
 * The dealer (LOC-10): address, phone, hours and departments where there is one place, else its places by name. `from`
 * is the first date whose special hours are still to come, `YYYY-MM-DD`.
 */
export function dealerThing(config: DealerConfig, from: string): Thing {
	const all = [...Map.groupBy(visibleLocations(config.locations), ({ name }) => contactName(name)).values()];
	const [only, ...others] = all;
	const place = only && others.length === 0 ? placeFacts(only, config, from) : null;
	return {
		'@type': 'AutoDealer',
		'@id': dealerId(config),
		...known({
			name: config.name,
			legalName: config.company_name === config.name ? undefined : config.company_name,
			url: new URL('/', config.url).href,
			description: config.description,
			logo: config.logo && new URL(config.logo, config.url).href,
			address: postalAddress(config.address, config.locale),
			geo: coordinates(config.address),
			...place,
			telephone: config.phone ?? place?.telephone,
			subOrganization: others.length > 0 ? all.map(([main]) => main && subPlace(main, config)) : undefined,
		}),
	};
}

/** The dealer of a site. */
export const dealerOf = (site: Site): Thing => dealerThing(site.config, firstDate(site));

/** The first date with its own hours that is not over. */
const firstDate = (site: Site): string => site.holidays()[0]?.date ?? '9999-12-31';

/** The place whose page has this path. */
export function placeOf(site: Site, path: string): Thing {
	const departments = visibleLocations(site.config.locations).filter(({ name }) => locationContactPath(name) === path);
	return placeThing(departments, site.config, firstDate(site));
}

/** A place with its departments, on its own page (ROUTE-13). `departments` are its locations, at least one. */
export function placeThing(departments: readonly SiteLocation[], config: DealerConfig, from: string): Thing {
	const name = contactName(departments[0]?.name ?? config.name);
	return {
		'@type': 'AutoDealer',
		'@id': placeId(name, config),
		name,
		url: new URL(locationContactPath(name), config.url).href,
		parentOrganization: { '@id': dealerId(config) },
		...known(placeFacts(departments, config, from)),
	};
}

/** The main department's facts are the place's; the others, each with its own hours, are its departments. */
function placeFacts(departments: readonly SiteLocation[], config: DealerConfig, from: string) {
	const main = departments.find(({ location_type }) => location_type !== 'service') ?? departments[0];
	const others = departments.filter((department) => department !== main);
	return {
		telephone: main?.contact_detail.phone,
		image: main?.image && new URL(main.image.url, config.url).href,
		address: main && postalAddress(main.address, config.locale),
		geo: main && coordinates(main.address),
		hasMap: main?.address.place_url ?? main?.address.map_url,
		brand: main?.manufacturers.map((name) => ({ '@type': 'Brand', name })),
		identifier: config.licence_numbers_visible ? licence(main, config.locale) : undefined,
		openingHoursSpecification: main && openingHours(main.contact_detail.opening_hours),
		specialOpeningHoursSpecification: specialHours(config.special_hours, from),
		department: others.map((location) => department(location, config)),
	};
}

function department(location: SiteLocation, { locale }: DealerConfig): Thing {
	return {
		'@type': departmentTypes[location.location_type],
		...known({
			name: location.name,
			telephone: location.contact_detail.phone,
			address: postalAddress(location.address, locale),
			openingHoursSpecification: openingHours(location.contact_detail.opening_hours),
		}),
	};
}

const subPlace = ({ name }: SiteLocation, config: DealerConfig): Thing => ({
	'@type': 'AutoDealer',
	'@id': placeId(name, config),
	name: contactName(name),
	url: new URL(locationContactPath(name), config.url).href,
});

/** Null where nothing is known of the address: a country alone is not an address. */
function postalAddress(address: SiteLocation['address'], locale: SiteConfig['locale']): Thing | null {
	const { full, street, city, state, postcode } = address;
	const parts = known({
		streetAddress: street ?? (city ? undefined : full),
		addressLocality: city,
		addressRegion: state,
		postalCode: postcode,
	});
	if (Object.keys(parts).length === 0) return null;
	return { '@type': 'PostalAddress', ...parts, addressCountry: localeRow(locale).country };
}

function coordinates({ lat, long }: SiteLocation['address']): Thing | null {
	if (lat === undefined || long === undefined) return null;
	return { '@type': 'GeoCoordinates', latitude: lat, longitude: long };
}

function licence(location: SiteLocation | undefined, locale: SiteConfig['locale']): Thing | undefined {
	const value = location?.dealer_license_number;
	return value ? { '@type': 'PropertyValue', name: localiseText('Motor dealer licence', locale), value } : undefined;
}
