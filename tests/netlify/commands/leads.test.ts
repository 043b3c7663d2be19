import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { readCommand } from '../../../netlify/commands/leads/options.ts';
import { runCommand } from '../../../netlify/commands/leads/run.ts';
import { keepConsentText } from '../../../netlify/leads/store/consent-texts.ts';
import { walkLeads } from '../../../netlify/leads/store/lead-list.ts';
import { findLead, insertFiles, insertLead } from '../../../netlify/leads/store/lead-rows.ts';
import { insertOutbox } from '../../../netlify/leads/store/outbox.ts';
import type { StoredLead } from '../../../netlify/platform/db/rows/lead-rows.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import { openTenants } from '../../../netlify/platform/runtime/tenants.ts';
import { engines, type TestDatabase } from '../../support/databases.ts';
import { startSmtpDouble } from '../../support/smtp-double.ts';
import { useDatabase } from '../../support/use-database.ts';
import { makeLead } from '../delivery/parcel.ts';

const hour = 3_600_000;

describe.each(engines)('npm run leads on $name', ({ make }) => {
	let database: TestDatabase;
	let db: Db;
	const now = Date.now();
	useDatabase({ make, emptied: ['leads'], onOpen: (opened) => ({ db, database } = opened) });

	let vars: Record<string, string> = {};
	/** The command in this process: starting one takes a second. */
	async function leads(...args: string[]): Promise<{ status: number; stdout: string }> {
		const env = { ...database.env, FORECOURT_TENANTS: 'tests/fixtures/tenants', ...vars };
		let stdout = '';
		const write = (text: string): void => {
			stdout += text;
		};
		const around = {
			db,
			env,
			tenants: openTenants(env),
			now: Date.now,
			write,
			confirm: async () => false,
			stop: AbortSignal.abort(),
		};
		return { status: await runCommand(readCommand(args, Date.now()), around), stdout };
	}
	async function store(id: string, over: Partial<StoredLead> = {}, destinations = ['mail']): Promise<void> {
		const times = { created_at: now, updated_at: now, completed_at: now };
		const lead = makeLead({ name: 'Ann', message: 'Hi' }, { id, category: 'General Enquiry', ...times, ...over });
		await insertLead(db, lead);
		await insertOutbox(db, lead, { destinations, now });
	}
	const idsIn = (text: string): string[] => [...text.matchAll(/^(lead-\S+)/gm)].map(([, id = '']) => id);
	const setState = (lead_id: string, state: 'dead' | 'done') =>
		db
			.updateTable('outbox')
			.set({ state, attempts: 3, last_error: 'The receiver answered 400.' })
			.where('lead_id', '=', lead_id)
			.execute();

	test('list shows state and deliveries, newest first, and nothing that a visitor typed', async () => {
		await store('lead-1', { created_at: now - 2 * hour });
		await store('lead-2', { created_at: now - hour, status: 'incomplete', completed_at: null });
		await store('lead-3');
		await setState('lead-1', 'dead');
		await setState('lead-3', 'done');
		const { status, stdout } = await leads('list');
		expect(status).toBe(0);
		expect(idsIn(stdout)).toEqual(['lead-3', 'lead-2', 'lead-1']);
		expect(stdout).toContain('mail: given up after 3 attempts – The receiver answered 400.');
		expect(stdout).toContain('mail: delivered');
		expect(stdout).toMatch(/mail: pending, 0 attempts, next \d{4}-\d\d-\d\d \d\d:\d\d UTC$/m);
		expect(stdout.endsWith('\n3 leads.\n')).toBe(true);
		expect(stdout).not.toContain('Ann');
		expect((await leads('list', '--limit', '2')).stdout).toContain('2 leads, and more');
		await store('lead-4', { tenant: 'everything' });
		expect((await leads('list')).stdout).toMatch(/^4 leads of 2 sites\.$/m);
		expect((await leads('list', '--tenant', 'everything')).stdout).toMatch(/^1 lead\.$/m);
	});

	test('list filters by tenant, time and state; --check tells by its exit code', async () => {
		await store('lead-1', { created_at: now - 50 * hour });
		await store('lead-2', { tenant: 'everything' });
		await store('lead-3', { status: 'incomplete', completed_at: null });
		await setState('lead-2', 'dead');
		await setState('lead-1', 'done');
		expect(idsIn((await leads('list', '--tenant', 'everything')).stdout)).toEqual(['lead-2']);
		expect(idsIn((await leads('list', '--since', '2d')).stdout).toSorted()).toEqual(['lead-2', 'lead-3']);
		expect(idsIn((await leads('list', '--state', 'dead')).stdout)).toEqual(['lead-2']);
		expect(idsIn((await leads('list', '--state', 'pending')).stdout)).toEqual(['lead-3']);
		expect(idsIn((await leads('list', '--state', 'delivered')).stdout)).toEqual(['lead-1']);
		expect(idsIn((await leads('list', '--state', 'incomplete')).stdout)).toEqual(['lead-3']);
		expect((await leads('list', '--state', 'dead', '--check')).status).toBe(3);
		expect((await leads('list', '--tenant', 'nobody', '--check')).status).toBe(0);
		const [line = ''] = (await leads('list', '--json', '--state', 'dead')).stdout.split('\n');
		expect(JSON.parse(line)).toMatchObject({ id: 'lead-2', deliveries: [{ destination: 'mail', state: 'dead' }] });
	});

	test('--overdue: complete, unopened, older than the tenant’s minutes; show opens it', async () => {
		// everything has 60 minutes, plain the default of 120.
		await store('lead-1', { tenant: 'everything', completed_at: now - 1.5 * hour });
		await store('lead-2', { tenant: 'plain', completed_at: now - 1.5 * hour });
		await store('lead-3', { tenant: 'plain', completed_at: now - 2.5 * hour });
		await store('lead-4', { tenant: 'plain', status: 'incomplete', completed_at: null, created_at: now - 9 * hour });
		expect(idsIn((await leads('list', '--overdue')).stdout).toSorted()).toEqual(['lead-1', 'lead-3']);
		expect((await leads('list')).stdout.match(/overdue/g)).toHaveLength(2);
		const shown = await leads('show', 'lead-1');
		expect(shown.status).toBe(0);
		expect(JSON.parse(shown.stdout)).toMatchObject({
			id: 'lead-1',
			payload: { name: 'Ann' },
			outbox: [{}],
			attempts: [],
		});
		expect(idsIn((await leads('list', '--overdue')).stdout)).toEqual(['lead-3']);
		const opened = (await findLead(db, { tenant: 'everything', id: 'lead-1' }))?.opened_at;
		await leads('show', 'lead-1');
		expect((await findLead(db, { tenant: 'everything', id: 'lead-1' }))?.opened_at).toBe(opened);
	});

	test('list says that a lead was answered, as the inbox of the cockpit notes it', async () => {
		await store('lead-1', { opened_at: now, answered_at: now, completed_at: now - 9 * hour });
		const { stdout } = await leads('list');
		expect(stdout).toContain('complete, answered');
		expect(stdout).not.toMatch(/complete, overdue/);
	});

	test('show writes files below the folder only', async () => {
		await store('lead-1');
		const file = { id: 'f', lead_id: 'lead-1', tenant: 'plain', name: '../../x/a b.png', type: 'image/png', size: 3 };
		await insertFiles(db, [{ ...file, sha256: 'x', data: Uint8Array.of(1, 2, 3), created_at: now }]);
		const dir = join(database.env.FORECOURT_DATA, 'files');
		expect((await leads('show', 'lead-1', '--files', dir)).status).toBe(0);
		expect([...readFileSync(join(dir, '1-.._.._x_a_b.png'))]).toEqual([1, 2, 3]);
	});

	test('retry makes dead letters due, and deliver takes them', async () => {
		await store('lead-1');
		await store('lead-2');
		await setState('lead-1', 'dead');
		await setState('lead-2', 'dead');
		expect(await leads('retry', 'lead-1')).toMatchObject({
			status: 0,
			stdout: '1 deliveries of 1 leads are due now.\n',
		});
		expect((await leads('retry', '--state', 'dead')).stdout).toBe('1 deliveries of 1 leads are due now.\n');
		const rows = await db.selectFrom('outbox').select(['state', 'attempts']).execute();
		expect(rows).toEqual([1, 2].map(() => ({ state: 'pending', attempts: 0 })));
		const server = await startSmtpDouble();
		vars = { SMTP_URL: `smtp://${server.url}` };
		expect((await leads('deliver')).stdout).toBe('2 delivered, 0 to be retried, 0 refused, 0 held back.\n');
		vars = {};
		await server.stop();
		expect(server.mails).toHaveLength(2);
		expect((await leads('retry', 'lead-1')).status).toBe(1);
		expect(await leads('retry', 'nobody')).toMatchObject({ status: 1 });
	});

	test('export writes every answer, and no spreadsheet takes one for a formula', async () => {
		const payload = { name: '=cmd|x', phone: '+61 491 570 156', message: 'a "b",\r\nc', list: ['-1'], nothing: null };
		await store('lead-1', { payload, created_at: now - 1 });
		await store('lead-2', { payload: { name: '\t@SUM(A1)', other: 5 } });
		const [first, second] = parse((await leads('export')).stdout, { columns: true }) as Record<string, string>[];
		expect(first).toMatchObject({
			id: 'lead-2',
			'answer: name': "'\t@SUM(A1)",
			'answer: other': '5',
			'answer: phone': '',
		});
		expect(second).toMatchObject({
			id: 'lead-1',
			created_at: new Date(now - 1).toISOString(),
			'answer: name': "'=cmd|x",
			'answer: phone': "'+61 491 570 156",
			'answer: message': 'a "b",\r\nc',
			'answer: list': '["-1"]',
		});
		const out = join(database.env.FORECOURT_DATA, 'leads.jsonl');
		expect(await leads('export', '--format', 'jsonl', '--out', out)).toMatchObject({
			status: 0,
			stdout: `Wrote 2 leads to ${out}.\n`,
		});
		const lines = readFileSync(out, 'utf8').trim().split('\n');
		expect(lines.map((line) => JSON.parse(line).payload)).toEqual([{ name: '\t@SUM(A1)', other: 5 }, payload]);
	});

	test('show and export say what the visitor was asked to agree to; list does not', async () => {
		const row = { tenant: 'plain', version: 'abc', created_at: now };
		await keepConsentText(db, { ...row, text: 'Send me news.' });
		await keepConsentText(db, { ...row, text: 'Something else.' });
		await keepConsentText(db, { ...row, tenant: 'everything', text: 'Of another tenant.' });
		await store('lead-1', { tenant: 'plain', opt_in: 1, consent_text_version: 'abc' });
		await store('lead-2', { tenant: 'plain', opt_in: 1, consent_text_version: 'unknown', created_at: now - 1 });
		expect(JSON.parse((await leads('show', 'lead-1')).stdout)).toMatchObject({ consent_text: 'Send me news.' });
		expect(JSON.parse((await leads('show', 'lead-2')).stdout)).toMatchObject({ consent_text: null });
		const rows = parse((await leads('export')).stdout, { columns: true }) as Record<string, string>[];
		expect(rows.map(({ consent_text }) => consent_text)).toEqual(['Send me news.', '']);
		const [line = ''] = (await leads('export', '--format', 'jsonl')).stdout.split('\n');
		expect(JSON.parse(line)).toMatchObject({ opt_in: 1, consent_text: 'Send me news.' });
		expect((await leads('list', '--json')).stdout).not.toContain('Send me news.');
	});

	test('any number of leads is walked through, each once', async () => {
		for (let index = 0; index < 25; index++) await store(`lead-${index}`, { created_at: now - (index % 3) });
		const seen: string[] = [];
		for await (const { id } of walkLeads(db, {}, 4)) seen.push(id);
		expect(seen).toHaveLength(25);
		expect(new Set(seen).size).toBe(25);
	});
});

