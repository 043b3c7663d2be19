import { htmlFiles } from '../../../scripts/testing/html-sample.ts';
import { defaultPages } from '../../../src/config/default-pages.ts';
import type { SiteConfig } from '../../../src/config/site.ts';
import { pagePath } from '../../../src/domain/addresses/pages-path.ts';

/**
 * The address of one page of every kind in the built site in `root`, whether search engines know it or not: `/about-us/`
 * is a kind of its own, all `/cars/…/` are one, all `/cars/…/checkout/` another, all lists of a make, a body or a city below a list
 * one more, those of a model too, all later pages of a list, and the lists `/new-cars/` and so on.
 */
export function pageOfEachKind(root: string): string[] {
	const addresses = htmlFiles(root).map((file) => `/${file}`.replace(/index\.html$/, ''));
	return [...Map.groupBy(addresses, kindOf).values()].flatMap(([first]) => first ?? []);
}

function kindOf(address: string): string {
	const [top, name, ...rest] = address.split('/').filter(Boolean);
	const isOneOfItsKind = name === undefined || top === 'pages' || name === 'trade-in';
	if (/^(?:new|used|demo)-/.test(top ?? '') && name === undefined) return '/*-cars/';
	return isOneOfItsKind ? address : [top, '*', ...rest.map((part) => (fixedParts.test(part) ? part : '*'))].join('/');
}

/** Parts of an address that say what the page is, not of what. */
const fixedParts = /^(?:page|checkout|buy-online)$/;

/** Blocks of the tenant's own that are not on each of its home and location pages anyway. */
const ownBlocks = ['offers', 'models', 'team', 'blog-teasers', 'reviews', 'locations-map'];
/** Pages of every site that no config changes. */
const samePages = ['/404.html', '/_app/', '/sign-in/', '/success/'];

/** The addresses of pages that the tenant has not rewritten and that show nothing of it that others of its pages do not. */
export function pagesOfWords(site: SiteConfig): Set<string> {
	const isOfWords = ([path, page]: [string, SiteConfig['pages'][string]]) =>
		path !== '/' &&
		!page.blocks.some(({ kind }) => ownBlocks.includes(kind)) &&
		JSON.stringify(site.pages[path]) === JSON.stringify(page);
	const found = Object.entries(defaultPages(site)).filter(isOfWords);
	return new Set([...samePages, ...found.map(([path]) => pagePath(path, site.use_pages_path))]);
}
