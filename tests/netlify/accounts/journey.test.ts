import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../../netlify/platform/db/expire.ts';
import { mostWatched } from '../../../src/contract/account-calls.ts';
import { engines } from '../../support/databases.ts';
import { emptyTables } from '../../support/empty-tables.ts';
import { type Accounts, type Browser, phone, serveAccounts, start } from './browser.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const nobody = { status: 200, json: { user: null, watchlist: [] } };
const signedOut = { status: 401, json: { code: 'signed_out' } };

describe.each(engines)('accounts on $name', (engine) => {
	let accounts: Accounts;
	let visitor: Browser;
	beforeAll(async () => {
		accounts = await serveAccounts(engine);
	});
	afterAll(() => accounts.stop());
	beforeEach(async () => {
		await emptyTables(accounts.db, ['visitors', 'sign_in_codes', 'rate_limits', 'sms_messages']);
		accounts.setClock(start);
		visitor = accounts.browser();
	});
	const add = (id: number | string) => visitor.send('PUT', `/api/watchlist/${id}`);

	test('USER-4, USER-11 from a number to a session, and out again', async () => {
		expect(await visitor.get('/api/auth')).toMatchObject(nobody);
		const asked = await visitor.send('POST', '/api/auth/code', { phone: '+61 491 570 156' });
		expect(asked).toMatchObject({ status: 202, json: {} });
		const [code] = accounts.codesTo('+61491570156').slice(-1);
		expect(accounts.messages().at(-1)).toBe(
			`To: +61491570156\n\n${code} is your code for north Motors. It is valid for 5 minutes. Do not pass it on.\n\n@north.localhost #${code}\n`,
		);
		const typed = `${code?.slice(0, 3)} ${code?.slice(3)}`;
		const answer = await visitor.send('POST', '/api/auth/session', { phone, code: typed });
		const user = { phone, name: null, last_name: null, email: null, alerts: 'none' };
		expect(answer).toMatchObject({ status: 200, json: { user, watchlist: [] } });
		expect(answer.headers['cache-control']).toBe('no-store');
		expect([...visitor.jar.keys()]).toEqual(['session']);
		expect(await visitor.get('/api/auth')).toMatchObject({ status: 200, json: { user } });
		const copy = new Map(visitor.jar);
		expect(await visitor.send('DELETE', '/api/auth/session')).toMatchObject({ status: 204 });
		expect(visitor.jar.size).toBe(0);
		for (const [name, value] of copy) visitor.jar.set(name, value);
		expect(await visitor.get('/api/auth')).toMatchObject(nobody);
		expect(await add(1)).toMatchObject(signedOut);
	});

	test('USER-3 saving cars and removing them, the latest last; both can be repeated', async () => {
		expect(await add(4)).toMatchObject(signedOut);
		await visitor.signIn();
		for (const id of [7, 3, 9, 7]) expect(await add(id)).toMatchObject({ status: 200 });
		const list = (...ids: number[]) => ({ status: 200, json: { watchlist: ids.map((id) => ({ id })) } });
		expect(await visitor.get('/api/auth')).toMatchObject(list(7, 3, 9));
		for (let i = 0; i < 2; i++) expect(await visitor.send('DELETE', '/api/watchlist/3')).toMatchObject(list(7, 9));
		for (const id of ['0', '-1', 'x', '1.5', '1e3', '99999999999999999'])
			expect(await add(id)).toMatchObject({ status: 404 });
		const elsewhere = accounts.browser();
		accounts.setClock(start + minute);
		expect(await elsewhere.signIn()).toMatchObject(list(7, 9));
	});

	test('USER-3 no more than the most cars, however many are saved at the same moment', async () => {
		await visitor.signIn();
		const { id } = await accounts.db.selectFrom('visitors').select('id').executeTakeFirstOrThrow();
		const row = { visitor_id: id, tenant: 'north', told_price_at: null, told_end_at: null };
		const rows = Array.from({ length: mostWatched - 2 }, (_, at) => ({ ...row, car_id: at + 1, created_at: at }));
		await accounts.db.insertInto('watchlist').values(rows).execute();
		const answers = await Promise.all([501, 502, 503, 504, 505].map(add));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422]);
		expect(await add(1)).toMatchObject({ status: 200 });
	});

	test('USER-4 what an account knows of a person', async () => {
		const put = (body: object) => visitor.send('PUT', '/api/auth/user', body);
		expect(await put({ name: 'Sam' })).toMatchObject(signedOut);
		await visitor.signIn();
		const named = { name: 'Sam', last_name: 'O’Lee', email: 'sam@example.com', alerts: 'email' };
		expect(await put({ ...named, last_name: 'Lee' })).toMatchObject({ status: 200, json: { user: { name: 'Sam' } } });
		expect(await put({ email: '' })).toMatchObject({ status: 422, json: { fields: { email: expect.any(String) } } });
		expect(await put({ email: 'x' })).toMatchObject({ status: 422 });
		expect(await put({ name: '<b>' })).toMatchObject({ status: 422, json: { fields: { name: expect.any(String) } } });
		expect(await put({ phone: '0491570157' })).toMatchObject({ status: 422 });
		expect(await put({ alerts: 'none', email: '', name: ' ' })).toMatchObject({
			status: 200,
			json: { user: { phone, name: null, last_name: 'Lee', email: null, alerts: 'none' } },
		});
		expect(await put({})).toMatchObject({ status: 200 });
	});

	test('USER-4 a deleted account leaves nothing behind', async () => {
		await visitor.signIn();
		await visitor.send('PUT', '/api/auth/user', { name: 'Sam' });
		await add(4);
		expect(await visitor.send('DELETE', '/api/auth/user')).toMatchObject({ status: 204 });
		for (const table of ['visitors', 'sessions', 'watchlist', 'sign_in_codes'] as const)
			expect(await accounts.db.selectFrom(table).selectAll().execute()).toEqual([]);
		accounts.setClock(start + minute);
		expect(await visitor.signIn()).toMatchObject({ json: { user: { name: null }, watchlist: [] } });
	});

	test('USER-4 a session that is used lasts, up to its end; one that is not ends', async () => {
		await visitor.signIn();
		for (let days = 20; days <= 180; days += 20) {
			accounts.setClock(start + days * day - 1);
			expect(await visitor.get('/api/auth'), `day ${days}`).toMatchObject({ json: { user: { phone } } });
		}
		accounts.setClock(start + 180 * day);
		expect(await visitor.get('/api/auth')).toMatchObject(nobody);
		await visitor.signIn();
		accounts.setClock(start + 210 * day);
		expect(await visitor.get('/api/auth')).toMatchObject(nobody);
	});

	test('USER-4 a session that is used again on the same day is not written again', async () => {
		await visitor.signIn();
		accounts.setClock(start + day - 1);
		expect((await visitor.get('/api/auth')).headers['set-cookie']).toBeUndefined();
		accounts.setClock(start + day);
		const [cookie] = (await visitor.get('/api/auth')).headers['set-cookie'] ?? [];
		expect(cookie).toContain('Max-Age=2592000');
	});

	test('USER-4 codes, sessions and accounts that are over are deleted', async () => {
		await visitor.signIn();
		await accounts.browser().send('POST', '/api/auth/code', { phone: '0491570157' });
		const left = async (now: number) => {
			await deleteExpired(accounts.db, { now, eventsFrom: 0 });
			const tables = ['sign_in_codes', 'sms_messages', 'sessions', 'visitors'] as const;
			const rows = tables.map((table) => accounts.db.selectFrom(table).selectAll().execute());
			return (await Promise.all(rows)).map(({ length }) => length);
		};
		expect(await left(start + 5 * minute)).toEqual([1, 2, 1, 1]);
		expect(await left(start + 5 * minute + 1)).toEqual([0, 2, 1, 1]);
		expect(await left(start + 30 * day + 1)).toEqual([0, 0, 0, 1]);
		expect(await left(start + 730 * day + 1)).toEqual([0, 0, 0, 0]);
	});

	test('SITE-11 a site without sign-in has none of the calls', async () => {
		const shut = accounts.browser('shut');
		const missing = { status: 404, json: { code: 'not_found' } };
		expect(await shut.get('/api/auth')).toMatchObject(missing);
		for (const [method, path] of [
			['POST', '/api/auth/code'],
			['POST', '/api/auth/session'],
			['DELETE', '/api/auth/session'],
			['PUT', '/api/auth/user'],
			['DELETE', '/api/auth/user'],
			['PUT', '/api/watchlist/1'],
			['DELETE', '/api/watchlist/1'],
		] as const)
			expect(await shut.send(method, path, method === 'DELETE' ? undefined : { phone }), path).toMatchObject(missing);
	});
});
