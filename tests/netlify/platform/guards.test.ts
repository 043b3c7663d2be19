import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApiKey } from '../../../netlify/platform/guards/api-keys.ts';
import { network } from '../../../netlify/platform/guards/limit-calls.ts';
import type { LeadPayload } from '../../../src/contract/lead.ts';
import { engines } from '../../support/databases.ts';
import { lead, type Served, serveFunctions } from '../served.ts';

describe.each(engines)('$name', (engine) => {
	let served: Served;
	const tenantsDir = mkdtempSync(join(tmpdir(), 'forecourt-tenants-'));
	beforeAll(async () => {
		cpSync('tests/fixtures/tenants/plain', join(tenantsDir, 'plain'), { recursive: true });
		const plain = JSON.parse(readFileSync(join(tenantsDir, 'plain', 'site.json'), 'utf8'));
		cpSync(join(tenantsDir, 'plain'), join(tenantsDir, 'open'), { recursive: true });
		const open = { ...plain, slug: 'open', url: 'https://open.example', forms: { captcha: false } };
		writeFileSync(join(tenantsDir, 'open', 'site.json'), JSON.stringify(open));
		cpSync(join(tenantsDir, 'plain'), join(tenantsDir, 'partly'), { recursive: true });
		const forms = { overrides: { fleet: { captcha: false } } };
		const partly = { ...plain, slug: 'partly', url: 'https://partly.example', forms };
		writeFileSync(join(tenantsDir, 'partly', 'site.json'), JSON.stringify(partly));
		served = await serveFunctions(engine, { tenantsDir, env: { FORECOURT_RATE_FACTOR: '' } });
	});
	afterAll(async () => {
		await served.stop();
		rmSync(tenantsDir, { recursive: true });
	});
	const clearLimits = () => served.db.deleteFrom('rate_limits').execute();
	const post = (body: unknown, headers: Record<string, string> = {}, tenant = 'plain') =>
		served.send('POST', '/api/leads', body, { tenant, headers });
	const robot = { status: 422, json: { error: expect.stringMatching(/\w/), code: 'captcha' } };

	describe('captcha', () => {
		test('FORM-6 a lead needs a solved challenge', async () => {
			expect(await post({ lead: lead() })).toMatchObject(robot);
			expect(await post({ lead: lead(), captcha: await served.solve() })).toMatchObject({ status: 201 });
		});

		test('FORM-6 one challenge is good for one lead, also at the same moment', async () => {
			const captcha = await served.solve();
			const answers = await Promise.all([1, 2, 3].map((n) => post({ lead: lead({ message: `${n}` }), captcha })));
			expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
		});

		test('a lead that is refused does not use the challenge up', async () => {
			const captcha = await served.solve();
			expect((await post({ lead: lead({ email: '', phone: '' }), captcha })).json['code']).toBe('invalid');
			expect((await post({ lead: lead(), captcha })).status).toBe(201);
		});

		test('FORM-12 a repeated request needs no other challenge', async () => {
			const headers = { 'idempotency-key': randomUUID() };
			const captcha = await served.solve();
			const first = await post({ lead: lead(), captcha }, headers);
			expect((await post({ lead: lead(), captcha }, headers)).json).toEqual(first.json);
		});

		test('FORM-8 a further step needs none', async () => {
			const { json } = await post({ lead: lead(), captcha: await served.solve() });
			const headers = { 'lead-token': String(json['lead_token']) };
			const more = { lead: { message: 'More.' } };
			const answer = await served.send('PUT', `/api/leads/${json['id']}`, more, { headers });
			expect(answer.status).toBe(200);
		});

		test('FORM-6 of another tenant, changed, unsolved or nonsense: refused', async () => {
			const read = (text: string) => JSON.parse(Buffer.from(text, 'base64').toString());
			const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
			const solved = read(await served.solve());
			const { challenge, solution } = solved;
			const { parameters } = challenge;
			const wrong = [
				await served.solve('open'),
				write({ challenge, solution: { ...solution, counter: solution.counter + 1, derivedKey: '00'.repeat(32) } }),
				write({ challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9_999_999_999 } }, solution }),
				write({ challenge: { ...challenge, parameters: { ...parameters, nonce: '00' } }, solution }),
				write({ challenge: { ...challenge, signature: undefined }, solution }),
				write({ challenge: { parameters: { nonce: 5, salt: {}, keyPrefix: '' } }, solution: {} }),
				write([]),
				write(null),
				'%%%',
				'',
			];
			for (const captcha of wrong) expect(await post({ lead: lead(), captcha })).toMatchObject(robot);
		});

		test('FORM-6 a site that shows none asks for none', async () => {
			const open = { lead: lead({ website_slug: 'open' }) };
			expect(await post(open, {}, 'open')).toMatchObject({ status: 201 });
		});

		test('FORM-6 a program with a key needs none; a key of another tenant, or a made-up one, is not a key', async () => {
			const { secrets } = served.runtime;
			const key = makeApiKey(secrets, { tenant: 'plain', client: 'dealer-app' });
			const { status, json } = await post({ lead: lead() }, { 'x-api-key': key });
			expect(status).toBe(201);
			const row = await served.db
				.selectFrom('leads')
				.select('origin')
				.where('id', '=', String(json['id']))
				.executeTakeFirst();
			expect(row).toEqual({ origin: 'api:dealer-app' });
			const others = [
				makeApiKey(secrets, { tenant: 'open', client: 'x' }),
				key.replace('dealer-app', 'other'),
				`${key}x`,
				'x',
			];
			for (const other of others) expect(await post({ lead: lead() }, { 'x-api-key': other })).toMatchObject(robot);
		});
	});

	describe('FORM-6 one form without a captcha opens only that form', () => {
		const page = 'http://partly.localhost/fleet/';
		const asked = { company: 'Quill Ltd', fleet_size: '1 to 4', url: page, user_agent: 'x' };
		const fleet = (over: Record<string, unknown> = {}): LeadPayload =>
			lead({ website_slug: 'partly', category: 'Fleet Enquiry', ...asked, ...over });
		const send = (body: object) => post({ form: 'fleet', ...body }, {}, 'partly');

		test('the form itself, from a page of the site', async () => {
			expect(await send({ lead: fleet() })).toMatchObject({ status: 201 });
			expect(await send({ lead: fleet({ url: 'https://partly.example/fleet/' }) })).toMatchObject({ status: 201 });
		});

		test.each([
			['no form', { form: undefined, lead: fleet() }],
			['another form', { form: 'enquiry', lead: fleet() }],
			['a form that there is not', { form: 'nothing', lead: fleet() }],
			['another category', { lead: fleet({ category: 'Finance Enquiry' }) }],
			['no category', { lead: fleet({ category: undefined }) }],
			['answers of another form', { lead: fleet({ monthly_income: '5000' }) }],
			['no page', { lead: fleet({ url: undefined }) }],
			['another site’s page', { lead: fleet({ url: 'https://spam.example/fleet/' }) }],
			['a page that is not an address', { lead: fleet({ url: 'fleet' }) }],
		])('%s needs it', async (_, body) => {
			expect(await send(body)).toMatchObject(robot);
		});

		test('another call needs it, and a later step does not turn the lead into something else', async () => {
			const clarity = { tenant: 'partly' };
			const elsewhere = { form: 'fleet', lead: fleet() };
			expect(await served.send('POST', '/api/carClarityCustomer', elsewhere, clarity)).toMatchObject(robot);
			const step = { lead_status: 'Incomplete', form_completed: false, step_index: 0 };
			const { json } = await send({ lead: fleet(step) });
			const headers = { 'lead-token': String(json['lead_token']) };
			const put = (body: object) => served.send('PUT', `/api/leads/${json['id']}`, body, { tenant: 'partly', headers });
			expect(await put({ lead: fleet({ category: 'Finance Enquiry' }) })).toMatchObject(robot);
			expect(await put({ form: 'enquiry', lead: fleet() })).toMatchObject(robot);
			expect(await put({ lead: fleet({ message: 'More.' }) })).toMatchObject({ status: 200 });
		});
	});

	describe('programs that fill in forms', () => {
		const open = (over: object) => post({ lead: lead({ website_slug: 'open' }), ...over }, {}, 'open');

		test('a hidden field that is filled in', async () => {
			expect(await open({ website: 'http://spam.example' })).toMatchObject({ status: 422, json: { code: 'spam' } });
			expect(await open({ website: '' })).toMatchObject({ status: 201 });
		});

		test('a form that is sent as soon as it is there; a clock that is wrong does no harm', async () => {
			expect(await open({ started_at: Date.now() - 500 })).toMatchObject({ status: 422, json: { code: 'too_fast' } });
			expect(await open({ started_at: Date.now() - 5_000 })).toMatchObject({ status: 201 });
			expect(await open({ started_at: Date.now() + 3_600_000 })).toMatchObject({ status: 201 });
		});
	});

	describe('limits', () => {
		test('too many leads from one address wait; other tenants and programs do not', async () => {
			await clearLimits();
			const answers = [];
			for (let n = 0; n < 62; n++) answers.push(await post({ lead: {} }, { 'x-forwarded-for': `9.9.9.${n}` }));
			const [last] = answers.slice(-1);
			expect(answers.slice(0, 60).every(({ status }) => status === 422)).toBe(true);
			expect(last).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
			expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
			expect((await post({ lead: {} }, {}, 'open')).status).toBe(422);
			expect((await post({ lead: lead() }, served.key())).status).toBe(201);
			// What a client says about its address counts for nothing.
			expect((await post({ lead: {} }, { 'x-nf-client-connection-ip': '8.8.8.8' })).status).toBe(429);
			await clearLimits();
		});

		test('FORM-12 what was stored is answered again before limits are counted, by all calls', async () => {
			await clearLimits();
			const captcha = await served.solve();
			const first = { 'idempotency-key': randomUUID() };
			const stored = await post({ lead: lead(), captcha }, first);
			expect(stored.status).toBe(201);
			const second = { 'idempotency-key': randomUUID(), 'lead-token': String(stored.json['lead_token']) };
			const path = `/api/leads/${stored.json['id']}`;
			const change = () => served.send('PUT', path, { lead: { message: 'More.' } }, { headers: second });
			const changed = await change();
			expect(changed.status).toBe(200);
			for (let n = 0; n < 60; n++) await post({ lead: {} });
			expect((await post({ lead: {} })).status).toBe(429);
			expect(await post({ lead: lead() }, first)).toMatchObject({ status: 201, json: stored.json });
			expect(await change()).toMatchObject({ status: 200, json: changed.json });
			// Under its key nothing else gets in, and a key that nothing was answered for is counted.
			expect(await post({ lead: lead({ message: 'Other.' }) }, first)).toMatchObject({
				status: 422,
				json: { code: 'idempotency_mismatch' },
			});
			const third = { 'idempotency-key': randomUUID() };
			expect((await post({ lead: lead() }, third)).status).toBe(429);
			expect((await post({ lead: lead({ website_slug: 'open' }) }, first, 'open')).status).toBe(201);
			const leads = await served.db
				.selectFrom('leads')
				.select('id')
				.where('id', '=', String(stored.json['id']))
				.execute();
			expect(leads).toHaveLength(1);
			await clearLimits();
		});

		test('the database has no address in it', async () => {
			await post({ lead: {} });
			const rows = await served.db.selectFrom('rate_limits').select('bucket').execute();
			expect(rows.length).toBeGreaterThan(0);
			expect(rows.every(({ bucket }) => /^[\w-]{43}$/.test(bucket))).toBe(true);
		});
	});
});

test.each([
	['203.0.113.9', '203.0.113.9'],
	['::ffff:203.0.113.9', '203.0.113.9'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
	['2001:DB8:1:2::9', '2001:db8:1:2'],
	['2001:db8::1', '2001:db8:0:0'],
	['fe80::1%eth0', 'fe80:0:0:0'],
	['::1', '0:0:0:0'],
	['', ''],
])('a visitor at %s is told by %s', (ip, expected) => {
	expect(network(ip)).toBe(expected);
});
