import { existsSync, readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Queue } from '../../netlify/rebuilds/queue.ts';
import type { DoneBuild } from '../../netlify/rebuilds/store/record.ts';
import type { BuildPages } from '../../src/contract/rebuild.ts';
import { tenantDirs } from '../publish/paths.ts';
import { idFile } from '../publish/plan/intact.ts';
import type { BuildReport, TenantReport } from '../publish/report/build-report.ts';
import { resultOf } from './build-result.ts';
import { noteBuild } from './noted-builds.ts';
import { tellProgress } from './tell-progress.ts';

/** The history, for the builds of a command line. */
export type History = {
	/** Hears how far the pages of a tenant are; missing where nothing is kept. */
	onPages?: (slug: string, pages: BuildPages) => void;
	/** A tenant's build has ended. */
	onEnd: (slug: string) => void;
	/** Adds the builds. A fault is said, and the builds are what they are. */
	record: (report: BuildReport) => Promise<void>;
};

/** Where the sites are, and the command that builds them. */
type Built = { out: string; why: string };

/**
 * Opens the history (SITE-16). It is the database where that is certain to be right: the sites are in the usual folder, there is a
 * database already, and this is not a preview. Elsewhere builds are noted beside the sites. The database is opened when there is
 * something to keep.
 */
export function openHistory(built: Built, env = process.env): History {
	const { out } = built;
	if (out !== 'dist' || !hasHistory(env)) {
		return { onEnd: () => undefined, record: async (report) => noteBuilds(report, built, env) };
	}
	let opened: Promise<Queue> | null = null;
	// Only those who need it pay for loading it.
	const open = () => (opened ??= import('../../netlify/rebuilds/queue.ts').then(({ openQueue }) => openQueue(env)));
	const { onPages, onEnd, ended } = tellTenants(open);
	return {
		onPages,
		onEnd,
		record: async (report) => {
			try {
				await ended();
				const queue = await open();
				for (const build of doneBuilds(report, built, env)) await queue.record(build);
				await queue.close();
			} catch (error) {
				const reason = error instanceof Error ? error.message : String(error);
				process.stderr.write(`The database does not have this build, so it is noted beside the sites: ${reason}\n`);
				noteBuilds(report, built, env);
			}
		},
	};
}

/** Notes the builds of a run beside the sites. A fault is said, and the builds are what they are. */
export function noteBuilds(report: BuildReport, built: Built, env = process.env): void {
	try {
		for (const build of doneBuilds(report, built, env)) noteBuild(built.out, build);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		process.stderr.write(`The history of builds does not have this one: ${reason}\n`);
	}
}

/** Tells how far each tenant is, until it ends. */
function tellTenants(open: () => Promise<Queue>) {
	const queue = {
		noteProgress: async (...row: Parameters<Queue['noteProgress']>) => (await open()).noteProgress(...row),
		endProgress: async (...row: Parameters<Queue['endProgress']>) => (await open()).endProgress(...row),
	};
	const startedAt = Date.now();
	const running = new Map<string, ReturnType<typeof tellProgress>>();
	const endings: Promise<void>[] = [];
	const tell = (tenant: string) => {
		const telling = running.get(tenant) ?? tellProgress({ queue, tenant, builder, startedAt });
		running.set(tenant, telling);
		return telling;
	};
	const onEnd = (slug: string): void => {
		const telling = running.get(slug);
		running.delete(slug);
		if (telling) endings.push(telling.end());
	};
	return {
		onPages: (slug: string, pages: BuildPages) => tell(slug).hear(pages),
		onEnd,
		ended: async (): Promise<void> => {
			for (const slug of running.keys()) onEnd(slug);
			await Promise.all(endings);
		},
	};
}

/** This process, as the history names it. */
const builder = `${hostname()} ${process.pid}`;

/** Whether there is a history to add to: nobody's build makes a database. */
function hasHistory(env: NodeJS.ProcessEnv): boolean {
	if (env['NETLIFY'] && env['CONTEXT'] !== 'production') return false;
	if (env['DATABASE_URL'] || env['NETLIFY_DB_URL']) return true;
	return existsSync(join(env['FORECOURT_DATA'] || '.data', 'forecourt.db'));
}

const doneBuilds = (report: BuildReport, { out, why }: Built, env: NodeJS.ProcessEnv): DoneBuild[] =>
	report.tenants.map((tenant) => ({ ...doneBuild(tenant, report, out), by: whoBuilds(env), why }));

function doneBuild(tenant: TenantReport, { startedAt }: BuildReport, out: string) {
	const file = join(tenantDirs(out, tenant.slug).published, idFile);
	const written = statSync(file, { throwIfNoEntry: false });
	const runStarted = Date.parse(startedAt);
	const finishedAt = Date.parse(tenant.endedAt);
	const after = { site: written ? readFileSync(file, 'utf8').trim() : null, cars: null };
	const before = { site: written && written.mtimeMs < runStarted ? after.site : null, cars: null };
	return {
		...resultOf(tenant, before, after),
		tenant: tenant.slug,
		builder,
		// The run's other tenants are not this one's time.
		started_at: Math.max(runStarted, finishedAt - Math.max(1, Math.ceil(tenant.timesMs.total))),
		finishedAt,
	};
}

function whoBuilds(env: NodeJS.ProcessEnv): string {
	if (env['NETLIFY']) return 'Netlify';
	if (env['GITHUB_ACTIONS']) return 'GitHub Actions';
	return ['command line', env['USER']].filter(Boolean).join(', ');
}
