import { spawnSync } from 'node:child_process';
import { childrenSeconds } from '../processor-time.ts';

/** Processor time in seconds, the user's and the system's, of a command and the processes that it waits for. Linux only. Throws if it fails. */
export function cpuSeconds([command = '', ...args]: readonly string[], cwd: string): number {
	const before = childrenSeconds();
	if (before === null) throw new Error('Processor time of other programs can only be read on Linux.');
	const { status, stdout, stderr, error } = spawnSync(command, args, {
		cwd,
		encoding: 'utf8',
		env: { ...process.env, NODE_ENV: 'production' },
		maxBuffer: 1 << 28,
	});
	if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${error?.message ?? (stderr || stdout)}`);
	return (childrenSeconds() ?? 0) - before;
}
