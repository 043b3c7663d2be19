import { expect, test } from 'vitest';
import { overdueWords, stuckWords } from '../../scripts/host/cockpit/urgent-words.ts';
import { ago, moment } from '../../scripts/host/wording.ts';

const minute = 60_000;

test.each([
	[-5, 'just now'],
	[0.9, 'just now'],
	[1, '1 minute ago'],
	[59, '59 minutes ago'],
	[60, '1 hour ago'],
	[47 * 60, '47 hours ago'],
	[48 * 60, '2 days ago'],
])('%d minutes after a build it was %s', (minutes, expected) => {
	expect(ago(0, minutes * minute)).toBe(expected);
});

test('a moment has its day, its time and its zone', () => {
	expect(moment('2026-11-22T03:15:59Z')).toBe('22 Nov 2026, 03:15 UTC');
});

test('what is urgent is said in whole sentences', () => {
	expect([overdueWords(1), overdueWords(3)]).toEqual([
		'1 lead is overdue: nobody has opened it',
		'3 leads are overdue: nobody has opened them',
	]);
	expect([stuckWords(1), stuckWords(2)]).toEqual(['1 delivery of a lead is stuck', '2 deliveries of leads are stuck']);
});
