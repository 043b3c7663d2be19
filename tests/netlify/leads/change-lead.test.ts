import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { engines } from '../../support/databases.ts';
import { lead } from '../served.ts';
import { useServedLeads } from './served-leads.ts';

describe.each(engines)('$name', (engine) => {
	const { served, post, put, stored, countLeads } = useServedLeads(engine);

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
			const { request_hash } = await served()
				.db.selectFrom('idempotency_keys')
				.select('request_hash')
				.where('key', '=', probe)
				.executeTakeFirstOrThrow();
			await served()
				.db.insertInto('idempotency_keys')
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
});
