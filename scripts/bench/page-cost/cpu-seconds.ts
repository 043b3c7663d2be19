import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Processor time in seconds, the user's and the system's, of a command and the processes that it waits for. Linux only. Throws if it fails. */
export function cpuSeconds([command = '', ...args]: readonly string[], cwd: string): number {
	const before = childTicks();
	const { status, stdout, stderr, error } = spawnSync(command, args, {
		cwd,
		encoding: 'utf8',
		env: { ...process.env, NODE_ENV: 'production' },
		maxBuffer: 1 << 28,
	});
	if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${error?.message ?? (stderr || stdout)}`);
	return (childTicks() - before) / ticksPerSecond;
}

/** What /proc counts in, on every Linux. */
const ticksPerSecond = 100;

/** Processor time of all children that this process has waited for. */
function childTicks(): number {
	const stat = readFileSync('/proc/self/stat', 'utf8');
	const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
	return Number(fields[13]) + Number(fields[14]);
}
