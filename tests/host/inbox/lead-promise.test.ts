import { describe, expect, test } from 'vitest';
import type { InboxLead } from '../../../netlify/fleet/inbox.ts';
import { timeKey } from '../../../netlify/leads/bookings/booked-time.ts';
import { leadStanding, promisedWords } from '../../../scripts/host/cockpit/leads/lead-standing.ts';
import { engines } from '../../support/databases.ts';
import { idsIn, minute, now, useInbox } from './inbox.ts';

const opening_hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '08:00', close: '17:00' }));
const address = { street: '1 High Street', city: 'Brisbane', state: 'QLD' };
const settings = {
	time_zone: 'Australia/Brisbane',
	forms: { opt_in_default: false, reply_within_hours: 2 },
	locations: [{ id: 1, name: 'North', location_type: 'sales', address, contact_detail: { opening_hours } }],
};

/** It is noon on Monday in Brisbane. */
describe.each(engines)('ROUTE-10 leads against what their visitors were promised on $name', ({ make }) => {
	const { opened, store, remove, inbox, press, show } = useInbox(make, settings);

	test('a lead past its time is overdue until it is answered, whoever has looked', async () => {
		await store('early', 5 * 60, { form: 'enquiry', opened_at: now - minute });
		await store('soon', 5, { form: 'enquiry', opened_at: now - minute });
		const overdue = await inbox('?state=overdue');
		expect(idsIn(overdue)).toEqual(['early']);
		expect(overdue).toMatch(/data-state="overdue">Overdue<\/span> <span class="further"> <span class="looked">Opened</);
		expect(overdue).toMatch(/<span class="promised" data-past>Promised by 10am /);
		expect(await inbox('?state=opened')).toContain('>Opened, not answered</span>');
		expect(idsIn(await inbox('?state=unopened'))).not.toContain('early');
		expect((await show('early')).text).toMatch(/data-lead-state.*Promised by 10am /s);
		await press('early', 'answered');
		expect(idsIn(await inbox('?state=overdue'))).not.toContain('early');
		for (const id of ['early', 'soon']) await remove(id);
	});

	test('FORM-15 each part counts as many leads as the list has rows so labelled', async () => {
		await store('early', 5 * 60, { form: 'enquiry', opened_at: now - minute });
		await store('soon', 5, { form: 'enquiry', opened_at: now - minute });
		await store('shut', 5, { form: 'enquiry' });
		const all = await inbox();
		const lists = `${all}${await inbox('?state=incomplete')}`;
		const rows = [...lists.matchAll(/<tr data-row>(.*?)<\/tr>/gs)].map(([, row = '']) => row);
		const counts = [...all.matchAll(/<li><a href="[^"]*"><span class="state"[^>]*>([^<]+)<\/span> (\d+)</g)];
		expect(counts.map(([, label]) => label)).toContain('Opened, not answered');
		for (const [, label, count] of counts)
			expect([label, rows.filter((row) => row.includes(`>${label}<`)).length]).toEqual([label, Number(count)]);
		for (const id of ['early', 'soon', 'shut']) await remove(id);
	});

	test('FORM-15 what has just come in is first, at most five, then ten that are overdue and the way to all, then what can still be in time', async () => {
		const form = { form: 'enquiry' };
		await store('seen', 1, { ...form, opened_at: now });
		const [past, fresh] = [12, 6].map((count) => Array.from({ length: count }, (_, index) => `${count}-${index}`));
		for (const id of past ?? []) await store(id, 5 * 60 + Number(id.slice(3)), form);
		for (const id of fresh ?? []) await store(id, 10 + Number(id.slice(2)), form);
		const first = await inbox();
		const ids = idsIn(first);
		expect(ids.slice(0, 5)).toEqual(['fresh', '6-0', '6-1', '6-2', '6-3']);
		expect(ids.slice(5, 15)).toEqual((past ?? []).toReversed().slice(0, 10));
		expect(ids.slice(15, 18).toSorted()).toEqual(['6-4', '6-5', 'seen']);
		// The other two, and one without a promise that was not opened in time.
		expect(ids.slice(18)).toHaveLength(3);
		const groups = [...first.matchAll(/<th scope="rowgroup"[^>]*>([^<]+?) ?</g)].map(([, heading]) => heading);
		const overdue = 'Overdue in the last 7 days';
		expect(groups).toEqual(['Just in', overdue, 'Answer next', overdue]);
		expect(first.match(/>All 12 overdue</g)).toHaveLength(1);
		expect(first).toMatch(
			/Overdue in the last 7 days <span class="all-of"><a href="[^"]*state=overdue">All 12 overdue</,
		);
		for (const query of ['?sort=newest', '?state=overdue']) expect(await inbox(query)).not.toContain('class="all-of"');
		for (const id of ['seen', ...(past ?? []), ...(fresh ?? [])]) await remove(id);
	});

	test('FORM-15 of equal promises the one who has waited longest comes first', async () => {
		const form = { form: 'enquiry' };
		// Both came before 8am: at 10am their two hours are over.
		await store('second', 5 * 60 + 30, form);
		await store('first', 6 * 60, form);
		expect(idsIn(await inbox('?state=overdue'))).toEqual(['first', 'second']);
		for (const id of ['first', 'second']) await remove(id);
	});

	test('the most urgent first: what is overdue, what is overdue for longer, then what can still be in time', async () => {
		const form = { form: 'enquiry' };
		await store('month', 31 * 24 * 60, form);
		await store('today', 3 * 60, form);
		await store('next', 110, form);
		await store('then', 65, form);
		const all = await inbox();
		expect(idsIn(all)).toEqual(['fresh', 'today', 'late', 'month', 'next', 'then']);
		expect([...all.matchAll(/<th scope="rowgroup" colspan="6">([^<]+)</g)].map(([, heading]) => heading)).toEqual([
			'Just in',
			'Overdue in the last 7 days',
			'Overdue for longer',
			'Answer next',
		]);
		expect(await inbox('?sort=newest')).not.toContain('rowgroup');
		// The figures of the fleet are those of the lists that they lead to.
		expect((await opened.fleet.figures()).get('acme')).toMatchObject({ overdue: 2, late: 3, fresh: 1 });
		expect(await inbox()).toMatch(/Overdue<\/span> 2<.*Not opened in time<\/span> 3</s);
		expect((await opened.host.get('/fleet/?wide=1', opened.start)).text).toMatch(
			/<a href="\/tenants\/acme\/leads\/\?state=overdue">2<\/a>/,
		);
		const overview = (await opened.host.get('/tenants/acme/', opened.start)).text;
		// The overview says each of them once, as a step.
		expect(overview.match(/state=(?:overdue|late|new|unopened)/g)).toEqual([
			'state=overdue',
			'state=late',
			'state=new',
		]);
		expect(idsIn(await inbox('?state=overdue'))).toEqual(['today', 'month']);
		expect(idsIn(await inbox('?state=late'))).toEqual(['late', 'next', 'then']);
		expect(all).toMatch(
			/data-state="late">Not opened in time<\/span> <span class="further"> <span class="promised">Promised by /,
		);
		for (const id of ['month', 'today', 'next', 'then']) await remove(id);
	});

	test('FORM-15 what can still be in time comes by the promise that falls due first, opened or not', async () => {
		const form = { form: 'enquiry' };
		await store('new-last', 61, form);
		await store('new-first', 110, form);
		await store('seen-last', 1, { ...form, opened_at: now });
		await store('seen-first', 115, { ...form, opened_at: now });
		const asked = idsIn(await inbox()).filter((id) => /^(?:new|seen)-/.test(String(id)));
		expect(asked).toEqual(['seen-first', 'new-first', 'new-last', 'seen-last']);
		for (const id of ['new-last', 'new-first', 'seen-last', 'seen-first']) await remove(id);
	});

	test('FORM-15 of what can be in time a test drive of today or tomorrow is the most urgent, and one whose time has passed unanswered says so', async () => {
		const drive = (at: string, over = {}) => ({
			...{ form: 'enquiry', opened_at: now - minute, ...over },
			payload: { name: 'Zoë', phone: '0491570006', [timeKey]: at },
		});
		await store('soon', 30, { form: 'enquiry', opened_at: now });
		await store('tomorrow', 25 * 60, drive('2026-06-16T09:00'));
		await store('later', 5, drive('2026-06-19T09:00'));
		await store('missed', 26 * 60, drive('2026-06-15T11:00'));
		await store('done', 26 * 60, drive('2026-06-15T11:00', { answered_at: now }));
		const ids = idsIn(await inbox());
		expect(ids.slice(2, 5)).toEqual(['tomorrow', 'soon', 'later']);
		expect(ids.indexOf('missed')).toBeGreaterThan(4);
		const leads = new Map((await opened.fleet.inbox({ tenant: 'acme', named: true })).map((lead) => [lead.id, lead]));
		const told = (id: string) => String(leadStanding(leads.get(id) as InboxLead, { now, zone: settings.time_zone }));
		expect(told('tomorrow')).toContain('<span class="drive" data-due>Wants to drive tomorrow 9am</span>');
		expect(told('missed')).toContain('<span class="drive" data-past>Wanted to drive today 11am: passed</span>');
		for (const id of ['later', 'done', 'soon']) expect(told(id)).not.toContain('drive');
		for (const id of ['soon', 'tomorrow', 'later', 'missed', 'done']) await remove(id);
	});

	test('FORM-15 of two who open or answer a lead at once, one is told of', async () => {
		await store('both', 5);
		const by = (author: string, as: 'opened' | 'answered') =>
			opened.fleet.markLead({ tenant: 'acme', id: 'both', by: author, as });
		await Promise.all([by('Kim', 'opened'), by('Sam', 'opened')]);
		await Promise.all([by('Kim', 'answered'), by('Sam', 'answered')]);
		const { text } = await show('both');
		expect(text.match(/<span class="what">Opened/g)).toHaveLength(1);
		expect(text.match(/<span class="what">Marked as answered/g)).toHaveLength(1);
		await remove('both');
	});

	test('that a lead was opened can be taken back', async () => {
		await store('looked', 5);
		await press('looked', 'opened');
		expect((await show('looked')).text).toContain('>Mark as unopened</button>');
		await press('looked', 'unopened');
		expect((await show('looked')).text).toContain('>Open the lead</button>');
		expect(idsIn(await inbox('?state=unopened'))).toContain('looked');
		await remove('looked');
	});
});

test('ROUTE-10 the promised time is told by the days between', () => {
	const told = (date: string) =>
		promisedWords({ at: 0, zone: 'Australia/Brisbane', date, time: '11:00' }, Date.parse('2026-11-27T22:00:00Z'));
	expect(told('2026-11-28')).toBe('by 11am today');
	expect(told('2026-11-27')).toBe('by 11am yesterday');
	expect(told('2026-11-29')).toBe('by 11am tomorrow');
	expect(told('2026-11-30')).toBe('by 11am on Monday');
	expect(told('2026-11-12')).toBe('by 11am on Thu 12 Nov');
	expect(told('2026-11-25')).toBe('by 11am on Wed 25 Nov');
});
