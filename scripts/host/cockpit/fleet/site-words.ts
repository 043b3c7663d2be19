import { tenantDirs } from '../../../publish/paths.ts';
import { lastConfig } from '../../../publish/read/last-pull.ts';
import { whileUnchanged } from '../../while-unchanged.ts';
import { zoneOf } from '../site-locale.ts';

type Reached = { name?: unknown; phone?: unknown; address?: unknown; contact_detail?: unknown };

const words = whileUnchanged(
	(file) => [file],
	(file) => {
		const site = Object(lastConfig(file)) as Reached & { company_name?: unknown; locations?: unknown };
		const places = Array.isArray(site.locations) ? site.locations.map((place) => Object(place) as Reached) : [];
		const said = [site.company_name, ...[site, ...places].flatMap(wordsOf)];
		return [...new Set(said.filter((text) => typeof text === 'string'))].join(' ');
	},
);

/** What a place is called, where it is and how it is rung: as written, and the number without its spaces. */
function wordsOf({ name, phone, address, contact_detail }: Reached): unknown[] {
	const { street: _, lat: __, long: ___, ...where } = Object(address) as Record<string, unknown>;
	const own = phone ?? (Object(contact_detail) as Reached).phone;
	return [name, own, typeof own === 'string' ? own.replace(/\D/g, '') : null, ...Object.values(where)];
}

/** Words by which a site is found besides its name: company, places, phone numbers, the city of its clocks. */
export const siteWords = (out: string, slug: string): string =>
	`${words(tenantDirs(out, slug).config)} ${zoneOf(out, slug).replace(/^.*\//, '').replaceAll('_', ' ')}`;
