// Builds a tenant in a process that may be killed: from outside, or by itself before file system call number `dieAt` of those
// that move, remove or copy something in the output folder. Run by lab.ts, which is told when all modules are loaded.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { ChildJob, ChildResult } from './lab.ts';

process.env['NODE_ENV'] = 'production';
const { dieAt, ...options } = JSON.parse(process.argv[2] ?? '{}') as ChildJob;
let calls = 0;

function armed<Args extends [unknown, ...unknown[]], Result>(call: (...args: Args) => Result) {
	return (...args: Args): Result => {
		if (String(args[0]).startsWith(options.out) && ++calls === dieAt) process.kill(process.pid, 'SIGKILL');
		return call(...args);
	};
}

const { build } = await import('../publish/build.ts');
Object.assign(fs, {
	renameSync: armed(fs.renameSync),
	rmSync: armed(fs.rmSync),
	copyFileSync: armed(fs.copyFileSync),
});
syncBuiltinESMExports();
process.send?.('ready');
const { ok, problems, tenants } = await build({ ...options, inProcess: true });
const all = [...problems, ...tenants.flatMap((tenant) => tenant.problems)];
const result: ChildResult = { ok, problems: all, calls };
process.send?.(result, () => process.disconnect());
