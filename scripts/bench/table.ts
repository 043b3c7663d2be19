import { availableParallelism, cpus } from 'node:os';

/** One line of the benchmark: what was measured, the goal, and whether it holds. */
export type Result = { what: string; measured: string; goal: string; holds: boolean };

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** How many times faster, from two times measured in the same run. */
export function ratio(what: string, { slow, fast, goal }: { slow: number; fast: number; goal: number }): Result {
	const times = slow / fast;
	return {
		what,
		measured: `${times.toFixed(1)}× (${seconds(slow)} against ${seconds(fast)})`,
		goal: `≥ ${goal}×`,
		holds: times >= goal,
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
