import { listTenants, tenantNamed } from '../../hosted-tenants.ts';
import { findNamed } from '../cars/car-search.ts';
import { plainWords } from '../settings/plain-words.ts';
import { readSiteFile } from '../settings/site-file.ts';
import { namedSites } from './named-sites.ts';
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
 * some of the words name, in any order: `motorama phone`, `hours servco`; only then letters are forgiven. Else, of several words,
 * those of any site: `hours cleveland`, the first of each. On a site its own come first, then those of the others.
 */
export function paletteSettings({ q, site, ...around }: Asked): Find[] {
	const { finds, isNear } = site ? settingsOf({ q, site, ...around }) : { finds: [], isNear: false };
	const own = finds.slice(0, mostOwn);
	const withOthers = () => [...own, ...firstOfEach({ q, site, ...around })];
	if (own.length > 0 && !isNear) return withOthers();
	for (const { slugs, rest } of namedSites(q, around.out)) {
		const found = slugs.slice(0, mostSites).flatMap((slug) => settingsOf({ q: rest, site: slug, ...around }).finds);
		if (found.length > 0 || isPage(rest)) return found.slice(0, mostOwn);
	}
	if (own.length > 0) return withOthers();
	return site || !/\s/.test(q.trim()) ? [] : firstOfEach({ q, site, ...around });
}

/** Of each site but the one that is looked at, the first setting that is called by the words. */
function firstOfEach({ site, ...asked }: Asked): Find[] {
	return listTenants(asked.out)
		.filter(({ slug }) => slug !== site)
		.slice(0, mostSearched)
		.flatMap(({ slug }) => settingsOf({ ...asked, site: slug }).finds.slice(0, 1))
		.slice(0, mostElsewhere);
}

/** Whether words mean the page of all settings, which is offered by its name. */
const isPage = (words: string): boolean => words.length > 2 && 'settings'.startsWith(words.toLowerCase());

/** `isNear`: none is called so, and these nearly are. */
function settingsOf({ q, site, out, tenantsDir, operator }: Asked): { finds: Find[]; isNear: boolean } {
	const file = readSiteFile(tenantsDir, site);
	const rows = isPage(q) ? [] : settingNames({ out, tenantsDir }, site);
	const page = `setting, ${tenantNamed(out, site).report?.name ?? site}`;
	const canEdit = file !== null && operator.signedIn;
	const path = `/tenants/${site}/config/`;
	const { found, isNear } = findNamed(rows, q, ({ name, key }) => `${name} ${plainWords(key)}`);
	const finds = found.toSorted(byUse).map(({ key, name, isEditable }) => ({
		name,
		page,
		url: `${path}${canEdit && isEditable ? 'edit/?key=' : '?q='}${encodeURIComponent(key)}`,
		...(name.toLowerCase() === q.trim().toLowerCase() && { isExact: true as const }),
	}));
	return { finds, isNear };
}

/** What is changed most often first, then what stands higher up in the config. */
const byUse = (one: NamedSetting, other: NamedSetting): number =>
	one.often - other.often || one.path.length - other.path.length || one.name.length - other.name.length;
