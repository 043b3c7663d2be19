import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromRow } from '../../../netlify/leads/store/lead-rows.ts';
import type { StoredLead } from '../../../netlify/platform/db/schema.ts';
import type { LeadPayload } from '../../../src/contract/lead.ts';
import { engines } from '../../support/databases.ts';
import { lead, type Served, serveFunctions } from '../served.ts';

describe.each(engines)('$name', (engine) => {
	let served: Served;
	beforeAll(async () => {
		served = await serveFunctions(engine);
	});
	afterAll(() => served.stop());

	const post = (body: unknown, headers: Record<string, string> = {}, tenant = 'plain') =>
		served.send('POST', '/api/leads', body, { tenant, headers: { ...served.key(tenant), ...headers } });
	const put = (id: string, body: unknown, headers: Record<string, string> = {}, tenant = 'plain') =>
		served.send('PUT', `/api/leads/${id}`, body, { tenant, headers: { ...served.key(tenant), ...headers } });
	const stored = async (id: unknown): Promise<StoredLead> =>
		fromRow(await served.db.selectFrom('leads').selectAll().where('id', '=', String(id)).executeTakeFirstOrThrow());
	const countLeads = async () => (await served.db.selectFrom('leads').select('id').execute()).length;

	describe('POST /api/leads', () => {
		test('FORM-11 a lead is stored with its outbox rows, and the answer has its id', async () => {
			const { status, json, headers } = await post({
				lead: lead({ 'Vehicle Make': 'Mazda', skipped_steps: [{ from: 0, to: 2 }] }),
			});
			expect(status).toBe(201);
			expect([headers['cache-control'], headers['x-content-type-options']]).toEqual(['no-store', 'nosniff']);
			expect(json).toEqual({
				id: json['lead_id'],
				lead_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
				lead_token: expect.stringMatching(/^[\w-]{43}$/),
			});
			const kept = await stored(json['id']);
			expect(kept).toMatchObject({
				tenant: 'plain',
				status: 'complete',
				version: 1,
				category: 'General Enquiry',
				origin: 'api:test',
			});
			expect(kept.payload).toMatchObject({
				...lead(),
				'Vehicle Make': 'Mazda',
				skipped_steps: [{ from: 0, to: 2 }],
				source: 'Website',
				lead_id: json['id'],
			});
			const rows = await served.db.selectFrom('outbox').selectAll().where('lead_id', '=', kept.id).execute();
			expect(rows.length).toBeGreaterThan(0);
			expect(rows.every(({ tenant, version }) => tenant === 'plain' && version === 1)).toBe(true);
		});

		test('the wording that a program names is kept', async () => {
			const { json } = await post({ lead: lead({ opt_in: true }), consent_text_version: 'v3' });
			expect(await stored(json['id'])).toMatchObject({ opt_in: 1, consent_text_version: 'v3' });
			const second = await put(String(json['id']), { lead: { opt_in: false } });
			expect(second.status).toBe(200);
			expect(await stored(json['id'])).toMatchObject({ opt_in: 0, consent_text_version: 'v3' });
		});

		test('issue 11.18 the words of the opt-in are the site’s own, once for each tenant; what a client sends is not kept', async () => {
			const visitor = async (over: object, tenant = 'plain') => {
				const headers = { 'x-api-key': 'none' };
				const captcha = await served.solve(tenant);
				const sent = { lead: lead({ website_slug: tenant, opt_in: true }), form: 'enquiry', captcha, ...over };
				const { status, json } = await post(sent, headers, tenant);
				return status === 201 ? (await stored(json['id'])).consent_text_version : json;
			};
			const first = await visitor({ consent_text: 'You may sell my number.', consent_text_version: undefined });
			expect(first).toMatch(/^[0-9a-f]{16}$/);
			expect(await visitor({ consent_text_version: first })).toBe(first);
			// Made up by the client: nobody knows what was agreed to.
			expect(await visitor({ consent_text_version: 'made-up' })).toBeNull();
			expect(await visitor({ form: undefined })).toBeNull();
			// From a page before the words changed, which we have from back then.
			const earlier = { tenant: 'plain', version: 'a1b2', text: 'Send me all.', created_at: 1 };
			await served.db.insertInto('consent_texts').values(earlier).execute();
			expect(await visitor({ consent_text_version: 'a1b2' })).toBe('a1b2');
			const rows = await served.db.selectFrom('consent_texts').select(['tenant', 'version', 'text']).execute();
			expect(rows.filter(({ version }) => version !== 'a1b2')).toEqual([
				{ tenant: 'plain', version: first, text: 'Send me news and offers. I can unsubscribe at any time.' },
			]);
		});

		test('the words of the opt-in are stored with the lead or not at all', async () => {
			await served.db.deleteFrom('consent_texts').execute();
			const before = await countLeads();
			const answer = await post({ lead: lead({ email: 'no address' }), form: 'enquiry' });
			expect([answer.status, await countLeads()]).toEqual([422, before]);
			expect(await served.db.selectFrom('consent_texts').selectAll().execute()).toEqual([]);
		});

		test.each([
			[true, 1],
			['Yes', 1],
			['true', 1],
			[1, 1],
			['1', 1],
			[false, 0],
			['No', 0],
			['false', 0],
			['0', 0],
			['off', 0],
			['', 0],
			[0, 0],
			[null, 0],
			['maybe', 0],
			[{}, 0],
		])('issue 11.18 an opt-in of %j is %i, for the database and for whoever gets the lead', async (opt_in, kept) => {
			const { status, json } = await post({ lead: lead({ opt_in: opt_in as never }) });
			expect(status).toBe(201);
			const row = await stored(json['id']);
			expect([row.opt_in, row.payload.opt_in]).toEqual([kept, kept === 1]);
		});

		test.each([
			['no JSON', '{', 400, 'malformed'],
			['no object', '[1]', 400, 'malformed'],
			['nothing', '', 400, 'malformed'],
			['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00]), 400, 'malformed'],
			['nested without end', `{"lead":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400, 'malformed'],
			['too much', JSON.stringify({ lead: lead({ message: 'x'.repeat(140_000) }) }), 413, 'too_large'],
			['no lead', '{}', 422, 'invalid'],
			['a lead that is a list', '{"lead":[]}', 422, 'invalid'],
			['an email that is a number', JSON.stringify({ lead: lead({ email: 5 as never }) }), 422, 'invalid'],
			['nobody to answer to', JSON.stringify({ lead: { name: 'Sam' } }), 422, 'invalid'],
			[
				'a lead for another website',
				JSON.stringify({ lead: lead({ website_slug: 'everything' }) }),
				403,
				'website_slug',
			],
			['a hidden field filled in', JSON.stringify({ lead: lead(), website: 5 }), 422, 'invalid'],
		])('FORM-13 %s', async (_, body, status, code) => {
			const before = await countLeads();
			const headers = { 'content-type': 'application/json', ...served.key() };
			const answer = await served.ask('POST', '/api/leads', { headers, body });
			expect(answer).toMatchObject({ status, json: { error: expect.stringMatching(/\w/), code } });
			expect(await countLeads()).toBe(before);
		});

		test.each([
			'text/plain',
			'application/x-www-form-urlencoded',
			'multipart/form-data; boundary=x',
			'application/jsonp',
			'',
		])('FORM-13 the content type "%s" is refused', async (type) => {
			const headers = { ...(type && { 'content-type': type }), ...served.key() };
			const answer = await served.ask('POST', '/api/leads', { headers, body: '{"lead":{}}' });
			expect(answer).toMatchObject({ status: 415, json: { code: 'content_type' } });
		});

		test('a body without a length is cut off at the limit', async () => {
			const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked', ...served.key() };
			const answer = await served.ask('POST', '/api/leads', { headers, body: Buffer.alloc(600_000, 32) });
			expect(answer).toMatchObject({ status: 413, json: { code: 'too_large' } });
		});

		test('FORM-2 the values of a form are checked by the schema that the browser uses', async () => {
			const wrong = await post({ form: 'enquiry', lead: lead({ phone: '12', email: 'no', message: '' }) });
			expect(wrong).toMatchObject({
				status: 422,
				json: {
					code: 'invalid',
					fields: {
						email: 'invalid email address',
						phone: 'Invalid phone number. Must be an Australian number.',
						message: '*This is a required field.',
					},
				},
			});
		});

		test.each([
			[{ name: 'undefined undefined', first_name: 'Zoe' }, 'Zoe'],
			[{ name: 'undefined undefined', first_name: 'Zoe', last_name: 'Lee' }, 'Zoe'],
			[{ name: ' ', first_name: 'Zoe', last_name: 'Lee' }, 'Zoe Lee'],
			[{ first_name: 'Zoe' }, 'Zoe'],
			[{ name: 'Sam', first_name: 'Zoe' }, 'Sam'],
		])('issue 11.21, FORM-5 the name of %j from a program is %s', async (names, expected) => {
			const { json } = await post({ lead: { email: 'zoe@example.com', ...names } });
			expect((await stored(json['id'])).payload.name).toBe(expected);
			const step = await post({ lead: { first_name: 'Zoe', form_completed: false } });
			await put(String(step.json['id']), { lead: { name: 'undefined undefined', email: 'zoe@example.com' } });
			expect((await stored(step.json['id'])).payload.name).toBe('Zoe');
		});

		test('issue 11.21, FORM-6 a careers enquiry from a program is a general one with its subcategory, also by a change', async () => {
			const careers = { category: 'General Enquiry', subcategory: 'Career Enquiry' };
			const first = await post({ lead: lead({ category: 'Careers Enquiry', subcategory: 'Workshop' }) });
			const form = await post({ form: 'contact', lead: lead({ category: 'Careers Enquiry' }) });
			const changed = await post({ lead: lead() });
			await put(String(changed.json['id']), { lead: { category: 'Careers Enquiry' } });
			for (const { json } of [first, form, changed]) {
				const kept = await stored(json['id']);
				expect(kept).toMatchObject(careers);
				expect(kept.payload).toMatchObject(careers);
			}
		});

		test('a site that there is not', async () => {
			expect(await post({ lead: lead() }, {}, 'nobody')).toMatchObject({ status: 404, json: { code: 'not_found' } });
		});
	});

	describe('PUT /api/leads/{id}', () => {
		test('FORM-8 steps add up, and the last one completes the lead', async () => {
			const first = await post({
				lead: { name: 'Sam', lead_status: 'Incomplete', form_completed: false, step_index: 0 },
			});
			const id = String(first.json['id']);
			expect(await stored(id)).toMatchObject({ status: 'incomplete', completed_at: null });
			const last = await put(id, { lead: { email: 'sam@example.com', form_completed: true, progress: 100 } });
			expect(last).toMatchObject({ status: 200, json: { id, lead_id: id } });
			const kept = await stored(id);
			expect(kept).toMatchObject({ status: 'complete', version: 2, completed_at: expect.any(Number) });
			expect(kept.payload).toMatchObject({ name: 'Sam', email: 'sam@example.com', progress: 100, step_index: 0 });
			expect(kept.payload.lead_status).toBeUndefined();
		});

		test('FORM-8 a step that arrives late takes nothing back', async () => {
			const { json } = await post({ lead: lead({ message: 'final', form_completed: true }) });
			const id = String(json['id']);
			await put(id, { lead: { message: 'early', postcode: '2795', lead_status: 'Incomplete', form_completed: false } });
			const kept = await stored(id);
			expect(kept).toMatchObject({ status: 'complete', version: 2 });
			expect(kept.payload).toMatchObject({ message: 'final', postcode: '2795', form_completed: true });
		});

		test('FORM-11 an id that there is not, of another shape, or another tenant’s is 404', async () => {
			const { json } = await post({ lead: lead() });
			const id = String(json['id']);
			for (const [unknown, tenant] of [
				[randomUUID(), 'plain'],
				['1', 'plain'],
				["x'--", 'plain'],
				[id, 'everything'],
			]) {
				const body = { lead: lead({ website_slug: tenant ?? '' }) };
				const answer = await put(encodeURIComponent(unknown ?? ''), body, {}, tenant);
				expect(answer).toMatchObject({ status: 404, json: { error: expect.any(String), code: 'not_found' } });
			}
			expect(await stored(id)).toMatchObject({ version: 1, tenant: 'plain' });
		});

		test('changes at the same moment all count', async () => {
			const { json } = await post({ lead: lead() });
			const id = String(json['id']);
			const answers = await Promise.all([1, 2, 3, 4].map((n) => put(id, { lead: { [`extra_${n}`]: n } })));
			expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
			const kept = await stored(id);
			expect(kept.version).toBe(5);
			expect(kept.payload).toMatchObject({ extra_1: 1, extra_2: 2, extra_3: 3, extra_4: 4 });
		});

		test('a lead cannot grow without end', async () => {
			const { json } = await post({ lead: lead() });
			const statuses: number[] = [];
			for (const n of [1, 2, 3]) {
				const answer = await put(String(json['id']), { lead: { [`part_${n}`]: 'x'.repeat(100_000) } });
				statuses.push(answer.status);
			}
			expect(statuses).toEqual([200, 200, 413]);
		});
	});

	describe('Idempotency-Key', () => {
		test('FORM-12 the same request is stored once and answered alike', async () => {
			const key = { 'idempotency-key': randomUUID() };
			const before = await countLeads();
			const first = await post({ lead: lead(), captcha: 'one' }, key);
			const again = await post({ lead: lead(), captcha: 'another' }, key);
			expect([first.status, again.status]).toEqual([201, 201]);
			expect(again.json).toEqual(first.json);
			expect(await countLeads()).toBe(before + 1);
		});

		test('another request under the same key is 422', async () => {
			const key = { 'idempotency-key': randomUUID() };
			await post({ lead: lead() }, key);
			const other = await post({ lead: lead({ message: 'Another.' }) }, key);
			expect(other).toMatchObject({ status: 422, json: { code: 'idempotency_mismatch' } });
		});

		test('of requests at the same moment one is stored; the others get its answer or 409', async () => {
			const key = { 'idempotency-key': randomUUID() };
			const before = await countLeads();
			const answers = await Promise.all(Array.from({ length: 6 }, () => post({ lead: lead() }, key)));
			const ids = new Set(answers.flatMap(({ status, json }) => (status === 201 ? [json['id']] : [])));
			expect(ids.size).toBe(1);
			expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
			expect(await countLeads()).toBe(before + 1);
		});

		test('a key that is being worked on is 409', async () => {
			const key = randomUUID();
			const held = { tenant: 'plain', key, owner: 'x', status: null, answer: null, created_at: Date.now() };
			const probe = randomUUID();
			await post({ lead: lead() }, { 'idempotency-key': probe });
			const { request_hash } = await served.db
				.selectFrom('idempotency_keys')
				.select('request_hash')
				.where('key', '=', probe)
				.executeTakeFirstOrThrow();
			await served.db
				.insertInto('idempotency_keys')
				.values({ ...held, request_hash, lease_until: Date.now() + 60_000 })
				.execute();
			const answer = await post({ lead: lead() }, { 'idempotency-key': key });
			expect(answer).toMatchObject({ status: 409, json: { code: 'in_flight' } });
			expect(answer.headers['retry-after']).toBeDefined();
		});

		test('a request that failed may be sent again under its key', async () => {
			const key = { 'idempotency-key': randomUUID() };
			expect((await post({ form: 'enquiry', lead: lead({ email: 'no' }) }, key)).status).toBe(422);
			expect((await post({ lead: lead() }, key)).status).toBe(201);
		});

		test('keys of two tenants do not meet', async () => {
			const key = { 'idempotency-key': randomUUID() };
			const one = await post({ lead: lead() }, key);
			const other = await post({ lead: lead({ website_slug: 'everything', phone: '0491570156' }) }, key, 'everything');
			expect([one.status, other.status]).toEqual([201, 201]);
			expect(other.json['id']).not.toBe(one.json['id']);
		});

		test('a change is done once, too', async () => {
			const { json } = await post({ lead: lead() });
			const key = { 'idempotency-key': randomUUID() };
			await put(String(json['id']), { lead: { step: 1 } }, key);
			expect(await put(String(json['id']), { lead: { step: 1 } }, key)).toMatchObject({ status: 200 });
			expect(await stored(json['id'])).toMatchObject({ version: 2 });
		});

		test.each(['', ' ', 'a b', 'x'.repeat(256)])('no key: "%s"', async (key) => {
			expect(await post({ lead: lead() }, { 'idempotency-key': key })).toMatchObject({
				status: 400,
				json: { code: 'idempotency_key' },
			});
		});
	});

	describe('other calls', () => {
		test('CAR-2 a revealed number is noted', async () => {
			const { status, json } = await served.send('POST', '/api/events/car_phone_call', {
				car_id: 7,
				stock_number: 'A1',
			});
			expect(status).toBe(201);
			const event = await served.db
				.selectFrom('events')
				.selectAll()
				.where('id', '=', String(json['id']))
				.executeTakeFirstOrThrow();
			expect(event).toMatchObject({
				tenant: 'plain',
				kind: 'car_phone_call',
				payload: '{"car_id":7,"stock_number":"A1"}',
			});
		});

		test.each([
			['nothing', {}],
			['no car', { url: 'https://plain.example/cars/x/' }],
			['a car that is nothing', { car_id: '', stock_number: null }],
			['a long text', { car_id: 7, url: 'x'.repeat(2_001) }],
			['an object for a text', { car_id: 7, car_type: { deep: [1] } }],
			['a list for a car', { car_id: [7] }],
		])('issue 11.18 %s is no call', async (_, event) => {
			const events = () => served.db.selectFrom('events').select('id').execute();
			const before = (await events()).length;
			const answer = await served.send('POST', '/api/events/car_phone_call', event);
			expect(answer).toMatchObject({ status: 422, json: { code: 'invalid', fields: expect.any(Object) } });
			expect((await events()).length).toBe(before);
		});

		test('issue 11.18 of a call only what is known is kept, and for its own site only', async () => {
			const event = { car_id: '7', car_type: 'used', email: 'a@b.example', website_slug: 'plain', url: null };
			const { json } = await served.send('POST', '/api/events/car_phone_call', event);
			const kept = await served.db
				.selectFrom('events')
				.select('payload')
				.where('id', '=', String(json['id']))
				.executeTakeFirstOrThrow();
			expect(JSON.parse(kept.payload)).toEqual({ website_slug: 'plain', car_id: '7', car_type: 'used' });
			const other = await served.send('POST', '/api/events/car_phone_call', { ...event, website_slug: 'everything' });
			expect(other).toMatchObject({ status: 403, json: { code: 'website_slug' } });
		});

		test.each([
			['a lead in an envelope', { lead: lead() }],
			['bare', lead()],
		])('FORM-15 car-clarity: %s', async (_, body) => {
			const { status, json } = await served.send('POST', '/api/carClarityCustomer', body, { headers: served.key() });
			expect(status).toBe(201);
			const rows = await served.db
				.selectFrom('outbox')
				.select('destination')
				.where('lead_id', '=', String(json['id']))
				.execute();
			expect(rows).toEqual([{ destination: 'car-clarity' }]);
		});

		test('FORM-8, FORM-15 car-clarity: a later step is the same lead', async () => {
			const post = (over: LeadPayload) =>
				served.send('POST', '/api/carClarityCustomer', { lead: lead(over) }, { headers: served.key() });
			const first = await post({ lead_status: 'Incomplete', form_completed: false });
			const second = await post({ lead_id: String(first.json['id']), message: 'All of it.' });
			expect(second).toMatchObject({ status: 200, json: { id: first.json['id'] } });
			const rows = await served.db
				.selectFrom('outbox')
				.select(['destination', 'version'])
				.where('lead_id', '=', String(first.json['id']))
				.orderBy('version')
				.execute();
			expect(rows.map(({ destination }) => destination)).toEqual(['car-clarity', 'car-clarity']);
			expect((await post({ lead_id: randomUUID() })).status).toBe(404);
		});

		test.each([
			['GET', '/api/leads', 405],
			['DELETE', '/api/leads/1', 405],
			['POST', '/api/leads/1/2', 404],
			['GET', '/api/', 404],
			['GET', '/api', 404],
			['GET', '/api/%2e%2e%2fsite.json', 404],
		])('%s %s is %i with a reason', async (method, path, status) => {
			const answer = await served.ask(method, path);
			expect(answer).toMatchObject({ status, json: { error: expect.stringMatching(/\w/), code: expect.any(String) } });
			const { 'cache-control': cached, 'x-content-type-options': sniffed } = answer.headers;
			expect([cached, sniffed], 'issue 11.18').toEqual(['no-store', 'nosniff']);
		});
	});
});
