declare namespace App {
	interface Locals {
		/** The tenant's site, as the page being rendered may read it. */
		site: import('./site/site.ts').Site;
		/** The row of the page table that the page being rendered comes from. */
		page: import('./site/pages/page-table.ts').Page;
		/** What the page's head says of its contents, set by the route; a page without it says nothing. */
		about?: import('./site/head/page-about.ts').PageAbout;
	}
}

declare module 'forecourt:static-pages' {
	/** The tenant's pages for Astro's own static build; nothing in the bundle that renders all tenants. */
	export function staticPages(): Promise<{ params: { path: string | undefined } }[]>;
	/** The numbers of the tenant's sitemaps, likewise. */
	export function sitemapNumbers(): Promise<{ params: { number: string } }[]>;
	/** The version in the name of the tenant's search index, likewise. */
	export function feedFiles(): Promise<{ params: { feed: string } }[]>;
	export function checkoutFiles(): Promise<{ params: { vehicles: string; slug: string; last: string } }[]>;
	export function stockIndexVersions(): Promise<{ params: { version: string } }[]>;
}

declare module 'virtual:astro:manifest' {
	/** What Astro knows of the bundle: its routes and scripts (`scripts/astro/render-entry.ts`). */
	export const manifest: import('astro').SSRManifest;
}

declare module '*&url' {
	/** The address of a file that is asked for with a query (`scripts/astro/page-sheets.ts`). */
	const url: string;
	export default url;
}
