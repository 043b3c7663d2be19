import { defineMiddleware } from 'astro:middleware';
import { readFileSync } from 'node:fs';
import { getMimeType } from 'hono/utils/mime';
import { ProblemError } from '../../src/config/problem.ts';
import { ownFile } from '../publish/read/own-files.ts';
import { withScriptTags } from './script-tag.ts';
import { openTenantSite, type TenantSite, tenantOf } from './tenant-site.ts';

/** Looks up the tenant of the request and the page that its address stands for. */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
	const slug = tenantOf(url.hostname);
	if (!slug) return new Response('Open http://<slug>.localhost with the slug of a tenant.', { status: 404 });
	const opened = await openOrProblems(slug);
	if (opened instanceof Response) return opened;
	const own = ownFile(opened.assets, url.pathname);
	if (own) return new Response(readFileSync(own.source), { headers: { 'Content-Type': typeOf(own.file) } });
	const path = decodeURI(url.pathname);
	const page = opened.pages.get(path) ?? opened.pages.get('/404/');
	if (!page) return new Response('This site has no such page.', { status: 404 });
	locals.site = opened.site;
	locals.page = page;
	return likeOurs(page.path === path ? await next() : await next('/404/'));
});

/** A page with the tags that our own renderer writes; other files as they are. */
async function likeOurs(answer: Response): Promise<Response> {
	if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer;
	return new Response(withScriptTags(await answer.text()), answer);
}

const typeOf = (file: string): string => getMimeType(file) ?? 'application/octet-stream';

/** What is wrong with a tenant, as plain text; the static build has no one to read it and fails. */
async function openOrProblems(slug: string): Promise<TenantSite | Response> {
	try {
		return await openTenantSite(slug);
	} catch (error) {
		if (!(error instanceof ProblemError) || import.meta.env.PROD) throw error;
		return new Response(error.message, { status: 500, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
	}
}
