import type { LastBuild } from '../../../netlify/fleet/last-builds.ts';
import { readNotedBuilds } from '../../builder/noted-builds.ts';

/** The last build of a tenant that has ended: of the history, or one that is noted beside the sites; null for none. */
export function lastBuildOf(out: string, slug: string, kept: LastBuild | undefined): LastBuild | null {
	const noted = readNotedBuilds(out, slug).find(({ outcome }) => outcome !== null);
	if (!kept || !noted) return kept ?? noted ?? null;
	return kept.started_at > noted.started_at ? kept : noted;
}
