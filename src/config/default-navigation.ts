import { type SearchPathSettings, searchPath } from '../domain/search-path.ts';
import { templateFacts } from '../domain/template.ts';
import { capitalised } from '../domain/wording.ts';
import type { MenuItem } from './navigation.ts';

type Menus = { header: MenuItem[]; footer: MenuItem[] };

/** The menus of a site that sets none, in its template's words (SITE-8, ROUTE-19). */
export function defaultNavigation(site: SearchPathSettings): Menus {
	const { plural, searchNoun } = templateFacts(site.template);
	const all = { name: `All ${plural}`, url: searchPath(site) };
	const types = searchNoun
		? ['New', 'Used', 'Demo'].map((type) => ({
				name: `${type} ${plural}`,
				url: `/search/${type.toLowerCase()}-${searchNoun}/`,
			}))
		: [];
	const contact = { name: 'Contact us', url: '/contact/' };
	const places = { name: 'Our locations', url: '/our-locations/' };
	const item = (entry: Partial<MenuItem> & { name: string }): MenuItem => ({
		dropdownItems: [],
		dynamicDropdown: false,
		...entry,
	});
	return {
		header: [
			item({ name: capitalised(plural), url: all.url, dropdownItems: types.length ? [all, ...types] : [] }),
			item(places),
			item(contact),
		],
		footer: [
			item({ name: 'Browse', dropdownItems: [all, ...types] }),
			item({ name: 'Visit us', dropdownItems: [places, contact] }),
		],
	};
}
