import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callbackSignature } from '../../../netlify/accounts/sms/callback-signature.ts';
import { gatewayOf } from '../../../netlify/accounts/sms/gateway.ts';
import { checkAlarms } from '../../../netlify/watch/alarms/check-alarms.ts';
import { checkSms } from '../../../netlify/watch/checkup/sms.ts';
import { engines } from '../../support/databases.ts';
import { emptyTables } from '../../support/empty-tables.ts';
import { makeConfig } from '../../support/make-site.ts';
import { type Behaviour, behaviours, type Receiver, startReceiver } from '../../support/receiver.ts';
import { type Accounts, type Browser, phone, serveAccounts, start } from './browser.ts';

const minute = 60_000;
const takes: Behaviour = (response) =>
	response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1","status":"queued"}');
const busy: Behaviour = (response) => response.writeHead(429).end();

describe.each(engines)('USER-4 SMS by a gateway, on $name', (engine) => {
	let accounts: Accounts;
	let gateway: Receiver;
	let visitor: Browser;
	beforeAll(async () => {
		gateway = await startReceiver(takes);
		const url = gateway.url.replace('http://', 'http://AC1:to%2Fken@');
		accounts = await serveAccounts(engine, { SMS_URL: url, SMS_FROM: '+61480000000' });
	});
	afterAll(async () => {
		await accounts.stop();
		await gateway.stop();
	});
	beforeEach(async () => {
		await emptyTables(accounts.db, ['visitors', 'sign_in_codes', 'rate_limits', 'sms_messages', 'alarms']);
		accounts.setClock(start);
		accounts.runtime.rateFactor = 1000;
		accounts.writeSite('north', { demo: false });
		gateway.behave(takes);
		gateway.received.length = 0;
		visitor = accounts.browser();
	});
	const ask = (number = phone) => visitor.send('POST', '/api/auth/code', { phone: number });
	const sms = () => accounts.db.selectFrom('sms_messages').selectAll().executeTakeFirstOrThrow();
	const form = () => new URLSearchParams(gateway.received.at(-1)?.body);

	test('the gateway gets a form with the number, the sender and the text; the visitor signs in', async () => {
		expect(await ask()).toMatchObject({ status: 202 });
		const [request] = gateway.received;
		expect(request).toMatchObject({
			path: '/2010-04-01/Accounts/AC1/Messages.json',
			headers: { authorization: `Basic ${Buffer.from('AC1:to/ken').toString('base64')}` },
		});
		expect(Object.fromEntries(form())).toMatchObject({ To: '+61491570156', From: '+61480000000' });
		expect(form().get('StatusCallback')).toMatch(
			/^https:\/\/www\.north\.example\/api\/sms\/status\?sms=[0-9a-f-]{36}$/,
		);
		expect(await sms()).toMatchObject({ tenant: 'north', kind: 'code', state: 'sent', gateway_id: 'SM1' });
		const code = /#(\d{6})$/.exec(form().get('Body') ?? '')?.[1];
		expect(await visitor.send('POST', '/api/auth/session', { phone, code })).toMatchObject({ status: 200 });
	});

	test.each([
		// More often than a number gets a code in a quarter of an hour.
		['fails', behaviours.fails, { attempts: 1, times: 4 }],
		['refuses', behaviours.refuses, { attempts: 1, times: 1 }],
		['knows us not', behaviours.knowsUsNot, { attempts: 1, times: 1 }],
		['breaks off', behaviours.resets, { attempts: 1, times: 1 }],
		['has too much to do', busy, { attempts: 2, times: 1 }],
	])('a gateway that %s: the visitor is told and can try again at once', async (_, behaviour, { attempts, times }) => {
		accounts.runtime.rateFactor = 1;
		gateway.behave(behaviour);
		for (let time = 0; time < times; time++) {
			gateway.received.length = 0;
			const answer = await ask();
			expect(answer).toMatchObject({
				status: 503,
				json: { error: expect.stringMatching(/^We could not send the code/) },
			});
			expect(answer.headers['set-cookie']).toBeUndefined();
			expect(gateway.received).toHaveLength(attempts);
		}
		expect(await accounts.db.selectFrom('sign_in_codes').selectAll().execute()).toEqual([]);
		expect(await sms()).toMatchObject({ state: 'failed', fault: expect.any(String) });
		gateway.behave(takes);
		expect(await ask()).toMatchObject({ status: 202 });
	});

	test('one that has too much to do for a moment gets the same SMS again', async () => {
		let first = true;
		gateway.behave((response, received) => {
			(first ? busy : takes)(response, received);
			first = false;
		});
		expect(await ask()).toMatchObject({ status: 202 });
		expect(gateway.received).toHaveLength(2);
		expect(gateway.received[0]?.body).toBe(gateway.received[1]?.body);
	});

	describe('what the gateway says of an SMS', () => {
		const say = async (words: Record<string, string>, { token = 'to/ken', again = {} } = {}) => {
			const url = form().get('StatusCallback') ?? '';
			const body = new URLSearchParams({ MessageSid: 'SM1', ...words });
			const signature = callbackSignature(token, { url, form: body });
			const { pathname, search } = new URL(url);
			const sent = new URLSearchParams({ ...Object.fromEntries(body), ...again });
			return accounts.ask('POST', pathname + search, {
				tenant: 'north',
				headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
				body: sent.toString(),
			});
		};

		test('it is recorded; late and repeated news take nothing back', async () => {
			await ask();
			for (const [words, state] of [
				['sending', 'sent'],
				['delivered', 'delivered'],
				['sent', 'delivered'],
				['failed', 'delivered'],
				['delivered', 'delivered'],
			]) {
				expect(await say({ MessageStatus: words ?? '' }), words).toMatchObject({ status: 204 });
				expect((await sms()).state, words).toBe(state);
			}
		});

		test('a failure has the network’s number', async () => {
			await ask();
			await say({ MessageStatus: 'undelivered', ErrorCode: '30003' });
			expect(await sms()).toMatchObject({ state: 'failed', fault: 'The network did not take it (30003).' });
		});

		test('only if the gateway has signed it', async () => {
			await ask();
			const refused = { status: 401, json: { code: 'signature' } };
			expect(await say({ MessageStatus: 'failed' }, { token: 'other' })).toMatchObject(refused);
			const changed = { again: { MessageStatus: 'failed' } };
			expect(await say({ MessageStatus: 'delivered' }, changed)).toMatchObject(refused);
			expect(await accounts.ask('POST', '/api/sms/status', { tenant: 'north' })).toMatchObject(refused);
			expect((await sms()).state).toBe('sent');
		});
	});

	test('operators are told of a gateway that does not send, and of a day’s SMS that are nearly used up', async () => {
		const hook = await startReceiver();
		try {
			const { db, tenants } = accounts.runtime;
			const env = { ...accounts.runtime.env, FORECOURT_ALARM_WEBHOOK: hook.url };
			const told = async () => {
				hook.received.length = 0;
				await checkAlarms({ db, tenants, env, now: accounts.now });
				return hook.received.map(({ body }) => (JSON.parse(body) as { text: string }).text).join('');
			};
			accounts.writeSite('north', { demo: false, sign_in: { sms_a_day: 5 } });
			gateway.behave(behaviours.knowsUsNot);
			for (let time = 0; time < 3; time++) await ask();
			expect(await told()).toContain(
				'3 of the 3 SMS of the last hour failed: visitors cannot sign in. The gateway answered 401.',
			);
			gateway.behave(takes);
			for (let at = 0; at < 4; at++) await ask(`049157020${at}`);
			accounts.setClock(start + 61 * minute);
			expect(await told()).toContain('The site has sent 4 of its 5 SMS of today. If visitors');
		} finally {
			await hook.stop();
		}
	});
});

