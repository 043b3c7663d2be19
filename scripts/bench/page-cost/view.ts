import type { IconName } from '../../../src/components/icon-paths.ts';
import { iconPaths } from '../../../src/components/icon-paths.ts';
import type { MenuLink } from '../../../src/domain/addresses/navigation.ts';
import type { FooterModel, HeaderModel } from '../../../src/site/frame/header-and-footer.ts';
import type { HeaderEntry } from '../../../src/site/frame/menus.ts';
import type { Site } from '../../../src/site/site.ts';

/** What templates of other builders are given: texts, flags and lists, in lower-case names, because Hugo keeps no others. */
export type View = { [name: string]: string | boolean | null | View | View[] };

/** What all pages of the site show, worked out once. */
export function siteView(site: Site): View {
	return {
		slug: site.config.slug,
		header: headerView(site.header()),
		footer: footerView(site.footer()),
		scripts: [0, 1, 2].map((index) => ({
			src: `/_astro/PageScripts.astro_astro_type_script_index_${index}.a1b2c3d4.js`,
		})),
	};
}

/** A drawing in line; its path is in each page. */
export const icon = (name: IconName, size = 20, className = ''): View => ({
	class: className,
	size: String(size),
	path: iconPaths[name],
});

/** A drawing of the sheet of drawings. */
export const symbol = (name: string): View => ({ href: `/_astro/car-icons.a1b2c3d4.svg#${name}` });

function headerView(header: HeaderModel): View {
	const { finder, phone, place, saved, menu, row } = header;
	if (!phone || !place || !saved) throw new Error('The benchmark’s site has a phone number, a place and saved cars.');
	const phoneView = (size: number, className: string) => ({ ...phone, class: className, icon: icon('phone', size) });
	const finderView = { ...finder, icon: icon('search') };
	return {
		name: header.name,
		homepath: header.homePath,
		finder: { ...finderView, class: '' },
		inlinefinder: { ...finderView, class: 'finder-inline' },
		phones: {
			bar: phoneView(22, 'phone-bar-call'),
			menu: phoneView(20, 'button button-outline'),
			wide: phoneView(18, 'button button-outline button-small whitespace-nowrap'),
		},
		saved: { path: saved.path, text: saved.text, icon: icon(saved.icon, 22) },
		place,
		icons: { menu: icon('menu', 24), close: icon('close', 24), search: icon('search', 22), pin: icon('pin') },
		menu: menu.map(entryView),
		row: row.map(entryView),
	};
}

const entryView = ({ name, url = '', items, panel = 'models' }: HeaderEntry, index: number): View => ({
	name,
	url,
	panel,
	id: `menu-${index}`,
	items: linkViews(items),
	phonelist: { class: 'phone-menu-list', items: linkViews(items) },
	list: { class: '', items: linkViews(items) },
	chevron: icon('chevron', 20, 'phone-menu-chevron'),
	smallchevron: icon('chevron', 16, 'main-menu-chevron'),
});

const linkViews = (items: readonly MenuLink[]): View[] => items.map(({ name, url = '' }) => ({ name, url }));

function footerView({ name, phone, places, groups, legal, legalName }: FooterModel): View {
	const [place] = places;
	return {
		name,
		phone: { ...phone, class: 'site-footer-phone', icon: icon('phone', 22) },
		place: { path: place?.path ?? '', text: place?.main.address ?? '' },
		groups: groups.map((group) => ({ name: group.name, class: '', items: linkViews(group.items) })),
		legal: legal.map((link) => ({ ...link })),
		legalname: legalName,
	};
}
