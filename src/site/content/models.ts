import type { SiteConfig } from '../../config/site.ts';
import { type ModelSettings, modelPagePath, modelUrl, rangeModels } from '../../domain/addresses/model-path.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import { excerptOf } from '../../domain/words/excerpt.ts';
import { type BlockLink, blockLink } from '../blocks/block-link.ts';
import { type Image, image } from '../pictures/image.ts';
import type { Site } from '../site.ts';
import { modelSettings } from './model-settings.ts';

/** A model of the range, or one that is in stock. */
export type ModelCard = {
	link: BlockLink;
	make: string | null;
	text: string | null;
	image: Image | null;
	/** Cars of it in stock. */
	count: number;
};

/** Characters of a model's description on its card (ROUTE-17). */
const mostCharacters = 200;
/** Models in stock that are listed where the config has no range. */
const mostModels = 24;

/** The range as the config has it; without one the models in stock, each with the search for it (ROUTE-17). */
export function modelCards(site: Site): ModelCard[] {
	const { config } = site;
	const range = rangeModels(config.models, config.excluded_models);
	const counts = new Map<string, number>();
	for (const { name, count } of site.summary().models)
		counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + count);
	if (range.length === 0) return stockModels(site);
	const settings = modelSettings(config);
	return range.map((model) => ({
		link: blockLink({ text: model.name, url: cardUrl(site, model, settings) }, config),
		make: model.manufacturer_name ?? null,
		text: model.short_description ? excerptOf(model.short_description, mostCharacters) : null,
		image: model.image ? image({ url: model.image.url, alt: '', width: 480, ratio: 4 / 3, kind: 'page' }) : null,
		count: counts.get(model.name.toLowerCase()) ?? 0,
	}));
}

function stockModels(site: Site): ModelCard[] {
	const { config } = site;
	const out = new Set(config.excluded_models.map((name) => name.toLowerCase()));
	return site
		.summary()
		.models.filter(({ name }) => !out.has(name.toLowerCase()))
		.slice(0, mostModels)
		.map(({ make, name, count }) => ({
			link: blockLink({ text: name, url: site.searchUrl({ make: [make], model: [name] }) }, config),
			make: brandName(make),
			text: null,
			image: null,
			count,
		}));
}

/** Where a model's card leads: its own address or page, else its cars in stock (ROUTE-17). */
function cardUrl(site: Site, model: SiteConfig['models'][number], settings: ModelSettings): string {
	if (model.override_url ?? modelPagePath(model, settings)) return modelUrl(model, settings);
	return modelStockUrl(site, model);
}

/** The cars of a model in stock: their list where there is one, else the search for them. */
export function modelStockUrl(
	site: Site,
	{ name, manufacturer_name: make }: Pick<SiteConfig['models'][number], 'name' | 'manufacturer_name'>,
): string {
	return site.searchUrl({ ...(make && { make: [make] }), model: [name] });
}
