import { type Template, templateFacts } from '../words/template.ts';

/**
 * Where the search page lives (ROUTE-3): the template's slug below /search/, another one by `default_search_path`
 * (`used-cars` means /search/used-cars/), or any path by `search_page_path` (/used-car/list/).
 */
export type SearchPathSettings = {
	template: Template;
	default_search_path?: string | undefined;
	search_page_path?: string | undefined;
	offers_subscription?: boolean | undefined;
};

export type SearchCarType = 'new' | 'used' | 'demo';

/** A page that lists stock: all of it, or only some car types. */
export type SearchPage = { path: string; carTypes: readonly SearchCarType[] };

const allTypes: readonly SearchCarType[] = ['new', 'used', 'demo'];

/** Path of the search page that links lead to. */
export function searchPath(settings: SearchPathSettings): string {
	const { template, default_search_path, search_page_path } = settings;
	if (search_page_path) return withSlashes(search_page_path);
	return withSlashes(prefixed(default_search_path ?? templateFacts(template).searchSlug));
}

/** Every page that lists stock, the one of `searchPath` first, each path once (ROUTE-3, ROUTE-4). */
export function searchPages(settings: SearchPathSettings): SearchPage[] {
	const { searchSlug, searchNoun } = templateFacts(settings.template);
	const slugs = [
		searchSlug,
		...(searchNoun ? allTypes.map((type) => `${type}-${searchNoun}`) : []),
		...(settings.offers_subscription ? ['subscription-cars'] : []),
	];
	const paths = [
		searchPath(settings),
		...slugs.map((slug) => `/search/${slug}/`),
		...allTypes.map((type) => `/${type}-cars/`),
	];
	return [...new Set(paths)].map((path) => ({ path, carTypes: carTypesOf(path) }));
}

/** The car types that a search path names: `used-cars` only used ones, a slug that names none all of them. */
export function carTypesOf(path: string): readonly SearchCarType[] {
	const slug = path.split('/').filter(Boolean).at(-1) ?? '';
	const words = slug.split('-');
	const named = allTypes.filter((type) => words.slice(0, -1).includes(type));
	return named.length > 0 ? named : allTypes;
}

function prefixed(path: string): string {
	return /^\/?search\//.test(path) ? path : `/search/${path.replace(/^\//, '')}`;
}

function withSlashes(path: string): string {
	return `/${path.replace(/^\/+|\/+$/g, '')}/`;
}
