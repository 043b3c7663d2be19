import { bundleFunctions } from './netlify/bundle-functions.ts';
import { readArguments } from './program/arguments.ts';
import { runCommand } from './program/run-command.ts';

const usage = `Usage: npm run functions [-- <folder>]
Packs the functions for a deploy into a folder (build/functions).`;

await runCommand(async () => {
	const [out = 'build/functions'] = readArguments({ allowPositionals: true }, usage).positionals;
	const names = await bundleFunctions({ from: 'netlify/functions', out });
	process.stdout.write(`${names.length} functions in ${out}: ${names.join(', ')}\n`);
});
