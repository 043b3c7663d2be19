import type { SitemapEntry, SitemapPart } from '../site.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const imageNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** The XML of a sitemap. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
	`${head}<urlset ${namespace} ${imageNamespace}>\n${entries.map(entryXml).join('')}</urlset>\n`;

/** The XML of the list of a site's sitemaps. */
export function sitemapIndexXml(parts: readonly SitemapPart[]): string {
	const rows = parts.map(
		({ url, changed }) => `\t<sitemap><loc>${escapeXml(url)}</loc><lastmod>${changed}</lastmod></sitemap>\n`,
	);
	return `${head}<sitemapindex ${namespace}>\n${rows.join('')}</sitemapindex>\n`;
}

function entryXml({ url, changed, images }: SitemapEntry): string {
	const pictures = images.map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`);
	return `\t<url><loc>${escapeXml(url)}</loc><lastmod>${changed}</lastmod>${pictures.join('')}</url>\n`;
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
