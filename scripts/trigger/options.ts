import { readArguments } from '../program/arguments.ts';

const usage = `Usage: npm run trigger -- <slug>… | --all
Asks for a rebuild of sites, which npm run builder carries out (or the host: FORECOURT_REBUILD).
  --why <text>        why, for the history
  --by <name>         who asks, for the history (your user name)
  --full              render every page
  --accept-shrink     publish even what is held back
  --wait              follow until the sites are built; exit code 1 if one failed
  --minutes <n>       how long to follow (20)
  --url <address>     ask the functions at this address, such as https://dealer.example, in place of the database;
                      needs REBUILD_SECRET, or <SLUG>__REBUILD_SECRET for a site with its own secret
  --tenants <dir>     folder with the tenants (tenants)`;

export type TriggerOptions = {
	slugs: readonly string[] | 'all';
	why: string;
	by: string;
	full: boolean;
	acceptShrink: boolean;
	wait: boolean;
	waitMs: number;
	url: string | undefined;
	tenantsDir: string;
};

const known = {
	all: { type: 'boolean', default: false },
	why: { type: 'string', default: '' },
	by: { type: 'string' },
	full: { type: 'boolean', default: false },
	'accept-shrink': { type: 'boolean', default: false },
	wait: { type: 'boolean', default: false },
	minutes: { type: 'string', default: '20' },
	url: { type: 'string' },
	tenants: { type: 'string', default: 'tenants' },
} as const;

/** Reads the command line. Throws an Error that says what is wrong and what there is. */
export function readTriggerOptions(args: readonly string[]): TriggerOptions {
	const { values, positionals } = readArguments({ args: [...args], options: known, allowPositionals: true }, usage);
	if (values.all === positionals.length > 0) throw new Error(`Name tenants, or --all.\n${usage}`);
	const minutes = Number(values.minutes);
	if (!(minutes > 0)) throw new Error(`--minutes: found ${JSON.stringify(values.minutes)}, expected a number above 0.`);
	return {
		slugs: values.all ? 'all' : [...new Set(positionals)],
		why: values.why,
		by: values.by ?? (process.env['USER'] || 'command line'),
		full: values.full,
		acceptShrink: values['accept-shrink'],
		wait: values.wait,
		waitMs: minutes * 60_000,
		url: values.url,
		tenantsDir: values.tenants,
	};
}
