import type { DatabaseConnection } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { thisDraw } from '../../../scripts/testing/draw.ts';
import { engines } from '../../support/databases.ts';
import { type Browser, phone, start } from './browser.ts';
import { useSignInLab } from './sign-in-lab.ts';

const minute = 60_000;
const dialled = '+61491570156';
const wrongCode = { status: 422, json: { code: 'code' } };
const notOwn = { status: 403, json: { code: 'origin' } };

describe.each(engines)('USER-4 attacks on the sign-in fail, on $name', (engine) => {
	const lab = useSignInLab(engine);
	const enter = (code: string | undefined, from: Browser = lab.visitor) =>
		from.send('POST', '/api/auth/session', { phone, code });
	const lastCode = () => lab.accounts.codesTo(dialled).at(-1) ?? '';
	/** Codes that are not the last one. */
	const others = (count: number): string[] =>
		Array.from({ length: count }, (_, at) => String((Number(lastCode()) + at + 1) % 1_000_000).padStart(6, '0'));

	test('brute force: five tries, also all at once; then the right code is worth nothing', async () => {
		await lab.ask();
		const answers = await Promise.all(others(20).map((code) => enter(code)));
		expect(answers.every(({ status }) => status === 422)).toBe(true);
		const rows = await lab.accounts.db.selectFrom('sign_in_codes').select('tries').execute();
		expect(rows).toEqual([{ tries: 5 }]);
		expect(await enter(lastCode())).toMatchObject(wrongCode);
	});

	test('brute force: the visitor is told how many tries are left, and what is not a code takes none', async () => {
		await lab.ask();
		for (const code of ['12345', 'abcdef', '', '1234567']) expect(await enter(code)).toMatchObject(wrongCode);
		const left: unknown[] = [];
		for (const code of others(4)) left.push((await enter(code)).json['error']);
		expect(left.map((text) => /\w+ (?:tries|try)/.exec(String(text))?.[0])).toEqual([
			'4 tries',
			'3 tries',
			'2 tries',
			'One try',
		]);
		expect(await enter(lastCode())).toMatchObject({ status: 200 });
	});

	test('brute force: another browser takes no try away, and cannot use the code', async () => {
		await lab.ask();
		const attacker = lab.accounts.browser();
		attacker.jar.set('sign-in', 'x'.repeat(43));
		for (const code of [...others(6), lastCode()]) expect(await enter(code, attacker)).toMatchObject(wrongCode);
		expect(await enter(lastCode())).toMatchObject({ status: 200 });
	});

	test('replay: a code signs in once, however many ask at the same moment', async () => {
		await lab.ask();
		const code = lastCode();
		const browsers = Array.from({ length: 5 }, () => {
			const one = lab.accounts.browser();
			one.jar.set('sign-in', lab.visitor.jar.get('sign-in') ?? '');
			return one;
		});
		const answers = await Promise.all(browsers.map((one) => enter(code, one)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
		for (const one of browsers) expect(await enter(code, one)).toMatchObject(wrongCode);
		expect(await lab.accounts.db.selectFrom('sessions').select('tenant').execute()).toHaveLength(1);
	});

	test('a code ends after five minutes, and with the next one', async () => {
		await lab.ask();
		lab.accounts.setClock(start + 5 * minute);
		expect(await enter(lastCode())).toMatchObject(wrongCode);
		await lab.ask();
		const [older, cookie] = [lastCode(), lab.visitor.jar.get('sign-in') ?? ''];
		lab.accounts.setClock(start + 6 * minute);
		await lab.ask();
		const newer = lastCode();
		const before = lab.accounts.browser();
		before.jar.set('sign-in', cookie);
		expect(await enter(older, before)).toMatchObject(wrongCode);
		if (older !== newer) expect(await enter(older)).toMatchObject(wrongCode);
		expect(await enter(newer)).toMatchObject({ status: 200 });
	});

	test('the database has neither codes nor tokens nor, before a sign-in, numbers', async () => {
		await lab.ask();
		const code = await lab.accounts.db.selectFrom('sign_in_codes').selectAll().executeTakeFirstOrThrow();
		const kept = JSON.stringify([code, await lab.accounts.db.selectFrom('sms_messages').selectAll().execute()]);
		for (const text of [lastCode(), phone, '491570156', lab.visitor.jar.get('sign-in') ?? 'none'])
			expect(kept).not.toContain(text);
		await enter(lastCode());
		const sessions = JSON.stringify(await lab.accounts.db.selectFrom('sessions').selectAll().execute());
		expect(sessions).not.toContain(lab.visitor.jar.get('session'));
	});

	test('fixation: a session that somebody planted is worth nothing after the sign-in', async () => {
		const planted = 'p'.repeat(43);
		lab.visitor.jar.set('session', planted);
		await lab.visitor.signIn();
		expect(lab.visitor.jar.get('session')).not.toBe(planted);
		const attacker = lab.accounts.browser();
		attacker.jar.set('session', planted);
		expect(await attacker.get('/api/auth')).toMatchObject({ json: { user: null } });
		const first = lab.visitor.jar.get('session') ?? '';
		lab.accounts.setClock(start + minute);
		await lab.visitor.signIn();
		attacker.jar.set('session', first);
		expect(await attacker.get('/api/auth')).toMatchObject({ json: { user: null } });
		expect(await lab.visitor.get('/api/auth')).toMatchObject({ json: { user: { phone } } });
	});

	test('another tenant’s session is not a session, and its code no code', async () => {
		await lab.ask();
		const south = lab.accounts.browser('south');
		south.jar.set('sign-in', lab.visitor.jar.get('sign-in') ?? '');
		expect(await enter(lastCode(), south)).toMatchObject(wrongCode);
		await enter(lastCode());
		await lab.visitor.send('PUT', '/api/watchlist/1');
		south.jar.set('session', lab.visitor.jar.get('session') ?? '');
		expect(await south.get('/api/auth')).toMatchObject({ json: { user: null, watchlist: [] } });
		expect(await south.send('DELETE', '/api/watchlist/1')).toMatchObject({ status: 401 });
		await south.send('DELETE', '/api/auth/session');
		expect(await lab.visitor.get('/api/auth')).toMatchObject({ json: { user: { phone }, watchlist: [{ id: 1 }] } });
		lab.accounts.setClock(start + minute);
		expect(await south.signIn()).toMatchObject({ json: { user: { phone }, watchlist: [] } });
	});

	test('CSRF: calls from other sites change nothing', async () => {
		await lab.visitor.signIn();
		const calls = [
			['POST', '/api/auth/code', { phone: '0491570157' }],
			['POST', '/api/auth/session', { phone, code: '123456' }],
			['DELETE', '/api/auth/session', undefined],
			['PUT', '/api/auth/user', { name: 'Eve' }],
			['DELETE', '/api/auth/user', undefined],
			['PUT', '/api/watchlist/1', undefined],
			['DELETE', '/api/watchlist/1', undefined],
		] as const;
		const strangers: Record<string, string>[] = [
			{ origin: 'https://evil.example' },
			{ origin: 'http://south.localhost' },
			{ origin: 'null' },
			{ origin: 'http://north.localhost', 'sec-fetch-site': 'same-site' },
			{ origin: 'http://north.localhost', 'sec-fetch-site': 'cross-site' },
		];
		for (const [method, path, body] of calls) {
			for (const headers of strangers)
				expect(await lab.visitor.send(method, path, body, headers), path).toMatchObject(notOwn);
		}
		const cookie = [...lab.visitor.jar].map(([name, value]) => `${name}=${value}`).join('; ');
		expect(await lab.accounts.ask('PUT', '/api/watchlist/1', { tenant: 'north', headers: { cookie } })).toMatchObject(
			notOwn,
		);
		const form = { 'content-type': 'application/x-www-form-urlencoded' };
		expect(await lab.visitor.send('POST', '/api/auth/code', { phone }, form)).toMatchObject({ status: 415 });
		expect(await lab.visitor.get('/api/auth')).toMatchObject({ json: { user: { name: null }, watchlist: [] } });
	});

	test('a published site is asked at its own addresses, also behind a proxy; its cookies are of this host alone', async () => {
		const call = (host: string, origin: string) =>
			lab.accounts.send('POST', '/api/auth/code', { phone }, { headers: { host, origin } });
		for (const origin of ['http://www.north.example', 'https://north.example.evil.example'])
			expect(await call('north.example', origin)).toMatchObject(notOwn);
		const { status, headers } = await call('north.example', 'https://www.north.example');
		expect(status).toBe(202);
		expect(headers['set-cookie']).toEqual([
			expect.stringMatching(/^__Host-sign-in=[\w-]{43}; HttpOnly; Secure; SameSite=Lax; Path=\/; Max-Age=300$/),
		]);
		expect(lab.accounts.messages().at(-1)).toContain('\n\n@north.example #');
		const [cookie = ''] = headers['set-cookie'] ?? [];
		const signIn = await lab.accounts.send(
			'POST',
			'/api/auth/session',
			{ phone, code: lastCode() },
			{ headers: { host: 'north.example', origin: 'https://north.example', cookie } },
		);
		expect(signIn.headers['set-cookie']).toEqual([
			expect.stringMatching(/^__Host-session=[\w-]{43}; HttpOnly; Secure; SameSite=Lax; Path=\/; Max-Age=2592000$/),
			expect.stringMatching(/^__Host-sign-in=; .*Max-Age=0$/),
		]);
		const [session = ''] = signIn.headers['set-cookie'] ?? [];
		const look = (host: string, value: string) =>
			lab.accounts.ask('GET', '/api/auth', { headers: { host, cookie: value } });
		expect(await look('north.example', session)).toMatchObject({ json: { user: { phone } } });
		// Somebody who can set a cookie for the whole domain cannot set one with the prefix.
		expect(await look('north.example', session.replace('__Host-', ''))).toMatchObject({ json: { user: null } });
	});

	/** Statements that a call runs, without their values. */
	async function workOf(call: () => Promise<{ status: number }>) {
		const statements = await lab.accounts.runtime.db
			.getExecutor()
			.provideConnection(async (connection) =>
				vi.spyOn(Object.getPrototypeOf(connection) as DatabaseConnection, 'executeQuery'),
			);
		try {
			const { status, ...answer } = await call();
			return { status, answer, work: statements.mock.calls.map(([{ sql }]) => sql) };
		} finally {
			statements.mockRestore();
		}
	}

	test('enumeration: a number without an account gets the same answer, by the same work', async () => {
		await lab.visitor.signIn();
		lab.accounts.setClock(start + minute);
		const asks = (number: string) =>
			workOf(async () => {
				const { status, json, headers } = await lab.ask(lab.accounts.browser(), number);
				const { 'set-cookie': cookie, date, ...rest } = headers;
				return { status, json, rest, cookie: String(cookie).replace(/=[\w-]{43}/, '') };
			});
		const known = await asks(phone);
		const unknown = await asks('0491570157');
		expect(known.status).toBe(202);
		expect(known.work.length).toBeGreaterThan(5);
		expect(unknown).toEqual(known);
		const enters = (number: string) =>
			workOf(() => lab.visitor.send('POST', '/api/auth/session', { phone: number, code: '000000' }));
		const [one, other] = [await enters(phone), await enters('0491570158')];
		expect(one.work).toEqual(other.work);
		expect(one.answer).toMatchObject({ json: other.answer['json' as never] });
	});

	test.runIf(thisDraw().isFull)('enumeration: nor can one tell by the time that an answer takes', async () => {
		await lab.visitor.signIn();
		const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
		for (let round = 0; round < 200; round++) {
			lab.accounts.setClock(start + (round + 1) * minute);
			const both = [
				['known', phone],
				['unknown', '0491570157'],
			] as const;
			for (const [kind, number] of round % 2 ? both : both.toReversed()) {
				const from = performance.now();
				expect((await lab.ask(lab.accounts.browser(), number)).status).toBe(202);
				times[kind].push(performance.now() - from);
			}
		}
		const middle = (list: number[]): number => list.toSorted((one, two) => one - two)[list.length / 2] ?? 0;
		const [known, unknown] = [middle(times.known), middle(times.unknown)];
		expect(Math.abs(known - unknown)).toBeLessThan(0.5 * Math.max(known, unknown));
	});
});
