import { expect, test } from 'vitest';
import type { SentLead } from '../../../src/client/leads/device/sent-lead.ts';
import { askedRows, placeOf } from '../../../src/client/success/asked-rows.ts';

const facts = { own: 'Your camper' };
const place = { where: 'Moorooka, 18 Sample Mile', directions: 'https://maps.example/?to=1' };
const rows = (
	sent: Partial<Pick<SentLead, 'time' | 'vehicle' | 'answers'>>,
	locale = 'en-AU',
	at: typeof place | null = place,
) => askedRows({ sent: { time: '', vehicle: '', answers: [], ...sent }, place: at, facts, locale });

test.each([
	['en-AU', 'Saturday 28 November, 10:30 am'],
	['en-US', 'Saturday November 28, 10:30 AM'],
])('ROUTE-10 the day and time that were asked for, and where to come to: %s', (locale, text) => {
	expect(rows({ time: '2026-11-28T10:30' }, locale)).toEqual([
		{ term: 'When', text },
		{ term: 'Where', text: place.where, directions: place.directions },
	]);
	expect(rows({ time: '2026-11-28T10:30' }, locale, null)).toEqual([{ term: 'When', text }]);
});

test('ROUTE-10 the visitor’s own vehicle, and no place where nobody is to come', () => {
	expect(rows({ vehicle: '2019 Jayco Swan' })).toEqual([{ term: 'Your camper', text: '2019 Jayco Swan' }]);
	expect(rows({})).toEqual([]);
});

test('ROUTE-10 what was answered, as it was asked; the place of a visit is said once', () => {
	const answers = [
		{ label: 'Name', text: 'Jo Example' },
		{ label: 'Location', text: 'Moorooka' },
	];
	expect(rows({ answers })).toEqual(answers.map(({ label, text }) => ({ term: label, text })));
	expect(rows({ answers, time: '2026-11-28T10:30' }).map(({ term }) => term)).toEqual(['When', 'Where', 'Name']);
});

test('ROUTE-10 the place that was chosen, or the only one', () => {
	const at = (id: number) => ({ id, team: '', phone: null, where: '', directions: null, hours: null });
	const page = (...places: ReturnType<typeof at>[]) => ({
		...{ places, replyHours: 8, months: [], drive: '', own: '', stockPath: '', plural: '' },
	});
	const sent = (location: string) => ({
		...{ location, car: '', time: '', vehicle: '', budget: 0, form: '', title: '', answers: [], at: 0 },
	});
	expect(placeOf(page(at(1), at(2)), sent('2'))?.id).toBe(2);
	expect(placeOf(page(at(1), at(2)), sent(''))).toBeNull();
	expect(placeOf(page(at(1)), sent(''))?.id).toBe(1);
	expect(placeOf(page(), sent(''))).toBeNull();
});
