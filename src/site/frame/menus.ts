import type { SiteConfig } from '../../config/site.ts';
import { modelLinks } from '../../domain/addresses/model-path.ts';
import { type MenuLink, resolveMenu } from '../../domain/addresses/navigation.ts';
import { pagePath } from '../../domain/addresses/pages-path.ts';
import { searchPages } from '../../domain/addresses/search-path.ts';
import type { KeptLists } from '../cars/kept-lists.ts';
import { modelSettings } from '../content/model-settings.ts';
import { everythingPath } from '../lists/landing-answers.ts';
import { garagePath, homePath, savedPath, signInPath } from '../pages/links.ts';

/** What decides whether a page that a menu names has anything for a visitor. */
export type MenuEnds = { accounts: boolean; kept: KeptLists; isEmptyList: (url: string) => boolean };

/**
 * The header's and the footer's menu with the addresses that the site uses (ROUTE-16, ROUTE-18, ROUTE-19). Left out is what
 * leads to a saved list that nothing can be put into, to a sign-in that is not there yet, or to a list without stock while others have some.
 */
export function menus(config: SiteConfig, ends: MenuEnds): { header: HeaderEntry[]; footer: MenuLink[] } {
	const { navigation, domain_name, use_pages_path, models } = config;
	const links = modelLinks(models, modelSettings(config));
	const surroundings = { domain_name, use_pages_path, models: links };
	const isDead = deadEnds(config, ends);
	return {
		header: withoutDead(resolveMenu(navigation.header, surroundings), isDead)
			.map((entry) => withOwnPage(entry, config))
			.map((entry) => withPanel(entry, { config, models: links })),
		footer: withoutDead(resolveMenu(navigation.footer, surroundings), isDead).map((group) => ({
			...group,
			items: group.items.map(({ text: _, ...item }) => item),
		})),
	};
}

type IsDead = (entry: MenuLink) => boolean;

function deadEnds({ garage_settings: { prefix } }: SiteConfig, { accounts, kept, isEmptyList }: MenuEnds): IsDead {
	const garage = [savedPath(prefix), `${prefix}/`, savedPath(garagePath)];
	const dead = new Set([...(accounts ? [] : [signInPath]), ...(kept.favourites ? [] : garage)]);
	return ({ url = '' }) => dead.has(url.replace(/\/?(?:[?#].*)?$/, '/')) || isEmptyList(url);
}

function withoutDead(menu: readonly MenuLink[], isDead: IsDead): MenuLink[] {
	return menu
		.map((entry) => ({ ...entry, items: entry.items.filter((item) => !isDead(item)) }))
		.filter((entry, index) => !isDead(entry) && (entry.items.length > 0 || menu[index]?.items.length === 0));
}

/**
 * An entry that opens a list cannot be followed itself: its own page becomes the list's first link, unless it is listed. It is named as
 * that page is headed: `About us` below `About`; what is above models says that it is all of them, `All Mazda models`.
 */
function withOwnPage(entry: MenuLink, { pages, use_pages_path }: SiteConfig): MenuLink {
	const { url, items } = entry;
	if (url === undefined || items.length === 0 || items.some((item) => item.url === url)) return entry;
	const page = Object.entries(pages).find(([key]) => pagePath(key, use_pages_path) === url)?.[1];
	const name = page?.heading ?? entry.name;
	const isAll = /\bmodels$/i.test(name) && !/^all\b/i.test(name);
	return {
		...entry,
		items: [
			{
				...entry,
				name: isAll ? `All ${name.replace(/^(?:Our|Models)\b/, (word) => word.toLowerCase())}` : name,
				items: [],
			},
			...items,
		],
	};
}

/** An entry of the header's menu; what lists models or stock also shows them in pictures, which a script fetches (ROUTE-19). */
export type HeaderEntry = MenuLink & {
	panel?: 'models' | 'stock';
	/** The list of some of the stock that it is for: its panel shows what is in that alone. */
	part?: string;
	/** A list of all stock that an entry for some of it links to: there the entry is not the page that one is on. */
	wider?: string;
};

function withPanel(
	entry: MenuLink,
	{ config, models }: { config: SiteConfig; models: readonly { url: string }[] },
): HeaderEntry {
	const leadsInto = (urls: readonly string[]) => entry.items.some(({ url = '' }) => urls.includes(url));
	if (leadsInto(models.map(({ url }) => url))) return { ...entry, panel: 'models' };
	const lists = searchPages(config).map(({ path }) => path);
	const narrowed = entry.items.some(({ url = '' }) => lists.some((path) => url.startsWith(`${path}?`)));
	if (!narrowed && !leadsInto(lists)) return entry;
	const wider = everythingPath(config);
	const isOfSome = entry.url !== wider && lists.includes(entry.url ?? '');
	return { ...entry, panel: 'stock', ...(isOfSome && { part: entry.url ?? '', wider }) };
}

/** Whether a menu entry leads to the page at `path`, or lists a link that does. */
export const isCurrent = (entry: HeaderEntry, path: string): boolean =>
	leadsTo(entry, path) && (entry.url === path || entry.wider !== path);

const leadsTo = ({ url, items }: MenuLink, path: string): boolean =>
	url === path || items.some((item) => item.url === path);

/** The path of the page where it is the home page or a link of the menu, which marks it; of all other pages the same: none. */
export function currentIn(menu: readonly MenuLink[], path: string): string {
	return path === homePath || menu.some((entry) => leadsTo(entry, path)) ? path : '';
}
