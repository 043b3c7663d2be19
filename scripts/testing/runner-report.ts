import { relative } from 'node:path';

/** Tests of a stage that passed at once and that failed; by title those that failed and those that passed only at the second try. */
export type Counts = { passed: number; failed: number; failures: readonly string[]; flaky: readonly string[] };

export type Runner = keyof typeof readers;

type TestFile = { name: string; message?: string; assertionResults: { fullName: string; status: string }[] };
type VitestReport = { numPassedTests?: number; numFailedTests?: number; testResults?: TestFile[] };
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] };
type Spec = { title: string; tests: { projectName: string; status: string }[] };

/** Reads the JSON report of a test runner. */
export const readCounts = (runner: Runner, json: string): Counts => readers[runner](JSON.parse(json));

const readers = {
	/** Our unit tests have one try. */
	vitest: ({ numPassedTests = 0, numFailedTests = 0, testResults = [] }: VitestReport): Counts => ({
		passed: numPassedTests,
		failed: numFailedTests,
		failures: testResults.flatMap(failedInFile),
		flaky: [],
	}),
	playwright: ({ stats, suites = [] }: { stats: Record<string, number>; suites?: Suite[] }): Counts => ({
		passed: stats['expected'] ?? 0,
		failed: stats['unexpected'] ?? 0,
		failures: suites.flatMap((suite) => titlesIn(suite, { file: suite.title, status: 'unexpected' })),
		flaky: suites.flatMap((suite) => titlesIn(suite, { file: suite.title, status: 'flaky' })),
	}),
};

/** The failed tests of a file; of a file that could not be read, what was wrong with it. */
function failedInFile({ name, message, assertionResults }: TestFile): string[] {
	const file = relative(process.cwd(), name);
	const failed = assertionResults.filter(({ status }) => status === 'failed');
	if (failed.length === 0 && message) return [`${file}: ${message.split('\n')[0]}`];
	return failed.map(({ fullName }) => `${file}: ${fullName}`);
}

function titlesIn({ specs = [], suites = [] }: Suite, of: { file: string; status: string }): string[] {
	const direct = specs.flatMap(({ title, tests }) =>
		tests.filter(({ status }) => status === of.status).map(({ projectName }) => `${of.file}, ${projectName}: ${title}`),
	);
	return [...direct, ...suites.flatMap((suite) => titlesIn(suite, of))];
}
