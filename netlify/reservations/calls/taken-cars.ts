import { hash } from 'node:crypto';
import type { TakenCars } from '../../../src/contract/reservations.ts';
import type { Call } from '../../platform/http/call.ts';
import { reply } from '../../platform/http/refusal.ts';
import { takenCars } from '../store/car-claims.ts';

/** Seconds for which browsers and the CDN may keep the answer, and for which the CDN may still give it while it asks again. */
const keptFor = 3;
const keptMeanwhile = 30;

/**
 * GET /api/reservations: the cars that cannot be reserved now (CAR-11). Every page that shows cars may ask, so the CDN answers
 * most: the function is asked once in a few seconds for each site, and says nothing where nothing has changed.
 */
export async function getTakenCars({ request, runtime, tenant, now }: Call): Promise<Response> {
	const answer: TakenCars = { cars: await takenCars(runtime.db, tenant.slug, now) };
	const etag = `"${hash('sha256', JSON.stringify(answer), 'base64url').slice(0, 22)}"`;
	const headers = {
		etag,
		'cache-control': `public, max-age=${keptFor}`,
		'netlify-cdn-cache-control': `public, s-maxage=${keptFor}, stale-while-revalidate=${keptMeanwhile}`,
	};
	if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
	return reply(200, answer, headers);
}
