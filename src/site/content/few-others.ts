import type { SiteConfig } from '../../config/site.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import type { ModelGroup } from './other-models.ts';

/** More of them are shown in pictures. */
const most = 3;

/** The models beside a range, where so few are in stock that a line names them: `Prado`, or `Kia Rio` of a make that the range has none of (ROUTE-17). */
export function fewOthers(
	others: readonly ModelGroup[],
	{ models }: Pick<SiteConfig, 'models'>,
): { text: string; url: string }[] | null {
	const own = new Set(models.map(({ manufacturer_name: make }) => make && brandName(make).toLowerCase()));
	const all = others.flatMap(({ make, models: named }) =>
		named.map(({ name, url }) => ({ text: own.has(brandName(make).toLowerCase()) ? name : `${make} ${name}`, url })),
	);
	return all.length > 0 && all.length <= most ? all : null;
}
