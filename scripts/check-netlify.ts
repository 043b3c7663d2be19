import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** Netlify's own command line, fetched when this is run: 200 MB that nothing else needs. */
const cli = 'netlify-cli@27.10.2';

/** `npm run check:netlify [-- <slug>]`: builds a tenant as Netlify does, with its real command line and without its network. */
const { positionals } = parseArgs({ allowPositionals: true });
const TENANT = positionals[0] ?? 'cowra-toyota';
const { status } = spawnSync('npx', ['--yes', cli, 'build', '--offline'], {
	stdio: 'inherit',
	env: { ...process.env, TENANT },
});
process.stdout.write(
	status === 0
		? `Netlify's command line builds ${TENANT}.\n`
		: `Netlify's command line could not build ${TENANT}: see above.\n`,
);
process.exitCode = status ?? 1;
