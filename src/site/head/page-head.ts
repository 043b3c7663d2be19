import { absoluteUrl } from '../../domain/addresses/absolute-url.ts';
import { imageUrl } from '../pictures/image.ts';
import type { Site } from '../site.ts';

/** What a page says of itself to browsers, search engines and shares. */
export type PageHead = {
	/** The page's title, with the dealer's name. */
	title: string;
	/** Null keeps the page out of search engines. */
	canonical: string | null;
	/** Address of the picture for shares, 1200 × 630 (SITE-13). */
	socialImage: string | null;
};

type Described = { title: string; canonicalPath: string | null; socialImage?: string | null | undefined };

/** `socialImage` is the page's own picture; without one the site's is shared. */
export function pageHead({ config }: Pick<Site, 'config'>, { title, canonicalPath, socialImage }: Described): PageHead {
	const { name, url } = config;
	const picture = socialImage ?? config.social_image;
	return {
		title: title.includes(name) ? title : `${title} | ${name}`,
		canonical: canonicalPath === null ? null : absoluteUrl(canonicalPath, url),
		socialImage: picture ? sharePicture(picture, url) : null,
	};
}

/** Shares do not show drawings (SVG), so those are left out. */
function sharePicture(picture: string, siteUrl: string): string | null {
	if (/\.svg(?:[?#]|$)/i.test(picture)) return null;
	return new URL(imageUrl(picture, { w: 1200, h: 630, q: 75, fit: 'cover' }), siteUrl).href;
}
