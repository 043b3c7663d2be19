import { pageKind } from '../page-kind.ts';
import { themeStyles as styles } from '../theme-version.ts';

/** `/sitemap.xml`: every indexed page with its pictures and the day on which it last changed. */
export const sitemap = pageKind({
	pages: () => [{ path: '/sitemap.xml', params: null }],
	model: (site) => ({ entries: site.sitemap() }),
	indexed: false,
});

/** `/robots.txt`: a demo site keeps search engines out. */
export const robots = pageKind({
	pages: () => [{ path: '/robots.txt', params: null }],
	model: (site) => ({
		open: !site.config.demo,
		sitemap: new URL('/sitemap.xml', site.config.url).href,
	}),
	indexed: false,
});

/** `/theme.css`. */
export const themeStyles = pageKind({
	pages: () => [{ path: '/theme.css', params: null }],
	model: (site) => ({ css: styles(site.config.theme, site.css()) }),
	indexed: false,
});
