// Deploys a site to a folder of releases, or rolls back, and kills its own process before file system call number N of those
// that make, link, copy, rename or remove something there. Prints how many there were. Run by folder-kill.test.ts.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [root = '', killAt = '0', ...args] = process.argv.slice(2);
let calls = 0;

function armed<Args extends unknown[], Result>(call: (...args: Args) => Result) {
	return (...args: Args): Result => {
		if (args.some((arg) => String(arg).startsWith(root)) && ++calls === Number(killAt))
			process.kill(process.pid, 'SIGKILL');
		return call(...args);
	};
}

const { runDeployCommand } = await import('../../scripts/deploy/command.ts');
for (const name of [
	'renameSync',
	'rmSync',
	'linkSync',
	'copyFileSync',
	'symlinkSync',
	'mkdirSync',
	'openSync',
] as const) {
	Object.assign(fs, { [name]: armed(fs[name] as (...args: unknown[]) => unknown) });
}
syncBuiltinESMExports();
const say = (text: string): boolean => process.stderr.write(`${text}\n`);
process.exitCode = await runDeployCommand([...args, '--to', root], { env: process.env, say, print: say });
process.stdout.write(`${calls}\n`);
