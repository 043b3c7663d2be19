import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApiKey } from '../../../netlify/platform/guards/api-keys.ts';
import type { LeadPayload } from '../../../src/contract/lead.ts';
import { engines } from '../../support/databases.ts';
import { lead, type Served, serveFunctions } from '../served.ts';

const minute = 60_000;

describe.each(engines)('issue 11.18 who may change a lead, on $name', (engine) => {
	let served: Served;
	beforeAll(async () => {
		served = await serveFunctions(engine);
	});
	afterAll(() => served.stop());

	const step = { lead_status: 'Incomplete', form_completed: false };
	const post = (body: object, headers: Record<string, string> = {}) =>
		served.send('POST', '/api/leads', body, { headers });
	/** What a visitor's browser sends for the first step. */
	const make = async (over: LeadPayload = step) => {
		const { status, json } = await post({ lead: lead(over), captcha: await served.solve() });
		expect(status).toBe(201);
		return { id: String(json['id']), token: String(json['lead_token']) };
	};
	const put = (id: string, headers: Record<string, string>, over: object = { message: 'Mine.' }) =>
		served.send('PUT', `/api/leads/${id}`, { lead: over }, { headers });
	const versionOf = async (id: string) =>
		(await served.db.selectFrom('leads').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;
	const closeSince = (id: string, time: number) =>
		served.db.updateTable('leads').set({ completed_at: time }).where('id', '=', id).execute();
	const unknown = { status: 404, json: { code: 'not_found' } };

	test('the id alone changes nothing, nor does another lead’s token', async () => {
		const [mine, other] = [await make(), await make()];
		for (const headers of [{}, { 'lead-token': other.token }, { 'lead-token': mine.id }, { 'lead-token': '' }]) {
			expect(await put(mine.id, headers)).toMatchObject(unknown);
		}
		expect(await versionOf(mine.id)).toBe(1);
		expect(await put(mine.id, { 'lead-token': mine.token })).toMatchObject({ status: 200 });
		expect(await versionOf(mine.id)).toBe(2);
	});

	test('the calls that change a lead by its lead_id ask for the token, too', async () => {
		const { id, token } = await make();
		const clarity = (headers: Record<string, string>) =>
			served.send('POST', '/api/carClarityCustomer', { lead: { lead_id: id } }, { headers });
		expect(await clarity({})).toMatchObject(unknown);
		expect(await clarity({ 'lead-token': token })).toMatchObject({ status: 200 });
		const files = (headers: Record<string, string>) => {
			const body = `--x\r\nContent-Disposition: form-data; name="lead"\r\n\r\n{"lead_id":"${id}"}\r\n--x--\r\n`;
			const type = { 'content-type': 'multipart/form-data; boundary=x' };
			return served.ask('POST', '/api/leads/with-files', { headers: { ...type, ...headers }, body });
		};
		expect(await files({})).toMatchObject(unknown);
		expect(await files({ 'lead-token': token })).toMatchObject({ status: 200 });
	});

	test('FORM-12 a request sent again gets the token again; the database never had it', async () => {
		const key = { 'idempotency-key': randomUUID() };
		const first = await post({ lead: lead(), captcha: await served.solve() }, key);
		const again = await post({ lead: lead() }, key);
		expect(again.json).toEqual(first.json);
		const token = String(first.json['lead_token']);
		expect(await put(String(first.json['id']), { 'lead-token': token })).toMatchObject({ status: 200 });
		const rows = [
			await served.db.selectFrom('leads').selectAll().execute(),
			await served.db.selectFrom('idempotency_keys').selectAll().execute(),
		];
		expect(JSON.stringify(rows)).not.toContain(token);
	});

	test('a program changes the leads that it made, and no others', async () => {
		const { secrets } = served.runtime;
		const key = (client: string) => ({ 'x-api-key': makeApiKey(secrets, { tenant: 'plain', client }) });
		const { json } = await post({ lead: lead(step) }, key('app'));
		const visitors = await make();
		expect(await put(String(json['id']), key('app'))).toMatchObject({ status: 200 });
		expect(await put(String(json['id']), key('other'))).toMatchObject(unknown);
		expect(await put(visitors.id, key('app'))).toMatchObject(unknown);
	});

	test('a complete lead is open for half an hour, a step on the way for as long as it takes', async () => {
		const [complete, waiting] = [await make({}), await make()];
		const headers = { 'lead-token': complete.token };
		await closeSince(complete.id, Date.now() - 29 * minute);
		expect(await put(complete.id, headers)).toMatchObject({ status: 200 });
		await closeSince(complete.id, Date.now() - 31 * minute);
		const late = await put(complete.id, headers);
		expect(late).toMatchObject({ status: 403, json: { code: 'closed', error: expect.stringMatching(/\w/) } });
		await served.db.updateTable('leads').set({ created_at: 0, updated_at: 0 }).where('id', '=', waiting.id).execute();
		expect(await put(waiting.id, { 'lead-token': waiting.token }, lead())).toMatchObject({ status: 200 });
	});
});
