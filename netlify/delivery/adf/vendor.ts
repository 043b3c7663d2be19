import type { SiteConfig, SiteLocation } from '../../../src/config/site.ts';
import { localeRow } from '../../../src/domain/locales/rows.ts';
import type { StoredLead } from '../../platform/db/rows/lead-rows.ts';
import type { AdfLead } from './adf-lead.ts';
import { element, leaf, optionalLeaf, type Xml } from './xml.ts';

/** The location that was chosen, else the primary one, else the first; undefined if the site has none. */
export function locationOf(lead: Pick<StoredLead, 'location_id'>, { locations }: SiteConfig): SiteLocation | undefined {
	return (
		locations.find(({ id }) => String(id) === lead.location_id) ??
		locations.find(({ primary }) => primary) ??
		locations[0]
	);
}

/** The dealer, at the location of the lead, with its numbers in other systems (LOC-10). */
export function vendor({ lead, site }: AdfLead): Xml {
	const location = locationOf(lead, site);
	const name = location?.name ?? site.name;
	return element('vendor', [
		...vendorIds(site, location),
		leaf('vendorname', name),
		leaf('url', site.url),
		element('contact', [
			leaf('name', name, { part: 'full', type: 'business' }),
			leaf('phone', location?.contact_detail.phone ?? site.phone ?? '', { type: 'voice' }),
			vendorAddress(site, location),
		]),
	]);
}

/** Who provides the lead: the site itself. */
export function provider({ site }: AdfLead): Xml {
	return element('provider', [leaf('name', site.name), leaf('service', 'Website'), leaf('url', site.url)]);
}

function vendorIds({ slug }: SiteConfig, location: SiteLocation | undefined): Xml[] {
	if (!location) return [];
	const own: [string, string | number][] = [[slug, location.id], ...Object.entries(location.external_identifiers)];
	return own.map(([source, id], index) => leaf('id', String(id), { sequence: String(index + 1), source }));
}

function vendorAddress(site: SiteConfig, location: SiteLocation | undefined): Xml | null {
	const { street, city, state, postcode } = location?.address ?? site.address;
	if (!street && !city && !state && !postcode) return null;
	return element(
		'address',
		[
			leaf('street', street ?? '', { line: '1' }),
			optionalLeaf('city', city ?? ''),
			optionalLeaf('regioncode', state ?? ''),
			optionalLeaf('postalcode', postcode ?? ''),
			leaf('country', localeRow(site.locale).country),
		],
		{ type: 'work' },
	);
}
