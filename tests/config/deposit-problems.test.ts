import { expect, test } from 'vitest';
import { demoProblems } from '../../src/config/demo.ts';
import { depositProblems } from '../../src/config/deposit-problems.ts';
import { formatProblem } from '../../src/config/problem.ts';
import type { SiteInput } from '../../src/config/site.ts';
import { makeConfig } from '../support/make-site.ts';

const problems = (set: Partial<SiteInput>) => {
	const site = makeConfig(set);
	return [...demoProblems(site, 'site.json'), ...depositProblems(site, 'site.json')].map(formatProblem);
};

test('CAR-11 test payments are an error of the build, unless the site is a demonstration', () => {
	const set = { enable_store: true, payment_provider: 'test' } as const;
	expect(problems(set)).toEqual([
		'site.json: payment_provider: found "test", expected "stripe" or none, because nobody gets the deposits. If the site is a demonstration, set "demo": true: then search engines are kept out of it.',
	]);
	expect(problems({ ...set, demo: true })).toEqual([]);
});

test('CAR-9 an online checkout without anyone who takes the deposits is an error of the build', () => {
	expect(problems({ enable_store: true })).toEqual([
		'site.json: payment_provider: found nothing, expected "stripe" or "test", because enable_store is true. Set "enable_store": false if cars cannot be reserved online.',
	]);
	expect(problems({ enable_store: true, payment_provider: 'stripe' })).toEqual([]);
	expect(problems({ payment_provider: 'stripe' })).toEqual([]);
});
