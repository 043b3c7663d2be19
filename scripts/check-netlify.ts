import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadFunctions } from './host/functions/load.ts';
import { scheduleFaults } from './netlify/schedule-faults.ts';
import { readArguments } from './program/arguments.ts';
import { runCommand } from './program/run-command.ts';

/** Netlify's own command line, fetched when this is run: 200 MB that nothing else needs. */
const cli = 'netlify-cli@27.10.2';

const usage = `Usage: npm run check:netlify [-- <slug>]
Builds a tenant (cowra-toyota) as Netlify does, with its real command line and without its network, and checks that every
schedule arrived in what would be deployed.`;

await runCommand(async () => {
	const [TENANT = 'cowra-toyota'] = readArguments({ allowPositionals: true }, usage).positionals;
	const { status } = spawnSync('npx', ['--yes', cli, 'build', '--offline'], {
		stdio: 'inherit',
		env: { ...process.env, TENANT },
	});
	if (status !== 0) throw new Error(`Netlify's command line could not build ${TENANT}: see above.`);
	const declared = await loadFunctions('netlify/functions');
	const timed = declared.filter(({ schedule }) => schedule !== null).map(({ name }) => name);
	process.stdout.write(`Netlify's command line builds ${TENANT}. It runs by a schedule: ${timed.join(', ')}.\n`);
	const faults = scheduleFaults(join('.netlify', 'functions', 'manifest.json'), declared);
	if (faults.length > 0) throw new Error(faults.join('\n'));
});
