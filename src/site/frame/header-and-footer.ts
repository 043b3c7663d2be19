import type { SiteConfig, SiteLocation } from '../../config/site.ts';
import type { MenuLink } from '../../domain/addresses/navigation.ts';
import { searchPath } from '../../domain/addresses/search-path.ts';
import type { PlaceHours } from '../../domain/hours/day-hours.ts';
import { openingHoursLines } from '../../domain/hours/opening-hours.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';
import { phoneHref } from '../../domain/words/phone-href.ts';
import { maskPhone } from '../../domain/words/phone-mask.ts';
import { templateFacts } from '../../domain/words/template.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import type { KeptLists } from '../cars/kept-lists.ts';
import {
	comparePath,
	contactPath,
	homePath,
	locationsPath,
	phoneCardAnchor,
	privacyPath,
	savedPath,
	signInPath,
} from '../pages/links.ts';
import { addressLine } from '../places/address-line.ts';
import { liveHours } from '../places/live-hours.ts';
import { type Place, places } from '../places/places.ts';
import { type FinderBox, finderBox } from './finder-box.ts';
import { menuRow } from './menu-room.ts';
import { type HeaderEntry, type MenuEnds, menus } from './menus.ts';
import { otherPages } from './other-pages.ts';

/** The top of every page. */
export type HeaderModel = {
	style: SiteConfig['theme']['header'];
	name: string;
	logo: string | null;
	homePath: string;
	menu: HeaderEntry[];
	/** The site's other main pages, below the menu on phones. */
	others: MenuLink[];
	/** The menu as a row: entries that do not fit are under `More`. */
	row: HeaderEntry[];
	/** The row is below the name, as it has no room beside it. */
	stacked: boolean;
	/** The menu's row has room for `browse`. */
	browses: boolean;
	/** The menu's row has room for the small logo, and for the phone number in figures, from 1280 px up. */
	names: boolean;
	calls: boolean;
	/** The search box. */
	finder: FinderBox;
	phone: { number: string; href: string } | null;
	/** The main address, or how many addresses there are. */
	place: { text: string; path: string } | null;
	/** `Mon-Fri 8:30am-5:30pm` of the main location. */
	hours: string | null;
	/** With which a browser says whether it is open now; null where that cannot be said. */
	liveHours: PlaceHours | null;
	browse: { text: string; path: string };
	/** The visitor's own list, where some car can be put into it (CARD-4, ROUTE-12). */
	saved: { icon: 'heart' | 'compare'; text: string; path: string } | null;
	/** Where visitors sign in and find their account, on sites with accounts (ROUTE-11). */
	account: { text: string; path: string } | null;
};

/** The header, with the phone number, address and hours of the main location. */
export function headerModel(
	config: SiteConfig,
	{ hasPage, ...ends }: MenuEnds & { hasPage: (path: string) => boolean },
): HeaderModel {
	const main = mainLocation(config.locations);
	const hours = main && openingHoursLines(main.contact_detail.opening_hours)[0];
	const { header: menu, footer } = menus(config, ends);
	const phone = mainPhone(config);
	const saved = savedLink(config, ends.kept);
	const account = ends.accounts ? { text: 'Sign in', path: signInPath } : null;
	const space = { style: config.theme.header, name: config.name, logo: config.logo ?? null, phone, saved, account };
	const browse = { text: `Browse ${templateFacts(config.template).plural}`, path: searchPath(config) };
	return {
		...space,
		homePath,
		menu,
		others: otherPages(config, { header: menu, footer, hasPage }),
		...menuRow(menu, { ...space, browse: browse.text }),
		finder: finderBox(config),
		place: placeLine(config),
		hours: hours?.hours ? `${hours.days} ${hours.hours}` : null,
		liveHours: main ? liveHours(main, config) : null,
		browse,
	};
}

function savedLink(
	{ template, garage_settings }: Pick<SiteConfig, 'template' | 'garage_settings'>,
	kept: KeptLists,
): HeaderModel['saved'] {
	const { plural } = templateWords(template);
	const { prefix } = garage_settings;
	if (kept.favourites) return { icon: 'heart', text: `Saved ${plural}`, path: savedPath(prefix) };
	return kept.compare ? { icon: 'compare', text: `Compare ${plural}`, path: comparePath(prefix) } : null;
}

