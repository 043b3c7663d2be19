import { describe, expect, test } from 'vitest';
import { countStage, summary } from '../../../scripts/testing/outcome.ts';
import { chooseStages, stages } from '../../../scripts/testing/stages.ts';

const vitest = (json: object | null) => ({ runner: 'vitest' as const, json: json && JSON.stringify(json) });

describe('counting a stage', () => {
	test('a stage without a test runner is one', () => {
		expect(countStage(true, null)).toEqual({ passed: 1, failed: 0 });
		expect(countStage(false, null)).toEqual({ passed: 0, failed: 1 });
	});

	test('the runners’ own numbers', () => {
		expect(countStage(false, vitest({ numPassedTests: 12, numFailedTests: 3 }))).toEqual({ passed: 12, failed: 3 });
		const json = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 4 } });
		expect(countStage(false, { runner: 'playwright', json })).toEqual({ passed: 6, failed: 1 });
	});

	test('a stage that failed never counts as none failed', () => {
		expect(countStage(false, vitest({ numPassedTests: 12, numFailedTests: 0 }))).toEqual({ passed: 12, failed: 1 });
		expect(countStage(false, vitest(null))).toEqual({ passed: 0, failed: 1 });
		expect(countStage(true, vitest(null))).toEqual({ passed: 0, failed: 1 });
	});
});

test('the last line is the sum of all stages', () => {
	const text = summary([
		{ name: 'lint', passed: 1, failed: 0, seconds: 1 },
		{ name: 'unit', passed: 40, failed: 2, seconds: 3.25 },
	]);
	expect(text.split('\n').at(-1)).toBe('41 passed, 2 failed');
	expect(text).toMatch(/^FAILED unit +40 passed +2 failed +3\.3 s$/m);
});

test('--only takes stages by name, in their own order', () => {
	expect(chooseStages('browser, unit').map(({ name }) => name)).toEqual(['unit', 'browser']);
	expect(chooseStages(undefined)).toBe(stages);
	expect(() => chooseStages('unit,speed')).toThrow(/^--only: found speed, expected some of lint, types, /);
});
