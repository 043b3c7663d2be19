import { availableParallelism, cpus } from 'node:os';
import { median } from './run.ts';

/** One line of the benchmark: what was measured, the goal, and whether it holds. */
export type Result = { what: string; measured: string; goal: string; holds: boolean };

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** Two ways to the same end, timed one after the other, in milliseconds. */
export type Round = { slow: number; fast: number };

/**
 * How many times faster: the median of the rounds' ratios. A machine that is shared is twice as slow for a
 * minute and then is not; rounds feel that on both sides.
 */
export function ratio(what: string, { rounds, goal }: { rounds: readonly Round[]; goal: number }): Result {
	const times = rounds.map(({ slow, fast }) => slow / fast).toSorted((one, other) => one - other);
	const middle = median(times);
	const span = times.length > 1 ? `, rounds from ${times[0]?.toFixed(1)}× to ${times.at(-1)?.toFixed(1)}×` : '';
	const [slow, fast] = [median(rounds.map((round) => round.slow)), median(rounds.map((round) => round.fast))];
	return {
		what,
		measured: `${middle.toFixed(1)}× (${seconds(slow)} against ${seconds(fast)}${span})`,
		goal: `≥ ${goal}×`,
		holds: middle >= goal,
	};
}

/** The results as the Markdown table that the README shows. */
export function tableText(results: readonly Result[]): string {
	const rows = results.map(
		({ what, measured, goal, holds }) => `| ${what} | ${measured} | ${goal} | ${holds ? 'yes' : 'NO'} |`,
	);
	const machine = `${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`;
	return ['| measured | result | goal | holds |', '| --- | --- | --- | --- |', ...rows, '', `${machine}.`, ''].join(
		'\n',
	);
}
