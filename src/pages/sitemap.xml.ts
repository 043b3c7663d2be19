import type { APIRoute } from 'astro';
import { modelOf } from '../site/pages/page-table.ts';
import { sitemapIndexXml, sitemapXml } from '../site/pages/sitemap-xml.ts';

export const GET: APIRoute = ({ locals: { site, page } }) => {
	if (page.kind !== 'sitemap') return new Response(null, { status: 404 });
	const { parts, entries } = modelOf(site, page);
	const xml = parts.length > 0 ? sitemapIndexXml(parts) : sitemapXml(entries);
	return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
