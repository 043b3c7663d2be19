import { describe, expect, test } from 'vitest';
import { createAdmission } from '../../scripts/host/cockpit/admission/admission.ts';

const key = 'k'.repeat(20) + '3'.repeat(20);
const start = Date.parse('2026-06-15T02:00:00Z');

const request = (host: string, headers: Record<string, string> = {}): Request =>
	new Request('http://localhost:4321/', { headers: { host, ...headers } });

describe('who sees the cockpit without a key', () => {
	const { operator, needsKey } = createAdmission({});
	const isOperator = (host: string, ip: string, headers = {}): boolean =>
		operator(request(host, headers), { ip, session: undefined }) !== null;

	test.each([
		['localhost:4321', '127.0.0.1'],
		['127.0.0.1:4321', '127.0.0.1'],
		['[::1]:4321', '::1'],
		['localhost', '::ffff:127.0.0.1'],
	])('at %s from %s: yes', (host, ip) => {
		expect(needsKey).toBe(false);
		expect(isOperator(host, ip)).toBe(true);
	});

	test.each([
		['another machine', 'localhost:4321', '192.168.1.7', {}],
		['another machine that maps IPv4', 'localhost', '::ffff:10.0.0.2', {}],
		['no connection', 'localhost', '', {}],
		['a name that leads here', 'evil.example', '127.0.0.1', {}],
		['a name that begins alike', '127.evil.example', '127.0.0.1', {}],
		['this machine by its address in the network', '192.168.1.20:4321', '127.0.0.1', {}],
		['a proxy on this machine', 'localhost', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
		['another kind of proxy', 'localhost', '127.0.0.1', { forwarded: 'for=203.0.113.9' }],
	])('%s: no', (_, host, ip, headers) => {
		expect(isOperator(host, ip, headers)).toBe(false);
	});

	test('behind a proxy that the environment names nobody is at this machine', () => {
		const behind = createAdmission({ FORECOURT_CLIENT_ADDRESS_HEADER: 'x-forwarded-for' });
		expect(behind.operator(request('localhost'), { ip: '127.0.0.1', session: undefined })).toBeNull();
	});

	test('there is nothing to sign in with', () => {
		expect(createAdmission({}).signIn('', '127.0.0.1')).toEqual({ waitSeconds: 0 });
	});
});

describe('with a key', () => {
	const setUp = () => {
		let clock = start;
		const admission = createAdmission({ FORECOURT_OPERATOR_KEY: key }, () => clock);
		const signIn = (given: string, ip = '203.0.113.9') => admission.signIn(given, ip);
		const sessionOf = (result: ReturnType<typeof signIn>): string => ('session' in result ? result.session : '');
		const seen = (session: string | undefined) =>
			admission.operator(request('localhost'), { ip: '127.0.0.1', session });
		const pass = (ms: number): void => {
			clock += ms;
		};
		return { signIn, sessionOf, seen, pass };
	};

	test('a short one is refused in words', () => {
		expect(() => createAdmission({ FORECOURT_OPERATOR_KEY: 'short' })).toThrow(
			'FORECOURT_OPERATOR_KEY: found 5 characters, expected at least 32.',
		);
	});

	test('this machine needs it too; a session lasts 12 hours', () => {
		const { signIn, sessionOf, seen, pass } = setUp();
		expect(seen(undefined)).toBeNull();
		const session = sessionOf(signIn(key));
		expect(seen(session)?.signedIn).toBe(true);
		pass(12 * 3_600_000 - 1);
		expect(seen(session)).not.toBeNull();
		pass(1);
		expect(seen(session)).toBeNull();
	});

	test('a session that was changed, or made with another key, is none', () => {
		const { signIn, sessionOf, seen } = setUp();
		const session = sessionOf(signIn(key));
		const other = createAdmission({ FORECOURT_OPERATOR_KEY: key.toUpperCase() }, () => start);
		const foreign = other.signIn(key.toUpperCase(), '::1');
		const later = session.replace(/^\d+/, (until) => String(Number(until) + 1));
		for (const one of [later, `${session}a`, session.slice(0, -1), 'x', key, sessionOf(foreign)])
			expect(seen(one)).toBeNull();
	});

	test('two sessions have their own forms', () => {
		const { signIn, sessionOf, seen } = setUp();
		const tokens = [1, 2].map(() => seen(sessionOf(signIn(key)))?.token);
		expect(new Set(tokens).size).toBe(2);
	});

	test('after ten wrong keys an address has to wait ten minutes, others do not', () => {
		const { signIn, pass } = setUp();
		for (let count = 0; count < 10; count++) expect(signIn('wrong')).toEqual({ waitSeconds: 0 });
		expect(signIn(key)).toEqual({ waitSeconds: 600 });
		expect(signIn(key, '203.0.113.10')).toHaveProperty('session');
		pass(600_000);
		expect(signIn(key)).toHaveProperty('session');
	});

	test('an IPv6 visitor counts by its network', () => {
		const { signIn } = setUp();
		for (let count = 0; count < 10; count++) signIn('wrong', `2001:db8:1:2::${count}`);
		expect(signIn(key, '2001:db8:1:2::ffff')).toEqual({ waitSeconds: 600 });
		expect(signIn(key, '2001:db8:1:3::1')).toHaveProperty('session');
	});
});
