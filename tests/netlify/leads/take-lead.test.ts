import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadPaths } from '../../../src/contract/paths.ts';
import { engines } from '../../support/databases.ts';
import { lead, type Served, serveFunctions } from '../served.ts';

const codes = (answers: readonly { json: Record<string, unknown> }[]) => answers.map(({ json }) => json['code']);

describe.each(engines)('a lead’s way in, on $name', (engine) => {
	let served: Served;
	beforeAll(async () => {
		served = await serveFunctions(engine);
	});
	afterAll(() => served.stop());

	const fillLimits = () => served.db.updateTable('rate_limits').set({ count: 1_000_000 }).execute();
	const clearLimits = () => served.db.deleteFrom('rate_limits').execute();
	const leadsStored = async () => (await served.db.selectFrom('leads').select('id').execute()).length;
	const json = { 'content-type': 'application/json' };
	const post = (body: string, headers: Record<string, string> = {}) =>
		served.ask('POST', `/api${leadPaths.create}`, { headers: { ...json, ...headers }, body });
	const send = (body: object, key: string) => post(JSON.stringify(body), { 'idempotency-key': key });

	test('FORM-11 admit, read, once, spam, captcha, form, store, answer: of several faults the first one is answered', async () => {
		const used = randomUUID();
		expect((await send({ lead: lead(), captcha: await served.solve() }, used)).status).toBe(201);
		const before = await leadsStored();
		// Each request mends the fault that the one before was refused for.
		const fields = { email: '', phone: '' };
		const elsewhere = { lead: lead({ ...fields, website_slug: 'everything' }), website: 'http://spam.example' };
		const fresh = randomUUID();
		await fillLimits();
		const limited = await post('{', { 'idempotency-key': fresh });
		await clearLimits();
		const captcha = await served.solve();
		const answers = [
			limited,
			await post('{', { 'idempotency-key': used }),
			await send({ ...elsewhere, lead: { ...elsewhere.lead, email: 5 } }, used),
			await send(elsewhere, used),
			await send({ ...elsewhere, lead: lead(fields) }, used),
			await send({ lead: lead(fields), website: 'http://spam.example' }, fresh),
			await send({ lead: lead(fields) }, fresh),
			await send({ lead: lead(fields), captcha }, fresh),
		];
		expect(codes(answers)).toEqual([
			'rate_limited',
			'malformed',
			'invalid',
			'website_slug',
			'idempotency_mismatch',
			'spam',
			'captcha',
			'invalid',
		]);
		expect(answers[2]?.json['fields']).toEqual({ email: 'Must be text.' });
		expect(answers[7]?.json['fields']).toHaveProperty('email');
		expect(await leadsStored()).toBe(before);
		// None of the refusals has used up the key or the captcha.
		const done = await send({ lead: lead(), captcha }, fresh);
		expect(done.status).toBe(201);
		expect(await leadsStored()).toBe(before + 1);
		expect(codes([await send({ lead: lead(), captcha }, randomUUID())])).toEqual(['captcha']);
	});

	test('FORM-12 a repeated request is answered before spam, captcha and limits are looked at', async () => {
		const key = randomUUID();
		const first = await send({ lead: lead({ message: 'Once.' }), captcha: await served.solve() }, key);
		const before = await leadsStored();
		await fillLimits();
		const again = await send({ lead: lead({ message: 'Once.' }), website: 'http://spam.example' }, key);
		await clearLimits();
		expect(again).toMatchObject({ status: 201, json: first.json });
		expect(await leadsStored()).toBe(before);
	});

	test('FORM-8 a change: whose it is comes before what it says', async () => {
		const { json: made } = await send({ lead: lead(), captcha: await served.solve() }, randomUUID());
		const put = (body: object, token?: string) =>
			served.send('PUT', `/api/leads/${made['id']}`, body, { headers: token ? { 'lead-token': token } : {} });
		const token = String(made['lead_token']);
		const wrong = { lead: lead({ email: '', phone: '' }) };
		expect(codes([await put({ lead: { email: 5 } }), await put(wrong), await put(wrong, token)])).toEqual([
			'invalid',
			'not_found',
			'invalid',
		]);
		expect((await put({ lead: lead(), website: 'filled in', started_at: Date.now() }, token)).status).toBe(200);
	});
});
