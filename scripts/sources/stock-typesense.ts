import type { Problem } from '../../src/config/problem.ts';
import type { FeedOf } from '../../src/config/stock-feed.ts';
import type { FetchRequest } from './fetch-bytes.ts';
import { type FetchedFeed, feedBytes } from './fetched-feed.ts';
import { readJsonLines } from './stock-json.ts';
import { feedFault } from './stock-problem.ts';
import type { StockSource } from './stock-text.ts';
import { feedLimits } from './stock-url.ts';

export type TypesenseEnvironment = Partial<
	Record<'TYPESENSE_URL' | 'TYPESENSE_HOST' | 'TYPESENSE_API_KEY', string | undefined>
>;

/**
 * What to ask for a whole collection of a Typesense server. The key is TYPESENSE_API_KEY and never in a tenant's files;
 * the server is the feed's `host`, TYPESENSE_URL or TYPESENSE_HOST. Says what is missing where it cannot be asked.
 */
export function typesenseRequest(
	{ host, collection }: FeedOf<'typesense'>,
	environment: TypesenseEnvironment,
): { request: FetchRequest } | { fault: Omit<Problem, 'file'> } {
	const server = host ?? environment.TYPESENSE_URL ?? environment.TYPESENSE_HOST;
	const key = environment.TYPESENSE_API_KEY;
	if (!server || !URL.canParse(server)) {
		const expected = 'the server’s address, such as https://search.example.com, here or in TYPESENSE_URL';
		return { fault: { path: 'stock_feed.host', found: server ?? '', expected } };
	}
	if (!key) {
		const expected = 'a key of the search server in the environment variable TYPESENSE_API_KEY';
		return { fault: { path: 'stock_feed', found: '', expected } };
	}
	const url = new URL(`collections/${collection}/documents/export`, server.endsWith('/') ? server : `${server}/`);
	return { request: { url: url.href, headers: { 'X-TYPESENSE-API-KEY': key }, ...feedLimits } };
}

/** Reads a whole collection of a Typesense server (SITE-5). Throws a ProblemError if it cannot be asked or refuses. */
export async function readStockTypesense(
	feed: FeedOf<'typesense'>,
	siteFile: string,
	{ environment, fetched = null }: { environment: TypesenseEnvironment; fetched?: FetchedFeed | null },
): Promise<StockSource> {
	const asked = typesenseRequest(feed, environment);
	if ('fault' in asked) throw feedFault({ file: siteFile, ...asked.fault });
	const { origin } = new URL(asked.request.url);
	const answer = await feedBytes(asked.request, fetched);
	if (!answer.ok) {
		const expected = `the collection ${feed.collection} of ${origin}`;
		throw feedFault({ file: siteFile, path: 'stock_feed.collection', found: answer.found, expected });
	}
	return { records: readJsonLines(new TextDecoder().decode(answer.bytes), origin), assumeListed: false };
}
