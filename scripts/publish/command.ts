import { formatProblem } from '../../src/config/problem.ts';
import { openHistory } from '../builder/record-builds.ts';
import { changesSince, changesText } from '../changes/changed-tenants.ts';
import { readArguments } from '../program/arguments.ts';
import { runCommand } from '../program/run-command.ts';
import { tenantFolders } from '../sources/tenants.ts';
import { build } from './build.ts';
import { ensureBundle } from './bundle.ts';
import { thisBuilder } from './disk/builder.ts';
import { publishedSite } from './published-site.ts';
import type { BuildReport } from './report/build-report.ts';
import { endingText, summaryText } from './report/summary-text.ts';
import { dropStaleSites } from './write/cached-sites.ts';

const usage = `Usage: npm run build -- <slug>… | --all | --changed <git ref>
  --tenants <dir>    folder with the tenants (tenants)
  --out <dir>        folder that gets one site per tenant (dist)
  --full             make the bundle and render every page again, whatever is kept of them
  --wait <minutes>   how long to wait for another build of the same tenant (10; 0: not at all)
  --tenant-minutes <minutes>  how long one tenant may take (60; 0: no limit)
  --accept-shrink    publish even what is held back: many cars gone or new, none at all, an incomplete feed
  --published <url>  address of the published site (FORECOURT_PUBLISHED), for a machine that does not have the
                     site in --out: what it remembers of its cars is read from there. {slug} stands for
                     each tenant's slug
  --from-cache       what is in --out came from a cache: a site that is not the one published there is dropped first
  --json             the report on stdout, as JSON
       npm run build -- --bundle
                     makes the bundle that renders all tenants, if these sources have none yet, and no site;
                     with --full in any case`;

const options = {
	all: { type: 'boolean', default: false },
	bundle: { type: 'boolean', default: false },
	changed: { type: 'string' },
	tenants: { type: 'string', default: 'tenants' },
	out: { type: 'string', default: 'dist' },
	full: { type: 'boolean', default: false },
	'accept-shrink': { type: 'boolean', default: false },
	wait: { type: 'string' },
	'tenant-minutes': { type: 'string' },
	published: { type: 'string' },
	'from-cache': { type: 'boolean', default: false },
	json: { type: 'boolean', default: false },
} as const;

/** `npm run build`: reads the command line, builds, prints the report and sets the exit code. */
export const runBuildCommand = (): Promise<void> => runCommand(buildFromArguments);

const read = () => readArguments({ options, allowPositionals: true }, usage);
type Values = ReturnType<typeof read>['values'];

async function buildFromArguments(): Promise<number> {
	const { values, positionals } = read();
	if (values.bundle) return bundleOnly(values.full);
	const ways = [positionals.length > 0, values.all, values.changed !== undefined].filter(Boolean).length;
	if (ways !== 1) throw new Error(`Name tenants, or --all, or --changed <git ref>.\n${usage}`);
	const changes = values.changed === undefined ? null : changesSince(values.tenants, values.changed);
	const slugs = changes ? changes.build.map(({ slug }) => slug) : positionals;
	if (changes && !values.json) process.stdout.write(changesText(changes));
	const published = publishedSite(values.published, values.all ? null : slugs);
	if (values['from-cache']) {
		const dropped = await dropStaleSites(values.out, values.all ? tenantFolders(values.tenants) : slugs, published);
		if (dropped.length > 0)
			process.stderr.write(`Not what is published, so built from nothing: ${dropped.join(', ')}\n`);
	}
	const history = openHistory({ out: values.out, why: commandWords(values) });
	const report = await build({
		tenantsDir: values.tenants,
		out: values.out,
		slugs: values.all ? 'all' : slugs,
		full: values.full,
		freshBundle: values.full,
		acceptShrink: values['accept-shrink'],
		...minutes('wait', values.wait, 'waitMinutes'),
		...minutes('tenant-minutes', values['tenant-minutes'], 'tenantMinutes'),
		inProcess: true,
		say: (text) => process.stderr.write(`${text}\n`),
		published,
		...(history.onPages && { onPages: history.onPages }),
		onProgress: ({ tenant }) => tenant && history.onEnd(tenant),
	});
	if (values.json) process.stdout.write(`${JSON.stringify(report, null, '\t')}\n`);
	else tell(report);
	await history.record(report);
	return report.ok ? 0 : 1;
}

/** What was built, what is wrong, and what to do, in that order. */
function tell(report: BuildReport): void {
	process.stdout.write(summaryText(report));
	for (const problem of [report, ...report.tenants].flatMap(({ problems }) => problems)) {
		process.stderr.write(`${formatProblem(problem)}\n`);
	}
	if (report.ok || report.tenants.length > 0) process.stdout.write(endingText(report));
}

/** The command as the history of builds has it: what was asked for, without the tenants' names. */
function commandWords({
	all,
	changed,
	full,
	...values
}: Pick<Values, 'all' | 'changed' | 'full' | 'accept-shrink'>): string {
	const which = all ? ['--all'] : changed === undefined ? [] : [`--changed ${changed.slice(0, 80)}`];
	const flags = [...(full ? ['--full'] : []), ...(values['accept-shrink'] ? ['--accept-shrink'] : [])];
	return ['npm run build', ...which, ...flags].join(' ');
}

/** Makes the bundle for other jobs, which get it with the folder `.forecourt`. */
async function bundleOnly(full: boolean): Promise<number> {
	const say = (text: string) => process.stderr.write(`${text}\n`);
	const { bundle, rebuilt } = await ensureBundle(thisBuilder(), { say, ...(full && { newerThan: Date.now() }) });
	process.stdout.write(`The bundle ${bundle.id} ${rebuilt ? 'was made' : 'was there'}.\n`);
	return 0;
}

/** The option `--name` as a setting of the build; nothing where it is not given. Throws an Error for what is not a time. */
function minutes<Key extends string>(name: string, value: string | undefined, key: Key): { [key in Key]?: number } {
	if (value === undefined) return {};
	const count = Number(value);
	if (value.trim() === '' || !Number.isFinite(count) || count < 0) {
		throw new Error(`--${name}: found ${JSON.stringify(value)}, expected a number of minutes such as 10.`);
	}
	return { [key]: count } as { [key in Key]?: number };
}
