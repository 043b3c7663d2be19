/** A picture as an `<img>` needs it. Width and height give its shape, so that the page does not move when it arrives. */
export type Image = { src: string; srcset?: string; sizes?: string; width: number; height: number; alt: string };

/** Quality that the image CDN is asked for, in percent (SITE-13). */
const quality = { page: 75, car: 80, location: 100 } as const;

/** Card widths: all of a phone, a third of a tablet, a quarter of a desktop (SITE-13). */
export const cardSizes = '(max-width: 767px) 100vw, (max-width: 1200px) 33vw, 25vw';

const usualWidths = [320, 480, 640, 960, 1280, 1600];

type ImageChoice = {
	url: string;
	alt: string;
	/** The largest width it is shown at, in CSS pixels; its height follows from `ratio` (width / height). */
	width: number;
	ratio: number;
	kind: keyof typeof quality;
	sizes?: string;
	/** The widths offered, in pixels, or none but `width`; without them all up to twice `width`, for sharp screens. */
	widths?: readonly number[];
};

/** A picture through the image CDN, in the widths that screens need. Drawings (SVG) need no CDN and go as they are. */
export function image({ url, alt, width, ratio, kind, sizes, widths }: ImageChoice): Image {
	const shape = { width, height: Math.round(width / ratio), alt };
	if (isDrawing(url)) return { src: url, ...shape };
	const address = cdnAddress(url);
	const q = quality[kind];
	const offered = widths ?? usualWidths.filter((candidate) => candidate <= width * 2);
	if (offered.length === 0) return { src: `${address}&w=${width}&q=${q}`, ...shape };
	return {
		src: `${address}&w=${width}&q=${q}`,
		srcset: offered.map((w) => `${address}&w=${w}&q=${q} ${w}w`).join(', '),
		sizes: sizes ?? `${width}px`,
		...shape,
	};
}

/** Width of a picture beside a suggestion, in pixels, for sharp screens. */
const suggestionWidth = 112;

/** The photo of a car beside a suggestion. */
export const suggestionPicture = (url: string): string =>
	image({ url, alt: '', width: suggestionWidth, ratio: 4 / 3, kind: 'car', widths: [] }).src;

/** The address at which Netlify's image CDN answers a picture in another size (`w`, `h` in pixels, `q` in percent) and format. */
export function imageUrl(url: string, size: { w: number; h?: number; q: number; fit?: 'cover'; fm?: 'jpg' }): string {
	const settings = Object.entries(size).map(([key, value]) => `&${key}=${value}`);
	return cdnAddress(url) + settings.join('');
}

/** Where the host answers for the image CDN. */
export const imageCdnPath = '/.netlify/images';

const cdnAddress = (url: string): string => `${imageCdnPath}?url=${encodeURIComponent(url)}`;

const isDrawing = (url: string): boolean => /\.svg(?:[?#]|$)/i.test(url);
