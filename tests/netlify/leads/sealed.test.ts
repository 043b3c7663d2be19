import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCommand } from '../../../netlify/commands/leads/options.ts';
import { runCommand } from '../../../netlify/commands/leads/run.ts';
import { deliverByAdfMail } from '../../../netlify/delivery/send/adf-mail.ts';
import { withAnswers } from '../../../netlify/delivery/send/send-parcel.ts';
import { findLead } from '../../../netlify/leads/store/lead-rows.ts';
import { openVault } from '../../../netlify/platform/runtime/vault.ts';
import type { LeadPayload } from '../../../src/contract/lead.ts';
import { engines } from '../../support/databases.ts';
import { startSmtpDouble } from '../../support/smtp-double.ts';
import { makeParcel } from '../delivery/parcel.ts';
import { lead, type Served, serveFunctions } from '../served.ts';

const secrets = { old: 'an old secret of thirty-two characters', fresh: 'a fresh secret of thirty-two characters' };

/** What nobody but a lender is to read, each with a text that is found nowhere else. */
const sensitive = {
	day: '17',
	month: '03',
	year: '1987',
	licence: 'LIC-55501',
	licence_expiry: '2031-05-06',
	housing: 'With family',
	employment: 'Casual',
	employer: 'Quokka Bakery',
	years_employed: '41.5',
	monthly_income: '4321',
	monthly_expenses: '1234',
};
const application: LeadPayload = lead({ deposit: '500', ...sensitive, term: '3 years' });

