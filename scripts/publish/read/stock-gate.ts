import type { Problem } from '../../../src/config/problem.ts';
import type { StockFeed } from '../../../src/config/stock-feed.ts';
import { secondsPerDay } from '../../../src/domain/hours/days.ts';
import { feedAgeWarning } from '../../../src/domain/stock/feed-age.ts';
import { daysCounted, type LossCount, mostCarsGone, mostCarsListed } from '../../../src/domain/stock/stock-gate.ts';
import type { KnownCar } from '../../../src/domain/stock/stock-history.ts';
import type { FeedSigns } from '../../../src/stock/source/stock-text.ts';

/** A feed that was read, beside what the published site lists. */
export type StockChange = {
	/** What the published site counts of losses; null where there is no such site. */
	count: LossCount | null;
	/** Cars that the published site lists. */
	known: number;
	/** Those of them that the feed has neither as listed nor as sold. */
	lost: readonly KnownCar[];
	/** Cars to list. */
	listed: number;
	signs: FeedSigns;
	/** Unix seconds. */
	now: number;
};

type Finding = Pick<Problem, 'found' | 'expected'>;

/** Why this feed is to be held back until somebody has looked at it; nothing where it may be published (SITE-5). */
export function heldBack(feed: StockFeed, change: StockChange): Finding[] {
	return [
		...emptied(feed, change),
		...gone(feed, change),
		...grown(feed, change),
		...broken(change),
		...old(feed, change),
	];
}

/** Cars that are named as examples. */
const mostNamed = 3;

function emptied(feed: StockFeed, { listed }: StockChange): Finding[] {
	if (listed > 0 || feed.type === 'none') return [];
	const expected = 'at least one. A site without stock has "type": "none" in its stock_feed';
	return [{ found: 'no car to list', expected }];
}

function gone(feed: StockFeed, { count, known, lost, now }: StockChange): Finding[] {
	if (!count) return [];
	const all = Math.max(count.known, known);
	const missing = count.lost + lost.length;
	const days = daysCounted(count, now);
	const most = mostCarsGone(all, days, limitsOf(feed));
	if (missing <= most || lost.length === 0) return [];
	const named = lost.slice(0, mostNamed).map(({ slug }) => slug);
	const examples = `${named.join(', ')}${lost.length > mostNamed ? ', …' : ''}`;
	const earlier = count.lost > 0 ? ` (${count.lost} of them before this build)` : '';
	return [
		{
			found: `${missing} of ${all} published cars that are no longer in the feed and were not sold${earlier}: ${examples}`,
			expected: `at most ${most} gone ${passed(days)} (max_gone_share ${percent(feed.max_gone_share)}, max_gone_share_week ${percent(feed.max_gone_share_week)})`,
		},
	];
}

function grown(feed: StockFeed, { count, known, listed }: StockChange): Finding[] {
	const most = mostCarsListed(known, limitsOf(feed));
	if (!count || listed <= most) return [];
	const expected = `at most ${most} (max_growth_share ${percent(feed.max_growth_share)})`;
	return [{ found: `${listed} cars to list, where the published site has ${known}`, expected }];
}

function broken({ signs: { cut } }: StockChange): Finding[] {
	return cut ? [{ found: `an incomplete feed: ${cut}`, expected: 'a complete feed' }] : [];
}

/** Whether a feed is held back for its age. */
export const isTooOld = (feed: StockFeed, at: Pick<StockChange, 'signs' | 'now'>): boolean => old(feed, at).length > 0;

function old(feed: StockFeed, { signs, now }: Pick<StockChange, 'signs' | 'now'>): Finding[] {
	const age = ageOf(signs, now);
	const most = feed.max_age_days;
	if (age === null || most === undefined || age <= most) return [];
	return [{ found: `a feed that is ${age} days old`, expected: `a feed at most ${most} days old (max_age_days)` }];
}

/** A word on a feed that nobody has renewed for a while. */
export function ageWarnings(feed: StockFeed, { signs, now }: Pick<StockChange, 'signs' | 'now'>): string[] {
	const age = ageOf(signs, now);
	if (age === null || age <= feed.warn_after_days) return [];
	return [feedAgeWarning(age, feed.warn_after_days)];
}

function ageOf({ asOf }: FeedSigns, now: number): number | null {
	return asOf === undefined ? null : Math.floor((now - asOf) / secondsPerDay);
}

const limitsOf = ({ max_gone_share: day, max_gone_share_week: week, max_growth_share: growth }: StockFeed) => ({
	day,
	week,
	growth,
});

const passed = (days: number): string => (days <= 1 ? 'within a day' : `in ${Math.floor(days)} days`);

const percent = (share: number): string => `${Math.round(share * 100)} %`;
