import type { FeedOf } from '../../src/config/stock-feed.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { readJsonLines } from './stock-json.ts';
import { feedFault } from './stock-problem.ts';
import type { StockSource } from './stock-text.ts';
import { feedLimits } from './stock-url.ts';

export type TypesenseEnvironment = Partial<
	Record<'TYPESENSE_URL' | 'TYPESENSE_HOST' | 'TYPESENSE_API_KEY', string | undefined>
>;

/**
 * Reads a whole collection of a Typesense server (SITE-5). The key is TYPESENSE_API_KEY and never in a tenant's files;
 * the server is the feed's `host`, TYPESENSE_URL or TYPESENSE_HOST. Throws a ProblemError if either is missing or the server refuses.
 */
export async function readStockTypesense(
	{ host, collection }: FeedOf<'typesense'>,
	siteFile: string,
	environment: TypesenseEnvironment,
): Promise<StockSource> {
	const server = host ?? environment.TYPESENSE_URL ?? environment.TYPESENSE_HOST;
	const key = environment.TYPESENSE_API_KEY;
	if (!server || !URL.canParse(server)) {
		const expected = 'the server’s address, such as https://search.example.com, here or in TYPESENSE_URL';
		throw feedFault({ file: siteFile, path: 'stock_feed.host', found: server ?? '', expected });
	}
	if (!key) {
		const expected = 'a key of the search server in the environment variable TYPESENSE_API_KEY';
		throw feedFault({ file: siteFile, path: 'stock_feed', found: '', expected });
	}
	const url = new URL(`collections/${collection}/documents/export`, server.endsWith('/') ? server : `${server}/`);
	const answer = await fetchBytes({ url: url.href, headers: { 'X-TYPESENSE-API-KEY': key }, ...feedLimits });
	if (!answer.ok) {
		const expected = `the collection ${collection} of ${url.origin}`;
		throw feedFault({ file: siteFile, path: 'stock_feed.collection', found: answer.found, expected });
	}
	return { records: readJsonLines(new TextDecoder().decode(answer.bytes), url.origin), assumeListed: false };
}
