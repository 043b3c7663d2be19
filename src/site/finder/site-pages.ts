import type { FinderEntry } from '../../contract/finder.ts';
import type { MenuLink } from '../../domain/addresses/navigation.ts';
import type { Site } from '../site.ts';

/** As many as anybody looks for by name. */
const most = 24;

/** The pages that the menus name, each once: who types `finance` finds it. Lists of stock are suggested by what they list. */
export function sitePages(site: Site): FinderEntry[] {
	const lists = new Set([...site.searchPages().map(({ path }) => path), '/']);
	const links = [...site.header().menu, ...site.footer().groups].flatMap((entry) => [entry, ...entry.items]);
	const pages = new Map<string, string>();
	for (const { name, url } of links.filter(isInternal)) {
		const path = url.replace(/[?#].*$/, '');
		if (path.startsWith('/') && !lists.has(path) && !pages.has(path)) pages.set(path, name);
	}
	return [...pages].slice(0, most).map(([path, name]) => [name, 0, path]);
}

const isInternal = (link: MenuLink): link is MenuLink & { url: string } =>
	link.kind === 'internal' && link.url !== undefined;