describe('USER-4 which gateway a site has', () => {
	const site = { slug: 'north', demo: true, url: 'https://www.north.example' };
	const url = 'https://AC1:token@sms.example';
	const fault = (of: typeof site, env: Record<string, string>) => {
		const gateway = gatewayOf(of, env);
		return 'fault' in gateway ? gateway.fault : null;
	};

	test.each([
		['a demonstration without one', true, {}, null],
		['a demonstration that says log', true, { SMS_URL: 'log' }, null],
		['any other site without one', false, {}, /^SMS_URL is not set/],
		['any other site that says log', false, { SMS_URL: 'log' }, /^SMS_URL is log, .* demo: true/],
		['a published demonstration without one', true, { NETLIFY: 'true' }, /^SMS_URL is not set/],
		['a published site that says log', true, { NETLIFY: 'true', SMS_URL: 'log' }, /^SMS_URL is log, .* published/],
		['a gateway without a sender', false, { SMS_URL: url }, /^SMS_FROM is not set/],
		['a gateway', false, { SMS_URL: url, SMS_FROM: 'North' }, null],
		['a gateway of its own', false, { NORTH__SMS_URL: url, NORTH__SMS_FROM: 'North' }, null],
		['a gateway without encryption', false, { SMS_URL: 'http://a:b@sms.example', SMS_FROM: 'x' }, /^SMS_URL has to/],
		['a gateway without a token', false, { SMS_URL: 'https://sms.example', SMS_FROM: 'x' }, /^SMS_URL has to/],
	])('%s', (_, demo, env, wanted) => {
		const found = fault({ ...site, demo }, env);
		if (wanted === null) expect(found).toBeNull();
		else expect(found).toMatch(wanted);
	});
});

test('USER-4 the check-up names a site on which nobody can sign in for want of a gateway', () => {
	const tenant = (over: object) => ({ slug: 'north', site: { ...makeConfig({ garage_enabled: true }), ...over } });
	expect(checkSms(tenant({ demo: false }), {})).toEqual([
		{
			tenant: 'north',
			check: 'sms',
			level: 'fault',
			text: 'SMS_URL is not set: without a gateway no code can be sent. Visitors cannot sign in.',
		},
	]);
	expect(checkSms(tenant({ demo: true }), {})).toMatchObject([{ level: 'ok' }]);
	expect(checkSms(tenant({ garage_enabled: false }), {})).toEqual([]);
});
