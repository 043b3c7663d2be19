import type { StockFeed } from '../../../src/config/stock-feed.ts';
import { fetchFeed } from '../../sources/fetch-feed.ts';
import type { FetchedFeed } from '../../sources/fetched-feed.ts';
import { makePlaces } from './worker-slots.ts';

/** Feeds that are fetched at once. Most of the time they wait for a server: one that hangs keeps one place of many. */
const mostAtOnce = 64;

/** Fetches tenants' feeds side by side, so that the time a server takes is nobody's but its tenant's. */
export function createFeeds(): (feed: StockFeed, file: string) => Promise<FetchedFeed | null> {
	const places = makePlaces(mostAtOnce);
	return (feed, file) => places(() => fetchFeed(feed, file, process.env));
}
