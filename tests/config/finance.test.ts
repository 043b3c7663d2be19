import { expect, test } from 'vitest';
import { parseSite } from '../../src/config/parse.ts';
import { makeSite, problemsOf } from './read.ts';

const warned = (set: Record<string, unknown>) => {
	const parsed = parseSite(makeSite(set), { file: 'site.json', strict: true });
	return parsed.ok ? parsed.warnings.map(({ path, expected }) => `${path}: ${expected}`) : problemsOf(makeSite(set));
};
const alone = ['finance: fees or comparison_rate'];

test.each([
	['an Australian site with a rate alone', { finance: {} }, alone],
	['one whose cards show it', { finance: { calculator: false, on_cards: true } }, alone],
	['one with fees', { finance: { fees: { establishment: 495, monthly: 10 } } }, []],
	['one without fees, which says so', { finance: { fees: {} } }, []],
	['one with the lender’s rate', { finance: { comparison_rate: 11 } }, []],
	['one that shows no repayments', { finance: { calculator: false } }, []],
	['one that hires out', { template: 'rental', finance: { calculator: false } }, []],
	['a site in New Zealand', { locale: 'en-NZ', finance: {} }, []],
	[
		'a comparison rate below the rate',
		{ finance: { comparison_rate: 9 } },
		['finance.comparison_rate: at least the interest_rate, 10'],
	],
] as const)('CAR-12 %s', (_title, set, warnings) => {
	expect(warned(set)).toEqual(warnings);
});

test('CAR-12 a block with a calculator shows a rate, whatever the setting', () => {
	const pages = { '/loans/': { title: 'Loans', blocks: [{ kind: 'finance-calculator', heading: 'Loans' }] } };
	expect(warned({ pages, finance: { calculator: false } })).toEqual(alone);
});

test.each([
	[{ interest_rate: -1 }, 'finance.interest_rate'],
	[{ interest_rate: 51 }, 'finance.interest_rate'],
	[{ fees: { establishment: -1 } }, 'finance.fees.establishment'],
	[{ comparison_example: { amount: 100 } }, 'finance.comparison_example.amount'],
])('CAR-12 finance %j is refused, and the key is named', (finance, path) => {
	expect(problemsOf(makeSite({ finance }))[0]).toContain(`${path}: found`);
});
