import type { Problem } from './problem.ts';
import type { SiteConfig } from './site.ts';

type Key = {
	/** Where it is in a site.json; `[]` stands for every entry of a list. */
	path: string;
	/** What a site does for now. */
	instead: string;
};

const noNumber = 'nothing depends on it';
const noStars = 'the page of a dealership shows the stars of its locations';
const oneArticleLayout = 'all sites have the same layout for articles';

/**
 * Keys that a site may have although they have no effect: dealers' configs in the dashboard carry them. A warning of the
 * build names each one that is set. A key that becomes read leaves this list; a test asks for a key that nothing reads.
 */
export const keysWithoutEffect: readonly Key[] = [
	{ path: 'dealership_id', instead: noNumber },
	{ path: 'manufacturer_id', instead: noNumber },
	{ path: 'manufacturer', instead: 'search_filters decides which makes a site shows' },
	{ path: 'dealership_group', instead: noNumber },
	{ path: 'dealerships[].review_count', instead: noStars },
	{ path: 'dealerships[].average_rating', instead: noStars },
	{ path: 'dealerships[].manufacturers', instead: 'no page lists the makes of a dealership' },
	{ path: 'reviews.items[].id', instead: noNumber },
	{ path: 'blogs.listing_template', instead: oneArticleLayout },
	{ path: 'blogs.page_template', instead: oneArticleLayout },
];

/** The keys of a site that have no effect yet, each once. */
export function notYetAvailable(site: SiteConfig, file: string): Problem[] {
	return keysWithoutEffect
		.filter(({ path }) => valuesAt(site, path).some(isSet))
		.map(({ path, instead }) => ({
			file,
			path,
			found: 'a setting without effect',
			expected: 'the key left out',
			hint: `Not available yet: ${instead}.`,
			isNote: true,
		}));
}

function valuesAt(site: SiteConfig, path: string): unknown[] {
	return path.split('.').reduce<unknown[]>(
		(owners, step) => {
			const values = owners.map((owner): unknown => Reflect.get(Object(owner), step.replace('[]', '')));
			return step.endsWith('[]') ? values.flat() : values;
		},
		[site],
	);
}

/** Off, 0, an empty list and an object with nothing but such values are what a key is without being set. */
function isSet(value: unknown): boolean {
	if (Array.isArray(value)) return value.length > 0;
	return typeof value === 'object' && value !== null ? Object.values(value).some(isSet) : Boolean(value);
}
