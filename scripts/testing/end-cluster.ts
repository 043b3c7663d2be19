import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterFiles, stopCluster } from './postgres-cluster.ts';

const pollMs = 100;
/** How long a start takes at most, and its programs, where it was killed halfway, to fail without their folder. */
const startMs = 60_000;
const leftoverMs = 5_000;

/** Stops the cluster in `dir` and removes the folder, even where its start still goes on or was killed halfway. Throws what kept it from that. */
export async function endCluster(dir: string): Promise<void> {
	await until(() => !isStarting(dir), startMs);
	let fault: unknown;
	await until(() => {
		// A program that was left in the middle of the start may still write into the folder while it is removed.
		try {
			stopCluster(dir);
		} catch (error) {
			fault = error;
		}
		return !existsSync(dir);
	}, leftoverMs);
	if (existsSync(dir)) throw fault;
}

function isStarting(dir: string): boolean {
	const { starting, ready } = clusterFiles(dir);
	return existsSync(starting) && !existsSync(ready) && isAlive(Number(readFileSync(starting, 'utf8')));
}

/** Whether there is a process of this number. */
export function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

async function until(isSo: () => boolean, patienceMs: number): Promise<void> {
	for (let waited = 0; !isSo() && waited < patienceMs; waited += pollMs) await sleep(pollMs);
}
