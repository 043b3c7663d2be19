import type { Problem } from '../../src/config/problem.ts';
import type { FeedOf } from '../../src/config/stock-feed.ts';
import { mostFeedBytes } from '../../src/stock/fetch/feed-request.ts';
import type { FetchRequest } from '../../src/stock/fetch/fetch-bytes.ts';
import { followRedirects } from '../../src/stock/fetch/follow-redirects.ts';
import { cutOff } from '../../src/stock/source/feed-end.ts';
import { readJsonLines } from '../../src/stock/source/stock-json.ts';
import { feedFault } from '../../src/stock/source/stock-problem.ts';
import type { OnText, StockSource } from '../../src/stock/source/stock-text.ts';
import type { ServerPlace } from '../typesense/open-client.ts';
import { type FetchedFeed, feedBytes } from './fetched-feed.ts';

const limits: Pick<FetchRequest, 'timeoutMs' | 'maxBytes'> = { timeoutMs: 30_000, maxBytes: mostFeedBytes };

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
	const ask = (signal: AbortSignal) => askForExport({ url: server, apiKey: key }, collection, signal);
	return { request: { url: server, ask, ...limits } };
}

/** Loads the client only where a feed needs it: it takes as long to load as a small build. */
async function askForExport(place: ServerPlace, collection: string, signal: AbortSignal): Promise<Answer> {
	const { openClient } = await import('../typesense/open-client.ts');
	const client = openClient(place, async (call) => {
		const data = await followRedirects(call, signal);
		return { status: 200, headers: {}, data };
	});
	// What `send` hands over is what the client resolves with; `fetchBytes` reads it, with its limits of time and size.
	return (await client.collections(collection).documents().exportStream()) as unknown as Answer;
}

type Answer = Awaited<ReturnType<typeof followRedirects>>;

type TypesenseRequest = {
	environment: TypesenseEnvironment;
	fetched?: FetchedFeed | null;
	onText?: OnText | undefined;
};

/** Reads a whole collection of a Typesense server (SITE-5). Throws a ProblemError if it cannot be asked or refuses. */
export async function readStockTypesense(
	feed: FeedOf<'typesense'>,
	siteFile: string,
	{ environment, fetched = null, onText }: TypesenseRequest,
): Promise<StockSource> {
	const asked = typesenseRequest(feed, environment);
	if ('fault' in asked) throw feedFault({ file: siteFile, ...asked.fault });
	const { origin } = new URL(asked.request.url);
	const answer = await feedBytes(asked.request, fetched);
	if (!answer.ok) {
		const expected = `the collection ${feed.collection} of ${origin}`;
		throw feedFault({ file: siteFile, path: 'stock_feed.collection', found: answer.found, expected });
	}
	onText?.({ bytes: answer.bytes, ending: '.jsonl' });
	const text = new TextDecoder().decode(answer.bytes);
	const records = readJsonLines(text, origin);
	const cut = feed.last_row_may_be_short ? undefined : cutOff(records, { text, format: 'jsonl' });
	return { records, assumeListed: false, cut };
}
