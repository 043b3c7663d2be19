import { availableParallelism } from 'node:os';
import { readArguments } from '../program/arguments.ts';
import { publishedSite } from '../publish/published-site.ts';

const usage = `Usage: npm run builder -- [<slug>…]
Builds what is triggered, until it is stopped. Without slugs it takes the requests of every tenant in the folder.
  --tenants <dir>     folder with the tenants (tenants)
  --out <dir>         folder that gets one site per tenant (dist)
  --jobs <n>          tenants that are built side by side (the machine's cores)
  --feeds <minutes>   how often feeds on servers are looked at (15; 0: only in the daily build)
  --no-daily          no build after each tenant's midnight
  --no-watch          no build when files of tenants change
  --lease <seconds>   how long a tenant stays with a builder that has died (30)
  --grace <seconds>   how long a running build may go on once the builder is told to stop (60)
  --published <url>   address of the published sites, with {slug}, for a machine that does not have them in --out`;

export type BuilderOptions = {
	slugs: readonly string[];
	tenantsDir: string;
	out: string;
	jobs: number;
	feedMinutes: number;
	daily: boolean;
	watch: boolean;
	leaseMs: number;
	graceMs: number;
	published: string | undefined;
};

const known = {
	tenants: { type: 'string', default: 'tenants' },
	out: { type: 'string', default: 'dist' },
	jobs: { type: 'string' },
	feeds: { type: 'string', default: '15' },
	daily: { type: 'boolean', default: true },
	watch: { type: 'boolean', default: true },
	lease: { type: 'string', default: '30' },
	grace: { type: 'string', default: '60' },
	published: { type: 'string' },
} as const;

/** Reads the command line. Throws an Error that says what is wrong and what there is. */
export function readBuilderOptions(args: readonly string[]): BuilderOptions {
	const { values, positionals } = readArguments(
		{ args: [...args], options: known, allowPositionals: true, allowNegative: true },
		usage,
	);
	const jobs = values.jobs ?? String(availableParallelism());
	return {
		slugs: positionals,
		tenantsDir: values.tenants,
		out: values.out,
		jobs: numberOf('jobs', jobs, { least: 1, whole: true }),
		feedMinutes: numberOf('feeds', values.feeds, { least: 0 }),
		daily: values.daily,
		watch: values.watch,
		leaseMs: 1000 * numberOf('lease', values.lease, { least: 1 }),
		graceMs: 1000 * numberOf('grace', values.grace, { least: 0 }),
		published: publishedSite(values.published, positionals),
	};
}

function numberOf(name: string, text: string, { least, whole = false }: { least: number; whole?: boolean }): number {
	const value = text.trim() === '' ? Number.NaN : Number(text);
	if (Number.isFinite(value) && value >= least && (!whole || Number.isInteger(value))) return value;
	throw new Error(
		`--${name}: found ${JSON.stringify(text)}, expected a ${whole ? 'whole ' : ''}number of at least ${least}.\n${usage}`,
	);
}
