import { daysAfter } from '../hours/days.ts';
import type { StockHistory } from './stock-history.ts';

/**
 * What a site answers at addresses that were a car's (SITE-7). A car that is gone: "gone" for 90 days, after that its
 * address is as unknown as any other. A car that is listed under another address: that one. Of no more than 2,000
 * addresses, the latest. Gone on 1 March: said until 29 May.
 */
export type OldAddresses = {
	/** Slugs of cars that are gone, with the day since when, `YYYY-MM-DD`. */
	gone: Record<string, string>;
	/** Slugs that lead to a car's present one; null leads to the list: the car is in the feed, but cannot be read. */
	moved: Record<string, string | null>;
};

const goneForDays = 90;
export const mostGone = 2_000;

type OldAddress = { slug: string; day: string; to?: string | null };

/** The old addresses that the site answers for on this day, the latest first. An address that a listed car has is never one. */
export function oldAddresses({ cars, gone }: Pick<StockHistory, 'cars' | 'gone'>, today: string): OldAddresses {
	const seen = new Set(cars.map(({ slug }) => slug.toLowerCase()));
	const first = daysAfter(today, 1 - goneForDays);
	const moved = cars.flatMap(({ slug: to, former }) => former.map(({ slug, day }): OldAddress => ({ slug, day, to })));
	const left = gone
		.filter(({ gone: day }) => day >= first)
		.flatMap(({ slug, former, gone: day, unread }): OldAddress[] =>
			[slug, ...former.map((one) => one.slug)].map((old) => ({ slug: old, day, ...(unread && { to: null }) })),
		);
	// Where a car that is for sale and one that is gone have had the same address, the one that is for sale has it.
	const all = [...moved.sort(latestFirst), ...left.sort(latestFirst)].filter(({ slug }) => {
		const isNew = !seen.has(slug.toLowerCase());
		seen.add(slug.toLowerCase());
		return isNew;
	});
	const kept = all.sort(latestFirst).slice(0, mostGone);
	return {
		gone: Object.fromEntries(kept.flatMap(({ slug, day, to }) => (to === undefined ? [[slug, day]] : []))),
		moved: Object.fromEntries(kept.flatMap(({ slug, to }) => (to === undefined ? [] : [[slug, to]]))),
	};
}

function latestFirst(one: OldAddress, other: OldAddress): number {
	if (one.day !== other.day) return one.day < other.day ? 1 : -1;
	return one.slug < other.slug ? -1 : 1;
}
