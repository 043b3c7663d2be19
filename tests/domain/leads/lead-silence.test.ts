import { expect, test } from 'vitest';
import { missedLeads } from '../../../src/domain/leads/lead-silence.ts';

const now = Date.parse('2026-06-15T02:00:00Z');
const hour = 3_600_000;

test.each([
	['a lead a day, none for a day', 24, 28, null],
	['28 leads in 25 days, none for three days', 72, 28, 3],
	['ten a day, none since last night', 9, 270, 4],
	['one a week, none for two weeks', 14 * 24, 4, 4],
	['one a week, none for eight days', 8 * 24, 4, null],
	['too few to say', 20 * 24, 3, null],
])('FORM-15 %s: %s hours of silence after %s leads: %s missed', (_, hours, recent, missed) => {
	expect(missedLeads({ lastAt: now - hours * hour, recent, now })).toBe(missed);
});

test('FORM-15 a site that never had a lead is not silent, nor one whose last lead is older than what is counted', () => {
	expect(missedLeads({ lastAt: null, recent: 0, now })).toBeNull();
	expect(missedLeads({ lastAt: now - 40 * 24 * hour, recent: 9, now })).toBeNull();
});
