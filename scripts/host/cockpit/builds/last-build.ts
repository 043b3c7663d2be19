import type { LastBuild } from '../../../../netlify/fleet/last-builds.ts';
import type { BuildAnswer } from '../../../../src/contract/rebuild.ts';
import { readNotedBuilds } from '../../../builder/noted-builds.ts';
import type { TenantReport } from '../../../publish/report/build-report.ts';

/** A build may end a little before its report is written. */
const slackMs = 5_000;

/** Of builds, the newest first, the one that a report is of; null where it is not among them. */
export function buildOfReport<Build extends Pick<BuildAnswer, 'started_at' | 'finished_at'>>(
	builds: readonly Build[],
	{ endedAt }: Pick<TenantReport, 'endedAt'>,
): Build | null {
	const ended = Date.parse(endedAt);
	const isOf = ({ started_at, finished_at }: Build): boolean =>
		finished_at !== null && Date.parse(started_at) <= ended && Date.parse(finished_at) >= ended - slackMs;
	return builds.find(isOf) ?? null;
}

/** The last build of a tenant that has ended: of the history, or one that is noted beside the sites; null for none. */
export function lastBuildOf(out: string, slug: string, kept: LastBuild | undefined): LastBuild | null {
	const noted = readNotedBuilds(out, slug).find(({ outcome }) => outcome !== null);
	if (!kept || !noted) return kept ?? noted ?? null;
	return kept.started_at > noted.started_at ? kept : noted;
}
