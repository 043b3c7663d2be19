/** Tests that passed and failed in a stage. */
export type Counts = { passed: number; failed: number };

export type Outcome = Counts & { name: string; seconds: number };

/**
 * Counts a stage from its runner's own JSON. A stage that failed has at least one failure, even where the runner counts
 * none: a file that does not compile, a run that was killed, a report that is not there (`null`).
 */
export function countStage(
	ok: boolean,
	report: { runner: 'vitest' | 'playwright'; json: string | null } | null,
): Counts {
	if (!report) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
	const { passed, failed } =
		report.json === null ? { passed: 0, failed: 1 } : read[report.runner](JSON.parse(report.json));
	return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

/** A journey that passed the second time only counts as passed; Playwright's own list names it. */
const read = {
	vitest: ({ numPassedTests, numFailedTests }: Record<string, number>): Counts => ({
		passed: numPassedTests ?? 0,
		failed: numFailedTests ?? 0,
	}),
	playwright: ({ stats }: { stats: Record<string, number> }): Counts => ({
		passed: (stats['expected'] ?? 0) + (stats['flaky'] ?? 0),
		failed: stats['unexpected'] ?? 0,
	}),
};

/** The table of stages and, as its last line, `N passed, N failed`. */
export function summary(outcomes: readonly Outcome[]): string {
	const rows = outcomes.map(({ name, passed, failed, seconds }) =>
		[
			failed ? 'FAILED' : 'ok    ',
			name.padEnd(8),
			`${passed} passed`.padStart(12),
			`${failed} failed`.padStart(10),
			`${seconds.toFixed(1)} s`.padStart(9),
		].join(' '),
	);
	const total = (of: keyof Counts): number => outcomes.reduce((sum, outcome) => sum + outcome[of], 0);
	return [...rows, '', `${total('passed')} passed, ${total('failed')} failed`].join('\n');
}
