import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HostedTenant } from './hosted-tenants.ts';

/** Addresses of a tenant's site worth a link, by what to call them. */
export type TenantLink = { name: string; url: string };

/** `http://motorama.localhost:4321`, for a host that was reached as `localhost:4321`. */
export function siteUrl(slug: string, host: string): string {
	const port = /:\d+$/.exec(host)?.[0] ?? '';
	return `http://${slug}.localhost${port}`;
}

/** The start page, for a host that was reached as `motorama.localhost:4321`. */
export const startUrl = (host: string): string => `http://localhost${/:\d+$/.exec(host)?.[0] ?? ''}/`;

/** The search page and the contact page of the site in `root`, as far as it has them (ROUTE-1, ROUTE-3, ROUTE-13). */
export function tenantLinks(slug: string, root: string, host: string): TenantLink[] {
	const pages = [
		...searchPages(root).map((path) => ({ name: 'Search', path })),
		{ name: 'Contact', path: '/contact/' },
	];
	return pages
		.filter(({ path }) => existsSync(join(root, path, 'index.html')))
		.map(({ name, path }) => ({ name, url: siteUrl(slug, host) + path }));
}

/** Pages that an operator looks at, by what to call them: those of them that the site has are linked. */
const usualPages = [
	['Home', '/'],
	['Finance', '/finance/'],
	['Service', '/service/'],
	['Test drive', '/book-test-drive/'],
	['Trade-in', '/trade-in/'],
	['Offers', '/special-offers/'],
	['Locations', '/locations/'],
	['Contact', '/contact/'],
	['Saved', '/garage/'],
	['Privacy', '/privacy-policy/'],
] as const;

/** The dealer's own pages that an operator looks at. */
export function publicLinks(slug: string, root: string, host: string): TenantLink[] {
	const [home, ...others] = usualPages.map(([name, path]) => ({ name, path }));
	const search = searchPages(root).map((path) => ({ name: 'Search', path }));
	return [...(home ? [home] : []), ...search, ...others]
		.filter(({ path }) => existsSync(join(root, path, 'index.html')))
		.map(({ name, path }) => ({ name, url: siteUrl(slug, host) + path }));
}

/** What one opens beside a site: its report, and for those who may see them its leads and settings. */
export function operatorLinks({ slug, report }: HostedTenant, hasCockpit: boolean): TenantLink[] {
	const own = report ? [{ name: 'Report', url: `/build-report/${slug}/` }] : [];
	if (!hasCockpit) return own;
	const [leads, settings] = [`/tenants/${slug}/leads/`, `/tenants/${slug}/config/`];
	return [{ name: 'Leads', url: leads }, ...own, { name: 'Settings', url: settings }];
}

/** The widest search page: the one for cars both new and used, where there are several. */
function searchPages(root: string): string[] {
	const folder = join(root, 'search');
	if (!existsSync(folder)) return [];
	const slugs = readdirSync(folder).sort();
	const widest = slugs.find((slug) => slug.startsWith('new-used')) ?? slugs[0];
	return widest ? [`/search/${widest}/`] : [];
}
