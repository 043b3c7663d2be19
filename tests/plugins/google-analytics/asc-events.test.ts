import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnalyticsEvent, analyticsEvents } from '../../../src/domain/leads/analytics-events.ts';
import { ascEvents } from '../../../src/plugins/google-analytics/asc-events.ts';

const ids = Object.keys(analyticsEvents).map(Number) as AnalyticsEvent[];
const namesOf = (event_id: AnalyticsEvent): string[] =>
	ascEvents({ event_id }).map(({ name }) => name.replace('asc_', ''));
const form = ['form_submission'];
const sales = [...form, 'form_submission_sales'];

test.each<[ids: AnalyticsEvent[], names: string[]]>([
	[[1, 5, 6, 7, 8, 9, 10, 11, 12, 13], ['pageview']],
	[[2], ['pageview', 'itemlist_pageview']],
	[
		[3, 4],
		['pageview', 'item_pageview'],
	],
	[[14, 15, 16, 19, 22, 23], sales],
	[
		[17, 48],
		[...sales, 'form_submission_sales_appt'],
	],
	[
		[18, 40],
		[...form, 'form_submission_trade'],
	],
	[[20], [...form, 'form_submission_service', 'form_submission_service_appt']],
	[[45], [...form, 'form_submission_service']],
	[[21], [...form, 'form_submission_parts']],
	[[24, 27, 44, 46, 47, 51], form],
	[[25], ['click_to_call']],
	[[26, 28, 30, 31, 32, 33, 34, 35, 36, 37, 38, 42, 43, 50, 52, 53], ['retail_process']],
	[[29], ['element_configuration']],
	[[39, 41], ['cta_interaction']],
	[[54, 55, 57], ['comm_engagement']],
	[[56], ['comm_submission', 'comm_submission_sales']],
])('USER-7 the events %j are %j to the Automotive Standards Council', (of, names) => {
	for (const id of of) expect(namesOf(id)).toEqual(names);
});

describe('USER-7 every event', () => {
	test('is one of the council’s, but for 49: the list of used cars that it is seen on is a list already, by 2', () => {
		expect(ids.filter((id) => namesOf(id).length === 0)).toEqual([49]);
	});

	test('says what it is about, in lower case without spaces, and nothing that it was not told', () => {
		const text = fc.string({ minLength: 1 }).filter((one) => one.trim() !== '');
		const entry = fc.record(
			{ event_id: fc.constantFrom(...ids), event_label: text, form_name: text },
			{ requiredKeys: ['event_id'] },
		);
		const known = /^(?:department|comm_\w+|form_name|flow_name|event_action\w*|element_\w+)$/;
		fc.assert(
			fc.property(entry, (counted) => {
				for (const { name, parameters } of ascEvents(counted)) {
					expect(name).toMatch(/^asc_[a-z_]+$/);
					for (const [key, value] of Object.entries(parameters)) {
						expect(key).toMatch(known);
						expect(value).toBe(value.toLowerCase());
						expect(value).not.toMatch(/\s/);
					}
				}
			}),
			{ seed: 7, numRuns: 300 },
		);
	});

	test('that had to wait says when it happened', () => {
		const event_time = Date.UTC(2026, 10, 22, 1, 2, 3);
		expect(ascEvents({ event_id: 41, event_time, event_path: '/contact/' })[0]?.parameters).toMatchObject({
			event_time: '2026-11-22T01:02:03.000Z',
		});
	});
});

test.each([
	[
		'a call',
		{ event_id: 25, event_label: 'Used Car', phone_number: '0255509001' },
		{ element_text: 'used_car', comm_phone_number: '0255509001', comm_type: 'voice' },
	],
	[
		'an enquiry',
		{ event_id: 15, form_name: 'enquiry' },
		{ form_name: 'enquiry', department: 'sales', comm_type: 'form', comm_status: 'send' },
	],
	['a service booking', { event_id: 20, form_name: 'book-a-service' }, { department: 'service' }],
	['a code that is asked for', { event_id: 36 }, { flow_name: 'sign_in', event_action: 'request_code' }],
	['a search', { event_id: 29 }, { element_type: 'search_bar' }],
	['a saved car', { event_id: 39 }, { element_type: 'wishlist' }],
	['the first message of a chat', { event_id: 55 }, { comm_type: 'chat', comm_status: 'engage' }],
] as const)('USER-7 %s has the council’s parameters', (_, entry, parameters) => {
	expect(ascEvents(entry)[0]?.parameters).toMatchObject(parameters);
});
