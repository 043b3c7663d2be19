import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allowPhotoHosts } from './netlify/allow-photo-hosts.ts';
import { bundleFunctions } from './netlify/bundle-functions.ts';
import { readArguments } from './program/arguments.ts';
import { runCommand } from './program/run-command.ts';

const usage = `Usage: TENANT=<slug> npm run netlify
Builds the site of one tenant and packs the functions, as Netlify runs it.
  --tenants <dir>    folder with the tenants (tenants)
  --out <dir>        folder for the built site (dist)
  --functions <dir>  folder for the functions (build/functions)`;

const options = {
	tenants: { type: 'string', default: 'tenants' },
	out: { type: 'string', default: 'dist' },
	functions: { type: 'string', default: 'build/functions' },
} as const;

/**
 * What Netlify runs to build one tenant's site (`netlify.toml`): the site of `TENANT`, copied to the one folder that
 * Netlify publishes, the functions, packed, and the hosts that photos may be fetched from. Throws an Error that says what
 * to set, or that the build's messages are above.
 */
async function buildForNetlify(): Promise<void> {
	const { values } = readArguments({ options }, usage);
	const slug = process.env['TENANT'];
	if (!slug) throw new Error('Set TENANT to the slug of the tenant, in the environment variables of the Netlify site.');
	const build = [fileURLToPath(new URL('build.mjs', import.meta.url)), slug];
	const places = ['--tenants', values.tenants, '--out', values.out];
	// Netlify names the address of the published site: what the site remembers of its cars is read from there.
	const published = process.env['URL'] ? ['--published', process.env['URL']] : [];
	const asked = askedByHook(process.env['INCOMING_HOOK_BODY']);
	const { status } = spawnSync(process.execPath, [...build, ...places, ...published, ...asked], { stdio: 'inherit' });
	if (status !== 0) throw new Error(`The site of ${slug} was not built, see above. Nothing is deployed.`);
	const names = await bundleFunctions({ from: 'netlify/functions', out: values.functions });
	const folder = join(values.out, '_published');
	rmSync(folder, { recursive: true, force: true });
	cpSync(join(values.out, slug), folder, { recursive: true });
	const hosts = allowPhotoHosts(folder, process.cwd());
	process.stdout.write(
		[
			`${slug} is in ${folder}, ${names.length} functions in ${values.functions}.`,
			`Photos are fetched from ${hosts.join(', ') || 'the site itself only'}.`,
			'',
		].join('\n'),
	);
}

/** What a trigger asks of this build: the body of the build hook (`netlify/rebuilds/hosts/netlify-hook.ts`). */
function askedByHook(body: string | undefined): string[] {
	const flags = { full: '--full', accept_shrink: '--accept-shrink' };
	return Object.entries(flags).flatMap(([name, flag]) => (body?.includes(`"${name}":true`) ? [flag] : []));
}

await runCommand(buildForNetlify);
