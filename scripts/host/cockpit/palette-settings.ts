import { tenantNamed } from '../hosted-tenants.ts';
import { findNamed } from './car-search.ts';
import { notedSettings } from './settings/noted.ts';
import { plainWords } from './settings/plain-words.ts';
import type { Setting } from './settings/rows.ts';
import { readSiteFile } from './settings/site-file.ts';

/** What the palette offers: its name, what it is, and its address; `isExact`: it is called as was typed, or is the stock number. */
export type Find = { name: string; page: string; url: string; isExact?: true };

type Asked = { q: string; site: string; out: string; tenantsDir: string | null; operator: { signedIn: boolean } };

/** The settings of a site that are called by the words of a search, those whose own name has them first; each leads to where it is changed. */
export function paletteSettings({ q, site, out, tenantsDir, operator }: Asked): Find[] {
	const file = readSiteFile(tenantsDir, site);
	const rows = notedSettings(out, site, file) ?? [];
	const page = `setting, ${tenantNamed(out, site).report?.name ?? site}`;
	const canEdit = file !== null && operator.signedIn;
	const path = `/tenants/${site}/config/`;
	const nameOf = ({ name, key }: Setting): string => `${name} ${plainWords(key)}`;
	const { found } = findNamed(rows, q, nameOf);
	return found
		.toSorted((one, other) => one.path.length - other.path.length || one.name.length - other.name.length)
		.map(({ key, name, isEditable }) => ({
			name,
			page,
			url: `${path}${canEdit && isEditable ? 'edit/?key=' : '?q='}${encodeURIComponent(key)}`,
			...(name.toLowerCase() === q.trim().toLowerCase() && { isExact: true as const }),
		}));
}
