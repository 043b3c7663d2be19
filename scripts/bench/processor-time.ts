import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of a second in `/proc`: 100 wherever Node runs. */
const ticksPerSecond = 100;
/** Places in what follows the name in `/proc/<pid>/stat`: the group, and the times of the process and of its children that have ended. */
const groupAt = 2;
const [timesFrom, timesTo] = [11, 15];

/** Seconds of processor time of a group of processes so far, with those that have ended; null where the system does not say. */
export function processorSeconds(group: number): number | null {
	if (process.platform !== 'linux') return null;
	const ticks = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map((pid) => ticksOf(pid, group));
	return ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond;
}

function ticksOf(pid: string, group: number): number {
	try {
		const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
			.replace(/^.*\) /s, '')
			.split(' ');
		if (Number(fields[groupAt]) !== group) return 0;
		return fields.slice(timesFrom, timesTo).reduce((sum, field) => sum + Number(field), 0);
	} catch {
		// It has ended this moment; what it took is counted with its parent.
		return 0;
	}
}
