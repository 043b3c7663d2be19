import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDrivesCommand } from '../../../netlify/commands/test-drives/run.ts';
import { deliverDue } from '../../../netlify/delivery/deliver-due.ts';
import { eraseLeads } from '../../../netlify/leads/store/erase-leads.ts';
import { deleteExpired } from '../../../netlify/platform/db/expire.ts';
import { feedLink } from '../../../netlify/test-drives/feed.ts';
import type { FreeTimes, HeldTime, TakenTime, TestDriveStatus } from '../../../src/contract/test-drives.ts';
import { makeSite } from '../../config/read.ts';
import { engines } from '../../support/databases.ts';
import { until } from '../../support/until.ts';
import { lead, type Served, serveFunctions } from '../served.ts';

const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Open', open: '08:00', close: '18:00' }));
const location = (id: number, over: object = {}) => ({
	id,
	name: `Plain ${id}`,
	address: { street: '1 High Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
	contact_detail: { phone: '(07) 5550 9000', opening_hours: week },
	...over,
});
const site = makeSite({
	demo: true,
	forms: { captcha: false },
	test_drives: { slots: true, minutes: 60, notice_hours: 1 },
	locations: [
		location(1, { primary: true }),
		location(2, { test_drives: { capacity: 2, minutes: 30 } }),
		location(3, { test_drives: { slots: false } }),
	],
});

describe.each(engines)('test drives, on $name', (engine) => {
	let served: Served;
	let tenantsDir: string;
	beforeAll(async () => {
		tenantsDir = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
		mkdirSync(join(tenantsDir, 'plain'));
		writeFileSync(join(tenantsDir, 'plain', 'site.json'), JSON.stringify(site));
		served = await serveFunctions(engine, { tenantsDir });
	});
	afterAll(async () => {
		await served.stop();
		rmSync(tenantsDir, { recursive: true, force: true });
	});

	const free = async (place: number, car?: string) => {
		const answer = await served.ask('GET', `/api/test-drives/free?location=${place}${car ? `&car=${car}` : ''}`);
		return (answer.json as unknown as FreeTimes).days.flatMap(({ times }) => times.map(({ slot }) => slot));
	};
	const hold = (slot: string, over: object = {}, key: string = crypto.randomUUID()) =>
		served.send('POST', '/api/test-drives', { location: 1, slot, ...over }, { headers: { 'idempotency-key': key } });
	const held = async (slot: string, over: object = {}) => (await hold(slot, over)).json as unknown as HeldTime;
	const book = (token: string, over: object = {}) =>
		served.send('POST', '/api/leads', {
			lead: lead({ category: 'Test Drive Enquiry', location: '1', ...over }),
			captcha: undefined,
			test_drive: token,
		});
	const status = async (token: string) => {
		const { json } = await served.ask('GET', '/api/test-drives/status', { headers: { 'test-drive-token': token } });
		return json as unknown as TestDriveStatus;
	};
	const manage = (token: string, fields?: Record<string, string>) =>
		served.ask(fields ? 'POST' : 'GET', `/api/test-drives/manage?t=${token}`, {
			...(fields && {
				body: new URLSearchParams(fields).toString(),
				headers: { 'content-type': 'application/x-www-form-urlencoded' },
			}),
		});
	const slotOf = async (index: number, place = 1) => (await free(place))[index] ?? '';

	test('CAR-1 two hundred at once want one time: exactly one gets it, the others are told what is free', async () => {
		const slot = await slotOf(4);
		const answers = await Promise.all(Array.from({ length: 200 }, () => hold(slot)));
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
		const late = answers.filter(({ status }) => status === 409).map(({ json }) => json as unknown as TakenTime);
		expect(late).toHaveLength(199);
		expect(late[0]).toMatchObject({ code: 'taken' });
		const nearest = late.at(-1)?.nearest.map((one) => one.slot) ?? [];
		expect(nearest).toHaveLength(6);
		expect(nearest).not.toContain(slot);
		expect(await free(1)).not.toContain(slot);
	});

	test('CAR-1 a place has as many at once as its capacity, a car is driven by one, also at another place', async () => {
		const slot = await slotOf(6, 2);
		const many = await Promise.all(Array.from({ length: 20 }, () => hold(slot, { location: 2 })));
		expect(many.filter(({ status }) => status === 201)).toHaveLength(2);
		const other = await slotOf(10);
		const cars = await Promise.all([
			...Array.from({ length: 10 }, () => hold(other, { location: 2, car: '77' })),
			...Array.from({ length: 10 }, () => hold(other, { car: '77' })),
		]);
		expect(cars.filter(({ status }) => status === 201)).toHaveLength(1);
		expect(await free(2, '77')).not.toContain(other);
		expect(await free(2)).toContain(other);
	});

	test('CAR-1 the same request is answered alike; a time that is not offered, and a place without times, are refused', async () => {
		const [slot, key] = [await slotOf(12), crypto.randomUUID()];
		const first = await hold(slot, {}, key);
		expect((await hold(slot, {}, key)).json).toEqual(first.json);
		expect((await hold('2026-01-01T00:00Z')).status).toBe(409);
		expect((await hold(slot, { location: 3 })).json).toMatchObject({ code: 'not_found' });
		const replaced = await hold(slot, { replaces: String(first.json['token']) });
		expect(replaced.status).toBe(201);
	});

	test('CAR-1 the lead books the time that is held: in its answers, in the calendar file, in mails', async () => {
		const slot = await slotOf(14);
		const { token } = await held(slot, { car: '9' });
		expect(await status(token)).toMatchObject({ state: 'held' });
		const sent = await book(token, {
			'Test Drive Booking Date': '2026-01-01T10:00',
			test_drive_booking: { id: 'mine' },
		});
		expect(sent.status).toBe(201);
		const told = await status(token);
		expect(told).toMatchObject({ state: 'booked', place: 'Plain 1, 1 High Street, Brisbane QLD 4000' });
		expect(told.when).toMatch(/ at .* AEST$/);
		const row = await served.db
			.selectFrom('leads')
			.selectAll()
			.where('id', '=', String(sent.json['id']))
			.executeTakeFirstOrThrow();
		const payload = JSON.parse(row.payload);
		expect(payload['Test Drive Booking Date']).toMatch(/:00\+10:00$/);
		expect(new Date(payload['Test Drive Booking Date']).toISOString().slice(0, 16)).toBe(slot.slice(0, 16));
		expect(payload.test_drive_booking).toMatchObject({ state: 'booked', when: told.when, sequence: 0 });
		const file = await served.ask('GET', new URL(told.calendar).pathname + new URL(told.calendar).search);
		expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
		const text = String(file.json['text']);
		expect(text).toContain(`DTSTART:${slot.replace(/[-:]/g, '').replace('Z', '00Z')}`);
		expect(text).toContain('SEQUENCE:0');
		await deliverDue(served.runtime);
		const mails = join(String(process.env['FORECOURT_DATA']), 'outbox-mail');
		// The lead's own call delivers as well, and may have taken one of them.
		const mailWith = (...parts: string[]) =>
			until(() =>
				readdirSync(mails)
					.map((name) => readFileSync(join(mails, name), 'utf8'))
					.find((mail) => parts.every((part) => mail.includes(part))),
			);
		const letter = await mailWith('method=PUBLISH', 'Your test drive is booked');
		expect(letter).toContain('text/calendar');
		expect(letter.replace(/=\n/g, '').replaceAll('=3D', '=')).toMatch(/text\/html[\s\S]*>Change or cancel<\/a>/);
		expect(await mailWith('<timeframe>', '(booked)')).toContain('(booked)');
	});

	test('CAR-1 the link changes and cancels it; the dealer and the visitor are told, and the time is free at once', async () => {
		const slots = await free(1);
		const [slot = '', next = '', busy = ''] = [slots[16], slots[18], slots[20]];
		const { token } = await held(slot);
		await book(token);
		await held(busy);
		const page = await manage(token);
		expect(page.status).toBe(200);
		expect(String(page.json['text'])).toContain('Your test drive is booked');
		expect(String((await manage(token, { action: 'change', slot: busy })).json['text'])).toContain('Somebody else');
		expect(await free(1)).not.toContain(slot);
		expect(String((await manage(token, { action: 'change', slot: next })).json['text'])).toContain('Done.');
		const now = await free(1);
		expect([now.includes(slot), now.includes(next)]).toEqual([true, false]);
		expect(String((await manage(token, { action: 'cancel' })).json['text'])).toContain('is cancelled');
		expect(await free(1)).toContain(next);
		expect(await status(token)).toMatchObject({ state: 'cancelled' });
		const { calendar } = await status(token);
		const file = await served.ask('GET', new URL(calendar).pathname + new URL(calendar).search);
		expect(String(file.json['text'])).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2[\s\S]*STATUS:CANCELLED/);
		const { payload, version, id } = await served.db
			.selectFrom('leads')
			.innerJoin('test_drives', 'test_drives.lead_id', 'leads.id')
			.select(['leads.payload', 'leads.version', 'leads.id'])
			.where('test_drives.sequence', '=', 2)
			.executeTakeFirstOrThrow();
		expect(version).toBe(3);
		expect(JSON.parse(payload).test_drive_booking.state).toBe('cancelled');
		const rows = await served.db
			.selectFrom('outbox')
			.select('destination')
			.where('lead_id', '=', id)
			.where('version', '=', 3)
			.execute();
		expect(rows.map(({ destination }) => destination).sort()).toEqual(['auto-reply', 'mail']);
		expect((await manage(`${token.slice(0, -2)}xx`)).status).toBe(404);
	});

	test('CAR-1 a hold lapses; the lead that comes late books a time that is still free, and is stored in any case', async () => {
		const slots = await free(1);
		const [free1 = '', gone = ''] = [slots[30], slots[31]];
		const late = [await held(free1), await held(gone)];
		await served.db
			.updateTable('test_drive_quarters')
			.set({ free_at: 1 })
			.where(
				'test_drive_id',
				'in',
				late.map(({ id }) => id),
			)
			.execute();
		const second = await held(gone);
		expect(second.token).toBeTruthy();
		for (const { token } of late) expect((await book(token)).status).toBe(201);
		const states = await Promise.all(late.map(async ({ token }) => (await status(token)).state));
		expect(states).toEqual(['booked', 'requested']);
		expect((await book('nonsense')).status).toBe(201);
	});

	test('CAR-1 the dealer’s calendar has the bookings, and only with its key', async () => {
		const tenant = served.runtime.tenants.bySlug('plain');
		if (!tenant) throw new Error('no tenant');
		const { pathname, search } = new URL(feedLink(served.runtime.secrets, tenant, 1));
		const feed = await served.ask('GET', pathname + search);
		expect(String(feed.json['text'])).toMatch(/SUMMARY:Test drive – Sam/);
		expect(String(feed.json['text'])).toContain('SUMMARY:Cancelled: test drive');
		expect((await served.ask('GET', `${pathname}${search.replace('location=1', 'location=2')}`)).status).toBe(404);
	});

	test('CAR-1 the command prints calendars, lists what is ahead, and cancels', async () => {
		const said: string[] = [];
		const { db, secrets, tenants, now } = served.runtime;
		const around = { db, secrets, tenants, now: now(), write: (text: string) => void said.push(text) };
		const { token, id } = await held(await slotOf(34));
		await book(token);
		expect(await testDrivesCommand(['feed', 'plain'], around)).toBe(0);
		expect(said.join('')).toMatch(/Plain 1\n {4}https:\/\/plain\.example\/api\/test-drives\/feed\?location=1&k=/);
		expect(await testDrivesCommand(['list', 'plain'], around)).toBe(0);
		expect(said.join('')).toContain(id);
		expect(await testDrivesCommand(['cancel', 'plain', id], around)).toBe(0);
		expect(await status(token)).toMatchObject({ state: 'cancelled' });
		expect(await testDrivesCommand(['cancel', 'plain', id], around)).toBe(1);
		await expect(testDrivesCommand(['feed', 'nobody'], around)).rejects.toThrow('There is no tenant nobody.');
	});

	test('CAR-1 erasing a lead frees its time; holds that lapsed are deleted', async () => {
		const slot = await slotOf(40);
		const { token } = await held(slot);
		const id = String((await book(token)).json['id']);
		const now = served.runtime.now();
		await eraseLeads(served.db, [{ id, tenant: 'plain' }], { reason: 'asked', now: now + 10 * 60_000 });
		expect(await free(1)).toContain(slot);
		await held(slot);
		await deleteExpired(served.db, { now: now + 2 * 86_400_000, eventsFrom: 0 });
		const holds = await served.db.selectFrom('test_drives').select('id').where('state', '=', 'held').execute();
		expect(holds).toEqual([]);
	});
});
