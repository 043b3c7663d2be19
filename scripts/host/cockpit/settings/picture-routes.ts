import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { isInsideSite } from '../../../../src/domain/addresses/page-path.ts';
import { tenantNamed } from '../../hosted-tenants.ts';
import { siteUrl } from '../../tenant-links.ts';
import { hostOf } from '../admission/request-address.ts';
import { siteClock } from '../tenant/tenant-view.ts';
import { filePage } from './file-page.ts';
import { readPicture } from './form/pictures.ts';
import type { KeptPreviews } from './preview/kept-previews.ts';
import { placedPage } from './preview/still-page.ts';
import type { Settings } from './settings-around.ts';
import { readSiteFile } from './site-file.ts';

/** Adds what can be looked at beside a form: the file, a picture of the site, a page as it will be. */
export function addLooks(
	start: Hono,
	{ out, tenantsDir, openFleet, operatorOf }: Settings,
	previews: KeptPreviews,
): void {
	start.get('/tenants/:slug/config/file/', async (context) => {
		const [operator, slug] = [operatorOf(context), context.req.param('slug')];
		const file = readSiteFile(tenantsDir, slug);
		if (!operator || !file) return context.notFound();
		const tenant = tenantNamed(out, slug);
		return context.html(filePage(file, { tenant, operator, clock: await siteClock(tenant, { out, openFleet }) }));
	});
	start.get('/tenants/:slug/config/picture/', (context) => {
		const [slug, path] = [context.req.param('slug'), context.req.query('path') ?? ''];
		const found = tenantsDir && readPicture(tenantsDir, slug, path);
		// What several sites share is on the site itself.
		if (!found && /^\/(?!\/)/.test(path))
			return context.redirect(`${siteUrl(slug, hostOf(context)).replace(/\/$/, '')}${path}`);
		if (!found) return context.notFound();
		context.header('content-type', found.type);
		context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
		return context.body(new Uint8Array(found.body));
	});
	start.get('/tenants/:slug/config/built/:file', (context) => {
		const { slug, file } = context.req.param();
		const { root } = tenantNamed(out, slug);
		const path = root && isInsideSite(file) ? join(root, '_astro', file) : null;
		if (!path || !existsSync(path)) return context.notFound();
		context.header('content-type', getMimeType(file) ?? 'application/octet-stream');
		context.header('cache-control', 'private, max-age=3600');
		return context.body(new Uint8Array(readFileSync(path)));
	});
	start.get('/tenants/:slug/config/preview/', (context) => {
		const slug = context.req.param('slug');
		const { id = '', page = '' } = context.req.query();
		const html = previews.page(slug, { id, index: Number(page) });
		if (!html) return context.text('This preview is not kept any more. Press See what changes again.', 404);
		const site = siteUrl(slug, hostOf(context)).replace(/\/?$/, '/');
		const { origin } = new URL(context.req.url);
		context.header(
			'content-security-policy',
			`sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline' ${site}; img-src * data:; font-src 'self'; base-uri ${site}; form-action 'none'; frame-ancestors 'self'`,
		);
		context.header('x-frame-options', 'SAMEORIGIN');
		return context.html(placedPage(html, { site, host: origin }));
	});
}
