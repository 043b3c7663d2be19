import { describe, expect, test } from 'vitest';
import type { FormLoan } from '../../../../src/contract/forms-file.ts';
import { estimateOf, isPaidByDeposit } from '../../../../src/islands/forms/facts/estimate.ts';
import { formsFile } from '../../../../src/site/forms/forms-file.ts';
import { makeSite } from '../../../support/make-site.ts';

const fees = { establishment: 395, monthly: 8 };
const loanOf = (set: object): FormLoan | undefined => formsFile(makeSite(set)).loan;

describe('CAR-12 what the figures of a form come to', () => {
	const loan = loanOf({ finance: { interest_rate: 10, fees } }) ?? expect.unreachable();
	const estimate = (values: object) => estimateOf({ term: '5 years', ...values }, loan, 'en-AU');

	test('the calculator’s repayment, with its rates and what it is true for', () => {
		expect(estimate({ vehicle_price_budget: '20,000' })).toMatchObject({
			amount: '$100 a week',
			rates: ['10% a year', expect.stringMatching(/^Comparison rate 11\.\d+% a year$/)],
			note: expect.stringContaining('over 5 years without a deposit. The comparison rate is for a loan of $30,000'),
		});
	});

	test.each([
		['35,000', '40,000', true],
		['35,000', '35000', true],
		['35,000', '5,000', false],
		['', '5,000', false],
	])('of %s a deposit of %s pays for all: %s', (vehicle_price_budget, deposit, isPaid) => {
		expect(isPaidByDeposit({ vehicle_price_budget, deposit }, loan, 'en-AU')).toBe(isPaid);
	});

	test('it follows what is typed, and what the calculator sends along', () => {
		const [plain, short] = ['5 years', '1 year'].map((term) => estimate({ vehicle_price_budget: '20000', term }));
		expect(short?.amount).not.toBe(plain?.amount);
		const own = { vehicle_price_budget: '20000', deposit: '2,000', rate: '7', frequency: 'monthly', balloon: '5000' };
		expect(estimate(own)).toMatchObject({
			amount: expect.stringMatching(/a month$/),
			rates: ['7% a year', expect.any(String)],
			note: expect.stringContaining('with a deposit of $2,000, with $5,000 due at the end'),
		});
	});

	test.each([{}, { vehicle_price_budget: 'much' }, { vehicle_price_budget: '5000', deposit: '5000' }])(
		'nothing while there is nothing to borrow: %o',
		(values) => expect(estimate(values)).toBeNull(),
	);

	test('a site without calculators, and one that hires out, work nothing out', () => {
		expect(loanOf({ finance: { calculator: false } })).toBeUndefined();
		expect(loanOf({ template: 'subscription' })).toBeUndefined();
	});
});
