import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterFiles, stopCluster } from './postgres-cluster.ts';

const pollMs = 100;
/** How long a start takes at most, its programs and the server to end, and the folder to be removed. */
const startMs = 60_000;
const stopMs = 10_000;
const removeMs = 5_000;

/**
 * Stops the cluster in `dir` and removes the folder, even where its start still goes on or was killed halfway. Throws what kept
 * it from that.
 */
export async function endCluster(dir: string): Promise<void> {
	await until(() => !isStarting(dir), startMs);
	// They go before the folder: `initdb` would make it again, and a server whose pid file is removed runs on for a minute.
	await until(() => !signalPrograms(dir, 'SIGQUIT'), stopMs);
	if (signalPrograms(dir, 'SIGKILL')) rmSync(clusterFiles(dir).pid, { force: true });
	let fault: unknown;
	await until(() => {
		// What `initdb` has started may still write into the folder while it is removed, and `initdb` itself begin only now.
		try {
			stopCluster(dir);
		} catch (error) {
			fault = error;
		}
		return !existsSync(dir) && !signalPrograms(dir, 'SIGQUIT');
	}, removeMs);
	if (existsSync(dir)) throw fault;
}

/** Sends a signal to the programs at work on this cluster, those that start it and the server; says whether there were any. */
function signalPrograms(dir: string, name: NodeJS.Signals): boolean {
	const { stdout } = spawnSync('pgrep', ['-f', '--', `-D ${clusterFiles(dir).data}( |$)`], { encoding: 'utf8' });
	const pids = (stdout ?? '').split('\n').filter(Boolean).map(Number);
	return pids.filter((pid) => signalProcess(pid, name)).length > 0;
}

function isStarting(dir: string): boolean {
	const { starting, ready } = clusterFiles(dir);
	return existsSync(starting) && !existsSync(ready) && isAlive(Number(readFileSync(starting, 'utf8')));
}

/** Whether there is a process of this number. */
export const isAlive = (pid: number): boolean => signalProcess(pid, 0);

function signalProcess(pid: number, name: NodeJS.Signals | 0): boolean {
	try {
		return process.kill(pid, name);
	} catch {
		return false;
	}
}

async function until(isSo: () => boolean, patienceMs: number): Promise<void> {
	for (let waited = 0; !isSo() && waited < patienceMs; waited += pollMs) await sleep(pollMs);
}
