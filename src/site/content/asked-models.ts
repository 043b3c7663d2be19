import type { SiteConfig } from '../../config/site.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import type { Site } from '../site.ts';

type Model = Pick<SiteConfig['models'][number], 'manufacturer_name' | 'price_from'>;

/**
 * Whether a model of the range leads with `To order` and `Ask for a price`: its make is sold new here, it has no price, and no new one
 * or demonstrator of it is in stock. What a used one costs is not what it costs (ROUTE-14, ROUTE-17).
 */
export function isAskedFor(site: Pick<Site, 'modelsInStock'>, model: Model, hasFresh: boolean): boolean {
	const { manufacturer_name: make, price_from } = model;
	if (hasFresh || price_from !== undefined || !make) return false;
	return site
		.modelsInStock()
		.flatMap(({ models }) => models)
		.some((one) => slugify(one.make) === slugify(make) && Boolean(one.types.new ?? one.types.demo));
}

/** What stands in the place of its price. */
export const askForPrice = 'Ask for a price';
