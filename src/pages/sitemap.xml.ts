import type { APIRoute } from 'astro';
import { modelOf } from '../site/page-table.ts';
import type { SitemapEntry } from '../site/sitemap.ts';

const namespaces =
	'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export const GET: APIRoute = ({ locals: { site, page } }) => {
	if (page.kind !== 'sitemap') return new Response(null, { status: 404 });
	const urls = modelOf(site, page).entries.map(entryXml).join('');
	return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls}</urlset>\n`, {
		headers: { 'Content-Type': 'application/xml' },
	});
};

function entryXml({ url, changed, images }: SitemapEntry): string {
	const pictures = images.map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`);
	return `\t<url><loc>${escapeXml(url)}</loc><lastmod>${changed}</lastmod>${pictures.join('')}</url>\n`;
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
