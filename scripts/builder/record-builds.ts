import { existsSync, readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tenantDirs } from '../publish/paths.ts';
import { idFile } from '../publish/plan/intact.ts';
import type { BuildReport, TenantReport } from '../publish/report/build-report.ts';
import { resultOf } from './build-result.ts';

/**
 * Adds the builds of a command line to the history (SITE-16), where that is certain to be right: the sites are in the usual
 * folder, there is a database already, and this is no preview. A fault is said, and the builds are what they are.
 */
export async function recordBuilds(report: BuildReport, { out }: { out: string }): Promise<void> {
	if (out !== 'dist' || !hasHistory(process.env)) return;
	try {
		// Only those who need it pay for loading it.
		const { openQueue } = await import('../../netlify/rebuilds/queue.ts');
		const queue = await openQueue(process.env);
		for (const tenant of report.tenants) await queue.record(doneBuild(tenant, report, out));
		await queue.close();
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		process.stderr.write(`The history of builds does not have this one: ${reason}\n`);
	}
}

/** Whether there is a history to add to: nobody's build makes a database. */
function hasHistory(env: NodeJS.ProcessEnv): boolean {
	if (env['NETLIFY'] && env['CONTEXT'] !== 'production') return false;
	if (env['DATABASE_URL'] || env['NETLIFY_DB_URL']) return true;
	return existsSync(join(env['FORECOURT_DATA'] || '.data', 'forecourt.db'));
}

function doneBuild(tenant: TenantReport, { startedAt }: BuildReport, out: string) {
	const file = join(tenantDirs(out, tenant.slug).published, idFile);
	const written = statSync(file, { throwIfNoEntry: false });
	const started_at = Date.parse(startedAt);
	const after = { site: written ? readFileSync(file, 'utf8').trim() : null, cars: null };
	const before = { site: written && written.mtimeMs < started_at ? after.site : null, cars: null };
	return {
		...resultOf(tenant, before, after),
		tenant: tenant.slug,
		builder: `${hostname()} ${process.pid}`,
		by: whoBuilds(process.env),
		started_at,
		finishedAt: Date.parse(tenant.endedAt),
	};
}

function whoBuilds(env: NodeJS.ProcessEnv): string {
	if (env['NETLIFY']) return 'Netlify';
	if (env['GITHUB_ACTIONS']) return 'GitHub Actions';
	return ['command line', env['USER']].filter(Boolean).join(', ');
}
