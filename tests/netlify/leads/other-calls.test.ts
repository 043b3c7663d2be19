import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { LeadPayload } from '../../../src/contract/lead.ts';
import { engines } from '../../support/databases.ts';
import { lead } from '../served.ts';
import { useServedLeads } from './served-leads.ts';

describe.each(engines)('$name', (engine) => {
	const { served } = useServedLeads(engine);

	describe('other calls', () => {
		test('CAR-2 a revealed number is noted', async () => {
			const { status, json } = await served().send('POST', '/api/events/car_phone_call', {
				car_id: 7,
				stock_number: 'A1',
			});
			expect(status).toBe(201);
			const event = await served()
				.db.selectFrom('events')
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
		])('CAR-2 %s is not a call', async (_, event) => {
			const events = () => served().db.selectFrom('events').select('id').execute();
			const before = (await events()).length;
			const answer = await served().send('POST', '/api/events/car_phone_call', event);
			expect(answer).toMatchObject({ status: 422, json: { code: 'invalid', fields: expect.any(Object) } });
			expect((await events()).length).toBe(before);
		});

		test('CAR-2 of a call only what is known is kept, and for its own site only', async () => {
			const event = { car_id: '7', car_type: 'used', email: 'a@b.example', website_slug: 'plain', url: null };
			const { json } = await served().send('POST', '/api/events/car_phone_call', event);
			const kept = await served()
				.db.selectFrom('events')
				.select('payload')
				.where('id', '=', String(json['id']))
				.executeTakeFirstOrThrow();
			expect(JSON.parse(kept.payload)).toEqual({ website_slug: 'plain', car_id: '7', car_type: 'used' });
			const other = await served().send('POST', '/api/events/car_phone_call', { ...event, website_slug: 'everything' });
			expect(other).toMatchObject({ status: 403, json: { code: 'website_slug' } });
		});

		test.each([
			['a lead in an envelope', { lead: lead() }],
			['bare', lead()],
		])('FORM-15 car-clarity: %s', async (_, body) => {
			const { status, json } = await served().send('POST', '/api/carClarityCustomer', body, {
				headers: served().key(),
			});
			expect(status).toBe(201);
			const rows = await served()
				.db.selectFrom('outbox')
				.select('destination')
				.where('lead_id', '=', String(json['id']))
				.execute();
			expect(rows).toEqual([{ destination: 'car-clarity' }]);
		});

		test('FORM-8, FORM-15 car-clarity: a later step is the same lead', async () => {
			const post = (over: LeadPayload) =>
				served().send('POST', '/api/carClarityCustomer', { lead: lead(over) }, { headers: served().key() });
			const first = await post({ lead_status: 'Incomplete', form_completed: false });
			const second = await post({ lead_id: String(first.json['id']), message: 'All of it.' });
			expect(second).toMatchObject({ status: 200, json: { id: first.json['id'] } });
			const rows = await served()
				.db.selectFrom('outbox')
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
			const answer = await served().ask(method, path);
			expect(answer).toMatchObject({ status, json: { error: expect.stringMatching(/\w/), code: expect.any(String) } });
			const { 'cache-control': cached, 'x-content-type-options': sniffed } = answer.headers;
			expect([cached, sniffed]).toEqual(['no-store', 'nosniff']);
		});
	});
});
