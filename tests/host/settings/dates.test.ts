import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { holidaysFrom } from '../../../scripts/host/cockpit/settings/holidays.ts';
import { makeSite } from '../../config/read.ts';
import { acmeSettings } from './settings-host.ts';

const closed = (date: string) => ({ status: 'Closed', date });
const config = makeSite({ slug: 'acme', special_hours: [closed('2027-01-01'), closed('2026-12-25')] });

const acme = acmeSettings(config);
const { text } = acme;

const row = (index: number, parts: Record<string, string>) =>
	Object.fromEntries(Object.entries(parts).map(([part, value]) => [`row-${index}-${part}`, value]));
const daysIn = (page: string) => [...page.matchAll(/name="row-\d+-day" value="([^"]*)"/g)].map(([, day]) => day);

const press = (act: string, fields: Record<string, string>) => acme.press('special_hours', act, fields);

describe('SITE-3 the form of special dates', () => {
	const typed = {
		...row(0, { day: '2026-12-25', state: 'Closed' }),
		...row(1, { day: '2027-01-01', state: 'Closed' }),
	};

	test('has the dates in their order and no blank one; one is added and removed by a button', async () => {
		const { text: page } = await acme.get('edit/?key=special_hours');
		expect(daysIn(page)).toEqual(['2026-12-25', '2027-01-01']);
		expect(page).toContain('>Add a date</button>');
		const added = (await press('add-date', typed)).text;
		expect(daysIn(added)).toEqual(['2026-12-25', '2027-01-01', '']);
		expect(added).toMatch(/name="row-2-day" value=""[^>]* data-new/);
		expect(daysIn((await press('drop-date:0', typed)).text)).toEqual(['2027-01-01']);
		expect(daysIn((await press('add-date:2026-12-26', typed)).text)).toEqual([
			'2026-12-25',
			'2026-12-26',
			'2027-01-01',
		]);
	});

	test('says at its field why a date cannot be, which keeps its place and what was typed', async () => {
		const late = row(0, { day: '2027-03-26', state: 'Open', from: '16:00', to: '09:00' });
		const refused = await press('preview', { ...late, ...row(1, { day: '2026-12-25', state: 'Closed' }) });
		expect(refused.status).toBe(422);
		expect(daysIn(refused.text)).toEqual(['2027-03-26', '2026-12-25']);
		expect(refused.text).toMatch(/name="row-0-to" value="09:00"[^>]*aria-invalid="true"[^>]* autofocus/);
		expect(refused.text).toMatch(/class="fault">.*26 Mar 2027 closes at 09:00/);
		const undated = await press('preview', { ...typed, ...row(2, { day: '', state: 'Closed' }) });
		expect(undated.text).toContain('Choose the date.');
		const twice = await press('preview', { ...typed, ...row(2, { day: '2026-12-25', state: 'Closed' }) });
		expect(twice.text).toContain('25 Dec 2026 is there twice: remove one.');
		expect(readFileSync(acme.file, 'utf8')).toBe(text);
	});

	test('offers the public holidays of the next twelve months by name, but for those that are there', async () => {
		const { text: page } = await acme.get('edit/?key=special_hours');
		expect(page).toMatch(/value="add-date:\d{4}-04-25" data-part>Anzac Day/);
		const names = (today: string, locale: string) =>
			holidaysFrom(today, { locale }).map(({ day, name }) => `${day} ${name}`);
		expect(names('2026-11-28', 'en-AU')).toEqual(
			expect.arrayContaining(['2026-12-25 Christmas Day', '2027-01-26 Australia Day', '2027-03-29 Easter Monday']),
		);
		expect(names('2027-01-01', 'en-US')).toEqual(
			expect.arrayContaining(['2027-05-31 Memorial Day', '2027-11-25 Thanksgiving Day']),
		);
		expect(names('2026-01-01', 'en-NZ')).toEqual(
			expect.arrayContaining(['2026-07-10 Matariki', '2026-10-26 Labour Day']),
		);
	});

	test('offers those of the states that its places are in, and says which keep one that others do not', () => {
		const of = (...states: string[]) =>
			holidaysFrom('2027-01-01', {
				locale: 'en-AU',
				address: { state: states[0] },
				locations: states.map((state) => ({ address: { state } })),
			}).map(({ day, name }) => `${day} ${name}`);
		expect(of('QLD')).toEqual(expect.arrayContaining(['2027-05-03 Labour Day', '2027-10-04 King’s Birthday']));
		// Christmas Eve begins in the evening there.
		expect(of('QLD').filter((one) => one.includes('12-24'))).toEqual([]);
		expect(of('VIC')).toContain('2027-11-02 Melbourne Cup');
		expect(of('QLD', 'VIC')).toEqual(
			expect.arrayContaining(['2027-11-02 Melbourne Cup (VIC)', '2027-12-25 Christmas Day']),
		);
	});
});
