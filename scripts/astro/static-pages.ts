import { basename } from 'node:path';
import { staticTenantPages } from './tenant-site.ts';

/** The paths that Astro's static build gives to the route of HTML pages; files and the 404 page are other routes. */
export async function staticPages(): Promise<{ params: { path: string | undefined } }[]> {
	const { pages } = await staticTenantPages();
	const html = [...pages.values()].filter(({ kind, path }) => path.endsWith('/') && kind !== 'not-found');
	return html.map(({ path }) => ({ params: { path: path.slice(1, -1) || undefined } }));
}

/** The numbers of the sitemaps that a site with too many pages for one has. */
export async function sitemapNumbers(): Promise<{ params: { number: string } }[]> {
	const { site } = await staticTenantPages();
	return site.sitemapParts().map((_, index) => ({ params: { number: String(index + 1) } }));
}

/** The names of the feeds for advertisers that the site has. */
export async function feedFiles(): Promise<{ params: { feed: string } }[]> {
	const { pages } = await staticTenantPages();
	const paths = [...pages.values()].filter(({ kind }) => kind === 'ad-feed-file').map(({ path }) => path);
	return paths.map((path) => ({ params: { feed: basename(path, '.csv') } }));
}

/** Where the files are that say what a deposit buys: `cars`, the car's slug, `checkout`. */
export async function checkoutFiles(): Promise<{ params: Record<'vehicles' | 'slug' | 'last', string> }[]> {
	const { pages } = await staticTenantPages();
	const paths = [...pages.values()].filter(({ kind }) => kind === 'checkout-file').map(({ path }) => path.split('/'));
	return paths.map(([, vehicles = '', slug = '', last = '']) => ({ params: { vehicles, slug, last } }));
}

/** The version in the name of the search's index, of which there is one. */
export async function stockIndexVersions(): Promise<{ params: { version: string } }[]> {
	const { site } = await staticTenantPages();
	return [{ params: { version: site.stockVersion() } }];
}
