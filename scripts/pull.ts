import { readArguments } from './program/arguments.ts';
import { runCommand } from './program/run-command.ts';
import { publishedSite } from './publish/published-site.ts';
import { pullTenants } from './pull/pull-tenants.ts';
import { pullText } from './pull/pull-text.ts';

const usage = `Usage: npm run pull -- <slug>… | --all
Asks the dashboard and the feeds of tenants, and says what differs from what their sites were last built from.
Builds and publishes nothing. Exit code 1 where a source fails.
  --tenants <dir>    folder with the tenants (tenants)
  --out <dir>        folder with the built sites (dist)
  --published <url>  address of the published site (FORECOURT_PUBLISHED), for a machine that does not have it in --out
  --json             the same as JSON`;

const options = {
	all: { type: 'boolean', default: false },
	tenants: { type: 'string', default: 'tenants' },
	out: { type: 'string', default: 'dist' },
	published: { type: 'string' },
	json: { type: 'boolean', default: false },
} as const;

await runCommand(run);

async function run(): Promise<number> {
	const { values, positionals } = readArguments({ options, allowPositionals: true }, usage);
	if (positionals.length > 0 === values.all) throw new Error(`Name tenants, or --all.\n${usage}`);
	const { reports, problems } = await pullTenants({
		tenantsDir: values.tenants,
		out: values.out,
		slugs: values.all ? 'all' : positionals,
		published: publishedSite(values.published, values.all ? null : positionals),
	});
	process.stdout.write(values.json ? `${JSON.stringify(reports, null, '\t')}\n` : pullText(reports));
	for (const problem of problems) process.stderr.write(`${problem}\n`);
	return problems.length === 0 && reports.every(({ ok }) => ok) ? 0 : 1;
}
