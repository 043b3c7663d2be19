import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long processes have to stop what they started, before they are killed. */
const patienceMs = 10_000;
const pollMs = 50;

/** Ends a process and all of its group: as Ctrl-C does, then by force. */
export async function endGroup(group: number): Promise<void> {
	if (process.platform === 'win32') {
		spawnSync('taskkill', ['/pid', String(group), '/T', '/F'], { stdio: 'ignore' });
		return;
	}
	for (let waited = 0; signal(group, waited === 0 ? 'SIGINT' : 0) && waited < patienceMs; waited += pollMs) {
		await sleep(pollMs);
	}
	signal(group, 'SIGKILL');
}

/** Whether there was a process of the group to send it to. */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
	try {
		return process.kill(-group, name);
	} catch {
		return false;
	}
}
