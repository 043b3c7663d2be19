import { describe, expect, test } from 'vitest';
import { engines } from '../../support/databases.ts';
import { lead } from '../served.ts';
import { useServedLeads } from './served-leads.ts';

describe.each(engines)('$name', (engine) => {
	const { served, post, put, stored, countLeads } = useServedLeads(engine);

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
			const rows = await served().db.selectFrom('outbox').selectAll().where('lead_id', '=', kept.id).execute();
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

		test('FORM-6 the words of the opt-in are the site’s own, once for each tenant; what a client sends is not kept', async () => {
			const visitor = async (over: object, tenant = 'plain') => {
				const headers = { 'x-api-key': 'none' };
				const captcha = await served().solve(tenant);
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
			await served().db.insertInto('consent_texts').values(earlier).execute();
			expect(await visitor({ consent_text_version: 'a1b2' })).toBe('a1b2');
			const rows = await served().db.selectFrom('consent_texts').select(['tenant', 'version', 'text']).execute();
			expect(rows.filter(({ version }) => version !== 'a1b2')).toEqual([
				{ tenant: 'plain', version: first, text: 'Send me news and offers. I can unsubscribe at any time.' },
			]);
		});

		test('the words of the opt-in are stored with the lead or not at all', async () => {
			await served().db.deleteFrom('consent_texts').execute();
			const before = await countLeads();
			const answer = await post({ lead: lead({ email: 'no address' }), form: 'enquiry' });
			expect([answer.status, await countLeads()]).toEqual([422, before]);
			expect(await served().db.selectFrom('consent_texts').selectAll().execute()).toEqual([]);
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
		])('FORM-6 an opt-in of %j is %i, for the database and for whoever gets the lead', async (opt_in, kept) => {
			const { status, json } = await post({ lead: lead({ opt_in: opt_in as never }) });
			expect(status).toBe(201);
			const row = await stored(json['id']);
			expect([row.opt_in, row.payload.opt_in]).toEqual([kept, kept === 1]);
		});

		test.each([
			['no JSON', '{', 400, 'malformed'],
			['no object', '[1]', 400, 'malformed'],
			['nothing', '', 400, 'malformed'],
			['bytes that are not text', Buffer.from([0xff, 0xfe, 0x00]), 400, 'malformed'],
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
			const headers = { 'content-type': 'application/json', ...served().key() };
			const answer = await served().ask('POST', '/api/leads', { headers, body });
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
			const headers = { ...(type && { 'content-type': type }), ...served().key() };
			const answer = await served().ask('POST', '/api/leads', { headers, body: '{"lead":{}}' });
			expect(answer).toMatchObject({ status: 415, json: { code: 'content_type' } });
		});

		test('a body without a length is cut off at the limit', async () => {
			const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked', ...served().key() };
			const answer = await served().ask('POST', '/api/leads', { headers, body: Buffer.alloc(600_000, 32) });
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
		])('FORM-5 the name of %j from a program is %s', async (names, expected) => {
			const { json } = await post({ lead: { email: 'zoe@example.com', ...names } });
			expect((await stored(json['id'])).payload.name).toBe(expected);
			const step = await post({ lead: { first_name: 'Zoe', form_completed: false } });
			await put(String(step.json['id']), { lead: { name: 'undefined undefined', email: 'zoe@example.com' } });
			expect((await stored(step.json['id'])).payload.name).toBe('Zoe');
		});

		test('FORM-6 a careers enquiry from a program is a general one with its subcategory, also by a change', async () => {
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
});
