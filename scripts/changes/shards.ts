import { hash } from 'node:crypto';

/** Tenants that one job builds and deploys. */
export type Shard = {
	/** From 1. */
	shard: number;
	/** Names the tenants, for the cache of what they were built to. */
	key: string;
	slugs: string[];
	/** Their pages, roughly. */
	pages: number;
};

/** Getting a machine ready takes as long as rendering some thousands of pages. */
const pagesPerShard = 3000;

/**
 * Shares tenants out to at most `most` jobs of about equal work: the heaviest first, each to the job with the least to do.
 * There are as many jobs as the work is worth, and none without tenants.
 */
export function splitShards(weights: ReadonlyMap<string, number>, most: number): Shard[] {
	const total = [...weights.values()].reduce((sum, pages) => sum + pages, 0);
	const count = Math.min(most, weights.size, Math.max(1, Math.ceil(total / pagesPerShard)));
	const bins = Array.from({ length: count }, () => ({ slugs: [] as string[], pages: 0 }));
	const heaviestFirst = [...weights].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
	for (const [slug, pages] of heaviestFirst) {
		const lightest = bins.reduce((least, bin) => (bin.pages < least.pages ? bin : least));
		lightest.slugs.push(slug);
		lightest.pages += pages;
	}
	return bins
		.filter(({ slugs }) => slugs.length > 0)
		.map(({ slugs, pages }, index) => {
			const sorted = slugs.sort();
			return { shard: index + 1, key: hash('sha1', sorted.join(' ')).slice(0, 12), slugs: sorted, pages };
		});
}
