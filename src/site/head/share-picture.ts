import type { SiteConfig } from '../../config/site.ts';
import type { FontName } from '../../config/theme.ts';
import { fingerprint } from '../fingerprint.ts';
import type { Page } from '../pages/page-table.ts';
import type { Site } from '../site.ts';

/**
 * Pictures for shares that the build draws, 1200 × 630. Such a picture's name has the hash of all that it shows and of
 * what draws it, so that it never changes, is drawn once and is drawn again only if one of these has changed.
 */

/** All that a picture shows. */
export type ShareDrawing = {
	/** `2021 Kia Rio`, or the dealer's name on the site's own picture. */
	title: string;
	/** Badge and series, or what the dealer says of itself. */
	text: string | null;
	/** What the car's card shows as its price; null where the picture is the site's. */
	price: string | null;
	tag: string | null;
	/** Dealer and place. */
	foot: string;
	/** One of our drawings, `/pictures/…`; null where the car has its own photos or none. */
	picture: string | null;
	colours: Pick<SiteConfig['theme']['colours'], 'brand' | 'on_brand' | 'accent' | 'on_accent'>;
	fonts: { heading: FontName; body: FontName };
};

/** What the look of pictures depends on beside what they show; the build fills it in. Where it changes, all are drawn again. */
export type ShareStyle = {
	/** Hash of the code that draws. */
	code: string;
	/** Hash of each of our drawings that a picture may show, `/pictures/…`. */
	pictures: Readonly<Record<string, string>>;
};

export type SharePicture = { path: string; alt: string; drawing: ShareDrawing };

/** Pages that nobody sends to anybody. */
const unshared: ReadonlySet<Page['kind']> = new Set(['not-found', 'app-shell']);

/** The picture that is drawn for a page: a car's own, else the site's. Null for files and where the site has photos shared. */
export function sharePicture(site: Site, page: Page): SharePicture | null {
	const { config } = site;
	if (config.share_pictures !== 'drawn' || !page.path.endsWith('/') || unshared.has(page.kind)) return null;
	if (page.kind === 'car') return carPicture(site, page.params);
	return config.social_image ? null : sitePicture(site);
}

function carPicture(site: Site, slug: string): SharePicture | null {
	const card = site.card(slug);
	if (!card) return null;
	const { name, variant, price, sold, tag, image, location } = card;
	const title = [name, variant].filter(Boolean).join(' ');
	const shown = sold ? 'SOLD' : price.text;
	const drawing: ShareDrawing = {
		title: name,
		text: variant,
		price: shown,
		tag: sold ? null : (tag?.text ?? null),
		foot: [site.config.name, location].filter(Boolean).join(' · '),
		picture: image && isDrawn(image.src) ? image.src : null,
		...look(site.config),
	};
	return { path: pathOf(site, slug, drawing), alt: `${title}, ${shown}`, drawing };
}

function sitePicture(site: Site): SharePicture {
	const { config } = site;
	const drawing: ShareDrawing = {
		title: config.name,
		text: config.description ?? null,
		price: null,
		tag: null,
		foot: config.domain_name,
		picture: null,
		...look(config),
	};
	return { path: pathOf(site, 'site', drawing), alt: config.name, drawing };
}

function look({ theme }: SiteConfig): Pick<ShareDrawing, 'colours' | 'fonts'> {
	const { brand, on_brand, accent, on_accent } = theme.colours;
	return { colours: { brand, on_brand, accent, on_accent }, fonts: theme.fonts };
}

const pathOf = (site: Site, name: string, drawing: ShareDrawing): string =>
	`/share/${name}-${fingerprint(JSON.stringify([site.shareStyle(drawing.picture), drawing]))}.png`;

/** Whether an address is of a drawing of ours. */
export const isDrawn = (src: string): boolean => /^\/pictures\/[\w.-]+\.svg$/.test(src);
