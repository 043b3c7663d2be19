import { shortened } from './explain.ts';
import type { Problem } from './problem.ts';
import type { SiteConfig } from './site.ts';

/** A site's config without its split tests, unless the fleet's list has the site (SITE-11). */
export function testedUnder(site: SiteConfig, split_testing: readonly string[]): SiteConfig {
	const isOff = site.split_tests.length > 0 && !split_testing.includes(site.slug);
	return isOff ? { ...site, split_tests: [] } : site;
}

/** The split tests of a site that the fleet's list does not have: nobody sees them. `file` is the list's. */
export function untestedWarnings(
	{ slug, split_tests }: Pick<SiteConfig, 'slug' | 'split_tests'>,
	split_testing: readonly string[],
	file: string,
): Problem[] {
	if (split_tests.length === 0 || split_testing.includes(slug)) return [];
	return [
		{
			file,
			path: 'split_testing',
			found: shortened(split_testing),
			expected: `a list with ${shortened(slug)}`,
			hint: `The split_tests of ${slug} are ignored: all visitors see the same pages.`,
		},
	];
}
