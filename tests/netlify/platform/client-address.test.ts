import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientAddress } from '../../../netlify/platform/http/client-address.ts';
import { engines } from '../../support/databases.ts';
import { type Served, serveFunctions } from '../served.ts';

const header = 'FORECOURT_CLIENT_ADDRESS_HEADER';
const hops = 'FORECOURT_CLIENT_ADDRESS_HOPS';
const proxy = '10.0.0.1';

describe('the visitor’s address behind a proxy', () => {
	test.each([
		['no setting', {}, { 'x-forwarded-for': '9.9.9.9' }, proxy],
		['the named header', { [header]: 'x-forwarded-for' }, { 'x-forwarded-for': '9.9.9.9' }, '9.9.9.9'],
		['another header', { [header]: 'x-real-ip' }, { 'x-forwarded-for': '9.9.9.9' }, proxy],
		[
			'what the visitor put before it',
			{ [header]: 'x-forwarded-for' },
			{ 'x-forwarded-for': '1.1.1.1, 9.9.9.9' },
			'9.9.9.9',
		],
		[
			'two proxies',
			{ [header]: 'x-forwarded-for', [hops]: '2' },
			{ 'x-forwarded-for': '1.1.1.1, 9.9.9.9, 10.0.0.2' },
			'9.9.9.9',
		],
		[
			'too short a list',
			{ [header]: 'x-forwarded-for', [hops]: '3' },
			{ 'x-forwarded-for': '1.1.1.1, 9.9.9.9' },
			proxy,
		],
		['no address', { [header]: 'x-forwarded-for' }, { 'x-forwarded-for': 'unknown' }, proxy],
		['an empty header', { [header]: 'x-forwarded-for' }, { 'x-forwarded-for': '' }, proxy],
		['a port', { [header]: 'x-real-ip' }, { 'x-real-ip': '9.9.9.9:4711' }, '9.9.9.9'],
		['IPv6', { [header]: 'x-real-ip' }, { 'x-real-ip': '[2001:db8::1]:4711' }, '2001:db8::1'],
	])('%s', (_, env, headers, address) => {
		expect(clientAddress(proxy, new Headers(headers as HeadersInit), env)).toBe(address);
	});

	test('a count that is not a number is reported', () => {
		expect(() => clientAddress(proxy, new Headers(), { [header]: 'x', [hops]: 'two' })).toThrow(/HOPS: found two/);
	});

	describe('on the local host', () => {
		let served: Served;
		const [engine] = engines;
		beforeAll(async () => {
			if (!engine) throw new Error('There is no engine.');
			served = await serveFunctions(engine, { env: { FORECOURT_RATE_FACTOR: '', [header]: 'x-forwarded-for' } });
		});
		afterAll(async () => {
			delete process.env[header];
			await served.stop();
		});
		const post = (from: string) =>
			served.send('POST', '/api/leads', { lead: {} }, { headers: { 'x-forwarded-for': from } });

		test('visitors have a limit each, whatever they claim before the proxy’s entry', async () => {
			for (let n = 0; n < 60; n++) await post(`1.1.1.${n}, 9.9.9.9`);
			expect((await post('1.1.1.99, 9.9.9.9')).status).toBe(429);
			expect((await post('9.9.9.8')).status).toBe(422);
		});
	});
});