test.each([
	[[], 'Expected a command'],
	[['lst'], 'no command lst'],
	[['list', 'x'], 'Unexpected argument: x'],
	[['list', '--colour'], "Unknown option '--colour'"],
	[['list', '--since', 'soon'], '--since: found soon'],
	[['list', '--state', 'lost'], 'expected one of pending, blocked, dead, delivered, incomplete'],
	[['list', '--limit', '0'], '--limit: found 0'],
	[['show'], 'the id of one lead'],
	[['retry'], 'expected ids, or --state'],
	[['export', '--format', 'xls'], 'expected csv or jsonl'],
])('wrong use is said plainly: %j', (args, says) => {
	expect(() => readCommand(args, 0)).toThrow(says);
});

test('the program lists what there is, and wrong use has an exit code of its own', () => {
	const env = { ...process.env, FORECOURT_DATA: ':memory:', DATABASE_URL: '' };
	const listed = spawnSync(process.execPath, ['netlify/commands/leads.ts', 'list'], { env, encoding: 'utf8' });
	expect(listed).toMatchObject({ status: 0, stdout: '0 leads.\n', stderr: '' });
	const { status, stderr } = spawnSync(process.execPath, ['netlify/commands/leads.ts', 'lst'], { encoding: 'utf8' });
	expect(status).toBe(2);
	expect(stderr).toContain('Usage: npm run leads');
});
