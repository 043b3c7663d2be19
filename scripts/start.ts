import { formatProblem } from '../src/config/problem.ts';
import { noteBuilds } from './builder/record-builds.ts';
import { tenantWeights } from './changes/tenant-weight.ts';
import { showProgress } from './host/build-progress.ts';
import { listTenants } from './host/hosted-tenants.ts';
import { readServeOptions } from './host/serve-options.ts';
import { type ServeOptions, serveUntilStopped } from './host/serve-until-stopped.ts';
import { type ComingSite, FirstBuilds } from './host/start/first-builds.ts';
import { packProgram } from './program/program.mjs';
import { runCommand } from './program/run-command.ts';
import { build } from './publish/build.ts';
import type { BuildReport } from './publish/report/build-report.ts';
import { endingText } from './publish/report/summary-text.ts';
import { readTenants, type Tenant } from './sources/tenants.ts';

// React must find this before the bundle is loaded, or it takes its slower development build.
process.env['NODE_ENV'] = 'production';

/**
 * Serves every tenant's site and builds it. Sites of an earlier build are served at once; what has changed shows as soon as
 * it is built. A site that is not there yet says so, is built next if somebody opens it, and shows by itself.
 */
async function main(): Promise<void> {
	const options = readServeOptions(process.argv.slice(2));
	const builds = new FirstBuilds(readTenants(options.tenantsDir, 'all').tenants.map(comingSite));
	const [smallest] = bySize(
		builds.coming.map(({ slug }) => slug),
		options,
	);
	if (smallest) builds.ask(smallest);
	await serveUntilStopped({ ...options, builds });
	await buildAll(options, builds).catch((error: unknown) => {
		report(error);
		builds.stop();
		// What was built before stays there to look at; without it there is nothing to serve.
		if (listTenants(options.out).every(({ root }) => root === null)) process.exit();
	});
}

/** What the start page says of a tenant before its first build. */
function comingSite({ slug, parsed }: Tenant): ComingSite {
	if (!parsed.ok) return { slug, name: slug, brand: '#444444', onBrand: '#ffffff' };
	const { name, theme } = parsed.site;
	return { slug, name, brand: theme.colours.brand, onBrand: theme.colours.on_brand };
}

/** Tenants, the smallest site first: one of these is soon there to look at. */
function bySize(slugs: readonly string[], options: ServeOptions): string[] {
	const pages = tenantWeights(slugs, options);
	return slugs.toSorted((one, other) => (pages.get(one) ?? 0) - (pages.get(other) ?? 0));
}

async function buildAll(options: ServeOptions, builds: FirstBuilds): Promise<void> {
	const progress = showProgress(process.stdout);
	const packing = packProgram();
	const building = build({
		tenantsDir: options.tenantsDir,
		out: options.out,
		slugs: 'all',
		chooseNext: builds.chooseNext,
		onProgress: (at) => {
			progress.note(at);
			if (at.report) builds.end(at.report);
		},
		say: (text) => process.stderr.write(`${text}\n`),
	});
	const [built] = await Promise.all([building, packing]);
	progress.end();
	noteBuilds(built, { out: options.out, why: 'npm start' });
	process.stdout.write(outcome(built));
}

function outcome(built: BuildReport): string {
	const failed = built.tenants.filter(({ ok }) => !ok);
	const lines = [
		...built.problems.map(formatProblem),
		...failed.flatMap((tenant) => [`${tenant.slug} failed:`, ...tenant.problems.map((p) => `  ${formatProblem(p)}`)]),
	];
	return `${lines.map((line) => `${line}\n`).join('')}${endingText(built)}`;
}

function report(error: unknown): void {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}

await runCommand(main);
