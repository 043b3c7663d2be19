import type { Draw } from './draw.ts';
import { type Counts, type Runner, readCounts } from './runner-report.ts';

export type Outcome = Counts & {
	name: string;
	seconds: number;
	/** The last lines that the stage printed. */
	lastLines: readonly string[];
};

/** So many failures of a stage are named at the end of a run; its output has all of them. */
const mostNamed = 12;

/** So many tests of a run may need a second try; more of them are a fault of ours. */
export const mostFlaky = 3;

/**
 * Counts a stage from its runner's own JSON. A stage that failed has at least one failure, even where the runner counts
 * none: a file that does not compile, a run that was killed, a report that is not there (`null`).
 */
export function countStage(ok: boolean, report: { runner: Runner; json: string | null } | null): Counts {
	if (!report) return { ...nothing, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
	if (report.json === null) return { ...nothing, failed: 1 };
	const counts = readCounts(report.runner, report.json);
	return { ...counts, failed: ok ? counts.failed : Math.max(counts.failed, 1) };
}

const nothing: Counts = { passed: 0, failed: 0, failures: [], flaky: [] };

/** Whether a run may be called green: nothing failed, and few tests needed a second try. */
export const isGreen = (outcomes: readonly Outcome[]): boolean =>
	outcomes.every(({ failed }) => failed === 0) && flakyOf(outcomes).length <= mostFlaky;

/**
 * The table of stages, what was drawn, the tests that failed or needed a second try and, as its last line, `N passed, N failed`.
 * A log that is cut keeps its end, so what failed stands here once more.
 */
export function summary(outcomes: readonly Outcome[], { draw, seconds }: { draw: Draw; seconds: number }): string {
	const total = (of: 'passed' | 'failed'): number => outcomes.reduce((sum, outcome) => sum + outcome[of], 0);
	const flaky = flakyOf(outcomes);
	const counted = [`${total('passed')} passed`, `${total('failed')} failed`];
	return [
		...outcomes.map(rowOf),
		`${duration(seconds)} in all.`,
		drawnText(draw),
		'',
		...outcomes.flatMap(failureText),
		...flakyText(flaky),
		[...counted, ...(flaky.length > 0 ? [`${flaky.length} flaky`] : [])].join(', '),
	].join('\n');
}

const flakyOf = (outcomes: readonly Outcome[]): string[] => outcomes.flatMap(({ flaky }) => flaky);

const rowOf = ({ name, passed, failed, seconds }: Outcome): string =>
	[
		failed ? 'FAILED' : 'ok    ',
		name.padEnd(8),
		`${passed} passed`.padStart(12),
		`${failed} failed`.padStart(10),
		duration(seconds).padStart(12),
	].join(' ');

/** Seconds as `12.3 s`, from a minute on as `3 min 5 s`. */
function duration(seconds: number): string {
	if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
	const whole = Math.round(seconds);
	return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

const drawnText = ({ seed, isFull }: Draw): string =>
	isFull
		? `Every matrix was read whole, with the seed ${seed}.`
		: `A sample of each matrix, drawn by ${seed}: FORECOURT_SEED=${seed} repeats it, npm test -- --full reads all.`;

/** The names of what failed in a stage; of a stage that names nothing, what it printed last. */
function failureText({ name, failed, failures, lastLines }: Outcome): string[] {
	if (failed === 0) return [];
	if (failures.length === 0) return [`Failed in ${name}, whose last lines are:`, ...lastLines.map(indented), ''];
	const unnamed = failures.length - mostNamed;
	const rest = unnamed > 0 ? [`and ${unnamed} more`] : [];
	return [`Failed in ${name}:`, ...[...failures.slice(0, mostNamed), ...rest].map(indented), ''];
}

const indented = (line: string): string => `  ${line}`;

function flakyText(flaky: readonly string[]): string[] {
	if (flaky.length === 0) return [];
	const tooMany = flaky.length > mostFlaky ? `, which fails the run: at most ${mostFlaky} may` : '';
	return [`Passed only at the second try${tooMany}:`, ...flaky.map(indented), ''];
}