describe.each(engines)('sensitive answers, on $name', (engine) => {
	let served: Served;
	beforeAll(async () => {
		served = await serveFunctions(engine, { env: { FORECOURT_SECRET: secrets.old } });
	});
	afterAll(async () => {
		delete process.env['FORECOURT_SECRET'];
		await served.stop();
	});

	const post = async (over: LeadPayload = application): Promise<string> => {
		const { status, json } = await served.send('POST', '/api/leads', { lead: over }, { headers: served.key() });
		expect(status).toBe(201);
		return String(json['id']);
	};
	const rowsOf = async (id: string) =>
		JSON.stringify(await served.db.selectFrom('leads').selectAll().where('id', '=', id).execute());
	const run = async (env: Record<string, string>, ...args: string[]) => {
		let stdout = '';
		const write = (text: string): void => {
			stdout += text;
		};
		const { db, tenants, now } = served.runtime;
		const around = {
			db,
			tenants,
			now,
			write,
			env: { ...process.env, ...env },
			confirm: async () => false,
			stop: AbortSignal.abort(),
		};
		return { status: await runCommand(readCommand(args, Date.now()), around), stdout };
	};
	const stored = async (id: string) => {
		const found = await findLead(served.db, { tenant: 'plain', id });
		if (!found) throw new Error(`There is no lead ${id}.`);
		return found;
	};

	test('the database has none of them in plain; show and export have all, in the order of the form', async () => {
		const id = await post();
		const row = await rowsOf(id);
		for (const text of Object.values(sensitive).filter((one) => one.length > 3)) expect(row).not.toContain(text);
		const shown = JSON.parse((await run({}, 'show', id)).stdout);
		expect(shown.payload).toMatchObject(application);
		expect(Object.keys(shown.payload).filter((key) => key in application)).toEqual(Object.keys(application));
		expect((await run({}, 'export', '--format', 'jsonl')).stdout).toContain('Quokka Bakery');
		expect((await run({}, 'list', '--json')).stdout).not.toMatch(/sealed|token_hash/);
	});

	test('a further step keeps them and adds its own', async () => {
		const id = await post({ ...application, lead_status: 'Incomplete', form_completed: false });
		const more = { lead: { employer: 'Numbat Motors', form_completed: true } };
		const { status } = await served.send('PUT', `/api/leads/${id}`, more, { headers: served.key() });
		expect(status).toBe(200);
		expect(await rowsOf(id)).not.toMatch(/Numbat|Quokka|LIC-55501/);
		const shown = JSON.parse((await run({}, 'show', id)).stdout);
		expect(shown.payload).toMatchObject({ ...sensitive, employer: 'Numbat Motors' });
	});

	test('the text of a mail names them and says how to read them; a CRM gets them', async () => {
		const found = await stored(await post());
		const server = await startSmtpDouble();
		const parcel = makeParcel({}, { lead: found, env: { SMTP_URL: `smtp://${server.url}` } });
		const env = { FORECOURT_SECRET: secrets.old };
		const mailed = withAnswers(parcel, { settings: { kind: 'adf_mail', to: ['a@b.example'] }, env });
		expect(mailed).toBe(parcel);
		expect(await deliverByAdfMail(parcel, { to: ['a@b.example'] })).toMatchObject({ kind: 'done' });
		const text = (server.mails[0]?.source ?? '').replace(/=\n/g, '').replaceAll('=20', ' ');
		await server.stop();
		expect(text).toContain('term: 3 years');
		expect(text).toMatch(/not sent by mail: .*licence.*monthly_income/);
		expect(text).toContain(`npm run leads -- show ${found.id}`);
		expect(text).not.toMatch(/Quokka|LIC-55501|4321|1987/);
		const webhook = { kind: 'webhook', url: 'https://crm.example', secret_env: 'X' } as const;
		expect(withAnswers(parcel, { settings: webhook, env })?.lead.payload).toMatchObject(sensitive);
		expect(withAnswers(parcel, { settings: webhook, env: { FORECOURT_SECRET: secrets.fresh } })).toBeNull();
	});

	test('another secret takes over: the old one still decrypts, reencrypt makes it needless', async () => {
		const id = await post();
		const fresh = { FORECOURT_SECRET: secrets.fresh };
		const both = { ...fresh, FORECOURT_SECRET_PREVIOUS: secrets.old };
		const alone = await run(fresh, 'show', id);
		expect(alone.stdout).toContain('FORECOURT_SECRET_PREVIOUS');
		expect(alone.stdout).not.toContain('Quokka');
		expect(await run(fresh, 'reencrypt')).toMatchObject({ status: 1, stdout: expect.stringMatching(/cannot be read/) });
		expect((await run(both, 'show', id)).stdout).toContain('Quokka Bakery');
		expect(await run(both, 'reencrypt')).toMatchObject({ status: 0 });
		expect((await run(fresh, 'show', id)).stdout).toContain('Quokka Bakery');
		expect((await run(fresh, 'reencrypt')).stdout).toMatch(/^0 leads were/);
		await run({ FORECOURT_SECRET: secrets.old, FORECOURT_SECRET_PREVIOUS: secrets.fresh }, 'reencrypt');
	});

	test('leads from before they were encrypted are encrypted by reencrypt', async () => {
		const id = await post();
		const payload = JSON.stringify({ ...application, lead_id: id });
		await served.db.updateTable('leads').set({ payload, sealed: null }).where('id', '=', id).execute();
		expect(await run({}, 'reencrypt')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^1 leads were/) });
		expect(await rowsOf(id)).not.toContain('Quokka');
		expect((await run({}, 'show', id)).stdout).toContain('Quokka Bakery');
	});
});

describe('the vault', () => {
	const vault = openVault([secrets.old]);

	test('the same text is never sealed alike, and opens only for what it belongs to', () => {
		const [one, two] = [vault.seal('income', 'lead-1'), vault.seal('income', 'lead-1')];
		expect(one).not.toBe(two);
		expect(vault.open(one, 'lead-1')).toBe('income');
		expect(vault.open(one, 'lead-2')).toBeNull();
		expect(openVault([secrets.fresh]).open(one, 'lead-1')).toBeNull();
		expect(openVault([secrets.fresh, secrets.old]).open(one, 'lead-1')).toBe('income');
	});

	test.each(['', 'v1', 'v1.0000000000000000.AAAA', 'income'])('"%s" is not a sealed text', (text) => {
		expect(vault.open(text, 'lead-1')).toBeNull();
	});

	test('a changed text is not opened', () => {
		const sealed = vault.seal('income', 'lead-1');
		const [head, id, data = ''] = sealed.split('.');
		const bytes = Buffer.from(data, 'base64url');
		for (let place = 0; place < bytes.length; place += 5) {
			const changed = Buffer.from(bytes);
			changed[place] = (changed[place] ?? 0) ^ 1;
			expect(vault.open(`${head}.${id}.${changed.toString('base64url')}`, 'lead-1')).toBeNull();
		}
	});
});
