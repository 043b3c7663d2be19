import { kindOf, type Page } from '../../pages/page-table.ts';
import type { Site } from '../../site.ts';
import type { Thing } from './json-ld.ts';
import { breadcrumbThing } from './lists.ts';

/** What a page shows, as things of schema.org: breadcrumbs where it has them, then what its kind is about. */
export function structuredData(site: Site, page: Page, model: unknown): Thing[] {
	const things = kindOf(page).jsonLd?.(site, model, page) ?? [];
	const trail = breadcrumbsOf(model);
	const all = [trail && breadcrumbThing(trail, site.config.url), ...things];
	return all.filter((thing) => thing !== null);
}

type Trail = { name: string; path: string }[];

function breadcrumbsOf(model: unknown): Trail | null {
	const { breadcrumbs } = (model ?? {}) as { breadcrumbs?: Trail };
	return breadcrumbs && breadcrumbs.length > 0 ? breadcrumbs : null;
}
