import type { SiteConfig } from '../../../src/config/site.ts';
import { isVehiclePath } from '../../../src/domain/addresses/vehicle-path.ts';
import type { SitePlan } from '../plan/plan.ts';
import type { RenderResult } from '../render/render-pages.ts';
import type { PageCount, TenantReport } from './build-report.ts';

/** Enough to see what kind of pages they are. */
const mostExamples = 10;

/** The pages that differ from the published site's: new, changed and gone ones. Files such as the sitemap are not pages. */
export function pageChanges(
	{ template }: Pick<SiteConfig, 'template'>,
	{ before, removed }: Pick<SitePlan, 'before' | 'removed'>,
	{ pages }: Pick<RenderResult, 'pages'>,
): TenantReport['changes'] {
	const written = writtenPages({ pages });
	const count = (paths: readonly string[]): PageCount => {
		const ofPages = paths.filter((path) => path.endsWith('/')).sort();
		const cars = ofPages.filter((path) => isVehiclePath(template, path)).length;
		return { cars, others: ofPages.length - cars, examples: ofPages.slice(0, mostExamples) };
	};
	return {
		fresh: count(written.filter((path) => before(path) === null)),
		changed: count(written.filter((path) => before(path) !== null)),
		gone: count(removed),
	};
}

/** The addresses that were written, as they differ from those of the site before. */
export const writtenPages = ({ pages }: Pick<RenderResult, 'pages'>): string[] =>
	pages.flatMap(([path, , isWritten]) => (isWritten ? [path] : []));
