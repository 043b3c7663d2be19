import { lostModels, modelPagePath, rangeModels } from '../../../domain/addresses/model-path.ts';
import { vehicleName } from '../../../domain/cars/vehicle-name.ts';
import { templateFacts } from '../../../domain/words/template.ts';
import { modelSettings } from '../../content/model-settings.ts';
import { modelStockUrl } from '../../content/models.ts';
import { mainPhone } from '../../frame/header-and-footer.ts';
import { image } from '../../pictures/image.ts';
import type { Site } from '../../site.ts';
import { contactPath, homePath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

/** Cars of a model that its page shows; the search has all of them. */
const mostCars = 8;

/** `/{model slug}/` or the model's override_url: one model and its cars in stock (ROUTE-17). */
export const modelPage = pageKind({
	pages: ({ config }) => {
		const settings = modelSettings(config);
		return rangeModels(config.models, config.excluded_models).flatMap((model) => {
			const path = modelPagePath(model, settings);
			return path ? [{ path, params: model.slug }] : [];
		});
	},
	model: (site, slug: string) => {
		const { config } = site;
		const model = config.models.find((candidate) => candidate.slug === slug);
		const settings = modelSettings(config);
		const path = model && modelPagePath(model, settings);
		if (!model || !path) throw new Error(`There is no page for the model "${slug}".`);
		const { name, manufacturer_name: make, short_description, image: picture } = model;
		const heading = make ? vehicleName(make, name) : name;
		const { plural } = templateFacts(config.template);
		return {
			heading,
			title: heading,
			description: short_description ?? `The ${heading} at ${config.name}.`,
			text: short_description ?? null,
			path,
			socialImage: picture?.url ?? null,
			image: picture ? image({ url: picture.url, alt: heading, width: 720, ratio: 4 / 3, kind: 'page' }) : null,
			breadcrumbs: [
				{ name: 'Home', path: homePath },
				{ name: 'Models', path: modelsPath },
				{ name: heading, path },
			],
			cards: site.featured(filterOf(make, name), mostCars),
			search: { text: `Search for the ${name}`, url: modelStockUrl(site, model) },
			empty: `We have no ${name} in stock right now. Ask us what is on its way, or look through our other ${plural}.`,
			phone: mainPhone(config),
			contactPath,
		};
	},
	indexed: true,
	view: 'Model',
	jsonLd: null,
	counts: null,
});

const modelsPath = '/models/';

/** Slugs of models that have no page because another page has their address (ROUTE-17). */
export const modelsWithoutPage = ({ config }: Pick<Site, 'config'>): string[] =>
	lostModels(config.models, modelSettings(config));

function filterOf(make: string | undefined, model: string): string {
	const exactly = (field: string, value: string) => `${field}:=\`${value.replaceAll('`', '')}\``;
	return [...(make ? [exactly('make', make)] : []), exactly('model', model)].join(' && ');
}
