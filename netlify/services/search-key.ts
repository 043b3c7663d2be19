import type { ServerKey } from '../../src/search/client/server-key.ts';
import { stockAlias, visitorFilter } from '../../src/site/index/search-server.ts';
import type { Call } from '../http/call.ts';
import { limitCalls } from '../http/limit-calls.ts';
import { Refusal, reply } from '../http/refusal.ts';

/** Keys begin at whole ten minutes and live for an hour, so that all visitors of that time share one. */
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
	if (search.engine !== 'typesense') throw new Refusal('not_found', 'This site searches in the page.');
	await limitCalls(call, 'search');
	const { TYPESENSE_SEARCH_KEY: parent, TYPESENSE_COLLECTION: prefix = 'production_cars' } = runtime.env;
	const host = runtime.env['TYPESENSE_URL'] ?? runtime.env['TYPESENSE_HOST'];
	if (!parent || !host) {
		const missing = parent ? 'TYPESENSE_URL' : 'TYPESENSE_SEARCH_KEY';
		process.stderr.write(`${JSON.stringify({ level: 'error', path: '/api/search-key', missing })}\n`);
		throw new Refusal('unavailable', 'The search server cannot be used now.');
	}
	const begun = Math.floor(now / 1000 / step) * step;
	const expires_at = begun + life;
	const answer: ServerKey = {
		key: await scopedKey(parent, {
			filter_by: visitorFilter(tenant.site, begun),
			// Else a prefix such as `make:M*` would stand for four words only.
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
