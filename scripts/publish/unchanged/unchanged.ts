import { existsSync } from 'node:fs';
import { warningLines } from '../../../src/config/problem.ts';
import type { TenantJob } from '../job.ts';
import type { TenantDirs } from '../paths.ts';
import type { SideFiles } from '../plan/side-files.ts';
import type { BuildState } from '../plan/state.ts';
import { type OwnFolders, ownFolders } from '../read/own-files.ts';
import { ageWarnings, isTooOld } from '../read/stock-gate.ts';
import { peakMemory } from '../render/render-pages.ts';
import type { TenantReport } from '../report/build-report.ts';
import { emptyReport, feedMoment, newHostWarning } from '../report/tenant-report.ts';
import type { Inputs } from './inputs.ts';
import { type LastBuild, readLastBuild, writeLastBuild } from './last-build.ts';
import { hasSameFiles, noteOwnFiles } from './own-file-notes.ts';
import { isAsPublished, notePublished } from './published-files.ts';

/**
 * The report of a tenant with nothing to do: all that its site is made from is as the last build had it, by contents and
 * not by times, the clock changes nothing yet, and the published site is as that build left it. Null where any of this is
 * not so, or is not known: then the tenant is built, which renders no more than what has changed.
 */
export function unchangedReport(job: TenantJob, dirs: TenantDirs, inputs: Inputs | null): TenantReport | null {
	if (job.full || job.acceptShrink || inputs === null) return null;
	const last = readLastBuild(dirs.lastBuild);
	try {
		return last && isUnchanged(last, { job, dirs, inputs }) ? reportOf(last, job, inputs) : null;
	} catch {
		// Something is not there, or nobody may read it: the build says what.
		return null;
	}
}

type Now = { job: TenantJob; dirs: TenantDirs; inputs: Inputs };

function isUnchanged(last: LastBuild, { job, dirs, inputs }: Now): boolean {
	const { holds } = last;
	return (
		last.inputs === inputs.hash &&
		job.now >= holds.from &&
		job.now < holds.until &&
		!isTooOld(job.tenant.site.stock_feed, { signs: { asOf: inputs.feedAsOf }, now: job.now }) &&
		existsSync(dirs.cars) &&
		hasSameFiles(ownFolders(job.tenant), last.ownFiles) &&
		isAsPublished(dirs, last.published)
	);
}

function reportOf({ report, pages }: LastBuild, job: TenantJob, inputs: Inputs): TenantReport {
	return {
		...emptyReport(job.tenant.slug),
		...report,
		pages: { rendered: 0, reused: pages, removed: 0, written: 0 },
		warnings: [...warningsNow(job, inputs), ...report.warnings],
		notes: [...warningLines(job.tenant.warnings).notes, ...report.notes],
		feedAsOf: feedMoment(inputs.feedAsOf),
		peakMemory: peakMemory(),
	};
}

/** What is to be said of config and feed at this moment, whatever the last build said. */
const warningsNow = ({ tenant, now }: TenantJob, { feedAsOf }: Inputs): string[] => [
	...ageWarnings(tenant.site.stock_feed, { signs: { asOf: feedAsOf }, now }),
	...warningLines(tenant.warnings).warnings,
];

/** A build that went through; `started` in Unix milliseconds. */
export type Done = {
	inputs: Inputs | null;
	started: number;
	folders: OwnFolders;
	sideFiles: SideFiles;
	state: BuildState;
	/** When the clock may next change the stock or the texts, in Unix seconds. */
	until: number;
	report: TenantReport;
};

/** Notes a build for {@link unchangedReport}. One that published what the gate would hold back is not: the next one asks again. */
export function noteBuild(job: TenantJob, dirs: TenantDirs, done: Done): void {
	if (done.inputs === null || job.acceptShrink) return;
	try {
		writeLastBuild(dirs.lastBuild, lastBuildOf(job, dirs, { ...done, inputs: done.inputs }));
	} catch {
		// A full disk, or a file that has gone meanwhile: the site is published, and the next build looks at everything.
	}
}

function lastBuildOf(job: TenantJob, dirs: TenantDirs, done: Done & { inputs: Inputs }): LastBuild {
	const { inputs, started, folders, sideFiles, state, until, report } = done;
	const passing = new Set([...warningsNow(job, inputs), ...report.newPhotoHosts.map(newHostWarning)]);
	const { name, look, cars, stock, adFeeds, bytes } = report;
	const warnings = report.warnings.filter((warning) => !passing.has(warning));
	const ofConfig = new Set(warningLines(job.tenant.warnings).notes);
	const notes = report.notes.filter((note) => !ofConfig.has(note));
	return {
		inputs: inputs.hash,
		ownFiles: noteOwnFiles(folders, sideFiles, started),
		published: notePublished(dirs, { state, sideFiles }),
		holds: { from: job.now, until: Math.min(until, sideFiles.until) },
		pages: state.pages.size,
		report: { name, look, cars, stock, adFeeds, warnings, notes, bytes },
	};
}
