import type { StockFeed } from '../../../src/config/stock-feed.ts';
import { type FeedFiles, fetchFeed } from '../../sources/fetch-feed.ts';
import type { FetchedFeed } from '../../sources/fetched-feed.ts';
import { limitConcurrency } from '../workers/concurrency-limit.ts';

/** Feeds that are fetched at once. They mostly wait for a server, so one that hangs holds up few others. */
const mostAtOnce = 64;

/** Fetches tenants' feeds side by side, so that a slow server delays only its own tenant. */
export function createFeeds(): (feed: StockFeed, slug: string, files: FeedFiles) => Promise<FetchedFeed | null> {
	const limited = limitConcurrency(mostAtOnce);
	return (feed, slug, files) => limited(() => fetchFeed(feed, { slug, environment: process.env }, files));
}
