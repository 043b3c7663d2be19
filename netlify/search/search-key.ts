import type { ServerKey } from '../../src/search/client/server-key.ts';
import { stockAlias, visitorFilter } from '../../src/site/index/search-server.ts';
import { limitCalls } from '../platform/guards/limit-calls.ts';
import type { Call } from '../platform/http/call.ts';
import { Refusal, reply } from '../platform/http/refusal.ts';
import { log } from '../platform/log.ts';

/** Seconds. Keys start every ten minutes and are valid for an hour, so that visitors of the same ten minutes share one. */
const step = 600;
const life = 3_600;

/**
 * GET /api/search-key: a key that searches the tenant's cars on the Typesense server, and nothing else, for 50 to 60
 * minutes (SRCH-7). The server's own keys never leave: the answer is derived from TYPESENSE_SEARCH_KEY, a key for
 * `documents:search` alone. Its filter has the sold window of the moment it was made.
 */
export async function getSearchKey(call: Call): Promise<Response> {
	const { tenant, runtime, now } = call;
	const { search } = tenant.site;
	if (search.engine !== 'typesense') throw new Refusal('not_found', 'This site does not use a search server.');
	await limitCalls(call, 'search');
	const { TYPESENSE_SEARCH_KEY: parent, TYPESENSE_COLLECTION: prefix = 'production_cars' } = runtime.env;
	const host = runtime.env['TYPESENSE_URL'] ?? runtime.env['TYPESENSE_HOST'];
	if (!parent || !host) {
		const missing = parent ? 'TYPESENSE_URL' : 'TYPESENSE_SEARCH_KEY';
		log('error', { path: '/api/search-key', message: `Set ${missing}.` });
		throw new Refusal('unavailable', 'The search server is not available right now.');
	}
	const begun = Math.floor(now / 1000 / step) * step;
	const expires_at = begun + life;
	const answer: ServerKey = {
		key: await scopedKey(parent, {
			filter_by: visitorFilter(tenant.site, begun),
			// By default a prefix such as `make:M*` stands for four words only.
			max_filter_by_candidates: 1_000,
			expires_at,
		}),
		host: host.replace(/\/$/, ''),
		expires_at,
		collection: stockAlias(tenant.slug, prefix),
	};
	return reply(200, answer, { 'cache-control': 'private, max-age=300' });
}

/** A key derived from a search-only one, with parameters that the server puts upon every search made with it. */
export async function scopedKey(parent: string, embedded: Embedded): Promise<string> {
	// Only tenants with a server need the client; loading it takes as long as a start of all functions.
	const { Client } = await import('typesense');
	const client = new Client({ apiKey: parent, nodes: [{ url: 'http://localhost' }], logLevel: 'silent' });
	return client.keys().generateScopedSearchKey(parent, embedded);
}

type Embedded = { filter_by: string; max_filter_by_candidates?: number; expires_at: number };
