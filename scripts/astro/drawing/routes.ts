import type { SSRManifest } from 'astro';
import { lazy } from '../../../src/site/memo.ts';
import type { Part } from './part.ts';

/** A route's module: of a page its part, of a file the function that answers. */
type RouteModule = { default?: Part; GET?: (context: { locals: App.Locals }) => Response | Promise<Response> };

/** A route of `src/pages`. */
export type Route = { pattern: RegExp; isNotFound: boolean; load: () => Promise<RouteModule> };

/** The routes of `src/pages`, the most exact first. Throws if Astro would add anything to a page's head. */
export function readRoutes({ routes, pageMap }: SSRManifest): Route[] {
	return routes.flatMap(({ routeData, links, styles, scripts }) => {
		const load = pageMap?.get(routeData.component);
		if (!load || routeData.origin !== 'project') return [];
		if (links.length + styles.length + scripts.length > 0)
			throw new Error(`${routeData.component}: Astro would put a style sheet or a script of its own into the head.`);
		return {
			pattern: routeData.pattern,
			isNotFound: routeData.route === '/404',
			// Astro’s types know only what its own runtime makes of a page.
			load: lazy(async () => (await (await load()).page()) as unknown as RouteModule),
		};
	});
}
