import { formatProblem } from '../src/config/problem.ts';
import { showProgress } from './host/build-progress.ts';
import { listTenants } from './host/hosted-tenants.ts';
import { readServeOptions } from './host/serve-options.ts';
import { type ServeOptions, serveUntilStopped } from './host/serve-until-stopped.ts';
import { build } from './publish/build.ts';
import type { BuildReport } from './publish/report/build-report.ts';

// React must find this before the bundle is loaded, or it takes its slower development build.
process.env['NODE_ENV'] = 'production';

/**
 * Builds every tenant and serves those that have a site, whether or not all of them built. Sites of an earlier build are
 * served at once; what has changed shows as soon as it is built.
 */
async function main(): Promise<void> {
	const options = readServeOptions(process.argv.slice(2));
	const hasSites = listTenants(options.out).some(({ root }) => root !== null);
	if (hasSites) await serveUntilStopped(options);
	await buildAll(options);
	if (!hasSites) await serveUntilStopped(options);
}

async function buildAll(options: ServeOptions): Promise<void> {
	const progress = showProgress(process.stdout);
	const report = await build({
		tenantsDir: options.tenantsDir,
		out: options.out,
		slugs: 'all',
		onProgress: progress.note,
		say: (text) => process.stderr.write(`${text}\n`),
	});
	progress.end();
	process.stdout.write(outcome(report));
}

function outcome({ tenants, problems, durationMs }: BuildReport): string {
	const built = tenants.filter(({ ok }) => ok).length;
	const failed = tenants.filter(({ ok }) => !ok);
	const lines = [
		`${built} of ${tenants.length} sites built in ${(durationMs / 1000).toFixed(1)} s.`,
		...problems.map(formatProblem),
		...failed.flatMap((tenant) => [`${tenant.slug} failed:`, ...tenant.problems.map((p) => `  ${formatProblem(p)}`)]),
	];
	return `${lines.join('\n')}\n`;
}

try {
	await main();
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
