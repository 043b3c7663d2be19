import { type SearchPathSettings, searchPath } from './search-path.ts';

type Model = { slug: string; name: string; override_url?: string | undefined; manufacturer_name?: string | undefined };

type ModelSettings = SearchPathSettings & { build_model_pages: boolean; excluded_models: readonly string[] };

/** The models of the range: those that are not excluded by name or slug (ROUTE-17). */
function rangeModels<Entry extends Model>(models: readonly Entry[], excluded: readonly string[]): Entry[] {
	const out = new Set(excluded.map((name) => name.toLowerCase()));
	return models.filter(({ name, slug }) => !out.has(name.toLowerCase()) && !out.has(slug));
}

/** Where a model leads (ROUTE-17): its own address, its page, or without model pages the search for it (SRCH-6). */
function modelPath(model: Model, site: Omit<ModelSettings, 'excluded_models'>): string {
	if (model.override_url) return model.override_url;
	if (site.build_model_pages) return `/${model.slug}/`;
	const query = new URLSearchParams({
		...(model.manufacturer_name ? { make: model.manufacturer_name } : {}),
		model: model.name,
	});
	return `${searchPath(site)}?${query}`;
}

/** Name and address of each model, for a dynamic dropdown (ROUTE-19). */
export function modelLinks(models: readonly Model[], site: ModelSettings): { name: string; url: string }[] {
	return rangeModels(models, site.excluded_models).map((model) => ({ name: model.name, url: modelPath(model, site) }));
}