/** The header of pages that show no number before it is asked for: its own leads to the page's card with the number (CAR-2). */
export function maskedHeader(header: HeaderModel): HeaderModel {
	return { ...header, phone: maskedPhone(header.phone) };
}

/** The footer of such pages. Its places keep their addresses; their own pages have their numbers. */
export function maskedFooter(footer: FooterModel): FooterModel {
	const places = footer.places.map((place) => {
		const departments = place.departments.map((department) => ({ ...department, phones: [] }));
		return { ...place, main: { ...place.main, phones: [] }, departments };
	});
	return { ...footer, places, phone: maskedPhone(footer.phone) };
}

const maskedPhone = (phone: HeaderModel['phone']): HeaderModel['phone'] =>
	phone && { number: maskPhone(phone.number), href: phoneCardAnchor };

/** The bottom of every page. */
export type FooterModel = {
	name: string;
	logo: string | null;
	legalName: string;
	groups: MenuLink[];
	places: Place[];
	/** All places, where the footer names only some. */
	placesPath: string | null;
	phone: { number: string; href: string } | null;
	contactPath: string;
	social: { name: string; url: string }[];
	/** One line per kind: `Dealer licence 0000001, 0000002`. */
	licences: string[];
	/** Privacy and terms, wherever the menus lead. */
	legal: { name: string; path: string }[];
	/** Whether visitors are asked for consent, and can change what they have chosen (SITE-12). */
	privacyChoices: boolean;
	demo: boolean;
};

/** Places that the footer has room for. */
const mostPlaces = 6;

/** The footer; licence numbers only where the site shows them (LOC-1). */
export function footerModel(config: SiteConfig, ends: MenuEnds): FooterModel {
	const all = places(config);
	return {
		name: config.name,
		logo: config.footer_logo ?? null,
		legalName: config.company_name,
		groups: menus(config, ends).footer,
		places: all.slice(0, mostPlaces),
		placesPath: all.length > mostPlaces ? locationsPath : null,
		phone: mainPhone(config),
		contactPath,
		social: socialLinks(config.locations),
		licences: licenceLines(all),
		legal: [
			{ name: 'Privacy', path: privacyPath },
			{ name: 'Terms', path: '/terms-and-conditions/' },
		],
		privacyChoices: config.consent.required,
		demo: config.demo,
	};
}

/** The site's phone number: its own, else the main location's. */
export function mainPhone({ phone, locations }: Pick<SiteConfig, 'phone' | 'locations'>): HeaderModel['phone'] {
	const number = phone ?? mainLocation(locations)?.contact_detail.phone;
	return number ? { number, href: phoneHref(number) } : null;
}

function mainLocation(locations: readonly SiteLocation[]): SiteLocation | undefined {
	const visible = visibleLocations(locations);
	return visible.find(({ primary }) => primary) ?? visible[0];
}

function placeLine(
	config: Pick<SiteConfig, 'locations' | 'address'> & Parameters<typeof places>[0],
): HeaderModel['place'] {
	const all = places(config);
	if (all.length > 1) return { text: `${all.length} locations`, path: locationsPath };
	const text = all[0]?.main.address ?? addressLine(config.address);
	return text ? { text, path: all[0]?.path ?? contactPath } : null;
}

const networks = {
	facebook: 'Facebook',
	instagram: 'Instagram',
	youtube: 'YouTube',
	linkedin: 'LinkedIn',
	tiktok: 'TikTok',
	x: 'X',
} as const;

/** Each network once: the page of the first location that has one. */
function socialLinks(locations: readonly SiteLocation[]): FooterModel['social'] {
	const visible = visibleLocations(locations);
	return (Object.keys(networks) as (keyof typeof networks)[]).flatMap((network) => {
		const url = visible.map(({ contact_detail }) => contact_detail.social_links[network]).find(Boolean);
		return url ? [{ name: networks[network], url }] : [];
	});
}

function licenceLines(all: readonly Place[]): string[] {
	const numbers = new Map<string, Set<string>>();
	for (const { label, number } of all.flatMap(({ departments }) => departments.flatMap(({ licences }) => licences)))
		numbers.set(label, (numbers.get(label) ?? new Set()).add(number));
	return [...numbers].map(([label, those]) => `${label} ${[...those].join(', ')}`);
}
