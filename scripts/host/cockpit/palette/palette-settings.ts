import { listTenants, tenantNamed } from '../../hosted-tenants.ts';
import { findNamed } from '../cars/car-search.ts';
import { notedSettings } from '../settings/noted.ts';
import { oftenPlace } from '../settings/often.ts';
import { plainWords } from '../settings/plain-words.ts';
import type { Setting } from '../settings/rows.ts';
import { readSiteFile } from '../settings/site-file.ts';

/** What the palette offers: its name, what it is, and its address; `isExact`: it is called as was typed, or is the stock number. */
export type Find = { name: string; page: string; url: string; isExact?: true };

type Asked = { q: string; site: string; out: string; tenantsDir: string | null; operator: { signedIn: boolean } };

/** Sites of a fleet whose settings are read, where the words name several. */
const mostSites = 3;

/**
 * The settings of a site that are called by the words of a search; each leads to where it is changed. Of the whole fleet those of
 * the sites that the first words name: `motorama phone`.
 */
export function paletteSettings({ q, site, ...around }: Asked): Find[] {
	if (site) return settingsOf({ q, site, ...around });
	const words = q.trim().split(/\s+/);
	for (let count = words.length - 1; count > 0; count--) {
		const [named, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
		const sites = listTenants(around.out).filter(({ slug, report }) => isNamed(`${report?.name ?? ''} ${slug}`, named));
		const found = sites.slice(0, mostSites).flatMap(({ slug }) => settingsOf({ q: rest, site: slug, ...around }));
		if (found.length > 0) return found;
	}
	return [];
}

/** Whether a site is called by words: each begins a word of its name. */
function isNamed(name: string, words: string): boolean {
	const known = name.toLowerCase().split(/[\s-]+/);
	return words
		.toLowerCase()
		.split(/[\s-]+/)
		.every((word) => known.some((one) => one.startsWith(word)));
}

function settingsOf({ q, site, out, tenantsDir, operator }: Asked): Find[] {
	const file = readSiteFile(tenantsDir, site);
	const rows = notedSettings(out, site, file) ?? [];
	const page = `setting, ${tenantNamed(out, site).report?.name ?? site}`;
	const canEdit = file !== null && operator.signedIn;
	const path = `/tenants/${site}/config/`;
	const { found } = findNamed(rows, q, ({ name, key }) => `${name} ${plainWords(key)}`);
	return found.toSorted(byUse).map(({ key, name, isEditable }) => ({
		name,
		page,
		url: `${path}${canEdit && isEditable ? 'edit/?key=' : '?q='}${encodeURIComponent(key)}`,
		...(name.toLowerCase() === q.trim().toLowerCase() && { isExact: true as const }),
	}));
}

/** What is changed most often first, then what stands higher up in the config. */
const byUse = (one: Setting, other: Setting): number =>
	oftenPlace(one) - oftenPlace(other) || one.path.length - other.path.length || one.name.length - other.name.length;
