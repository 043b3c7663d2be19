import type { BlockKind } from '../config/blocks.ts';
import { privacyPath } from '../site/pages/links.ts';
import type { Page, PageKind } from '../site/pages/page-table.ts';
import type { Site } from '../site/site.ts';
import { type SheetName, type StylePart, sheetWith } from '../styles/sheets.ts';
import blocks from '../styles/site.css?sheet=blocks&url';
import car from '../styles/site.css?sheet=car&url';
import content from '../styles/site.css?sheet=content&url';
import home from '../styles/site.css?sheet=home&url';
import list from '../styles/site.css?sheet=list&url';
import place from '../styles/site.css?sheet=place&url';
import saved from '../styles/site.css?sheet=saved&url';
import all from '../styles/site.css?sheet=site&url';

const urls = { place, content, list, home, car, saved, blocks, site: all } satisfies Record<SheetName, string>;

/** What the blocks of a page need. */
const blockParts = {
	hero: ['hero'],
	search: ['hero'],
	categories: ['blocks'],
	'stock-carousel': ['cards'],
	'rich-text': [],
	usps: ['blocks'],
	'call-to-action': [],
	'location-cards': ['places', 'forms'],
	'locations-map': ['places', 'forms'],
	faq: ['blocks'],
	steps: ['blocks'],
	offers: ['blocks', 'forms'],
	models: ['blocks'],
	reviews: ['places'],
	team: ['blocks'],
	'blog-teasers': ['articles'],
	'finance-calculator': ['finance'],
	gallery: ['blocks'],
	video: ['blocks'],
	form: ['forms'],
} as const satisfies Record<BlockKind, readonly StylePart[]>;

/** The kinds of pages that need less than all styles; pages of blocks go by their blocks. */
const kindSheets: Partial<Record<PageKind, SheetName>> = {
	'stock-list': 'list',
	'stock-landing': 'list',
	car: 'car',
	contact: 'place',
	'location-contact': 'place',
	'our-locations': 'place',
	'service-locations': 'place',
	'dealership-locations': 'place',
	saved: 'saved',
	blog: 'content',
	article: 'home',
	'not-found': 'content',
};

/** The address of the one style sheet that a page waits for: it has every rule that the page's HTML needs. */
export const pageSheet = (site: Site, page: Page): string => urls[sheetOf(site, page)];

function sheetOf(site: Site, page: Page): SheetName {
	if (page.kind !== 'configured') return kindSheets[page.kind] ?? 'site';
	const blocks = site.page(page.params)?.blocks;
	if (!blocks || site.config.split_tests.some((test) => test.page === page.params)) return 'site';
	const parts = blocks.flatMap(({ kind }): readonly StylePart[] => blockParts[kind]);
	return sheetWith(page.path === privacyPath ? [...parts, 'device'] : parts);
}
