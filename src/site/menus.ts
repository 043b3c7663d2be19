import type { SiteConfig } from '../config/site.ts';
import { modelLinks } from '../domain/model-path.ts';
import { type MenuLink, resolveMenu } from '../domain/navigation.ts';
import { homePath } from './links.ts';
import { modelSettings } from './models.ts';

/** The header's and the footer's menu with the addresses that the site uses (ROUTE-16, ROUTE-18, ROUTE-19). */
export function menus(config: SiteConfig): { header: MenuLink[]; footer: MenuLink[] } {
	const { navigation, domain_name, use_pages_path, models } = config;
	const links = modelLinks(models, modelSettings(config));
	const surroundings = { domain_name, use_pages_path, models: links };
	return {
		header: resolveMenu(navigation.header, surroundings).map(withOwnPage),
		footer: resolveMenu(navigation.footer, surroundings),
	};
}

/** An entry that opens a list cannot be followed itself: its own page becomes the list's first link, unless it is listed. */
function withOwnPage(entry: MenuLink): MenuLink {
	const { url, items } = entry;
	if (url === undefined || items.length === 0 || items.some((item) => item.url === url)) return entry;
	return { ...entry, items: [{ ...entry, items: [] }, ...items] };
}

/** Whether a menu entry leads to the page at `path`, or lists a link that does. */
export function isCurrent({ url, items }: MenuLink, path: string): boolean {
	return url === path || items.some((item) => item.url === path);
}

/** The path of the page where it is the home page or a link of the menu, which marks it; of all other pages the same: none. */
export function currentIn(menu: readonly MenuLink[], path: string): string {
	return path === homePath || menu.some((entry) => isCurrent(entry, path)) ? path : '';
}
