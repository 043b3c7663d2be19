import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formNames } from '../../../src/forms/definitions/default-forms.ts';
import { nextSteps } from '../../../src/site/forms/next-steps.ts';
import { makeConfig } from '../../support/make-site.ts';

const config = makeConfig({ forms: { reply_within_hours: 4 } });

describe('what happens once a form is sent', () => {
	test('ROUTE-10 the page says beside the form what the page of thanks will say', () => {
		expect(nextSteps('fleet', config)).toEqual([
			'Your enquiry goes to our team.',
			'We’ll call you within 4 business hours to talk about what you need.',
			'You’ll get a quote for the cars that suit, and when each can be here.',
		]);
		expect(nextSteps('finance', config)[0]).toBe('Your details go to our team.');
		expect(nextSteps('book-test-drive', config)).toHaveLength(2);
		expect(nextSteps('book-a-service', config)[0]).toBe('Our team checks the day you asked for.');
	});

	test('ROUTE-10 every form of a page says it, with the time that the site promises, and nothing is left open', () => {
		for (const name of formNames.filter((one) => one !== 'enquiry')) {
			const steps = nextSteps(name, config);
			expect(steps.length, name).toBeGreaterThan(0);
			expect(steps.join(), name).not.toMatch(/\{|\}/);
		}
		expect(nextSteps('contact', makeConfig({ forms: { reply_within_hours: 1 } })).join()).toContain(
			'within a business hour',
		);
	});

	test('ROUTE-10 as many hours as a day has are said as days', () => {
		const said = (hours: number) => nextSteps('contact', makeConfig({ forms: { reply_within_hours: hours } })).join();
		expect(said(8)).toContain('within one business day');
		expect(said(16)).toContain('within 2 business days');
		expect(said(12)).toContain('within 12 business hours');
	});

	test('ROUTE-10 a sample site writes no other time into its own pages', () => {
		const motorama = readFileSync('tenants/motorama/site.json', 'utf8');
		expect(motorama).not.toContain('same business day');
	});

	test('ROUTE-10 a form that the site does not have has none', () => {
		expect(nextSteps('no-such-form', config)).toEqual([]);
	});
});
