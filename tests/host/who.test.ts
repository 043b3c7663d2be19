import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdmission } from '../../scripts/host/cockpit/admission/admission.ts';
import { tokenIn } from './cockpit.ts';
import { type Hosted, startHost } from './hosted.ts';

const code = 'printed-in-the-terminal-of-the-host';
let host: Hosted;
beforeAll(async () => {
	host = await startHost({ 'acme/index.html': 'Acme' }, { admission: createAdmission({}, Date.now, code) });
});
afterAll(() => host.close());

const cookiesOf = (answer: { headers: Record<string, unknown> }): string[] =>
	[answer.headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).replace(/;.*/, ''));
const at = (cookies: readonly string[]) => ({ host: 'localhost', headers: { cookie: cookies.join('; ') } });
const signIn = (cookies: readonly string[] = []) => host.get(`/sign-in/?code=${code}`, at(cookies));

test('FORM-15 whoever signs in is asked who they are, once: the name is in the bar of each page from then on', async () => {
	const first = await signIn();
	expect(first.headers.location).toBe('/who/?to=%2Ffleet%2F');
	const session = cookiesOf(first);
	const page = await host.get(first.headers.location ?? '', at(session));
	expect(page.text).toContain('Who are you?');
	const form = { token: tokenIn(page.text), to: '/fleet/', name: ' Nina ' };
	const said = await host.get('/who/', { ...at(session), form });
	expect(said.headers.location).toBe('/fleet/');
	const named = [...session, ...cookiesOf(said)];
	expect((await host.get('/fleet/', at(named))).text).toMatch(/<a class="who" href="\/who\/"[^>]*>Nina<\/a>/);
	expect((await signIn(cookiesOf(said))).headers.location).toBe('/fleet/');
	expect((await host.get('/who/', at(named))).text).toContain('You are Nina');
});

test('FORM-15 whoever skips it is not asked at the next sign-in; nobody says a name without the token, or without signing in', async () => {
	const session = cookiesOf(await signIn());
	const { text } = await host.get('/who/', at(session));
	const skipped = await host.get('/who/', {
		...at(session),
		form: { token: tokenIn(text), to: '/leads/', skip: 'yes' },
	});
	expect(skipped.headers.location).toBe('/leads/');
	expect((await signIn(cookiesOf(skipped))).headers.location).toBe('/fleet/');
	expect((await host.get('/who/', { ...at(session), form: { name: 'Kim' } })).status).toBe(403);
	expect((await host.get('/who/', at([]))).status).toBe(403);
});
