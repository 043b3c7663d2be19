import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCommand } from '../../../netlify/commands/leads/options.ts';
import { runCommand } from '../../../netlify/commands/leads/run.ts';
import expire from '../../../netlify/functions/expire.ts';
import { personFinder } from '../../../netlify/leads/store/find-person.ts';
import { addNote, changeCare } from '../../../netlify/leads/store/lead-care.ts';
import { insertFiles, insertLead } from '../../../netlify/leads/store/lead-rows.ts';
import { insertOutbox } from '../../../netlify/leads/store/outbox.ts';
import { databasePlace } from '../../../netlify/platform/db/database.ts';
import type { StoredLead } from '../../../netlify/platform/db/rows/lead-rows.ts';
import { engines } from '../../support/databases.ts';
import { makeLead } from '../delivery/parcel.ts';
import { lead, type Served, serveFunctions } from '../served.ts';

const day = 24 * 3_600_000;

describe.each(engines)('erasing leads on $name', (engine) => {
	let served: Served;
	beforeAll(async () => {
		served = await serveFunctions(engine);
	});
	afterAll(() => served.stop());
	beforeEach(async () => {
		await served.db.deleteFrom('leads').execute();
	});

	const run = async (...args: string[]) => {
		let stdout = '';
		const write = (text: string): void => {
			stdout += text;
		};
		const { db, tenants, now } = served.runtime;
		const around = { db, tenants, now, write, env: process.env, confirm: async () => false, stop: AbortSignal.abort() };
		return { status: await runCommand(readCommand(args, Date.now()), around), stdout };
	};
	const ids = async () =>
		(await served.db.selectFrom('leads').select('id').orderBy('id').execute()).map(({ id }) => id);
	const everything = async () => {
		const { db } = served;
		const tables = [
			...(['leads', 'lead_files', 'lead_care', 'lead_notes'] as const),
			...(['outbox', 'deliveries', 'idempotency_keys', 'erased_leads'] as const),
		];
		const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
		return JSON.stringify(rows);
	};
	/** Without a mail server what was posted waits as blocked, so nothing works on it: it counts as delivered from here on. */
	const delivered = () => served.db.updateTable('outbox').set({ state: 'done' }).execute();
	const file = (lead_id: string, created_at = Date.now()) => ({
		...{ id: randomUUID(), lead_id, tenant: 'plain', name: 'payslip.png', type: 'image/png', size: 1, sha256: 'x' },
		...{ data: Uint8Array.of(1), created_at },
	});
	const store = async (id: string, over: Partial<StoredLead>, destinations: string[] = []) => {
		const stored = makeLead({ email: 'x@y.example' }, { id, ...over });
		await insertLead(served.db, stored);
		await insertOutbox(served.db, stored, { destinations, now: stored.updated_at });
	};

	describe('erase', () => {
		const zoe = lead({ name: 'Zoe', email: 'Zoe.Quill@example.com', phone: '+61 491 570 156', employer: 'Quill Ltd' });
		const key = { 'idempotency-key': 'key-1' };
		const post = () => served.send('POST', '/api/leads', { lead: zoe }, { headers: { ...served.key(), ...key } });

		test('a person’s leads go with all that belongs to them, and nothing brings them back', async () => {
			const { json } = await post();
			const id = String(json['id']);
			await insertFiles(served.db, [file(id)]);
			const mails = join(databasePlace(process.env).dir, 'outbox-mail');
			mkdirSync(mails, { recursive: true });
			for (const name of [`${id}.1.mail.eml`, 'other.1.mail.eml']) writeFileSync(join(mails, name), 'Zoe');
			const other = await served.send('POST', '/api/leads', { lead: lead() }, { headers: served.key() });
			await delivered();

			const asked = await run('erase', 'zoe.quill@EXAMPLE.com');
			expect(asked).toMatchObject({ status: 1, stdout: expect.stringContaining('Nothing was erased.') });
			expect(await ids()).toContain(id);
			const erased = await run('erase', 'zoe.quill@EXAMPLE.com', '--yes');
			expect(erased.status).toBe(0);
			expect(erased.stdout).toMatch(new RegExp(`^${id} .* was delivered to mail`));
			expect(erased.stdout).toContain('Erased 1 lead');
			expect(await ids()).toEqual([other.json['id']]);
			// The hash of a token may have the name's letters by chance.
			expect(await everything()).not.toMatch(/quill|[^\w-]zoe[^\w-]|payslip/i);
			expect([existsSync(join(mails, `${id}.1.mail.eml`)), existsSync(join(mails, 'other.1.mail.eml'))]).toEqual([
				false,
				true,
			]);

			const gone = { status: 410, json: { code: 'erased' } };
			expect(await post()).toMatchObject(gone);
			const headers = { 'lead-token': String(json['lead_token']) };
			expect(await served.send('PUT', `/api/leads/${id}`, { lead: zoe }, { headers })).toMatchObject(gone);
			const again = served.send(
				'POST',
				'/api/carClarityCustomer',
				{ lead: { ...zoe, lead_id: id } },
				{ headers: served.key() },
			);
			expect(await again).toMatchObject(gone);
			expect(await ids()).toEqual([other.json['id']]);
			const tombstone = await served.db.selectFrom('erased_leads').selectAll().where('id', '=', id).execute();
			expect(tombstone).toEqual([{ id, tenant: 'plain', reason: 'asked', erased_at: expect.any(Number) }]);
		});

		test('by phone, by id and for one tenant; another’s text that mentions it is named and kept', async () => {
			await store('a', { tenant: 'plain', payload: { phone: '0491 570 156' } });
			await store('b', { tenant: 'everything', payload: { phone: '+61491570156' } });
			await store('c', { tenant: 'plain', payload: { phone: '0491570157', message: 'Ring Sam on 0491 570 156.' } });
			const one = await run('erase', '61 491 570 156', '--tenant', 'everything', '--yes');
			expect([one.status, await ids()]).toEqual([0, ['a', 'c']]);
			const two = await run('erase', '0491570156', '--yes');
			expect(two.stdout).toMatch(/mention it.*\n {4}c /);
			expect(await ids()).toEqual(['c']);
			const id = randomUUID();
			await store(id, { tenant: 'plain' });
			expect(await run('erase', id, '--tenant', 'everything', '--yes')).toMatchObject({ status: 1 });
			expect(await run('erase', id, '--yes')).toMatchObject({ status: 0 });
			expect(await run('erase', id, '--yes')).toMatchObject({ status: 1, stdout: expect.stringContaining('no lead') });
			expect(() => readCommand(['erase'], 0)).toThrow(/expected one e-mail/);
			await expect(run('erase', 'Zoe', '--yes')).rejects.toThrow(/expected an e-mail address/);
		});

		test('USER-4 accounts with the number or address are erased, too, with sessions and watchlist', async () => {
			const visitor = (id: string, tenant: string, email: string | null) => {
				const times = { created_at: Date.now(), seen_at: Date.now() };
				return {
					id,
					tenant,
					phone: '0491570159',
					name: null,
					last_name: null,
					email,
					alerts: 'none' as const,
					...times,
				};
			};
			const rows = [visitor('v1', 'plain', null), visitor('v2', 'everything', 'vera@example.com')];
			await served.db.insertInto('visitors').values(rows).execute();
			const session = { token_hash: 'x', tenant: 'plain', visitor_id: 'v1', created_at: 1, expires_at: 2, ends_at: 3 };
			await served.db.insertInto('sessions').values(session).execute();
			const left = async () => (await served.db.selectFrom('visitors').select('id').execute()).map(({ id }) => id);
			expect(await run('erase', '0491570159')).toMatchObject({ status: 1 });
			const byPhone = await run('erase', '+61 491 570 159', '--tenant', 'plain', '--yes');
			expect(byPhone).toMatchObject({ status: 0, stdout: expect.stringContaining('Erased 1 account with') });
			expect(await left()).toEqual(['v2']);
			expect(await served.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
			expect(await run('erase', 'VERA@example.com', '--yes')).toMatchObject({ status: 0 });
			expect(await left()).toEqual([]);
		});

		test('a lead that is on its way to a destination is not erased under its feet', async () => {
			await store('a', { payload: { email: 'busy@example.com' } }, ['crm']);
			await served.db
				.updateTable('outbox')
				.set({ lease_until: Date.now() + 30_000 })
				.execute();
			const { status, stdout } = await run('erase', 'busy@example.com', '--yes');
			expect([status, await ids()]).toEqual([1, ['a']]);
			expect(stdout).toContain('being delivered');
		});
	});

	describe('what is kept for how long', () => {
		const ago = (days: number): Partial<StoredLead> => {
			const time = Date.now() - days * day;
			return { created_at: time, updated_at: time, completed_at: time };
		};
		const setState = (lead_id: string, state: 'done' | 'dead') =>
			served.db.updateTable('outbox').set({ state }).where('lead_id', '=', lead_id).execute();

		test('leads of 24 months go; one that nobody got is listed, and goes at twice the time; a tenant may say less', async () => {
			await store('new', ago(700), ['crm']);
			await store('old', ago(740), ['crm']);
			await store('undelivered', ago(740), ['crm']);
			await store('refused', ago(1_400), ['crm']);
			await store('ancient', ago(1_470), ['crm']);
			// `everything` says 12 months.
			await store('theirs', { ...ago(370), tenant: 'everything' });
			for (const id of ['new', 'old']) await setState(id, 'done');
			for (const id of ['refused', 'ancient']) await setState(id, 'dead');
			const listed = await run('list', '--expired');
			expect([...listed.stdout.matchAll(/^(\w+) {2}/gm)].map(([, id]) => id)).toEqual([
				'undelivered',
				'refused',
				'ancient',
			]);
			await expire();
			expect(await ids()).toEqual(['new', 'refused', 'undelivered']);
			const left = await served.db
				.selectFrom('erased_leads')
				.select(['id', 'reason'])
				.where('reason', '=', 'age')
				.execute();
			expect(left.map(({ id }) => id).sort()).toEqual(['ancient', 'old', 'theirs']);
		});

		test('what the dealership noted of a lead goes with it, and keeps none', async () => {
			await store('old', ago(740));
			await store('new', ago(10));
			for (const id of ['old', 'new']) {
				const noting = { id, tenant: 'plain', author: 'Kim', now: Date.now() };
				await addNote(served.db, noting, { kind: 'note', said: `Rang about ${id}` });
				await changeCare(served.db, noting, { owner: 'Kim' });
			}
			await expire();
			const left = async (table: 'lead_care' | 'lead_notes') =>
				(await served.db.selectFrom(table).select('lead_id').execute()).map(({ lead_id }) => lead_id);
			expect([await left('lead_care'), await left('lead_notes')]).toEqual([['new'], ['new']]);
		});

		test('files go after 6 months, and the lead stays', async () => {
			await store('lead', ago(200), ['crm']);
			await setState('lead', 'done');
			await insertFiles(served.db, [file('lead', Date.now() - 190 * day), file('lead', Date.now() - 100 * day)]);
			await expire();
			expect(await ids()).toEqual(['lead']);
			expect(await served.db.selectFrom('lead_files').select('lead_id').execute()).toHaveLength(1);
		});

		test('any number goes, a batch at a time; a deploy of one site sees to its own tenant', async () => {
			for (let n = 0; n < 230; n++) await store(`lead-${n}`, ago(800));
			await store('theirs', { ...ago(800), tenant: 'everything' });
			process.env['TENANT'] = 'plain';
			await expire().finally(() => delete process.env['TENANT']);
			expect(await ids()).toEqual(['theirs']);
		});

		test('events go after 90 days', async () => {
			const event = { tenant: 'plain', kind: 'x', payload: '{}' };
			const times = { old: Date.now() - 91 * day, new: Date.now() - 89 * day };
			await served.db.deleteFrom('events').execute();
			await served.db
				.insertInto('events')
				.values(Object.entries(times).map(([id, created_at]) => ({ ...event, id, created_at })))
				.execute();
			await expire();
			expect(await served.db.selectFrom('events').select('id').execute()).toEqual([{ id: 'new' }]);
		});

		test.each(['0', '-1', 'two', '1.5'])('FORECOURT_LEAD_MONTHS=%s deletes nothing', async (months) => {
			await store('old', ago(5_000));
			process.env['FORECOURT_LEAD_MONTHS'] = months;
			try {
				await expect(expire()).rejects.toThrow(/FORECOURT_LEAD_MONTHS: found/);
			} finally {
				delete process.env['FORECOURT_LEAD_MONTHS'];
			}
			expect(await ids()).toEqual(['old']);
		});
	});
});

test.each([
	['0491 570 156', '+61 491 570 156', 'exact'],
	['+61 (0)491 570 156', '0491570156', 'exact'],
	['0061491570156', '0491570156', 'exact'],
	['+64 21 555 0123', '021 555 0123', 'exact'],
	['0491570156', '0491570157', null],
	['a@b.example', ' A@B.example ', 'exact'],
	['a@b.example', 'aa@b.example', 'mention'],
	['a@b.example', 'Write to a@b.example', 'mention'],
	['0491570156', 'or 0491 570 156, thanks', 'mention'],
])('asked for %s, "%s" is found: %s', (asked, text, found) => {
	expect(personFinder(asked)?.({ field: { deep: [text] } })).toBe(found);
});
