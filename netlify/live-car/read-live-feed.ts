import { ProblemError } from '../../src/config/problem.ts';
import type { FeedOf } from '../../src/config/stock-feed.ts';
import type { Car } from '../../src/stock/car/car.ts';
import { feedNotation } from '../../src/stock/feed/feed-notation.ts';
import { normaliseStock } from '../../src/stock/feed/normalise.ts';
import { isTooMuchLeftOut } from '../../src/stock/feed/report.ts';
import { urlRequest } from '../../src/stock/fetch/feed-request.ts';
import { fetchBytes } from '../../src/stock/fetch/fetch-bytes.ts';
import { readFetchedText } from '../../src/stock/source/fetched-text.ts';
import type { StockSource } from '../../src/stock/source/stock-text.ts';
import type { Call } from '../platform/http/call.ts';

/** Every car of a feed by slug; `broken` says what is wrong with a feed that may lack cars. */
export type LiveStock = { cars: Map<string, Car>; broken: string | null };

/** Netlify ends a function after ten seconds, and gives it a gigabyte. */
const timeoutMs = 7_000;
const mostBytes = 50_000_000;

/** Reads a tenant's feed over HTTP as the build does, with less time and room; every format that builds read. Never rejects. */
export async function readLiveFeed(call: Call, feed: FeedOf<'url'>): Promise<LiveStock | { fault: string }> {
	const { slug, site } = call.tenant;
	const asked = urlRequest(feed, { slug, environment: call.runtime.env });
	if ('fault' in asked) return { fault: `${asked.fault.path}: expected ${asked.fault.expected}` };
	const limits = { timeoutMs: Math.min(timeoutMs, asked.request.timeoutMs), maxBytes: mostBytes };
	try {
		// A pause as long as the time there is: one try.
		const answer = await fetchBytes({ ...asked.request, ...limits, pauseMs: timeoutMs });
		if (!answer.ok) return { fault: `stock_feed.url: ${answer.found}` };
		const source = await readFetchedText(answer, feed, { maxBytes: mostBytes });
		return carsOf(source, call, site.stock_feed.max_left_out_share);
	} catch (error) {
		const found = error instanceof ProblemError ? error.problems[0]?.found : undefined;
		return { fault: `stock_feed.url: the feed cannot be read${found === undefined ? '' : `: ${String(found)}`}` };
	}
}

function carsOf({ records, assumeListed, cut }: StockSource, call: Call, mostLeftOut: number): LiveStock {
	const notation = feedNotation(call.tenant.site);
	const { cars, report } = normaliseStock(records, { now: Math.floor(call.now / 1000), assumeListed, notation });
	const lost = isTooMuchLeftOut(report, mostLeftOut)
		? `${report.leftOut.length} of ${report.read} records are left out`
		: null;
	return { cars: new Map(cars.map((car) => [car.slug, car])), broken: cut ?? lost };
}
