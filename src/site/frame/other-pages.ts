import { defaultNavigation } from '../../config/default-navigation.ts';
import type { SiteConfig } from '../../config/site.ts';
import { type MenuLink, resolveMenu } from '../../domain/addresses/navigation.ts';
import { pagePath } from '../../domain/addresses/pages-path.ts';

/** What people look for on a dealer's site beside its stock, in the order in which it is listed. */
const mainPages = [
	'/special-offers/',
	'/finance/',
	'/trade-in/',
	'/sell-your-car/',
	'/service/',
	'/pages/book-a-service/',
	'/vehicle-parts-and-accessories/',
	'/warranty/',
	'/about-us/',
	'/our-locations/',
	'/contact/',
];

/**
 * The main pages of a site that no entry of its header's menu leads to, for the menu on phones, where they would be a long way down, in the
 * footer. They are named as in the footer, or else as the template's own menus name them (ROUTE-19).
 */
export function otherPages(
	config: SiteConfig,
	{ header, footer, hasPage }: { header: MenuLink[]; footer: MenuLink[]; hasPage: (path: string) => boolean },
): MenuLink[] {
	const { domain_name, use_pages_path } = config;
	const usual = defaultNavigation(config);
	const named = [
		...footer,
		...resolveMenu([...usual.header, ...usual.footer], { domain_name, use_pages_path, models: [] }),
	];
	const links = named.flatMap(withItems);
	const there = new Set(header.flatMap(withItems).map(({ url }) => url?.replace(/[?#].*$/, '')));
	return mainPages
		.map((page) => pagePath(page, use_pages_path))
		.filter((path) => !there.has(path) && hasPage(path))
		.flatMap((path) => links.find(({ url, items }) => url === path && items.length === 0) ?? [])
		.map(({ text: _, ...link }) => link);
}

const withItems = (entry: MenuLink): MenuLink[] => [...entry.items, entry];
