import { listTenants, tenantNamed } from '../../hosted-tenants.ts';
import { findNamed } from '../cars/car-search.ts';
import { plainWords } from '../settings/plain-words.ts';
import { readSiteFile } from '../settings/site-file.ts';
import { type NamedSetting, settingNames } from './setting-names.ts';

/** What the palette offers: its name, what it is, and its address; `isExact`: it is called as was typed, or is the stock number. */
export type Find = { name: string; page: string; url: string; isExact?: true };

type Asked = { q: string; site: string; out: string; tenantsDir: string | null; operator: { signedIn: boolean } };

/** Sites of a fleet whose settings are offered, where the words name several. */
const mostSites = 3;
/** Sites of which all settings are looked through where the words name none. */
const mostSearched = 30;
/** Settings of the site that is looked at, or that the words name; and those of all sites, the first of each. */
const mostOwn = 4;
const mostElsewhere = 6;

/**
 * The settings of a site that are called by the words of a search; each leads to where it is changed. Else those of the sites that
 * the first words name: `motorama phone`; else, of several words, those of any site: `hours cleveland`, the first of each. On a site its
 * own come first, then those of the others.
 */
export function paletteSettings({ q, site, ...around }: Asked): Find[] {
	const own = site ? settingsOf({ q, site, ...around }).slice(0, mostOwn) : [];
	if (own.length > 0) return [...own, ...firstOfEach({ q, site, ...around })];
	const words = q.trim().split(/\s+/);
	for (let count = words.length - 1; count > 0; count--) {
		const [named, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
		const sites = listTenants(around.out).filter(({ slug, report }) => isNamed(`${report?.name ?? ''} ${slug}`, named));
		const found = sites.slice(0, mostSites).flatMap(({ slug }) => settingsOf({ q: rest, site: slug, ...around }));
		if (found.length > 0 || (sites.length > 0 && isPage(rest))) return found.slice(0, mostOwn);
	}
	return site || words.length < 2 ? [] : firstOfEach({ q, site, ...around });
}

/** Of each site but the one that is looked at, the first setting that is called by the words. */
function firstOfEach({ site, ...asked }: Asked): Find[] {
	return listTenants(asked.out)
		.filter(({ slug }) => slug !== site)
		.slice(0, mostSearched)
		.flatMap(({ slug }) => settingsOf({ ...asked, site: slug }).slice(0, 1))
		.slice(0, mostElsewhere);
}

/** Whether words mean the page of all settings, which is offered by its name. */
const isPage = (words: string): boolean => words.length > 2 && 'settings'.startsWith(words.toLowerCase());

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
	const rows = isPage(q) ? [] : settingNames({ out, tenantsDir }, site);
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
const byUse = (one: NamedSetting, other: NamedSetting): number =>
	one.often - other.often || one.path.length - other.path.length || one.name.length - other.name.length;
