import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countStage, isGreen, mostFlaky, type Outcome, summary } from '../../../scripts/testing/outcome.ts';
import { chooseRounds, stages } from '../../../scripts/testing/stages.ts';

const vitest = (json: object | null) => ({ runner: 'vitest' as const, json: json && JSON.stringify(json) });

/** Playwright's report of these tests that needed a second try, the last one within a `describe`. */
const playwright = (flaky: readonly string[]) => {
	const specs = flaky.map((title) => ({ title, tests: [{ projectName: 'phone', status: 'flaky' }] }));
	const fine = { title: 'fine', tests: [{ projectName: 'phone', status: 'expected' }] };
	const nested = { title: 'on a phone', specs: specs.slice(-1), suites: [] };
	const suites = [{ title: 'forms.spec.ts', specs: [fine, ...specs.slice(0, -1)], suites: [nested] }];
	const stats = { expected: 5, unexpected: 1, flaky: flaky.length, skipped: 4 };
	return { runner: 'playwright' as const, json: JSON.stringify({ stats, suites }) };
};

const run = { draw: { seed: 'abc123', isFull: false }, seconds: 61.2 };
const outcome = (set: Partial<Outcome>): Outcome => ({
	name: 'unit',
	passed: 1,
	failed: 0,
	failures: [],
	flaky: [],
	seconds: 1,
	lastLines: [],
	...set,
});

describe('counting a stage', () => {
	test('a stage without a test runner is one', () => {
		expect(countStage(true, null)).toEqual({ passed: 1, failed: 0, failures: [], flaky: [] });
		expect(countStage(false, null)).toEqual({ passed: 0, failed: 1, failures: [], flaky: [] });
	});

	test('the runners’ own numbers', () => {
		const counts = { numPassedTests: 12, numFailedTests: 3 };
		expect(countStage(false, vitest(counts))).toMatchObject({ passed: 12, failed: 3 });
		expect(countStage(false, playwright([]))).toMatchObject({ passed: 5, failed: 1, flaky: [] });
	});

	test('a test that passed only at the second try is named and does not count as passed', () => {
		expect(countStage(true, playwright(['one', 'two']))).toEqual({
			passed: 5,
			failed: 1,
			failures: [],
			flaky: ['forms.spec.ts, phone: one', 'forms.spec.ts, phone: two'],
		});
	});

	test('tests that failed are named, and a file that could not be read with its reason', () => {
		const results = (set: object) => ({ name: resolve('tests/a.test.ts'), assertionResults: [], ...set });
		const testResults = [
			results({ assertionResults: [{ fullName: 'CARD-3 price', status: 'failed' }] }),
			results({ assertionResults: [{ fullName: 'CARD-4 heart', status: 'passed' }] }),
			results({ message: 'Cannot find module\nat a.ts' }),
		];
		const report = vitest({ numPassedTests: 1, numFailedTests: 1, testResults });
		expect(countStage(false, report).failures).toEqual([
			'tests/a.test.ts: CARD-3 price',
			'tests/a.test.ts: Cannot find module',
		]);
		const specs = [{ title: 'leads', tests: [{ projectName: 'phone', status: 'unexpected' }] }];
		const journeys = { stats: {}, suites: [{ title: 'forms.spec.ts', suites: [{ title: 'nested', specs }] }] };
		const counted = countStage(false, { runner: 'playwright', json: JSON.stringify(journeys) });
		expect(counted.failures).toEqual(['forms.spec.ts, phone: leads']);
	});

	test('a stage that failed never counts as none failed', () => {
		const counts = { numPassedTests: 12, numFailedTests: 0 };
		expect(countStage(false, vitest(counts))).toMatchObject({ passed: 12, failed: 1 });
		expect(countStage(false, vitest(null))).toMatchObject({ passed: 0, failed: 1 });
		expect(countStage(true, vitest(null))).toMatchObject({ passed: 0, failed: 1 });
	});
});

describe('the summary', () => {
	test('the last line is the sum of all stages, and each says how long it took', () => {
		const text = summary([outcome({ name: 'lint' }), outcome({ passed: 40, failed: 2, seconds: 185 })], run);
		expect(text.split('\n').at(-1)).toBe('41 passed, 2 failed');
		expect(text).toMatch(/^ok {5}lint +1 passed +0 failed +1\.0 s$/m);
		expect(text).toMatch(/^FAILED unit +40 passed +2 failed +3 min 5 s$/m);
		expect(text).toMatch(/^1 min 1 s in all\.$/m);
	});

	test('names the seed that repeats what was drawn', () => {
		expect(summary([outcome({})], run)).toContain('FORECOURT_SEED=abc123 repeats it');
		const whole = summary([outcome({})], { ...run, draw: { seed: 'abc123', isFull: true } });
		expect(whole).toContain('Every matrix was read whole');
	});

	test('what failed stands near the end, by name or by what the stage printed last', () => {
		const named = outcome({ failed: 14, failures: Array.from({ length: 14 }, (_, index) => `a.test.ts: ${index}`) });
		expect(summary([named], run)).toMatch(
			/\nFailed in unit:\n {2}a.test.ts: 0\n[\s\S]* {2}a.test.ts: 11\n {2}and 2 more\n\n/,
		);
		const crashed = outcome({ name: 'build', failed: 1, lastLines: ['Killed', 'bye'] });
		expect(summary([crashed], run)).toContain('\nFailed in build, whose last lines are:\n  Killed\n  bye\n');
		expect(summary([outcome({ lastLines: ['fine'] })], run)).not.toContain('fine');
	});

	test('tests that needed a second try stand in the last lines, counted apart', () => {
		const text = summary([outcome({ flaky: ['forms.spec.ts, phone: one'] })], run);
		expect(text.split('\n').slice(-4)).toEqual([
			'Passed only at the second try:',
			'  forms.spec.ts, phone: one',
			'',
			'1 passed, 0 failed, 1 flaky',
		]);
	});
});

test('a run fails with more than three tests that needed a second try, over all its stages', () => {
	const three = [outcome({ flaky: ['a', 'b'] }), outcome({ flaky: ['c'] })];
	expect([mostFlaky, isGreen(three), isGreen([...three, outcome({ flaky: ['d'] })])]).toEqual([3, true, false]);
	expect(summary([...three, outcome({ flaky: ['d'] })], run)).toContain('which fails the run: at most 3 may');
	expect(isGreen([outcome({ failed: 1 })])).toBe(false);
});

test('--only takes stages by name, in their own order', () => {
	const names = chooseRounds('browser, unit').map((round) => round.map(({ name }) => name));
	expect(names).toEqual([['unit'], ['browser']]);
	expect(chooseRounds(undefined).flat()).toEqual(stages);
	expect(() => chooseRounds('unit,speed')).toThrow(
		/^--only: found speed, expected some of lint, unused, build, types, /,
	);
});
