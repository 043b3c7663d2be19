import type { SiteConfig } from '../config/site.ts';
import type { FontName } from '../config/theme.ts';
import { fingerprint } from './fingerprint.ts';
import type { Page } from './page-table.ts';
import type { Site } from './site.ts';

/**
 * Pictures for shares that the build draws, 1200 × 630. Such a picture's name has the hash of all that it shows, so that
 * it never changes, is drawn once and is drawn again only if what it shows has changed.
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
	/** One of our drawings, `/pictures/…`; null where the car has photos of its own or none. */
	picture: string | null;
	colours: Pick<SiteConfig['theme']['colours'], 'brand' | 'on_brand' | 'accent' | 'on_accent'>;
	fonts: { heading: FontName; body: FontName };
};

export type SharePicture = { path: string; alt: string; drawing: ShareDrawing };

/** To be raised when pictures of the same contents are to look different. */
const style = 1;

/** Pages that nobody sends to anybody. */
const unshared: ReadonlySet<Page['kind']> = new Set(['not-found', 'app-shell']);

/** The picture that is drawn for a page: a car's own, else the site's. Null for files and where the site has photos shared. */
export function sharePicture(site: Site, page: Page): SharePicture | null {
	const { config } = site;
	if (config.share_pictures !== 'drawn' || !page.path.endsWith('/') || unshared.has(page.kind)) return null;
	if (page.kind === 'car') return carPicture(site, page.params);
	return config.social_image ? null : sitePicture(config);
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
	return { path: pathOf(slug, drawing), alt: `${title}, ${shown}`, drawing };
}

function sitePicture(config: SiteConfig): SharePicture {
	const drawing: ShareDrawing = {
		title: config.name,
		text: config.description ?? null,
		price: null,
		tag: null,
		foot: config.domain_name,
		picture: null,
		...look(config),
	};
	return { path: pathOf('site', drawing), alt: config.name, drawing };
}

function look({ theme }: SiteConfig): Pick<ShareDrawing, 'colours' | 'fonts'> {
	const { brand, on_brand, accent, on_accent } = theme.colours;
	return { colours: { brand, on_brand, accent, on_accent }, fonts: theme.fonts };
}

const pathOf = (name: string, drawing: ShareDrawing): string =>
	`/share/${name}-${fingerprint(JSON.stringify([style, drawing]))}.png`;

const isDrawn = (src: string): boolean => /^\/pictures\/[\w.-]+\.svg$/.test(src);
