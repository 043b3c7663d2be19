import type { FeedOf } from '../../src/config/stock-feed.ts';
import { FewKept } from '../../src/site/few-kept.ts';
import type { Call } from '../platform/http/call.ts';
import { askTypesense } from './ask-typesense.ts';
import type { LookedUp } from './looked-up.ts';
import { type LiveStock, readLiveFeed } from './read-live-feed.ts';

type LiveFeed = FeedOf<'url'> | FeedOf<'typesense'>;

/** Milliseconds for which a feed that was read, or could not be, is not fetched again. */
const keptFor = { read: 60_000, failed: 10_000 } as const;

/** Feeds in memory: a process on Netlify serves one site, one at home a few that are looked at. */
const mostFeeds = 4;

type Kept = { feed: FeedOf<'url'>; until: number; stock: Promise<LiveStock | { fault: string }> };
const kept = new FewKept<string, Kept>(mostFeeds);

/** The car with this slug in the tenant's live source (ROUTE-2), whether or not the site lists it. */
export async function lookUp(call: Call, feed: LiveFeed, slug: string): Promise<LookedUp> {
	if (feed.type === 'typesense') return askTypesense(call, feed, slug);
	const stock = await keptFeed(call, feed);
	if ('fault' in stock) return stock;
	const car = stock.cars.get(slug) ?? null;
	// A feed that breaks off does not show that a car is gone.
	return car || !stock.broken ? { car } : { fault: stock.broken };
}

/** A feed has no address for one car, so that all of it is read, at most once a minute. */
function keptFeed(call: Call, feed: FeedOf<'url'>): Kept['stock'] {
	const { slug } = call.tenant;
	const before = kept.get(slug);
	if (before?.feed === feed && call.now < before.until) return before.stock;
	const entry: Kept = { feed, until: call.now + keptFor.read, stock: readLiveFeed(call, feed) };
	kept.set(slug, entry);
	void entry.stock.then((stock) => {
		if ('fault' in stock) entry.until = call.now + keptFor.failed;
	});
	return entry.stock;
}
