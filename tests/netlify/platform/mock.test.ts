import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LoadedFunction, loadFunctions } from '../../../scripts/host/functions/load.ts';
import { stopAlertsPath } from '../../../src/contract/account.ts';
import { accountPaths } from '../../../src/contract/account-calls.ts';
import { apiBases, leadPaths } from '../../../src/contract/paths.ts';
import { engines } from '../../support/databases.ts';
import { lead, type Served, serveFunctions } from '../served.ts';

const [embedded] = engines;
let served: Served;
let functions: LoadedFunction[];
beforeAll(async () => {
	if (!embedded) throw new Error('There is always one engine.');
	served = await serveFunctions(embedded);
	functions = await loadFunctions('netlify/functions');
});
afterAll(() => served.stop());

/** A demonstration site with `mock: true`. */
const tenant = 'everything';

/** Calls that no page makes from the base of its calls, and who makes them. */
const notCalledByPages: Readonly<Record<string, string>> = {
	'/api/share/:file': 'networks on which a page is shared: its address is in the head of the page',
};

describe('SITE-15 /mock', () => {
	test.each(['plain', 'served'])(
		'SITE-15 the site %s, which does not say mock and demo, has none of it',
		async (other) => {
			expect(await served.send('POST', '/mock/leads', { lead: lead() }, { tenant: other })).toMatchObject({
				status: 404,
			});
			expect(await served.ask('GET', '/mock/captcha', { tenant: other })).toMatchObject({ status: 404 });
		},
	);

	test('every call of the contract is there, live and mock', () => {
		const paths = functions.flatMap((one) => one.paths);
		for (const path of Object.values(leadPaths)) expect(paths).toContain(`${apiBases.live}${path}`);
		expect(paths).toContain(`${apiBases.mock}/*`);
	});

	test('each answers as the live call does, and stores nothing', async () => {
		const live = functions.flatMap(({ paths, methods }) =>
			paths.flatMap((path) => methods.map((method) => ({ path, method }))),
		);
		const calls = live.filter(({ path }) => Object.values(leadPaths).some((known) => path === `/api${known}`));
		expect(calls.length).toBe(Object.keys(leadPaths).length);
		for (const { path, method } of calls) {
			const mock = path.replace('/api', '/mock').replace(':id', '1');
			const answer =
				method === 'GET'
					? await served.ask(method, mock, { tenant })
					: await served.send(method, mock, { lead: lead() }, { tenant });
			expect(answer.status, path).toBeLessThan(300);
		}
		expect(await served.db.selectFrom('leads').select('id').execute()).toEqual([]);
	});

	test('SITE-15 so does each call of accounts', async () => {
		const known = [...Object.values(accountPaths), stopAlertsPath].map((path) => `${apiBases.live}${path}`);
		const calls = functions
			.filter(({ paths }) => paths.some((path) => known.includes(path)))
			.flatMap(({ paths: [path = ''], methods }) => methods.map((method) => ({ path, method })));
		expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(known));
		for (const { path, method } of calls) {
			const mock = path.replace('/api', '/mock').replace(':id', '1');
			const sent = method === 'POST' || method === 'PUT';
			const answer = sent
				? await served.send(method, mock, {}, { tenant })
				: await served.ask(method, mock, { tenant });
			expect(answer.status, `${method} ${path}`).toBeLessThan(300);
		}
		expect(await served.db.selectFrom('visitors').select('id').execute()).toEqual([]);
	});

	test('SITE-15 every call that a page makes is mirrored, whatever functions there are', async () => {
		const live = functions.flatMap(({ paths, methods }) =>
			paths
				.filter((path) => path.startsWith(`${apiBases.live}/`))
				.flatMap((path) => methods.map((method) => ({ method, path }))),
		);
		const called = live.filter(({ path }) => !Object.hasOwn(notCalledByPages, path));
		expect(called.length).toBeGreaterThan(8);
		const missing: string[] = [];
		for (const { method, path } of called) {
			const mock = path.replace(apiBases.live, apiBases.mock).replaceAll(/:\w+/g, '1');
			const { status } = await served.ask(method, mock, { tenant });
			if (status === 404 || status === 405) missing.push(`${method} ${mock}`);
		}
		expect(missing).toEqual([]);
		expect(Object.keys(notCalledByPages).filter((path) => !live.some((one) => one.path === path))).toEqual([]);
	});

	test('SITE-15 a car is held, and paid for by a click, as the live calls answer it', async () => {
		const held = await served.send('POST', '/mock/reservations', { car: 'a' }, { tenant });
		expect(held.status).toBe(201);
		const known = { id: expect.any(String), deposit: 500_00, currency: 'AUD', reference: expect.any(String) };
		const times = { now: expect.any(Number), until: expect.any(Number) };
		const token = expect.any(String);
		expect(held.json).toEqual({ ...known, ...times, token, state: 'held', payment: { type: 'test' } });
		const path = `/mock/reservations/${held.json['id']}/test-payment`;
		const paid = await served.send('POST', path, {}, { tenant });
		expect(paid.json).toEqual({ ...known, ...times, state: 'reserved', payment: null });
	});

	test('a lead gets an id, as the live call gives it', async () => {
		const live = await served.send('POST', '/api/leads', { lead: lead() }, { headers: served.key() });
		const mock = await served.send('POST', '/mock/leads', { lead: lead() }, { tenant });
		expect(Object.keys(mock.json).sort()).toEqual(Object.keys(live.json).sort());
		expect(mock.status).toBe(live.status);
	});

	test('the challenge can be solved', async () => {
		const { json } = await served.ask('GET', '/mock/captcha', { tenant });
		const challenge = json as unknown as Challenge;
		expect(await solveChallenge({ challenge, deriveKey, timeout: 5_000 })).toMatchObject({
			counter: expect.any(Number),
		});
	});

	test.each([
		['GET', '/mock/leads', 405],
		['POST', '/mock/nothing', 404],
	])('%s %s: %i', async (method, path, status) => {
		expect(await served.ask(method, path, { tenant })).toMatchObject({ status, json: { error: expect.any(String) } });
	});
});
