import type { SiteConfig } from '../../config/site.ts';

/** What dealerships are called, by slug: by a group's own list, else by the first of their locations. */
export function dealershipNames({
	locations,
	dealerships,
}: Pick<SiteConfig, 'locations' | 'dealerships'>): Record<string, string> {
	const named = locations.map(({ dealership_slug, name }) => [dealership_slug, name] as const);
	const groups = dealerships.map(({ slug, name }) => [slug, name] as const);
	return Object.fromEntries([...named.toReversed(), ...groups]);
}
