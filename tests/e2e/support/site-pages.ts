import { htmlFiles } from '../../../scripts/testing/html-sample.ts';

/** A page of the built site in a folder, and what kind it is of. */
export type SitePage = { path: string; kind: string };

/**
 * One page of every kind in the built site in `root`, whether search engines know it or not: `/about-us/` is a kind of its
 * own, all `/cars/…/` are one, all `/cars/…/checkout/` another, all lists of a make, a body or a city below a list one more,
 * those of a model too, all later pages of a list, and the lists `/new-cars/` and so on.
 */
export function pageOfEachKind(root: string): SitePage[] {
	const pages = htmlFiles(root)
		.map((file) => `/${file}`.replace(/index\.html$/, ''))
		.map((path) => ({ path, kind: kindOf(path) }));
	return [...Map.groupBy(pages, ({ kind }) => kind).values()].flatMap(([first]) => first ?? []);
}

function kindOf(path: string): string {
	const [top, name, ...rest] = path.split('/').filter(Boolean);
	const isOneOfItsKind = name === undefined || top === 'pages' || name === 'trade-in';
	if (/^(?:new|used|demo)-/.test(top ?? '') && name === undefined) return '/*-cars/';
	return isOneOfItsKind ? path : [top, '*', ...rest.map((part) => (fixedParts.test(part) ? part : '*'))].join('/');
}

/** Parts of an address that say what the page is, not of what. */
const fixedParts = /^(?:page|checkout|buy-online)$/;
