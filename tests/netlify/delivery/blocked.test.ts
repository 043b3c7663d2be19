import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCommand } from '../../../netlify/commands/leads/options.ts';
import { runCommand } from '../../../netlify/commands/leads/run.ts';
import { deliverDue } from '../../../netlify/delivery/deliver-due.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import { engines } from '../../support/databases.ts';
import { behaviours, type Receiver } from '../../support/receiver.ts';
import type { SmtpDouble } from '../../support/smtp-double.ts';
import { type Lab, openLab } from './lab.ts';
import { now } from './parcel.ts';

const minute = 60_000;

describe.each(engines)('what nobody gets is not delivered, on $name', (engine) => {
	let lab: Lab;
	let db: Db;
	let crm: Receiver;
	let smtp: SmtpDouble;
	let clock = now;
	let logged: Record<string, unknown>[] = [];
	const { write } = process.stderr;
	beforeAll(async () => {
		lab = await openLab(engine);
		db = lab.db;
		crm = await lab.receiver();
		smtp = await lab.mailServer();
		const destinations = {
			crm: { kind: 'dashboard', url: crm.url, token_env: 'CRM_TOKEN' },
			hook: { kind: 'webhook', url: `${crm.url}/hook`, secret_env: 'HOOK_SECRET' },
			post: { kind: 'adf_mail', to: ['leads@dealer.example'] },
			own: { kind: 'adf_mail', to: ['leads@dealer.example'], smtp_env: 'OWN_SMTP' },
		};
		for (const demo of [false, true]) lab.writeSite({ slug: demo ? 'demo' : 'live', demo, leads: { destinations } });
	});
	afterAll(() => lab.stop());
	beforeEach(async () => {
		await lab.clear();
		clock = now;
		logged = [];
		process.stderr.write = (text: string | Uint8Array) => logged.push(JSON.parse(String(text))) > 0;
	});
	afterEach(() => {
		process.stderr.write = write;
	});

	const worker = (vars: Record<string, string> = {}) => lab.worker({ vars, clock: () => clock });
	const service = (vars: Record<string, string> = {}) => worker({ TENANT: 'live', ...vars });
	async function leads(args: string[], vars: Record<string, string> = {}) {
		let stdout = '';
		const write = (text: string): void => {
			stdout += text;
		};
		return {
			status: await runCommand(readCommand(args, clock), {
				...service(vars),
				write,
				confirm: async () => true,
				stop: AbortSignal.abort(),
			}),
			stdout,
		};
	}
	const store = async (destination: string, tenant = 'live'): Promise<string> =>
		(await lab.store([destination], { tenant })).id;
	const rows = () => db.selectFrom('outbox').selectAll().execute();
	const lanes = () => db.selectFrom('delivery_lanes').selectAll().execute();
	const everything = async () => [await rows(), await lanes(), await db.selectFrom('deliveries').selectAll().execute()];

	test.each([
		['crm', 'The environment variable CRM_TOKEN is not set.'],
		['hook', 'The environment variable HOOK_SECRET is not set.'],
		['post', 'The environment variable SMTP_URL is not set.'],
		['own', 'The environment variable OWN_SMTP is not set.'],
		['mail', 'No mailbox is configured: set leads.destinations.mail in the site.json.'],
		['gone', 'leads.destinations has no "gone".'],
	])('%s without its settings is blocked, and says since when and why', async (destination, reason) => {
		const id = await store(destination);
		for (let run = 0; run < 5; run++) {
			await deliverDue(service());
			clock += 20 * minute;
		}
		expect(await rows()).toMatchObject([{ state: 'pending', attempts: 0 }]);
		expect(await lanes()).toMatchObject([{ trouble: 'blocked', trouble_since: now, reason }]);
		expect(crm.received).toEqual([]);
		const since = '2026-11-21T00:05:00.000Z';
		const { stdout } = await leads(['list', '--state', 'blocked']);
		expect(stdout).toContain(id);
		expect(stdout).toContain(`${destination}: waits for a setting since 2026-11-21 00:05 UTC – ${reason}`);
		expect(stdout).toContain(
			`What to do about live ${destination}: Put right what is named, a setting here or the access at the receiver, then npm run leads -- retry`,
		);
		expect(JSON.parse((await leads(['list', '--json'])).stdout)).toMatchObject({
			deliveries: [{ destination, state: 'blocked', last_error: reason }],
		});
		// 100 minutes: an alarm at once and one an hour later.
		const alarm = { level: 'error', code: 'delivery_blocked', tenant: 'live', destination, since, reason };
		expect(logged).toEqual([alarm, alarm]);
	});

	test('list --overdue --check tells a monitor of it by exit code 1', async () => {
		await store('crm');
		expect((await leads(['list', '--overdue', '--check'])).status).toBe(0);
		await deliverDue(service());
		const { status, stdout } = await leads(['list', '--overdue', '--check']);
		expect(status).toBe(1);
		expect(stdout).toContain(
			'Waits for a setting: live crm, 1 lead, since 2026-11-21 00:05 UTC – The environment variable CRM_TOKEN is not set.\n    What to do: Put right what is named, a setting here or the access at the receiver, then npm run leads -- retry --tenant live --state blocked.',
		);
		const [line = ''] = (await leads(['list', '--overdue', '--json'])).stdout.split('\n');
		expect(JSON.parse(line)).toMatchObject({ tenant: 'live', destination: 'crm', state: 'blocked', waiting: 1 });
	});

	test('what nobody takes is told, too', async () => {
		await store('crm', 'closed-down');
		clock += 16 * minute;
		const { status, stdout } = await leads(['list', '--overdue', '--check']);
		expect(status).toBe(1);
		expect(stdout).toContain('Nobody delivers: closed-down crm, 1 lead');
	});

	test('once the setting is there it is delivered, and nothing is blocked any more', async () => {
		await store('crm');
		await store('post');
		await deliverDue(service());
		const vars = { CRM_TOKEN: 'token', SMTP_URL: `smtp://${smtp.url}` };
		expect(await deliverDue(service(vars))).toMatchObject({ done: 2, blocked: [] });
		expect(await lanes()).toMatchObject([{ trouble: null }, { trouble: null }]);
		expect((await leads(['list', '--overdue', '--check'])).status).toBe(0);
	});

	test('a receiver that refuses us is blocked as well, and tried again', async () => {
		await store('crm');
		crm.behave(behaviours.knowsUsNot);
		await deliverDue(service({ CRM_TOKEN: 'old' }));
		expect(await lanes()).toMatchObject([{ trouble: 'blocked', reason: 'The receiver answered 401.' }]);
		expect((await leads(['list', '--overdue', '--check'])).status).toBe(1);
		crm.behave(behaviours.accepts);
		clock += 60 * minute;
		expect(await deliverDue(service({ CRM_TOKEN: 'new' }))).toMatchObject({ done: 1 });
	});

	test('npm run leads -- deliver from a shell without the settings changes nothing and names them', async () => {
		for (const destination of ['crm', 'post', 'mail']) await store(destination);
		const before = await everything();
		const { status, stdout } = await leads(['deliver']);
		expect(status).toBe(1);
		expect(stdout).toContain('0 delivered');
		expect(stdout).toContain('Not sent, live crm: The environment variable CRM_TOKEN is not set.');
		expect(stdout).toContain('Not sent, live post: The environment variable SMTP_URL is not set.');
		expect(await everything()).toEqual(before);
		expect(logged).toEqual([]);
		expect(existsSync(join(lab.dir, 'outbox-mail'))).toBe(false);
	});

	test('deliver and retry keep to the tenant of the shell, and say so', async () => {
		await store('crm');
		const other = await store('crm', 'demo');
		const before = (await rows()).find(({ lead_id }) => lead_id === other);
		expect(await leads(['deliver'], { CRM_TOKEN: 'token' })).toMatchObject({
			status: 0,
			stdout: 'Leads of live only, as TENANT says: 1 delivered, 0 to be retried, 0 refused, 0 held back.\n',
		});
		clock += minute;
		expect((await leads(['retry', '--state', 'pending'])).stdout).toContain('0 deliveries of 0 leads');
		expect(await leads(['retry', other])).toMatchObject({ status: 1 });
		expect((await rows()).find(({ lead_id }) => lead_id === other)).toEqual(before);
		await expect(leads(['deliver', '--tenant', 'demo'])).rejects.toThrow('TENANT says live');
	});

	test('only a demonstration keeps its mails as files', async () => {
		await store('post', 'demo');
		await store('mail', 'demo');
		expect(await deliverDue(worker({ TENANT: 'demo' }))).toMatchObject({ done: 2, blocked: [] });
		expect(readdirSync(join(lab.dir, 'outbox-mail'))).toHaveLength(2);
	});
});
