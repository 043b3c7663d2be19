import { pageAlias, pagePath } from '../domain/pages-path.ts';
import { vehiclePath } from '../domain/vehicle-path.ts';
import type { Site } from './site.ts';

/** A rule of the host. It keeps the query, as every one of ours should. With 410, `to` is what is shown there. */
type Redirect = { from: string; to: string; status: 301 | 410 };

/** The other forms of page addresses, which lead to the one that the site uses (ROUTE-16), and cars that are gone. */
export function redirects(site: Site): Redirect[] {
	return [...pageForms(site), ...goneRules(site)];
}

function pageForms(site: Site): Redirect[] {
	const { pages, use_pages_path } = site.config;
	return Object.keys(pages).flatMap((path) => {
		const from = pageAlias(path, use_pages_path);
		return from ? [{ from, to: pagePath(path, use_pages_path), status: 301 as const }] : [];
	});
}

/** A page of the site goes before the memory of a car with its address. */
function goneRules(site: Site): Redirect[] {
	return site
		.gone()
		.map(({ slug, page }) => ({ from: vehiclePath(site.config.template, slug), to: page.path, status: 410 as const }))
		.filter(({ from }) => !site.hasPage(from));
}
