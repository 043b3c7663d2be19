import { defaultNavigation } from '../../config/default-navigation.ts';
import type { FinderEntry } from '../../contract/finder.ts';
import { type MenuLink, resolveMenu } from '../../domain/addresses/navigation.ts';
import type { Site } from '../site.ts';
import { wordsOfPage } from './page-words.ts';

/** As many as anybody looks for by name. */
const most = 30;

/** Pages that a visitor may look for by name, each once: who types `finance` finds it, also where the menus do not name it. Lists of stock are suggested by what they list. */
export function sitePages(site: Site): FinderEntry[] {
	const lists = new Set([...site.searchPages().map(({ path }) => path), '/']);
	const pages = new Map<string, string>();
	for (const { name, url } of [...site.header().menu, ...site.footer().groups, ...usualPages(site)].flatMap(
		withItems,
	)) {
		const path = url?.replace(/[?#].*$/, '') ?? '';
		if (site.hasPage(path) && !lists.has(path) && !pages.has(path)) pages.set(path, name);
	}
	return [...pages].slice(0, most).map(([path, name]) => [name, 0, path, wordsOfPage(path, site.config.locale)]);
}

const withItems = (entry: MenuLink): MenuLink[] => [entry, ...entry.items];

/** What the template's menus name. */
function usualPages({ config }: Site): MenuLink[] {
	const { header, footer } = defaultNavigation(config);
	const { domain_name, use_pages_path } = config;
	return resolveMenu([...header, ...footer], { domain_name, use_pages_path, models: [] });
}
