import { sitemapNumbers } from 'forecourt:static-pages';
import type { APIRoute } from 'astro';
import { modelOf } from '../site/pages/page-table.ts';
import { sitemapXml } from '../site/pages/sitemap-xml.ts';

export const getStaticPaths = () => sitemapNumbers();

export const GET: APIRoute = ({ locals: { site, page } }) => {
	if (page.kind !== 'sitemap-part') return new Response(null, { status: 404 });
	return new Response(sitemapXml(modelOf(site, page).entries), { headers: { 'Content-Type': 'application/xml' } });
};
