import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DoneBuild } from '../../netlify/rebuilds/store/record.ts';
import { type BuildAnswer, refreshFailure } from '../../src/contract/rebuild.ts';
import { writeWhole } from '../publish/disk/write-whole.ts';
import { tenantDirs } from '../publish/paths.ts';

/** Builds of a tenant that are kept beside the sites. */
const mostKept = 20;

/** Adds a build to the history beside the sites, for those that the database does not have (SITE-16). */
export function noteBuild(out: string, build: DoneBuild): void {
	const builds = [answerOf(build), ...readNotedBuilds(out, build.tenant)].slice(0, mostKept);
	// Only its owner may read it: a message may quote what a config says.
	writeWhole(tenantDirs(out, build.tenant).builds, JSON.stringify(builds), { mode: 0o600, sync: false });
}

/** The builds that are kept beside the sites, the newest first; none where nothing can be read. */
export function readNotedBuilds(out: string, slug: string): BuildAnswer[] {
	try {
		const noted: unknown = JSON.parse(readFileSync(tenantDirs(out, slug).builds, 'utf8'));
		return Array.isArray(noted) ? (noted as BuildAnswer[]) : [];
	} catch {
		// No build has been noted yet, or the file is damaged: the next build writes it again.
		return [];
	}
}

function answerOf(build: DoneBuild): BuildAnswer {
	const { by, why, builder, started_at, finishedAt, outcome, message, facts } = build;
	return {
		...{ id: randomUUID(), requests: [], by, why, triggers: 0, builder, outcome, facts },
		started_at: new Date(started_at).toISOString(),
		finished_at: new Date(finishedAt).toISOString(),
		duration_ms: finishedAt - started_at,
		error: message === null ? null : refreshFailure(message),
	};
}
