import type { PublishedBuild, SettingChange } from '../../../../../netlify/fleet/setting-changes.ts';
import { isAtOnce } from '../at-once.ts';

/** What became of a change: a build published it, it waits for one, it was discarded or changed again before one came, or it works without. */
export type Fate =
	| { kind: 'published'; build: PublishedBuild }
	| { kind: 'waits' | 'replaced' | 'discarded' | 'at once' };

/** It is in the first build that began after it, unless the same setting was changed again by then. */
export function fateOf(
	{ path, at }: SettingChange,
	{ changes, builds }: { changes: readonly SettingChange[]; builds: readonly PublishedBuild[] },
): Fate {
	if (isAtOnce(path)) return { kind: 'at once' };
	const build = builds
		.filter(({ startedAt }) => startedAt >= at)
		.reduce<PublishedBuild | null>((first, one) => (first && first.startedAt <= one.startedAt ? first : one), null);
	const key = path.join('.');
	const next = changes
		.filter((other) => other.at > at && other.path.join('.') === key && (!build || other.at <= build.startedAt))
		.toSorted((one, other) => one.at - other.at)[0];
	if (next) return { kind: next.kind === 'discarded' ? 'discarded' : 'replaced' };
	return build ? { kind: 'published', build } : { kind: 'waits' };
}
