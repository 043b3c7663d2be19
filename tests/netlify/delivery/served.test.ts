import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import deliver, { config } from '../../../netlify/functions/deliver.ts';
import { makeSite } from '../../config/read.ts';
import { engines } from '../../support/databases.ts';
import { behaviours, type Receiver, startReceiver } from '../../support/receiver.ts';
import { lead, type Served, serveFunctions } from '../served.ts';

describe.each(engines)('from the visitor to the dealer, on $name', (engine) => {
	let served: Served;
	let crm: Receiver;
	let tenantsDir: string;
	beforeAll(async () => {
		crm = await startReceiver();
		tenantsDir = mkdtempSync(join(tmpdir(), 'forecourt-tenants-'));
		const leads = {
			destinations: {
				crm: { kind: 'dashboard', url: `${crm.url}/api` },
				workshop: { kind: 'webhook', url: `${crm.url}/workshop`, secret_env: 'HOOK_SECRET' },
				'car-clarity': { kind: 'dashboard', url: `${crm.url}/clarity`, path: '/customers' },
			},
			routing: [
				{ categories: ['Service Enquiry'], locations: [3], to: ['workshop'] },
				{ categories: ['General Enquiry'], to: ['crm'] },
			],
		};
		const locations = [{ id: 3, name: 'Northside' }];
		mkdirSync(join(tenantsDir, 'plain'));
		writeFileSync(join(tenantsDir, 'plain', 'site.json'), JSON.stringify(makeSite({ leads, locations, demo: true })));
		served = await serveFunctions(engine, { tenantsDir, env: { HOOK_SECRET: 'secret' } });
	});
	afterAll(async () => {
		await served.stop();
		await crm.stop();
		rmSync(tenantsDir, { recursive: true });
	});
	beforeEach(() => {
		crm.received.length = 0;
		crm.behave(behaviours.accepts);
	});

	const send = (method: string, path: string, body: object) =>
		served.send(method, path, body, { headers: served.key() });
	const stateOf = (id: unknown) =>
		served.db
			.selectFrom('outbox')
			.select(['destination', 'version', 'state'])
			.where('lead_id', '=', String(id))
			.orderBy('version')
			.execute();
	async function settled(id: unknown): Promise<Awaited<ReturnType<typeof stateOf>>> {
		for (let tries = 0; ; tries++) {
			const rows = await stateOf(id);
			if (rows.every(({ state }) => state !== 'pending') || tries > 500) return rows;
			await sleep(20);
		}
	}

	test('FORM-15 a lead is on its way as soon as it is answered, by category and location', async () => {
		const general = await send('POST', '/api/leads', { lead: lead() });
		const service = await send('POST', '/api/leads', { lead: lead({ category: 'service enquiry', location: '3' }) });
		expect(await settled(general.json['id'])).toEqual([{ destination: 'crm', version: 1, state: 'done' }]);
		expect(await settled(service.json['id'])).toEqual([{ destination: 'workshop', version: 1, state: 'done' }]);
		expect(crm.received.map(({ path }) => path).toSorted()).toEqual(['/api/leads', '/workshop']);
	});

	test('FORM-15 one that no rule fits is kept as a mail by a demonstration', async () => {
		const { json } = await send('POST', '/api/leads', { lead: lead({ category: 'Parts Enquiry' }) });
		expect(await settled(json['id'])).toEqual([{ destination: 'mail', version: 1, state: 'done' }]);
		const dir = join(String(served.runtime.env['FORECOURT_DATA']), 'outbox-mail');
		expect(existsSync(dir) && readdirSync(dir)).toContain(`${json['id']}.1.mail.eml`);
	});

	test('FORM-8 the dashboard gets each step, the last one complete', async () => {
		const first = await send('POST', '/api/leads', {
			lead: lead({ lead_status: 'Incomplete', form_completed: false }),
		});
		const id = String(first.json['id']);
		await settled(id);
		await send('PUT', `/api/leads/${id}`, {
			lead: lead({ lead_status: 'Complete', form_completed: true, message: 'All' }),
		});
		expect(await settled(id)).toEqual([1, 2].map((version) => ({ destination: 'crm', version, state: 'done' })));
		const sent = crm.received.map(({ body }) => JSON.parse(body).lead);
		expect(sent).toMatchObject([
			{ lead_id: id, form_completed: false },
			{ lead_id: id, form_completed: true, message: 'All' },
		]);
	});

	test('FORM-15 a finance customer goes to car-clarity', async () => {
		const { json } = await send('POST', '/api/carClarityCustomer', { lead: lead() });
		expect(await settled(json['id'])).toEqual([{ destination: 'car-clarity', version: 1, state: 'done' }]);
		expect(crm.received.map(({ path }) => path)).toEqual(['/clarity/customers']);
	});

	test('a CRM that is down costs the visitor nothing; the schedule of each minute brings it later', async () => {
		crm.behave(behaviours.fails);
		const { status, json } = await send('POST', '/api/leads', { lead: lead() });
		expect(status).toBe(201);
		for (let tries = 0; crm.received.length === 0 && tries < 200; tries++) await sleep(20);
		crm.behave(behaviours.accepts);
		await served.db.updateTable('outbox').set({ next_at: 0 }).where('lead_id', '=', String(json['id'])).execute();
		while ((await stateOf(json['id']))[0]?.state === 'pending') {
			await served.db.updateTable('outbox').set({ next_at: 0 }).where('lead_id', '=', String(json['id'])).execute();
			await deliver();
		}
		expect(await stateOf(json['id'])).toMatchObject([{ state: 'done' }]);
		expect(config.schedule).toBe('* * * * *');
	});
});
