import { type SearchPathSettings, searchPath } from '../domain/addresses/search-path.ts';
import { type ConditionLabels, conditionLabel } from '../domain/cars/condition.ts';
import { isHired, templateFacts } from '../domain/words/template.ts';
import { templateWords } from '../domain/words/template-words.ts';
import { capitalised, localiseTexts } from '../domain/words/wording.ts';
import type { MenuItem } from './navigation.ts';

type Menus = { header: MenuItem[]; footer: MenuItem[] };
type Link = { name: string; url: string; text?: string };
type MenuSettings = SearchPathSettings & {
	locale: string;
	blog_path: string;
	/** The dealer's words for conditions (CARD-6). */
	labels: ConditionLabels;
	/** The models that the dealer sells. Without models there is no entry for them. */
	models: readonly unknown[];
	/** The pages that the dealer wrote, by path. */
	pages: Readonly<Record<string, unknown>>;
};

/** The menus of a site that does not set them, in the words of its template and locale (SITE-8, SITE-9, ROUTE-19). */
export function defaultNavigation(site: MenuSettings): Menus {
	const menus = site.template === 'conversion' ? conversionNavigation(site) : usualNavigation(site);
	return localiseTexts(menus, site.locale, { keys: new Set(['url']) });
}

function usualNavigation(site: MenuSettings): Menus {
	const { plural } = templateFacts(site.template);
	const [all, ...types] = stockLinks(site);
	const hired = isHired(site.template);
	const header = [
		item({
			name: capitalised(plural),
			url: searchPath(site),
			dropdownItems: types.length > 0 && all ? [all, ...types, testDrive(site)] : [],
		}),
		...(site.models.length > 0 ? [item({ ...links.models, dynamicDropdown: true })] : []),
		...(hired ? [] : [item(links.finance)]),
		...(hired ? [] : [item({ name: 'Sell or trade in', dropdownItems: [links.tradeIn, links.sell] })]),
		hired ? item(having) : item({ name: 'Service', dropdownItems: owning }),
		item({ name: 'About', dropdownItems: [links.about, links.places, links.faqs, news(site)] }),
		item(links.contact),
	];
	return { header, footer: footer(site) };
}

const links = {
	finance: { name: 'Finance', url: '/finance/' },
	models: { name: 'Models', url: '/models/' },
	offers: { name: 'Special offers', url: '/special-offers/' },
	tradeIn: { name: 'Trade-in', url: '/trade-in/', text: 'What yours is worth on your next one' },
	sell: { name: 'Sell yours', url: '/sell-your-car/', text: 'Whether or not you buy from us' },
	fleet: { name: 'Fleet', url: '/fleet/' },
	conversions: { name: 'Our conversions', url: '/pages/our-conversions/' },
	about: { name: 'About us', url: '/about-us/', text: 'Who we are, and what others say' },
	places: { name: 'Our locations', url: '/our-locations/', text: 'Hours, directions and phone numbers' },
	faqs: { name: 'FAQs', url: '/pages/faqs/', text: 'What customers ask us most' },
	contact: { name: 'Contact us', url: '/contact/' },
	careers: { name: 'Careers', url: '/careers/' },
} as const satisfies Record<string, Link>;

const owning: Link[] = [
	{ name: 'Service', url: '/service/', text: 'What we do, and how it goes' },
	{ name: 'Book a service', url: '/pages/book-a-service/', text: 'Choose a day online' },
	{ name: 'Parts and accessories', url: '/vehicle-parts-and-accessories/', text: 'Ask for the price, fitted or not' },
	{ name: 'Warranty', url: '/warranty/', text: 'What covers yours, and for how long' },
];

/** Of somebody who has one by the week or the day, the dealer owns it: no parts, no warranty. */
const having = {
	name: 'While you have it',
	dropdownItems: [
		{ name: 'Book a service', url: '/pages/book-a-service/' },
		{ name: 'Repairs and breakdowns', url: '/warranty/' },
		{ name: 'Extras', url: '/vehicle-parts-and-accessories/' },
	],
};

function footer(site: MenuSettings): MenuItem[] {
	const selling = isHired(site.template) ? [] : [links.finance, links.tradeIn, links.sell, links.fleet];
	const careers = Object.hasOwn(site.pages, links.careers.url) ? [links.careers] : [];
	return [
		item({ name: 'Browse', dropdownItems: [...stockLinks(site), links.models, links.offers] }),
		item({ name: 'Buying', dropdownItems: [testDrive(site), ...selling] }),
		isHired(site.template) ? item(having) : item({ name: 'Owning', dropdownItems: owning }),
		item({
			name: 'About',
			dropdownItems: [links.about, links.places, links.contact, links.faqs, news(site), ...careers],
		}),
	];
}

/** All of the stock, then its parts by condition, in the dealer's words (CARD-6). */
function stockLinks(site: MenuSettings): Link[] {
	const { plural, searchNoun } = templateFacts(site.template);
	const types = searchNoun ? (['new', 'used', 'demo'] as const) : [];
	return [
		{ name: `All ${plural}`, url: searchPath(site) },
		...types.map((type) => ({
			name: capitalised(`${conditionLabel(type, site.labels)} ${plural}`),
			url: `/search/${type}-${searchNoun}/`,
		})),
	];
}

const testDrive = ({ template }: MenuSettings): Link => ({
	name: `Book a ${templateWords(template).drive}`,
	url: '/book-test-drive/',
});

/** The menus of a tenant that converts vehicles, as ROUTE-19 has them. */
function conversionNavigation(site: MenuSettings): Menus {
	const stock = searchPath(site);
	return {
		header: [
			item({ name: 'MODELS', ...(site.models.length > 0 ? { dynamicDropdown: true } : { url: stock }) }),
			item({ name: 'INVENTORY', url: stock }),
			item({ name: 'DISCOVER', url: news(site).url }),
			item({ name: 'FINANCE', url: links.finance.url }),
			item({ name: 'SERVICE', url: '/service/' }),
			item({ name: 'FAQ', url: links.faqs.url }),
			item({ name: 'OUR CONVERSIONS', url: links.conversions.url }),
			item({ name: 'ABOUT', url: links.about.url }),
		],
		footer: [
			item({ name: 'Range', dropdownItems: stockLinks(site), dynamicDropdown: true }),
			item({ name: 'Buyer Tools', dropdownItems: [testDrive(site), links.finance, links.tradeIn, links.offers] }),
			item({ name: 'Service', dropdownItems: owning }),
			item({
				name: 'About Us',
				dropdownItems: [links.about, links.conversions, links.places, links.contact, links.faqs],
			}),
		],
	};
}

const news = ({ blog_path }: MenuSettings): Link => ({
	name: blog_path === '/news' ? 'News' : 'Blog',
	url: `${blog_path}/`,
});

const item = (entry: Partial<MenuItem> & { name: string }): MenuItem => ({
	dropdownItems: [],
	dynamicDropdown: false,
	...entry,
});
