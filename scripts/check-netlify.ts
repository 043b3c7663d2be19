import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadFunctions } from './host/functions/load.ts';
import { scheduleFaults } from './netlify/schedule-faults.ts';

/** Netlify's own command line, fetched when this is run: 200 MB that nothing else needs. */
const cli = 'netlify-cli@27.10.2';

/**
 * `npm run check:netlify [-- <slug>]`: builds a tenant as Netlify does, with its real command line and without its network,
 * and checks that every schedule arrived in what would be deployed.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const TENANT = positionals[0] ?? 'cowra-toyota';
const { status } = spawnSync('npx', ['--yes', cli, 'build', '--offline'], {
	stdio: 'inherit',
	env: { ...process.env, TENANT },
});
const declared = status === 0 ? await loadFunctions('netlify/functions') : [];
const faults = status === 0 ? scheduleFaults(join('.netlify', 'functions', 'manifest.json'), declared) : [];
const timed = declared.filter(({ schedule }) => schedule !== null).map(({ name }) => name);
process.stdout.write(
	status === 0
		? `Netlify's command line builds ${TENANT}. It runs by a schedule: ${timed.join(', ')}.\n`
		: `Netlify's command line could not build ${TENANT}: see above.\n`,
);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : (status ?? 1);
