import { expect, test } from 'vitest';
import { repaymentNotes } from '../../../src/domain/money/repayment-notes.ts';

const comparison = { given: 11.4, example: { amount: 30_000, term: 60 }, warning: 'Warning: only an example.' };
const credit = { siteRate: 9.9, comparison, fees: { establishment: 0, monthly: 0 }, locale: 'en-AU' };

test.each([
	[
		{ rate: 9.9, term: 60 },
		['9.9% a year', 'Comparison rate 11.4% a year'],
		'Over 5 years, no deposit. Comparison rate warning',
		/^Repayments are over 5 years without a deposit\. The comparison rate is for .* Warning: only an example\. An estimate/,
	],
	[
		{ rate: 7, term: 36, deposit: 5_000, balloon: 8_000 },
		['7% a year'],
		'Over 3 years, $5,000 deposit. Comparison rate warning',
		/^Repayments are over 3 years with a deposit of \$5,000, with \$8,000 due at the end\./,
	],
])('CAR-12 a repayment of %o says its rates, and what it is true for', (loan, rates, brief, note) => {
	expect(repaymentNotes(loan, credit)).toEqual({ rates, brief, note: expect.stringMatching(note) });
});

test('CAR-12 without a comparison rate the line says that it is an estimate', () => {
	const { rates, brief, note } = repaymentNotes({ rate: 9.9, term: 60 }, { ...credit, comparison: null });
	expect([rates, brief]).toEqual([['9.9% a year'], 'Over 5 years, no deposit. An estimate']);
	expect(note).not.toContain('comparison');
});

test.each([
	[
		{ price: 48_990, rate: 9.9, term: 60 },
		'excluding_government_charges' as const,
		'Over 5 years, no deposit, before government charges. Comparison rate warning',
		/^Repayments are for \$48,990, before government charges, over 5 years without a deposit\./,
	],
	[
		{ price: 0, rate: 9.9, term: 60 },
		'drive_away' as const,
		'Over 5 years, no deposit, drive away. Comparison rate warning',
		/^Repayments are for the price shown, drive away, over 5 years/,
	],
])('CAR-12 a repayment of %o on a price %s says what that price covers', (loan, basis, brief, note) => {
	expect(repaymentNotes(loan, { ...credit, basis })).toMatchObject({ brief, note: expect.stringMatching(note) });
});

test.each([
	[
		{ establishment: 299, monthly: 0 },
		/A fee of \$299 at the start is in the comparison rate, not in the repayments\./,
	],
	[{ establishment: 0, monthly: 8 }, /A fee of \$8 a month is in the repayments and in the comparison rate\./],
])('CAR-12 the note says where the fees %o are counted', (fees, expected) => {
	expect(repaymentNotes({ rate: 9.9, term: 60 }, { ...credit, fees }).note).toMatch(expected);
});
