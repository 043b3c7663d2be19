/** Tests of a stage that passed at once, failed, and by title those that passed only at the second try. */
export type Counts = { passed: number; failed: number; flaky: readonly string[] };

export type Runner = keyof typeof readers;

type Suite = { title: string; specs?: Spec[]; suites?: Suite[] };
type Spec = { title: string; tests: { projectName: string; status: string }[] };

/** Reads the JSON report of a test runner. */
export const readCounts = (runner: Runner, json: string): Counts => readers[runner](JSON.parse(json));

const readers = {
	/** Our unit tests have one try. */
	vitest: ({ numPassedTests, numFailedTests }: Record<string, number>): Counts => ({
		passed: numPassedTests ?? 0,
		failed: numFailedTests ?? 0,
		flaky: [],
	}),
	playwright: ({ stats, suites = [] }: { stats: Record<string, number>; suites?: Suite[] }): Counts => ({
		passed: stats['expected'] ?? 0,
		failed: stats['unexpected'] ?? 0,
		flaky: suites.flatMap((suite) => flakyIn(suite, suite.title)),
	}),
};

function flakyIn({ specs = [], suites = [] }: Suite, file: string): string[] {
	const own = specs.flatMap(({ title, tests }) =>
		tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${file}, ${projectName}: ${title}`),
	);
	return [...own, ...suites.flatMap((suite) => flakyIn(suite, file))];
}
