import type { FeedOf } from '../../src/config/stock-feed.ts';
import { cutOff } from './feed-end.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { readJsonLines } from './stock-json.ts';
import { feedFault } from './stock-problem.ts';
import type { OnText, StockSource } from './stock-text.ts';
import { feedLimits } from './stock-url.ts';

export type TypesenseEnvironment = Partial<
	Record<'TYPESENSE_URL' | 'TYPESENSE_HOST' | 'TYPESENSE_API_KEY', string | undefined>
>;

type TypesenseRequest = {
	siteFile: string;
	environment?: TypesenseEnvironment | undefined;
	onText?: OnText | undefined;
};

/**
 * Reads a whole collection of a Typesense server (SITE-5). The key is TYPESENSE_API_KEY and never in a tenant's files;
 * the server is the feed's `host`, TYPESENSE_URL or TYPESENSE_HOST. Throws a ProblemError if either is missing or the server refuses.
 */
export async function readStockTypesense(
	{ host, collection, last_row_may_be_short }: FeedOf<'typesense'>,
	{ siteFile, environment = process.env, onText }: TypesenseRequest,
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
	onText?.({ bytes: answer.bytes, ending: '.jsonl' });
	const text = new TextDecoder().decode(answer.bytes);
	const records = readJsonLines(text, url.origin);
	const cut = last_row_may_be_short ? undefined : cutOff(records, { text, format: 'jsonl' });
	return { records, assumeListed: false, cut };
}
