import type { SiteConfig } from '../../config/site.ts';
import { modelUrl, rangeModels } from '../../domain/addresses/model-path.ts';
import { searchPages } from '../../domain/addresses/search-path.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import type { Offer } from './content.ts';
import { modelSettings } from './model-settings.ts';

type Model = SiteConfig['models'][number];

/** A model that an offer is for: its page, or its cars in stock where it has none. */
export type OfferModel = { slug: string; name: string; url: string };

/** The offers that are written at the models of the range, as those of the site are (ROUTE-14, ROUTE-17). */
export function rangeOffers(config: SiteConfig): Offer[] {
	const settings = modelSettings(config);
	return rangeModels(config.models, config.excluded_models).flatMap((model) => {
		const { name, image, offer } = model;
		if (!offer) return [];
		const list = newList(config, model);
		return [
			{
				...offer,
				models: [name],
				html: '',
				link: { text: `See the ${name}`, url: modelUrl(model, settings) },
				...(image && { image: image.url }),
				...(list && { list }),
			},
		];
	});
}

/** The models that an offer names, in the order of the range. */
export function offerModels({ models }: Pick<Offer, 'models'>, config: SiteConfig): OfferModel[] {
	const named = new Set(models.map(slugify));
	if (named.size === 0) return [];
	const settings = modelSettings(config);
	return rangeModels(config.models, config.excluded_models)
		.filter(({ name, slug }) => named.has(slugify(name)) || named.has(slug))
		.map((model) => ({ slug: model.slug, name: model.name, url: modelUrl(model, settings) }));
}

/** The new ones of a model in stock; null where the site has no list of new ones. */
function newList(config: SiteConfig, { name, manufacturer_name: make }: Model): string | null {
	const page = searchPages(config).find(({ carTypes }) => carTypes.join() === 'new');
	return page ? `${page.path}?${new URLSearchParams({ ...(make && { make }), model: name })}` : null;
}
