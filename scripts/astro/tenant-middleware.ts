import { defineMiddleware } from 'astro:middleware';
import { openTenantSite, tenantOf } from './tenant-site.ts';

/** Looks up the tenant of the request and the page that its address stands for. */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
	const slug = tenantOf(url.hostname);
	if (!slug) return new Response('Open http://<slug>.localhost with the slug of a tenant.', { status: 404 });
	const { site, pages } = await openTenantSite(slug);
	const path = decodeURI(url.pathname);
	const page = pages.get(path) ?? pages.get('/404/');
	if (!page) return new Response('This site has no such page.', { status: 404 });
	locals.site = site;
	locals.page = page;
	return page.path === path ? next() : next('/404/');
});
