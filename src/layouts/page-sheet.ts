import type { BlockKind } from '../config/blocks.ts';
import { homePath, privacyPath } from '../site/pages/links.ts';
import type { Page, PageKind } from '../site/pages/page-table.ts';
import type { Site } from '../site/site.ts';
import { type SheetName, type StylePart, sheetWith } from '../styles/sheets.ts';
import article from '../styles/site.css?sheet=article&url';
import blocks from '../styles/site.css?sheet=blocks&url';
import car from '../styles/site.css?sheet=car&url';
import checkout from '../styles/site.css?sheet=checkout&url';
import content from '../styles/site.css?sheet=content&url';
import gone from '../styles/site.css?sheet=gone&url';
import home from '../styles/site.css?sheet=home&url';
import list from '../styles/site.css?sheet=list&url';
import model from '../styles/site.css?sheet=model&url';
import models from '../styles/site.css?sheet=models&url';
import place from '../styles/site.css?sheet=place&url';
import saved from '../styles/site.css?sheet=saved&url';
import visitor from '../styles/site.css?sheet=visitor&url';

const urls = {
	visitor,
	place,
	article,
	content,
	model,
	checkout,
	gone,
	saved,
	list,
	home,
	models,
	car,
	blocks,
} satisfies Record<SheetName, string>;

/** What the blocks of a page need. */
const blockParts = {
	hero: ['hero'],
	search: ['hero'],
	categories: ['blocks'],
	'stock-carousel': ['cards'],
	'rich-text': [],
	usps: ['blocks'],
	'call-to-action': [],
	'location-cards': ['places', 'map', 'open'],
	'locations-map': ['places', 'map', 'open'],
	faq: ['blocks'],
	steps: ['blocks'],
	'price-list': ['blocks'],
	'plan-prices': [],
	offers: ['blocks', 'small'],
	models: ['models'],
	reviews: ['reviews'],
	team: ['blocks'],
	'blog-teasers': ['articles'],
	'finance-calculator': ['blocks'],
	gallery: ['blocks'],
	video: ['blocks'],
	form: ['forms'],
} as const satisfies Record<BlockKind, readonly StylePart[]>;

const places = ['places', 'map', 'open', 'place', 'reviews', 'forms'] as const;
const lists = ['cards', 'grid', 'list', 'device', 'small'] as const;
const cars = ['cards', 'car', 'details', 'bar', 'map', 'open', 'device', 'small'] as const;

/** What the other kinds of pages need beside what all have. */
const kindParts: Partial<Record<PageKind, readonly StylePart[]>> = {
	'stock-list': lists,
	'stock-landing': lists,
	car: cars,
	// A car's page fills it.
	'app-shell': cars,
	'car-checkout': ['cards', 'car', 'checkout'],
	'car-trade-in': ['tradeIn', 'forms'],
	contact: places,
	'location-contact': [...places, 'small'],
	'our-locations': places,
	'service-locations': places,
	'dealership-locations': [...places, 'small'],
	saved: ['cards', 'grid', 'saved', 'device', 'small'],
	blog: ['articles', 'grid'],
	article: ['articles', 'article', 'cards', 'grid'],
	markdown: ['article'],
	model: ['cards', 'model', 'details', 'bar', 'open'],
	gone: ['cards', 'grid', 'car', 'details', 'gone'],
	success: ['visitor', 'device', 'small'],
	'sign-in': ['visitor', 'forms'],
	'not-found': ['visitor', 'forms', 'device', 'small'],
};

/** What pages show of what is kept on the device. */
const ownParts: Readonly<Record<string, readonly StylePart[]>> = { [homePath]: ['small'], [privacyPath]: ['device'] };

/** The address of the one style sheet that a page waits for: it has every rule that its first screens need. */
export const pageSheet = (site: Site, page: Page): string => urls[sheetWith(partsOf(site, page))];

function partsOf(site: Site, page: Page): readonly StylePart[] {
	const parts = kindParts[page.kind] ?? (page.kind === 'configured' ? configuredParts(site, page.params) : []);
	return [...parts, ...(ownParts[page.path] ?? [])];
}

/** What the blocks of a page need, those of its variants too. */
function configuredParts(site: Site, key: string): StylePart[] {
	const test = site.config.split_tests.find(({ page }) => page === key);
	const variants = test?.variants.flatMap(({ page }) => page.blocks) ?? [];
	const blocks = [...(site.page(key)?.blocks ?? []), ...variants];
	return [
		...(test ? ['split' as const] : []),
		...blocks.flatMap((block) => (block ? [...blockParts[block.kind]] : [])),
	];
}
