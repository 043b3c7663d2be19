import type { SiteConfig } from '../../config/site.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import type { Site } from '../site.ts';

type Named = Pick<SiteConfig['models'][number], 'name' | 'manufacturer_name'>;

/** Whether a model of the stock is this one, however it is spelled. */
export function isOfModel(stock: { make: string; name: string }, { name, manufacturer_name: make }: Named): boolean {
	return slugify(stock.name) === slugify(name) && (!make || slugify(stock.make) === slugify(make));
}

/** How many of a model there are where the config says so (SITE-4). */
export const givenCount = ({ stock_summary }: Pick<SiteConfig, 'stock_summary'>, name: string): number | undefined =>
	stock_summary?.models.find((model) => model.name.toLowerCase() === name.toLowerCase())?.count;

/** The cars of a model in stock: their list where there is one, else the search for them. */
export function modelStockUrl(site: Site, { name, manufacturer_name: make }: Named): string {
	return site.searchUrl({ ...(make && { make: [make] }), model: [name] });
}
