import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of a second in `/proc`: 100 wherever Node runs. */
const ticksPerSecond = 100;
/** Places in what follows the name in `/proc/<pid>/stat`: the group, the times of the process, and those of its children that have ended. */
const groupAt = 2;
const [timesFrom, childrenFrom, timesTo] = [11, 13, 15];

/** Seconds of processor time of a group of processes so far, with those that have ended; null where the system does not say. */
export function processorSeconds(group: number): number | null {
	if (process.platform !== 'linux') return null;
	const ticks = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map((pid) => ticksOf(pid, group));
	return sum(ticks) / ticksPerSecond;
}

/** Seconds of processor time of all processes that this one has waited for, which others' work on the machine does not change; null where the system does not say. */
export function childrenSeconds(): number | null {
	if (process.platform !== 'linux') return null;
	return sum(statOf('self').slice(childrenFrom, timesTo)) / ticksPerSecond;
}

function ticksOf(pid: string, group: number): number {
	try {
		const fields = statOf(pid);
		return fields[groupAt] === group ? sum(fields.slice(timesFrom, timesTo)) : 0;
	} catch {
		// It has ended this moment; what it took is counted with its parent.
		return 0;
	}
}

/** What follows the name, as numbers; the state, the first, is a letter. */
const statOf = (pid: string): number[] =>
	readFileSync(`/proc/${pid}/stat`, 'utf8')
		.replace(/^.*\) /s, '')
		.split(' ')
		.map(Number);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
