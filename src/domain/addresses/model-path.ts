import { pagePath } from './pages-path.ts';
import { type SearchPathSettings, searchPath } from './search-path.ts';

type Model = { slug: string; name: string; override_url?: string | undefined; manufacturer_name?: string | undefined };

export type ModelSettings = SearchPathSettings & {
	domain_name: string;
	use_pages_path: boolean;
	build_model_pages: boolean;
	excluded_models: readonly string[];
	/** Addresses of other pages, which a model's own page must not take. */
	taken: ReadonlySet<string>;
};

/** The models of the range: those that are not excluded by name or slug (ROUTE-17). */
export function rangeModels<Entry extends Model>(models: readonly Entry[], excluded: readonly string[]): Entry[] {
	const out = new Set(excluded.map((name) => name.toLowerCase()));
	return models.filter(({ name, slug }) => !out.has(name.toLowerCase()) && !out.has(slug));
}

/**
 * Address of the page that the site builds for a model (ROUTE-17): its override_url where that is a path of the site, else
 * /{slug}/. Null without model pages, where another page has that address, or where the model has a page elsewhere.
 */
export function modelPagePath({ slug, override_url }: Model, site: ModelSettings): string | null {
	if (!site.build_model_pages) return null;
	if (override_url && !override_url.startsWith('/')) return null;
	const path = override_url ? pagePath(override_url.replace(/[?#].*$/s, ''), site.use_pages_path) : `/${slug}/`;
	return site.taken.has(path) ? null : path;
}

/** Where a model leads (ROUTE-17): its own address, its page, or without one the search for it (SRCH-6). */
export function modelUrl(model: Model, site: ModelSettings): string {
	if (model.override_url) return model.override_url;
	return modelPagePath(model, site) ?? modelSearch(model, site);
}

/** The search for a model (SRCH-6). */
function modelSearch({ name, manufacturer_name }: Omit<Model, 'slug'>, site: SearchPathSettings): string {
	const query = new URLSearchParams({ ...(manufacturer_name ? { make: manufacturer_name } : {}), model: name });
	return `${searchPath(site)}?${query}`;
}

/** Name and address of each model, for a dynamic dropdown (ROUTE-19). */
export function modelLinks(models: readonly Model[], site: ModelSettings): { name: string; url: string }[] {
	return rangeModels(models, site.excluded_models).map((model) => ({ name: model.name, url: modelUrl(model, site) }));
}

/** The slugs of models whose page loses against another page of the site with the same address (ROUTE-17). */
export function lostModels(models: readonly Model[], site: ModelSettings): string[] {
	if (!site.build_model_pages) return [];
	return rangeModels(models, site.excluded_models)
		.filter((model) => !model.override_url && modelPagePath(model, site) === null)
		.map(({ slug }) => slug);
}
