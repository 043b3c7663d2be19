import type { Context } from '@netlify/functions';
import { photoFrame, type ShareDrawing, shareDrawing, shareDrawingFile } from '../../src/contract/share-drawing.ts';
import { FewKept } from '../../src/site/few-kept.ts';
import { imageUrl } from '../../src/site/pictures/image.ts';
import { type FetchOwn, ownSite } from '../platform/http/own-site.ts';
import { Refusal, refuse, reply } from '../platform/http/refusal.ts';
import { errorFacts, log } from '../platform/log.ts';
import { drawJpeg } from './draw-jpeg.ts';
import { photoPixels } from './photo-pixels.ts';

/** A picture, and whether it lacks a photo that could not be had now. */
type Drawn = { jpeg: Buffer; lacksPhoto: boolean };

const mostDrawingBytes = 20_000;
const mostPhotoBytes = 1_000_000;

/** What is asked for again soon after: shares are looked at by several services at once. About 3 MB. */
const kept = new FewKept<string, Promise<Drawn | null>>(50);

/**
 * Answers `GET /api/share/{name}.jpg`: the picture for shares of a car, from the drawing that the site has published for
 * it (SITE-13). The photo comes through the site's image service, which fetches from the tenant's photo hosts only; without
 * it the picture has text alone, for a few minutes. Nothing but names of published drawings can be asked for.
 */
export async function answerSharePicture(
	request: Request,
	{ params, site }: Pick<Context, 'params' | 'site'>,
): Promise<Response> {
	try {
		const [, name] = /^([\w.~-]{1,300})\.jpg$/.exec(params['file'] ?? '') ?? [];
		const drawn = name === undefined ? null : await drawOnce(request, name, ownSite(request, site));
		if (!drawn) return refuse(new Refusal('not_found', 'There is no picture at this address.'));
		return new Response(new Uint8Array(drawn.jpeg), { headers: headersOf(drawn) });
	} catch (error) {
		log('error', { function: 'share', ...errorFacts(error) });
		return reply(500, { error: 'An unexpected error occurred', code: 'internal' });
	}
}

function drawOnce(request: Request, name: string, own: FetchOwn): Promise<Drawn | null> {
	const key = `${request.headers.get('host')} ${name}`;
	const known = kept.get(key);
	if (known) return known;
	const drawing = draw(name, own);
	kept.set(key, drawing);
	// Only a whole picture is worth keeping.
	const drop = (): void => kept.delete(key);
	drawing.then((drawn) => (drawn === null || drawn.lacksPhoto ? drop() : undefined), drop);
	return drawing;
}

async function draw(name: string, own: FetchOwn): Promise<Drawn | null> {
	const file = await own(shareDrawingFile(name), mostDrawingBytes);
	const drawing = typeof file === 'string' ? null : readDrawing(file.toString('utf8'));
	if (!drawing) return null;
	const photo = drawing.picture && (await fetchPhoto(drawing.picture, own));
	return { jpeg: await drawJpeg(drawing, photo || null), lacksPhoto: drawing.picture !== null && !photo };
}

function readDrawing(text: string): ShareDrawing | null {
	try {
		return shareDrawing.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		// A page of the site in place of the file.
		return null;
	}
}

async function fetchPhoto(picture: string, own: FetchOwn): Promise<Uint8Array | null> {
	const { width: w, height: h } = photoFrame;
	const bytes = await own(imageUrl(picture, { w, h, q: 85, fit: 'cover', fm: 'jpg' }), mostPhotoBytes);
	return typeof bytes === 'string' ? null : photoPixels(bytes);
}

/**
 * A picture never changes, so that caches may keep it for ever, Netlify's beyond the next deploy (`Netlify-Cache-ID`), and
 * whatever stands behind a question mark.
 */
function headersOf({ jpeg, lacksPhoto }: Drawn): Record<string, string> {
	const common = {
		'content-type': 'image/jpeg',
		'content-length': String(jpeg.length),
		'x-content-type-options': 'nosniff',
		'netlify-vary': 'query=none',
	};
	if (lacksPhoto)
		return { ...common, 'cache-control': 'public, max-age=300', 'netlify-cdn-cache-control': 'public, max-age=300' };
	return {
		...common,
		'cache-control': 'public, max-age=31536000, immutable',
		'netlify-cdn-cache-control': 'public, max-age=31536000, durable',
		'netlify-cache-id': 'share-pictures',
	};
}
