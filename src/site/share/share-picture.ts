import type { SiteConfig } from '../../config/site.ts';
import { apiBases } from '../../contract/paths.ts';
import { drawnSharePath, type ShareDrawing, shareDrawingFile } from '../../contract/share-drawing.ts';
import { cardPicture } from '../cars/card-fields.ts';
import { fingerprint } from '../fingerprint.ts';
import type { Page } from '../pages/page-table.ts';
import type { Site } from '../site.ts';

/**
 * Pictures for shares with name, price and photo, 1200 × 630. Such a picture's name has the hash of all that it shows and of
 * what draws it, so that it never changes, is drawn once and is drawn again only if one of these has changed.
 */

/** What the look of pictures depends on beside what they show; the build fills it in. Where it changes, all are drawn again. */
export type ShareStyle = {
	/** Hash of the code that draws. */
	code: string;
	/** Hash of each of the tenant's own files that a picture may show, `/assets/…`. */
	pictures: Readonly<Record<string, string>>;
};

export type SharePicture = {
	/** Path of the picture, as pages name it. */
	path: string;
	/** The file that the build makes: the picture, or the drawing from which a function draws it on demand. */
	file: string;
	alt: string;
	drawing: ShareDrawing;
};

/** Pages that nobody sends to anybody. */
const unshared: ReadonlySet<Page['kind']> = new Set(['not-found', 'app-shell']);

/** The picture that is drawn for a page: a car's own, else the site's. Null for files and where the site has photos shared. */
export function sharePicture(site: Site, page: Page): SharePicture | null {
	const { config } = site;
	if (config.share_pictures === 'photo' || !page.path.endsWith('/') || unshared.has(page.kind)) return null;
	if (page.kind === 'car') return carPicture(site, page.params);
	return config.social_image ? null : sitePicture(site);
}

function carPicture(site: Site, slug: string): SharePicture | null {
	const card = site.card(slug);
	if (!card) return null;
	const { name, variant, price, sold, tag, location } = card;
	const car = site.car(slug);
	const picture = (car && cardPicture(car)) ?? null;
	const title = [name, variant].filter(Boolean).join(' ');
	const shown = sold ? 'SOLD' : price.text;
	const onDemand = site.config.share_pictures === 'on_demand';
	const drawing: ShareDrawing = {
		title: name,
		text: variant,
		price: shown,
		tag: sold ? null : (tag?.text ?? null),
		foot: [...new Set([site.config.name, location])].filter(Boolean).join(' · '),
		picture: picture && (onDemand ? photoOf(site, picture) : ownPicture(picture)),
		...look(site.config),
	};
	return { ...placeOf(site, slug, { drawing, onDemand }), alt: `${title}, ${shown}`, drawing };
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
	return { ...placeOf(site, 'site', { drawing, onDemand: false }), alt: config.name, drawing };
}

function look({ theme }: SiteConfig): Pick<ShareDrawing, 'colours' | 'fonts'> {
	const { brand, on_brand, accent, on_accent } = theme.colours;
	return { colours: { brand, on_brand, accent, on_accent }, fonts: theme.fonts };
}

type Made = { drawing: ShareDrawing; onDemand: boolean };

function placeOf(site: Site, start: string, { drawing, onDemand }: Made): Pick<SharePicture, 'path' | 'file'> {
	const name = `${start}-${fingerprint(JSON.stringify([site.shareStyle(drawing.picture), drawing]))}`;
	if (onDemand) {
		return {
			path: apiBases.live + drawnSharePath.replace(':file', `${name}.jpg`),
			file: shareDrawingFile(name).slice(1),
		};
	}
	const file = `share/${name}.${drawing.picture === null ? 'png' : 'jpg'}`;
	return { path: `/${file}`, file };
}

/** What the image service makes a JPEG of: a photo, or the one that the build has made of the tenant's own drawing. */
function photoOf(site: Site, picture: string): string | null {
	if (isOwnDrawing(picture)) return drawingPhotoPath(site.shareStyle(picture));
	return isPhoto(picture) ? picture : null;
}

const ownPicture = (picture: string): string | null => (isOwnPicture(picture) ? picture : null);

/** Where a site has a drawing of the tenant's own as a photo; `style` is what `shareStyle` says of it. */
export const drawingPhotoPath = (style: string): string => `/share/photo-${fingerprint(style)}.jpg`;

/** Whether the build can show the picture at an address: one of the tenant's own files. */
export const isOwnPicture = (address: string): boolean =>
	/^\/assets\/[^?#]+\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(address);

/** Whether it is one of these, and an SVG file. */
export const isOwnDrawing = (address: string): boolean => isOwnPicture(address) && /\.svg$/i.test(address);

/** Whether the image service can make a JPEG of it. */
const isPhoto = (address: string): boolean => !/\.svg(?:[?#]|$)/i.test(address);
