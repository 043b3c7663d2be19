import { pageAlias, pagePath } from '../domain/pages-path.ts';
import type { Site } from './site.ts';

/** A rule of the host. It keeps the query, as every one of ours should. */
type Redirect = { from: string; to: string; status: 301 };

/** The other forms of page addresses, which lead to the one that the site uses (ROUTE-16). */
export function redirects(site: Site): Redirect[] {
	const { pages, use_pages_path } = site.config;
	return Object.keys(pages).flatMap((path) => {
		const from = pageAlias(path, use_pages_path);
		return from ? [{ from, to: pagePath(path, use_pages_path), status: 301 as const }] : [];
	});
}
