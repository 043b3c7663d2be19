import { formatProblem } from '../src/config/problem.ts';
import { build } from './build/build.ts';
import type { BuildReport } from './build/report.ts';
import { showProgress } from './host/build-progress.ts';
import { readServeOptions } from './host/serve-options.ts';
import { serveUntilStopped } from './host/serve-until-stopped.ts';

// React must find this before the bundle is loaded, or it takes its slower development build.
process.env['NODE_ENV'] = 'production';

/** Builds every tenant, then serves those that have a site, whether or not all of them built. */
async function main(): Promise<void> {
	const options = readServeOptions(process.argv.slice(2));
	const progress = showProgress(process.stdout);
	const report = await build({
		tenantsDir: options.tenantsDir,
		out: options.out,
		slugs: 'all',
		onProgress: progress.note,
	});
	progress.end();
	process.stdout.write(outcome(report));
	await serveUntilStopped(options);
}

function outcome({ tenants, problems, duration }: BuildReport): string {
	const built = tenants.filter(({ ok }) => ok).length;
	const failed = tenants.filter(({ ok }) => !ok);
	const lines = [
		`${built} of ${tenants.length} sites built in ${(duration / 1000).toFixed(1)} s.`,
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
