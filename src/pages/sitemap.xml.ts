import type { APIRoute } from 'astro';
import { modelOf } from '../site/page-table.ts';

export const GET: APIRoute = ({ locals: { site, page } }) => {
	if (page.kind !== 'sitemap') return new Response(null, { status: 404 });
	const urls = modelOf(site, page).urls.map((url) => `\t<url><loc>${escapeXml(url)}</loc></url>\n`);
	return new Response(
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
		{ headers: { 'Content-Type': 'application/xml' } },
	);
};

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
