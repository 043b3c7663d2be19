import { stockRecordPath } from '../../../stock/feed/stock-record.ts';
import { themeStyles as styles } from '../../head/theme-version.ts';
import { fileKind } from '../page-kind.ts';
import { entriesOfPart, sitemapPartCount, sitemapPartPath } from '../sitemap-parts.ts';

/** `/sitemap.xml`: every indexed page with its pictures and the day on which it last changed, or a list of the sitemaps that have them. */
export const sitemap = fileKind({
	pages: () => [{ path: '/sitemap.xml', params: null }],
	model: (site) => {
		const parts = site.sitemapParts();
		return { parts, entries: parts.length > 0 ? [] : site.sitemap() };
	},
});

/** `/sitemap-1.xml` …: the pages of a site that has too many for one sitemap; `/sitemap.xml` then lists these. */
export const sitemapPart = fileKind({
	pages: (site, earlier = []) => {
		const count = sitemapPartCount(earlier.filter(({ indexed }) => indexed).length, site.sitemapLimit);
		return Array.from({ length: count }, (_, index) => ({ path: sitemapPartPath(index + 1), params: index + 1 }));
	},
	model: (site, number: number) => ({ entries: entriesOfPart(site.sitemap(), number, site.sitemapLimit) }),
});

/** `/stock-record.json`: what the next build must know of this site's stock (SITE-7). */
export const stockRecord = fileKind({
	pages: () => [{ path: stockRecordPath, params: null }],
	model: (site) => site.stockRecord(),
});

/** `/robots.txt`: a demo site keeps search engines out. */
export const robots = fileKind({
	pages: () => [{ path: '/robots.txt', params: null }],
	model: (site) => ({
		open: !site.config.demo,
		sitemap: new URL('/sitemap.xml', site.config.url).href,
	}),
});

/** `/theme.css`. */
export const themeStyles = fileKind({
	pages: () => [{ path: '/theme.css', params: null }],
	model: (site) => ({ css: styles(site.config.theme, site.css()) }),
});
