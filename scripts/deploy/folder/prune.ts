import { secondsPerDay } from '../../../src/domain/hours/days.ts';
import { contentsOf, type Release } from '../site/release.ts';

/**
 * The releases that are to go: all but the newest `keep` of each kind, the one that is live, the one whose contents it brought
 * back, and those younger than a day, whose pages somebody may have open. `now` is in Unix seconds.
 */
export function prunable(
	releases: readonly Release[],
	live: Release | null,
	{ keep, now }: { keep: number; now: number },
): Release[] {
	const kept = new Set(live ? [live.id, contentsOf(live)] : []);
	const kinds = Map.groupBy(releases, ({ kind }) => (kind === 'preview' ? 'preview' : 'published'));
	return [...kinds.values()].flatMap((ofKind) =>
		ofKind
			.toSorted((one, other) => other.deployedAt - one.deployedAt)
			.slice(keep)
			.filter(({ id, deployedAt }) => !kept.has(id) && now - deployedAt >= secondsPerDay),
	);
}
