import { type LinkKind, linkKind, opensNewTab } from './link-kind.ts';
import { pagePath } from './pages-path.ts';

/** A menu entry as a page shows it (ROUTE-19). */
export type MenuLink = {
	name: string;
	/** Absent for a heading that leads nowhere. */
	url?: string;
	kind: LinkKind;
	newTab: boolean;
	/** What one finds there. */
	text?: string;
	items: MenuLink[];
};

type Entry = {
	name: string;
	url?: string | undefined;
	dropdownItems?: readonly { name: string; url: string; text?: string | undefined }[];
	dynamicDropdown?: boolean;
};

type Surroundings = {
	domain_name: string;
	use_pages_path: boolean;
	/** Name and page of each model, for a dynamic dropdown. */
	models: readonly { name: string; url: string }[];
};

/**
 * A menu with its addresses as the site has them: pages without or with /pages, other sites in a new tab, and the
 * models below an entry with `dynamicDropdown`, after the links that it lists itself (ROUTE-16, ROUTE-18, ROUTE-19).
 */
export function resolveMenu(entries: readonly Entry[], site: Surroundings): MenuLink[] {
	return entries.map(({ name, url, dropdownItems = [], dynamicDropdown = false }) => ({
		...menuLink(name, url, site),
		items: [
			...dropdownItems.map(({ text, ...item }) => ({ ...menuLink(item.name, item.url, site), ...(text && { text }) })),
			...(dynamicDropdown ? site.models : []).map((model) => menuLink(model.name, model.url, site)),
		],
	}));
}

function menuLink(name: string, url: string | undefined, site: Surroundings): MenuLink {
	if (url === undefined) return { name, kind: 'internal', newTab: false, items: [] };
	const kind = linkKind(url, site.domain_name);
	const address = url.startsWith('/') ? pagePath(url, site.use_pages_path) : url;
	return { name, url: address, kind, newTab: opensNewTab(kind), items: [] };
}
