import { slugify } from '../../domain/addresses/slug.ts';
import type { StockSummary } from '../../stock/listing/summary.ts';

/** What answers for cars that are gone and have no make in stock. */
export const gonePath = '/gone/';

/** A page that answers for gone cars: those of one make, or all others (`make` null). */
export type GonePage = { path: string; make: string | null };

/** A car that is gone and the page that answers for it. */
export type GoneCar = { slug: string; page: GonePage };

/**
 * Which page answers for each gone car: one with cars of its make where there are some, else one with any. Nothing is
 * known of a gone car but its slug, `2021-kia-rio-k1`, so its make is looked for in there.
 */
export function goneCars(slugs: readonly string[], makes: StockSummary['makes']): GoneCar[] {
	const known = makes.map(({ name }) => ({ path: `${gonePath}${slugify(name)}/`, make: name, part: slugify(name) }));
	return slugs.map((slug) => {
		const own = known.find(({ part }) => part && `-${slug.toLowerCase()}-`.includes(`-${part}-`));
		return { slug, page: own ? { path: own.path, make: own.make } : { path: gonePath, make: null } };
	});
}

/** The pages that answer for these cars, each once. */
export const gonePages = (cars: readonly GoneCar[]): GonePage[] => [
	...new Map(cars.map(({ page }) => [page.path, page])).values(),
];
