/** What a visitor asks the image CDN for, in ipx's words. */
export type ImageOrder = { url: string; type: string; modifiers: Record<string, string> };

/** Netlify's `fit` in sharp's words: contain never crops, cover does, fill distorts. */
const fits: Readonly<Record<string, string>> = { contain: 'inside', cover: 'cover', fill: 'fill' };
const formats = ['avif', 'webp', 'jpg', 'png', 'gif'];
/** Pixels. */
const largest = 5_000;

/**
 * Reads the query of `/.netlify/images`. Without `fm` the visitor gets WebP where it takes it, else what the picture
 * is. AVIF, which Netlify prefers, is left out: made in as little time (effort 0), at the quality that the pages ask for it is twice
 * as large as WebP (640 px, q=80: 55 KB against 27 KB), and smaller ones take half a second a picture. A fault says what is wrong and what may stand there.
 */
export function readImageOrder(query: URLSearchParams, accept: string): ImageOrder | { fault: string } {
	const url = query.get('url');
	if (!url) return { fault: 'url: expected the address of a picture.' };
	const fault = readFault(query);
	if (fault) return { fault };
	const format = query.get('fm') ?? (accept.includes('image/webp') ? 'webp' : ownFormat(url));
	const [w, h, q] = [query.get('w'), query.get('h'), query.get('q')];
	const size = w && h ? { s: `${w}x${h}`, fit: fits[query.get('fit') ?? 'contain'] ?? 'inside' } : null;
	const modifiers = { ...(size ?? { ...(w && { w }), ...(h && { h }) }), ...(q && { q }), f: format };
	return { url, type: `image/${format === 'jpg' ? 'jpeg' : format}`, modifiers };
}

function readFault(query: URLSearchParams): string | null {
	for (const [name, max] of [
		['w', largest],
		['h', largest],
		['q', 100],
	] as const) {
		const value = query.get(name);
		if (value !== null && !(/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max)) {
			return `${name}: found ${value}, expected a whole number from 1 to ${max}.`;
		}
	}
	const fit = query.get('fit');
	if (fit !== null && !Object.hasOwn(fits, fit))
		return `fit: found ${fit}, expected one of ${Object.keys(fits).join(', ')}.`;
	const format = query.get('fm');
	return format === null || formats.includes(format)
		? null
		: `fm: found ${format}, expected one of ${formats.join(', ')}.`;
}

function ownFormat(url: string): string {
	const end = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? '';
	return formats.includes(end) ? end : 'jpg';
}
