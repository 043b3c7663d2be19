import type { Queue } from '../../netlify/rebuilds/queue.ts';
import { localDate } from '../../src/site/content/local-date.ts';
import { hasRemoteFeed, type KnownTenant } from './known-tenants.ts';

/** What is due: a tenant, and why it is to be rebuilt. */
export type Due = { slug: string; why: 'daily' | 'feed' };

type Clock = {
	queue: Pick<Queue, 'dueDaily'>;
	tenants: () => readonly KnownTenant[];
	/** Minutes between two looks at a feed on a server; 0 for none but the daily build's. */
	feedMinutes: number;
	daily: boolean;
};

/**
 * Says which tenants are due at a moment, in Unix milliseconds: those whose local day has changed since their last good build,
 * and those whose feed was not looked at for `feedMinutes`. Feeds take turns, so that not all are fetched at once (SITE-16).
 */
export function createClock({ queue, tenants, feedMinutes, daily }: Clock): (now: number) => Promise<Due[]> {
	const everyMs = feedMinutes * 60_000;
	const nextLook = new Map<string, number>();
	const feedsDue = (now: number): string[] => {
		if (everyMs === 0) return [];
		const remote = tenants().filter(hasRemoteFeed);
		return remote.flatMap(({ slug }, index) => {
			const next = nextLook.get(slug) ?? now + (everyMs * (index + 1)) / remote.length;
			const isDue = next <= now;
			nextLook.set(slug, isDue ? now + everyMs : Math.min(next, now + everyMs));
			return isDue ? [slug] : [];
		});
	};
	return async (now) => {
		const sites = tenants().flatMap(({ slug, site }) =>
			site ? [{ slug, dayAt: (seconds: number) => localDate(seconds, site) }] : [],
		);
		const days = daily ? await queue.dueDaily(sites, now) : [];
		return [
			...days.map((slug): Due => ({ slug, why: 'daily' })),
			...feedsDue(now).map((slug): Due => ({ slug, why: 'feed' })),
		];
	};
}
