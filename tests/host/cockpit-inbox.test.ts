import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFleet, type Fleet } from '../../netlify/fleet/fleet.ts';
import { insertLead } from '../../netlify/leads/store/lead-rows.ts';
import { databasePlace, openDatabase } from '../../netlify/platform/db/database.ts';
import type { OutboxRow } from '../../netlify/platform/db/rows/delivery-rows.ts';
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
	async function outbox(
		lead: string,
		destination: string,
		over: Pick<OutboxRow, 'state' | 'attempts'> & Partial<OutboxRow>,
	) {
		const row = { id: `${lead}-${destination}`, lead_id: lead, tenant: 'acme', destination, version: 1 };
		const times = { next_at: now + 60 * minute, lease_until: null, created_at: now, updated_at: now };
		await db
			.insertInto('outbox')
			.values({ ...row, ...times, last_error: null, ...over })
			.execute();
	}
	async function remove(id: string): Promise<void> {
		await db.deleteFrom('outbox').where('lead_id', '=', id).execute();
		await db.deleteFrom('leads').where('id', '=', id).execute();
	}
	/** The leads that a list shows, in order. */
	const idsIn = (text: string) =>
		[...text.matchAll(/<tr data-find="[^"]*" data-row>.*?leads\/(\w+)\/"/gs)].map(([, id]) => id);
	const inbox = async () => (await host.get('/tenants/acme/leads/', start)).text;
	const states = async () =>
		[
			...(await inbox()).matchAll(
				/<td class="is"><span class="state" data-state="(overdue|new|incomplete|opened|answered)">/g,
			),
		].map(([, state]) => state);
	const press = async (id: string, what: string, tenant = 'acme') => {
		const token = /name="token" value="([^"]+)"/.exec(await inbox())?.[1] ?? '';
		return host.get(`/tenants/${tenant}/leads/${id}/${what}/`, { ...start, form: { token } });
	};
	const show = (id: string, tenant = 'acme') => host.get(`/tenants/${tenant}/leads/${id}/`, start);

	test('lists leads by state, with names for those who have signed in and nothing else that was typed', async () => {
		expect((await states()).toSorted()).toEqual(['incomplete', 'new', 'overdue']);
		const text = await inbox();
		expect(text).toContain('Test Drive');
		expect(text).toContain('>Zoë &lt;late&gt;</a>');
		expect(text).not.toMatch(/visitor\.example|still there/);
	});

	test('can be narrowed to a state, and has overdue leads first', async () => {
		await store('later', 200);
		const all = await inbox();
		expect(all).toContain('<a href="/tenants/acme/leads/" aria-current="true">All 4</a>');
		expect(idsIn(all)).toEqual(['later', 'late', 'fresh', 'half']);
		const ids = async (state: string) => idsIn((await host.get(`/tenants/acme/leads/?state=${state}`, start)).text);
		expect(await ids('overdue')).toEqual(['later', 'late']);
		expect(await ids('unopened')).toEqual(['later', 'late', 'fresh']);
		expect(await ids('answered')).toEqual([]);
		expect(await ids('nothing')).toHaveLength(4);
		await db.deleteFrom('leads').where('id', '=', 'later').execute();
	});

	test('a lead is shown once somebody has opened it, and only at its own tenant', async () => {
		const before = await show('late');
		expect(before.text).toContain('>Open the lead</button>');
		expect(before.text).not.toMatch(/visitor\.example|still there/);
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

	test('has a row for each lead with its car, its place and how it went to each destination', async () => {
		await store('seen', 30, { payload: { name: 'Kim Doe', car_name: '2021 Kia Rio', location: 'Cowra' } });
		await outbox('seen', 'crm', { state: 'pending', attempts: 3, last_error: 'Answer 503.' });
		await outbox('seen', 'sales', { state: 'done', attempts: 1 });
		const { text } = await host.get('/tenants/acme/leads/?q=rio', start);
		expect(idsIn(text)).toEqual(['seen']);
		expect(text).toContain(
			'<td class="car" title="2021 Kia Rio">2021 Kia Rio</td><td class="place" title="Cowra">Cowra</td>',
		);
		expect(text).toContain('title="crm: retrying after 3 attempts. Answer 503.">crm retrying</span>');
		expect(text).toContain('title="sales: delivered">');
		await remove('seen');
	});

	test('can be narrowed by form, delivery, time and words, and sorted, without a script', async () => {
		await store('old', 60 * 24 * 10, { category: 'Finance Enquiry', payload: { name: 'Ann Zed' } });
		await outbox('old', 'crm', { state: 'dead', attempts: 80, last_error: 'Answer 422.' });
		const asked = async (query: string) => idsIn((await host.get(`/tenants/acme/leads/?${query}`, start)).text);
		expect(await asked('about=Finance+Enquiry')).toEqual(['old']);
		expect(await asked('delivery=failed')).toEqual(['old']);
		expect(await asked('delivery=retrying')).toEqual([]);
		expect(await asked('q=ann+finance')).toEqual(['old']);
		expect(await asked('sort=oldest')).toEqual((await asked('sort=newest')).toReversed());
		expect((await asked('sort=name'))[0]).toBe('old');
		// The host's own clock, by which the leads of the tests are months old.
		expect(await asked('days=1')).toEqual([]);
		const { text } = await host.get('/tenants/acme/leads/?q=zebra', start);
		expect(text).toContain('No lead matches <strong data-asked>“zebra”</strong>');
		expect(text).toContain('<a href="/tenants/acme/leads/" data-clear>');
		await remove('old');
	});

	test('leads of all sites are in one list, by site', async () => {
		await store('far', 30, { tenant: 'bolt' });
		const { text } = await host.get('/leads/', start);
		expect(idsIn(text)).toContain('far');
		expect(text).toContain('<td class="of-site"><a href="/tenants/bolt/">bolt</a></td>');
		expect(idsIn((await host.get('/leads/?site=bolt', start)).text)).toEqual(['far']);
		await remove('far');
	});

	test('failed leads are sent again together: those that are ticked, or all that the filters leave', async () => {
		const state = async (id: string) =>
			(await db.selectFrom('outbox').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
		for (const id of ['one', 'two', 'three']) {
			await store(id, 30, { category: id === 'three' ? 'Finance Enquiry' : 'Test Drive' });
			await outbox(id, 'crm', { state: 'dead', attempts: 80, last_error: 'Answer 422.' });
		}
		const { text } = await host.get('/tenants/acme/leads/', start);
		expect(text).toContain('>Send all 3 failed again</button>');
		expect(text).toContain('<input type="checkbox" form="again" name="lead" value="one"');
		const token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
		const send = (path: string, form: Record<string, string>) => host.get(path, { ...start, form: { token, ...form } });
		expect((await send('/tenants/acme/leads/send-again/', { lead: 'one', token: 'x' })).status).toBe(403);
		expect((await send('/tenants/bolt/leads/send-again/', { lead: 'one' })).headers.location).toContain('sent=0');
		expect(await state('one-crm')).toBe('dead');
		const { headers } = await send('/tenants/acme/leads/send-again/', { lead: 'one' });
		expect(headers.location).toBe('/tenants/acme/leads/?sent=1');
		expect([await state('one-crm'), await state('two-crm')]).toEqual(['pending', 'dead']);
		expect((await host.get('/tenants/acme/leads/?sent=1', start)).text).toContain('1 lead will be sent again');
		await send('/leads/send-again/?about=Finance+Enquiry', { all: 'failed' });
		expect([await state('three-crm'), await state('two-crm')]).toEqual(['pending', 'dead']);
		for (const id of ['one', 'two', 'three']) await remove(id);
	});

	test('a lead tells what happened to it: each attempt, when it was opened, and when it is tried next', async () => {
		await store('told', 90, { opened_at: now - 60 * minute });
		await outbox('told', 'crm', { state: 'pending', attempts: 2, last_error: 'Answer 503.' });
		for (const attempt of [1, 2]) {
			const at = now - (80 - attempt) * minute;
			const row = { id: `d${attempt}`, outbox_id: 'told-crm', lead_id: 'told', tenant: 'acme', destination: 'crm' };
			const how = { version: 1, attempt, outcome: 'retry', status: 503, error: 'Answer 503.' } as const;
			await db
				.insertInto('deliveries')
				.values({ ...row, ...how, started_at: at, finished_at: at + 900 })
				.execute();
		}
		const { text } = await show('told');
		const happened = [...text.matchAll(/<li data-kind="\w+"><span class="what">([^<]+)/g)].map(([, what]) => what);
		expect(happened).toEqual(['Sent', 'Not delivered to crm, attempt 1', 'Not delivered to crm, attempt 2', 'Opened']);
		expect(text).toContain('<span class="said">Answer 503.</span>');
		await db.deleteFrom('deliveries').execute();
		await remove('told');
	});

	test('without a key the code that the host printed unlocks leads, on this machine only', async () => {
		const code = 'printed-in-the-terminal-of-the-host';
		const open = await startHost(
			{ 'acme/index.html': 'Acme' },
			{ openFleet: async () => fleet, admission: createAdmission({}, Date.now, code) },
		);
		const here = { host: 'localhost' };
		expect((await open.get('/tenants/acme/leads/', here)).text).toContain('paste its code:</label>');
		expect((await open.get('/sign-in/?code=guessed', here)).status).toBe(403);
		const signedIn = await open.get(`/sign-in/?code=${code}`, here);
		expect([signedIn.status, signedIn.headers.location]).toEqual([303, '/fleet/']);
		const cookie = (signedIn.headers['set-cookie']?.[0] ?? '').replace(/;.*/, '');
		const list = await open.get('/tenants/acme/leads/', { ...here, headers: { cookie } });
		expect(list.text).toContain('Zoë &lt;late&gt;');
		const far = { ...here, headers: { cookie, 'x-forwarded-for': '203.0.113.9' } };
		expect((await open.get('/tenants/acme/leads/', far)).status).toBe(403);
		await open.close();
	});

	test('an inbox without leads says what will be in it, how to try it and where leads go', async () => {
		const { text } = await host.get('/tenants/bolt/leads/', start);
		expect(text).toContain('No leads yet');
		expect(text).toMatch(/<a href="http:\/\/bolt\.localhost:\d+\/contact\/">contact page<\/a>/);
		expect(text).not.toContain('<table');
		noteConfig(tenantDirs(host.out, 'bolt').config, { slug: 'bolt', leads: { destinations: { crm: {} } } });
		expect((await host.get('/tenants/bolt/leads/', start)).text).toContain('Leads are also sent to crm.');
		noteConfig(tenantDirs(host.out, 'bolt').config, {
			slug: 'bolt',
			leads: { destinations: { sales: { kind: 'mail' } } },
		});
		expect((await host.get('/tenants/bolt/leads/', start)).text).toContain('Leads go by mail; no CRM is set.');
		noteConfig(tenantDirs(host.out, 'bolt').config, { slug: 'bolt', mock: true });
		const mocked = (await host.get('/tenants/bolt/leads/', start)).text;
		expect(mocked).toContain('its forms send nothing');
		expect(mocked).toContain('Leads go by mail, as no other destination is set: no CRM and no webhook.');
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
		expect(text).toContain('To unlock them, set <code>FORECOURT_OPERATOR_KEY</code>');
		expect(text).toContain('>Z. &lt;…</a>');
		expect(text).not.toMatch(/Zoë|visitor\.example|still there/);
		const trail = (await open.get('/tenants/acme/leads/late/', here)).text;
		expect(trail).toContain('What happened');
		expect(trail).not.toMatch(/Zoë|visitor\.example|still there|Open the lead/);
		const own = (await open.get('/tenants/acme/', here)).text;
		const token = /name="token" value="([^"]+)"/.exec(own)?.[1] ?? '';
		const refused = await open.get('/tenants/acme/leads/half/opened/', { ...here, form: { token } });
		expect(refused.status).toBe(403);
		expect(refused.text).toContain('FORECOURT_OPERATOR_KEY');
		expect(await states()).toContain('incomplete');
		await open.close();
	});
});
