import type { SiteConfig, SiteLocation } from '../../config/site.ts';
import type { Place } from './places.ts';

/** What helps to find the way in: what the first department says that says something (LOC-4). */
export function arrivalAt(
	{ locations }: Pick<SiteConfig, 'locations'>,
	{ departments }: Place,
): SiteLocation['arrival'] {
	const said = departments.map(({ id }) => locations.find((location) => location.id === id)?.arrival ?? []);
	return said.find(({ length }) => length > 0) ?? [];
}
