import { slugify } from '../../domain/addresses/slug.ts';
import type { StockSummary } from '../../stock/listing/summary.ts';

/** What answers for cars that are gone and have no make in stock. */
export const gonePath = '/gone/';

/** A page that answers for gone cars: one that is known as it was (`slug`), those of one make, or all others (both null). */
export type GonePage = { path: string; slug: string | null; make: string | null };

/** A car that is gone and the page that answers for it. */
export type GoneCar = { slug: string; page: GonePage };

/**
 * Which page answers for each gone car: its own where the site knows how it was, else one with cars of its make where there are
 * some, else one with any. Of those others nothing is known but the slug, `2021-kia-rio-k1`, so the make is looked for in there.
 */
export function goneCars(
	slugs: readonly string[],
	makes: StockSummary['makes'],
	past: Readonly<Record<string, unknown>> = {},
): GoneCar[] {
	const known = makes.map(({ name }) => ({ path: `${gonePath}${slugify(name)}/`, make: name, part: slugify(name) }));
	const taken = new Set(known.map(({ path }) => path));
	return slugs.map((slug) => {
		const path = `${gonePath}${slug}/`;
		if (past[slug] && !taken.has(path)) return { slug, page: { path, slug, make: null } };
		const own = known.find(({ part }) => part && `-${slug.toLowerCase()}-`.includes(`-${part}-`));
		return { slug, page: { path: own?.path ?? gonePath, slug: null, make: own?.make ?? null } };
	});
}

/** The pages that answer for these cars, each once. */
export const gonePages = (cars: readonly GoneCar[]): GonePage[] => [
	...new Map(cars.map(({ page }) => [page.path, page])).values(),
];
