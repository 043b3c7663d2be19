import { expect, test } from 'vitest';
import { localiseText } from '../../../src/domain/words/wording.ts';
import { financeModel } from '../../../src/site/cars/finance.ts';
import { makeSite } from '../../support/make-site.ts';

test.each([
	['en-AU', 'weekly'],
	['en-NZ', 'weekly'],
	['en-US', 'monthly'],
	['de-DE', 'monthly'],
] as const)('CAR-12, SITE-9 under %s the calculator starts with %s repayments', (locale, frequency) => {
	const { config } = makeSite({ locale });
	expect(financeModel(20_000, config).start.frequency).toBe(frequency);
});

test.each([
	['Book a service', 'Schedule service'],
	['Book a test drive', 'Schedule a test drive'],
	['Hatches', 'Hatchbacks'],
	['at another yard', 'at another lot'],
	['Finance', 'Financing'],
])('SITE-9 %s is %s in the United States, and stays in Australia', (text, american) => {
	expect(localiseText(text, 'en-US')).toBe(american);
	expect(localiseText(text, 'en-AU')).toBe(text);
});
