import { readArguments } from '../program/arguments.ts';
import { isReleaseId } from './site/release.ts';

const usage = `Usage: npm run deploy -- <slug>… | --all | --changed <git ref>   deploys what npm run build has built
       npm run deploy -- <slug>… --rollback [<release>]   brings the release before back, or the one named
       npm run deploy -- --list <slug>                    the releases there are
       npm run deploy -- --take-down <slug>               stops serving a tenant
  --to <target>      a folder for releases on this machine, or netlify (FORECOURT_DEPLOY_TO)
  --preview          deploys without showing it to visitors, and says where it can be seen
  --verify           fetches some addresses afterwards and compares them with what was deployed
  --address <url>    where to verify, with {slug} in it (FORECOURT_SITE_ADDRESS; else what the target says)
  --preview-address <url>  where a folder's previews are served, with {release} and {slug} in it (FORECOURT_PREVIEW_ADDRESS)
  --rollback-on-failure  on Netlify: goes back if the verification fails. A folder always does
  --dry-run          only says what would change
  --again            deploys a build even if it was rolled back
  --keep <n>         releases kept in a folder besides the live one and those of the last day (5)
  --functions <dir>  functions packed before by npm run functions; without it they are packed now
  --no-functions     deploys without functions: no form of the site works, unless they run elsewhere
  --tenants <dir>    folder with the tenants (tenants)
  --out <dir>        folder with the built sites (dist)
  --wait <minutes>   how long to wait for another deploy, or for a build of the tenant (10)
  --json             the outcome on stdout, as JSON`;

const options = {
	all: { type: 'boolean', default: false },
	changed: { type: 'string' },
	list: { type: 'boolean', default: false },
	'take-down': { type: 'boolean', default: false },
	rollback: { type: 'boolean', default: false },
	to: { type: 'string' },
	preview: { type: 'boolean', default: false },
	verify: { type: 'boolean', default: false },
	address: { type: 'string' },
	'preview-address': { type: 'string' },
	'rollback-on-failure': { type: 'boolean', default: false },
	'dry-run': { type: 'boolean', default: false },
	again: { type: 'boolean', default: false },
	keep: { type: 'string', default: '5' },
	functions: { type: 'string' },
	'no-functions': { type: 'boolean', default: false },
	tenants: { type: 'string', default: 'tenants' },
	out: { type: 'string', default: 'dist' },
	wait: { type: 'string', default: '10' },
	json: { type: 'boolean', default: false },
} as const;

export type DeployOptions = ReturnType<typeof readDeployOptions>;

/** Reads the command line. Throws an Error that says what is wrong with it. */
export function readDeployOptions(args: readonly string[], env: NodeJS.ProcessEnv) {
	const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true }, usage);
	const isId = (word: string): boolean => values.rollback && isReleaseId(word);
	const slugs = positionals.filter((word) => !isId(word));
	const [id = null, ...others] = positionals.filter(isId);
	if (others.length > 0) throw new Error(`--rollback takes one release, found also ${others.join(', ')}.`);
	if (id !== null && slugs.length !== 1)
		throw new Error(`--rollback ${id}: name the one tenant that it is a release of.`);
	const ways = [slugs.length > 0, values.all, values.changed !== undefined].filter(Boolean).length;
	if (ways !== 1) throw new Error(`Name tenants, or --all, or --changed <git ref>.\n${usage}`);
	if (values['take-down'] && slugs.length === 0) throw new Error('--take-down takes tenants by name only.');
	const tasks = (['list', 'take-down', 'rollback', 'preview'] as const).filter((name) => values[name]);
	if (tasks.length > 1) throw new Error(`--${tasks.join(' and --')} do not go together.`);
	const to = values.to || env['FORECOURT_DEPLOY_TO'];
	if (!to) throw new Error('Say where to deploy to: --to <folder> or --to netlify.');
	return {
		...values,
		slugs,
		id,
		to,
		keep: whole('keep', values.keep),
		waitMs: whole('wait', values.wait) * 60_000,
		address: values.address ?? env['FORECOURT_SITE_ADDRESS'],
		previewAddress: values['preview-address'] ?? env['FORECOURT_PREVIEW_ADDRESS'],
	};
}

function whole(name: string, value: string): number {
	if (/^\d{1,5}$/.test(value)) return Number(value);
	throw new Error(`--${name}: found ${JSON.stringify(value)}, expected a whole number such as 10.`);
}
