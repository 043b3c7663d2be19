import type { APIRoute } from 'astro';
import { modelOf } from '../site/pages/page-table.ts';

export const GET: APIRoute = ({ locals: { site, page } }) => {
	if (page.kind !== 'robots') return new Response(null, { status: 404 });
	const { open, sitemap } = modelOf(site, page);
	return new Response(`User-agent: *\n${open ? 'Allow' : 'Disallow'}: /\n\nSitemap: ${sitemap}\n`, {
		headers: { 'Content-Type': 'text/plain; charset=utf-8' },
	});
};
