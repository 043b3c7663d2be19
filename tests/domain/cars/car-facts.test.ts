import { expect, test } from 'vitest';
import { dayText } from '../../../src/domain/cars/date.ts';
import { isCertifiedBy } from '../../../src/domain/cars/notes.ts';

test.each([
	[true, 'Toyota', true],
	[true, 'TOYOTA', true],
	[true, 'Mazda', false],
	[false, 'Toyota', false],
])('CAR-6 certified %s, make %s: part of Toyota’s programme %s', (certified, make, expected) => {
	expect(isCertifiedBy({ certified, make }, 'Toyota')).toBe(expected);
});

test.each([
	['en-AU', '2026-11-20T13:59:59Z', '20 November 2026'],
	['en-AU', '2026-11-20T14:00:00Z', '21 November 2026'],
	['en-NZ', '2026-11-20T12:00:00Z', '21 November 2026'],
	['en-NZ', '2026-11-20T11:59:59Z', '20 November 2026'],
	['en-US', '2026-11-21T05:59:59Z', 'November 20, 2026'],
	['en-US', '2026-11-21T06:00:00Z', 'November 21, 2026'],
] as const)('SITE-9 %s writes %s as %s', (locale, moment, text) => {
	expect(dayText(Date.parse(moment) / 1000, locale)).toBe(text);
});
