import { consentWarnings } from './consent-warnings.ts';
import { filterWarnings } from './filter-expression.ts';
import { financeWarnings } from './finance-warnings.ts';
import { formWarnings } from './form-warnings.ts';
import { notYetAvailable } from './not-yet-available.ts';
import { pluginWarnings } from './plugin-warnings.ts';
import type { Problem } from './problem.ts';
import type { SiteConfig } from './site.ts';

/** What its author probably did not mean in a config that is valid. */
export function siteWarnings(site: SiteConfig, file: string): Problem[] {
	const filters = siteFilters(site).flatMap(({ path, filter }) => filterWarnings(filter, path, file));
	return [
		...filters,
		...consentWarnings(site, file),
		...financeWarnings(site, file),
		...formWarnings(site, file),
		...pluginWarnings(site, file),
		...notYetAvailable(site, file),
	];
}

type PlacedFilter = { path: readonly PropertyKey[]; filter: string };

function siteFilters(site: SiteConfig): PlacedFilter[] {
	const categories = site.search_categories.map(({ filter }, index) => ({
		path: ['search_categories', index, 'filter'],
		filter,
	}));
	const blocks = Object.entries(site.pages).flatMap(([page, { blocks }]) =>
		blocks.flatMap((block, index) =>
			block.kind === 'stock-carousel' && block.filter
				? [{ path: ['pages', page, 'blocks', index, 'filter'], filter: block.filter }]
				: [],
		),
	);
	const own = site.search_filters ? [{ path: ['search_filters'], filter: site.search_filters }] : [];
	return [...own, ...categories, ...blocks];
}
