import { expect, test } from 'vitest';
import { timeZoneOf } from '../../../src/domain/hours/time-zone.ts';
import type { Locale } from '../../../src/domain/locales/rows.ts';

test.each<[string | undefined, Locale, string | null]>([
	['NSW', 'en-AU', 'Australia/Sydney'],
	['nsw', 'en-AU', 'Australia/Sydney'],
	['New South Wales', 'en-AU', 'Australia/Sydney'],
	['ACT', 'en-AU', 'Australia/Sydney'],
	['VIC', 'en-AU', 'Australia/Melbourne'],
	['QLD', 'en-AU', 'Australia/Brisbane'],
	['SA', 'en-AU', 'Australia/Adelaide'],
	['NT', 'en-AU', 'Australia/Darwin'],
	['TAS', 'en-AU', 'Australia/Hobart'],
	['WA', 'en-AU', 'Australia/Perth'],
	['WA', 'en-US', 'America/Los_Angeles'],
	['TX', 'en-US', 'America/Chicago'],
	['NSW', 'en-US', 'Australia/Sydney'],
	['Auckland', 'en-NZ', 'Pacific/Auckland'],
	[undefined, 'en-NZ', 'Pacific/Auckland'],
	['Bayern', 'de-DE', 'Europe/Berlin'],
	[undefined, 'en-AU', null],
	['Elsewhere', 'en-AU', null],
	['TX', 'en-AU', null],
])('LOC-6 %s under %s keeps the time of %s', (state, locale, zone) => {
	expect(timeZoneOf({ state }, locale)).toBe(zone);
});

test.each([
	['2880', 'NSW', 'Australia/Broken_Hill'],
	['2898', 'NSW', 'Australia/Lord_Howe'],
	['2880', 'QLD', 'Australia/Brisbane'],
])('LOC-6 towns with their own time: %s %s', (postcode, state, zone) => {
	expect(timeZoneOf({ state, postcode }, 'en-AU')).toBe(zone);
});

test('LOC-6 every zone is one that browsers know', () => {
	const states = 'ACT NSW NT QLD SA TAS VIC WA'.split(' ').map((state) => timeZoneOf({ state }, 'en-AU'));
	const american = 'NY TX CO AZ CA AK HI'.split(' ').map((state) => timeZoneOf({ state }, 'en-US'));
	for (const zone of [...states, ...american]) {
		expect(() => new Intl.DateTimeFormat('en', { timeZone: zone ?? 'none' })).not.toThrow();
	}
});
