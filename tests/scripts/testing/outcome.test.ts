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
	flaky: [],
	seconds: 1,
	...set,
});

describe('counting a stage', () => {
	test('a stage without a test runner is one', () => {
		expect(countStage(true, null)).toEqual({ passed: 1, failed: 0, flaky: [] });
		expect(countStage(false, null)).toEqual({ passed: 0, failed: 1, flaky: [] });
	});

	test('the runners’ own numbers', () => {
		const counts = { numPassedTests: 12, numFailedTests: 3 };
		expect(countStage(false, vitest(counts))).toEqual({ passed: 12, failed: 3, flaky: [] });
		expect(countStage(false, playwright([]))).toEqual({ passed: 5, failed: 1, flaky: [] });
	});

	test('a test that passed only at the second try is named and does not count as passed', () => {
		expect(countStage(true, playwright(['one', 'two']))).toEqual({
			passed: 5,
			failed: 1,
			flaky: ['forms.spec.ts, phone: one', 'forms.spec.ts, phone: two'],
		});
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
	expect(() => chooseRounds('unit,speed')).toThrow(/^--only: found speed, expected some of lint, unused, types, /);
});
