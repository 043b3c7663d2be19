import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Folder of PostgreSQL's server programs, the newest there is; null on a machine without. */
export function findServerPrograms(): string | null {
	const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionOf(b) - versionOf(a));
	const inPath = (process.env['PATH'] ?? '').split(delimiter);
	return [...debian, ...inPath].find((dir) => dir && existsSync(join(dir, 'initdb'))) ?? null;
}

const versionOf = (dir: string): number => Number(dir.split('/').at(-2));

/** The address of a database of the cluster in `dir`, over its socket. */
export const clusterUrl = (dir: string, name: string): string =>
	`postgres://postgres@localhost/${name}?host=${encodeURIComponent(dir)}`;

/** What is in the folder of a cluster: who starts it (a process id), whether it is up, its data, where it logs. */
export const clusterFiles = (dir: string) => ({
	starting: join(dir, 'starting'),
	ready: join(dir, 'ready'),
	data: join(dir, 'data'),
	pid: join(dir, 'data', 'postmaster.pid'),
	log: join(dir, 'data', 'log'),
});

/**
 * Starts a cluster in `dir` if none runs there yet. Of several processes one starts it, the others wait. `durable`: a commit
 * is on the disk, as in production; tests do without.
 */
export async function startCluster(dir: string, { durable = false } = {}): Promise<void> {
	const { starting, ready, log } = clusterFiles(dir);
	if (existsSync(ready)) return;
	if (isFirst(starting)) {
		start(dir, durable);
		writeFileSync(ready, '');
	}
	for (let tries = 0; !existsSync(ready); tries++) {
		if (tries > 600) throw new Error(`PostgreSQL did not start in ${dir}: see ${log}.`);
		await sleep(100);
	}
}

/** Stops the cluster in `dir`, if one was started, and removes the folder. */
export function stopCluster(dir: string): void {
	const { data, pid } = clusterFiles(dir);
	if (existsSync(pid)) {
		run(['pg_ctl', '-D', data, '-m', 'immediate', 'stop']);
	}
	rmSync(dir, { recursive: true, force: true });
}

function start(dir: string, durable: boolean): void {
	const owner = serverUser();
	if (owner) chownSync(dir, owner.uid, owner.gid);
	const { data, log } = clusterFiles(dir);
	run(['initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
	const options = `-c listen_addresses='' -k ${dir} -c fsync=${durable ? 'on' : 'off'} -c max_connections=100`;
	run(['pg_ctl', '-w', '-D', data, '-l', log, '-o', options, 'start']);
}

function run([program = '', ...args]: string[]): void {
	const path = join(findServerPrograms() ?? '', program);
	const [command, before] = serverUser()
		? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', '--reset-env', '--', path]]
		: [path, []];
	const { status, stderr, error } = spawnSync(command, [...before, ...args], {
		cwd: dirname(path),
		encoding: 'utf8',
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
}

/** PostgreSQL does not run as root: Debian's package brings a user for it. */
function serverUser(): { uid: number; gid: number } | null {
	if (process.getuid?.() !== 0) return null;
	const [, , uid, gid] = (/^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0] ?? '').split(':');
	if (!uid || !gid) throw new Error('PostgreSQL does not run as root, and there is no user postgres.');
	return { uid: Number(uid), gid: Number(gid) };
}

/** Whether nobody was here before; from then on the file names this process. */
function isFirst(lock: string): boolean {
	const own = `${lock}.${process.pid}`;
	writeFileSync(own, String(process.pid));
	try {
		// A link appears with what is in it, a file that is written does not.
		linkSync(own, lock);
		return true;
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
		throw error;
	}
}
