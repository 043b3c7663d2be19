import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFleet, type Fleet } from '../../netlify/fleet/fleet.ts';
import { insertLead } from '../../netlify/leads/store/lead-rows.ts';
import { databasePlace, openDatabase } from '../../netlify/platform/db/database.ts';
import type { StoredLead } from '../../netlify/platform/db/rows/lead-rows.ts';
import type { Db } from '../../netlify/platform/db/schema.ts';
import { vaultOf } from '../../netlify/platform/runtime/secrets.ts';
import { openTenants } from '../../netlify/platform/runtime/tenants.ts';
import { createAdmission } from '../../scripts/host/cockpit/admission.ts';
import { tenantDirs } from '../../scripts/publish/paths.ts';
import { noteConfig } from '../../scripts/publish/read/last-pull.ts';
import { makeSite } from '../config/read.ts';
import { makeLead } from '../netlify/delivery/parcel.ts';
import { engines, type TestDatabase } from '../support/databases.ts';
import { type Hosted, startHost } from './hosted.ts';

const key = 'operator'.repeat(5);
const now = Date.parse('2026-06-15T02:00:00Z');
const minute = 60_000;
const secret = 's'.repeat(40);

describe.each(engines)('FORM-15 a tenant’s inbox on $name', ({ make }) => {
	let database: TestDatabase;
	let db: Db;
	let host: Hosted;
	let env: NodeJS.ProcessEnv;
	let fleet: Fleet;
	let start: { host: string; headers: Record<string, string> };
	beforeAll(async () => {
		database = await make();
		db = await openDatabase(databasePlace(database.env));
		const tenantsDir = join(database.env.FORECOURT_DATA, 'tenants');
		for (const slug of ['acme', 'bolt']) {
			mkdirSync(join(tenantsDir, slug), { recursive: true });
			const site = makeSite({
				slug,
				leads: { open_within_minutes: 60, destinations: {} },
			});
			writeFileSync(join(tenantsDir, slug, 'site.json'), JSON.stringify(site));
		}
		env = { ...database.env, FORECOURT_TENANTS: tenantsDir, FORECOURT_SECRET: secret };
		fleet = createFleet({ db, env, tenants: openTenants(env), now: () => now });
		const admission = createAdmission({ FORECOURT_OPERATOR_KEY: key });
		host = await startHost({ 'acme/index.html': 'Acme' }, { openFleet: async () => fleet, admission });
		const signedIn = await host.get('/sign-in/', { host: 'localhost', form: { key } });
		start = { host: 'localhost', headers: { cookie: (signedIn.headers['set-cookie']?.[0] ?? '').replace(/;.*/, '') } };
		await store('fresh', 5);
		await store('late', 90);
		await store('half', 90, { status: 'incomplete', completed_at: null });
	});
	afterAll(async () => {
		await host.close();
		await db.destroy();
		await database.drop();
	});

	async function store(id: string, minutesAgo: number, over: Partial<StoredLead> = {}): Promise<void> {
		const at = now - minutesAgo * minute;
		const answers = { name: `Zoë <${id}>`, email: `${id}@visitor.example`, message: 'Is it still there?' };
		const times = { created_at: at, updated_at: at, completed_at: at };
		await insertLead(db, makeLead(answers, { id, tenant: 'acme', category: 'Test Drive', ...times, ...over }));
	}
	const inbox = async () => (await host.get('/tenants/acme/leads/', start)).text;
	const states = async () =>
		[
			...(await inbox()).matchAll(/<td><span class="state" data-state="(overdue|new|incomplete|opened|answered)">/g),
		].map(([, state]) => state);
	const press = async (id: string, what: string, tenant = 'acme') => {
		const token = /name="token" value="([^"]+)"/.exec(await inbox())?.[1] ?? '';
		return host.get(`/tenants/${tenant}/leads/${id}/${what}/`, { ...start, form: { token } });
	};
	const show = (id: string, tenant = 'acme') => host.get(`/tenants/${tenant}/leads/${id}/`, start);

	test('lists leads by state, and nothing of who sent them', async () => {
		expect((await states()).toSorted()).toEqual(['incomplete', 'new', 'overdue']);
		const text = await inbox();
		expect(text).toContain('Test Drive');
		expect(text).not.toMatch(/Zoë|Zo&|visitor\.example|still there/);
	});

	test('can be narrowed to a state, and has overdue leads first', async () => {
		await store('later', 200);
		const all = await inbox();
		expect(all).toContain('<a href="/tenants/acme/leads/" aria-current="true">All 4</a>');
		expect([...all.matchAll(/leads\/(\w+)\/opened\//g)].map(([, id]) => id)).toEqual([
			'later',
			'late',
			'fresh',
			'half',
		]);
		const ids = async (state: string) => {
			const { text } = await host.get(`/tenants/acme/leads/?state=${state}`, start);
			return [...text.matchAll(/leads\/(\w+)\/opened\//g)].map(([, id]) => id);
		};
		expect(await ids('overdue')).toEqual(['later', 'late']);
		expect(await ids('unopened')).toEqual(['later', 'late', 'fresh']);
		expect(await ids('answered')).toEqual([]);
		expect(await ids('nothing')).toHaveLength(4);
		await db.deleteFrom('leads').where('id', '=', 'later').execute();
	});

	test('a lead is shown once somebody has opened it, and only at its own tenant', async () => {
		expect((await show('late')).status).toBe(404);
		expect((await press('late', 'opened', 'bolt')).status).toBe(404);
		expect((await press('late', 'deleted')).status).toBe(404);
		expect((await press('nobody', 'opened')).status).toBe(404);
		const { status, headers } = await press('late', 'opened');
		expect([status, headers.location]).toEqual([303, '/tenants/acme/leads/late/']);
		const shown = await show('late');
		expect(shown.headers['cache-control']).toBe('no-store');
		expect(shown.text).toContain('Zoë &lt;late&gt;');
		expect(shown.text).toContain('Is it still there?');
		expect((await show('late', 'bolt')).status).toBe(404);
		expect((await states()).toSorted()).toEqual(['incomplete', 'new', 'opened']);
	});

	test('a lead that was answered says so, and keeps when that was', async () => {
		await press('fresh', 'answered');
		expect((await show('fresh')).text).not.toContain('>Mark as answered</button>');
		const row = await db.selectFrom('leads').selectAll().where('id', '=', 'fresh').executeTakeFirstOrThrow();
		expect([Number(row.opened_at), Number(row.answered_at)]).toEqual([now, now]);
		expect(await states()).toContain('answered');
	});

	test('a lead says where it went and why not, and what has not arrived can be sent again', async () => {
		await store('sent', 90, { opened_at: now });
		const row = { lead_id: 'sent', tenant: 'acme', next_at: now + 60 * minute, lease_until: null, created_at: now };
		await db
			.insertInto('outbox')
			.values([
				{
					...row,
					id: 'a',
					destination: 'crm',
					version: 1,
					state: 'dead',
					attempts: 80,
					last_error: 'Answer 500.',
					updated_at: now,
				},
				{
					...row,
					id: 'b',
					destination: 'sales',
					version: 1,
					state: 'dead',
					attempts: 1,
					last_error: 'Old.',
					updated_at: now,
				},
				{
					...row,
					id: 'c',
					destination: 'sales',
					version: 2,
					state: 'done',
					attempts: 1,
					last_error: null,
					updated_at: now,
				},
			])
			.execute();
		const { text } = await show('sent');
		const lines = [...text.matchAll(/<li><strong>(\w+)<\/strong> <span class="state" data-state="([^"]+)">/g)];
		expect(lines.map(([, destination, state]) => `${destination} ${state}`)).toEqual([
			'crm given up',
			'sales delivered',
		]);
		expect(text).toContain('tried 80 times</span><span class="said">Answer 500.</span>');
		expect((await press('sent', 'send-again', 'bolt')).status).toBe(404);
		const state = async () =>
			(await db.selectFrom('outbox').select(['state', 'attempts']).where('id', '=', 'a').executeTakeFirstOrThrow())
				.state;
		expect(await state()).toBe('dead');
		const { status, headers } = await press('sent', 'send-again');
		expect([status, headers.location]).toEqual([303, '/tenants/acme/leads/sent/#deliveries']);
		expect(await state()).toBe('pending');
		await db.updateTable('outbox').set({ state: 'done' }).where('lead_id', '=', 'sent').execute();
		expect((await show('sent')).text).not.toContain('Send again');
		await db.deleteFrom('outbox').execute();
		await db.deleteFrom('leads').where('id', '=', 'sent').execute();
	});

	test('an inbox without leads says what will be in it, how to try it and where leads go', async () => {
		const { text } = await host.get('/tenants/bolt/leads/', start);
		expect(text).toContain('No leads yet');
		expect(text).toMatch(/<a href="http:\/\/bolt\.localhost:\d+\/contact\/">contact page<\/a>/);
		expect(text).not.toContain('<table');
		noteConfig(tenantDirs(host.out, 'bolt').config, { slug: 'bolt', leads: { destinations: { crm: {} } } });
		expect((await host.get('/tenants/bolt/leads/', start)).text).toContain('Leads are also sent to crm.');
		noteConfig(tenantDirs(host.out, 'bolt').config, { slug: 'bolt', mock: true });
		const mocked = (await host.get('/tenants/bolt/leads/', start)).text;
		expect(mocked).toContain('its forms send nothing');
		expect(mocked).toContain('no destination is set');
	});

	test('sensitive answers are shown only with the secret that encrypted them', async () => {
		const sealed = (by: NodeJS.ProcessEnv, id: string): string =>
			JSON.stringify({ keys: ['licence'], box: vaultOf(by).seal(JSON.stringify({ licence: 'L-4711' }), id) });
		await store('ours', 1, { sealed: sealed(env, 'ours'), opened_at: now });
		await store('theirs', 1, {
			sealed: sealed({ ...env, FORECOURT_SECRET: 'x'.repeat(40) }, 'theirs'),
			opened_at: now,
		});
		expect((await show('ours')).text).toContain('L-4711');
		const { status, text } = await show('theirs');
		expect(status).toBe(200);
		expect(text).not.toContain('L-4711');
	});

	test('without a key leads are listed on this machine, and not opened', async () => {
		const open = await startHost({ 'acme/index.html': 'Acme' }, { openFleet: async () => fleet });
		const here = { host: 'localhost' };
		const { text } = await open.get('/tenants/acme/leads/', here);
		expect(text).toContain('Test Drive');
		expect(text).toContain('To open leads, set <code>FORECOURT_OPERATOR_KEY</code>');
		expect(text).not.toContain('>Open</button>');
		const own = (await open.get('/tenants/acme/', here)).text;
		const token = /name="token" value="([^"]+)"/.exec(own)?.[1] ?? '';
		const refused = await open.get('/tenants/acme/leads/half/opened/', { ...here, form: { token } });
		expect([refused.status, (await open.get('/tenants/acme/leads/late/', here)).status]).toEqual([403, 403]);
		expect(refused.text).toContain('FORECOURT_OPERATOR_KEY');
		expect(await states()).toContain('incomplete');
		await open.close();
	});
});
