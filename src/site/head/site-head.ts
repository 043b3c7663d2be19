import type { SiteConfig } from '../../config/site.ts';
import { contrastRatio } from '../../domain/words/colour.ts';
import { favicon } from './favicon.ts';
import { themeStylesUrl } from './theme-version.ts';

/** What the head of every page of a site says alike. */
export type SiteHead = {
	stylesUrl: string;
	/** The site's icon, as an address. */
	favicon: string;
	/** Whether the pages are light text on a dark ground. */
	dark: boolean;
};

/** `css` is the tenant's own style sheet. */
export function siteHead(config: SiteConfig, css: string): SiteHead {
	const { page } = config.theme.colours;
	return {
		stylesUrl: themeStylesUrl(config.theme, css),
		favicon: favicon(config),
		dark: contrastRatio(page, '#ffffff') > contrastRatio(page, '#000000'),
	};
}
