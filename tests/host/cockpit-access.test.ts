import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fleet } from '../../netlify/fleet/fleet.ts';
import { createAdmission } from '../../scripts/host/cockpit/admission/admission.ts';
import { far, files, names, start, tokenIn, useCockpit } from './cockpit.ts';
import { type Hosted, startHost, writeReport } from './hosted.ts';

const key = 'operator'.repeat(5);

let fleet: Fleet;
let host: Hosted;
useCockpit((opened) => {
	({ fleet, host } = opened);
});

test('an address that is not a page says so in words, to those who may look around here', async () => {
	const { status, text } = await host.get('/nowhere/', start);
	expect(status).toBe(404);
	expect(text).toContain('<h1>Page not found</h1>');
});

test.each<[string, (token: string) => { form: Record<string, string>; headers?: Record<string, string> }]>([
	['no token', () => ({ form: {} })],
	['a wrong token', () => ({ form: { token: 'x' } })],
	['another site', (token) => ({ form: { token }, headers: { 'sec-fetch-site': 'cross-site' } })],
	['a tenant’s site', (token) => ({ form: { token }, headers: { 'sec-fetch-site': 'same-site' } })],
])('a form with %s does nothing', async (_, ask) => {
	const token = tokenIn((await host.get('/tenants/acme/', start)).text);
	expect((await host.get('/tenants/acme/rebuild/', { ...start, ...ask(token) })).status).toBe(403);
	expect((await fleet.status('acme')).waiting).toEqual([]);
});

test('a site that nobody knows is not built', async () => {
	const token = tokenIn((await host.get('/tenants/acme/', start)).text);
	for (const path of ['/tenants/nobody/rebuild/', '/tenants/nobody/roll-back/', '/tenants/%0d%0ax/rebuild/']) {
		expect((await host.get(path, { ...start, form: { token, release: 'x' } })).status).toBe(404);
	}
	expect((await fleet.status('nobody')).waiting).toEqual([]);
});

test('whoever comes through a proxy sees the sites, and nothing of the cockpit', async () => {
	const { status, text } = await host.get('/', far);
	expect(status).toBe(200);
	expect(text).not.toContain('/fleet/');
	for (const path of ['/fleet/', '/tenants/acme/']) {
		const refused = await host.get(path, far);
		expect(refused.status).toBe(403);
		expect(refused.text).toContain('FORECOURT_OPERATOR_KEY');
		expect(refused.text).not.toContain('Acme');
	}
	expect((await host.get('/fleet/', { host: 'acme.localhost' })).status).toBe(404);
});

describe('with a key', () => {
	let host: Hosted;
	beforeAll(async () => {
		const admission = createAdmission({ FORECOURT_OPERATOR_KEY: key });
		host = await startHost(files, { openFleet: async () => fleet, admission });
		writeReport(host, [{ slug: 'acme', name: 'Acme' }]);
	});
	afterAll(() => host.close());

	test.each(['/', '/fleet/', '/tenants/acme/', '/build-report/acme/'])('%s asks for it', async (path) => {
		const { status, headers, text } = await host.get(path, start);
		expect([status, headers.location]).toEqual([303, '/sign-in/']);
		expect(text).not.toContain('Acme');
	});

	test('an address that is not a page does not lead those without the key into the cockpit', async () => {
		const { status, text } = await host.get('/nowhere/', start);
		expect(status).toBe(404);
		expect(text).not.toContain('href="/fleet/"');
	});

	test('a button without a session does nothing', async () => {
		const { headers } = await host.get('/tenants/acme/rebuild/', { ...start, form: { token: 'x' } });
		expect(headers.location).toBe('/sign-in/');
	});

	test('an unknown host name is not told which sites there are', async () => {
		expect((await host.get('/', { host: 'nobody.example' })).text).not.toContain('acme');
	});

	test('signing in and out', async () => {
		const { status, headers } = await host.get('/sign-in/', { ...start, form: { key } });
		expect([status, headers.location]).toEqual([303, '/who/?to=%2Ffleet%2F']);
		const set = headers['set-cookie']?.[0] ?? '';
		expect(set).toMatch(/; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
		expect(set).not.toContain(key);
		const cookie = set.replace(/;.*/, '');
		const { text } = await host.get('/fleet/', { ...start, headers: { cookie } });
		expect(names(text)).toContain('acme');
		expect(text).toContain('Sign out');
		const out = await host.get('/sign-out/', { ...start, headers: { cookie }, form: {} });
		expect(out.headers['set-cookie']?.[0]).toMatch(/Max-Age=0/);
	});

	test('a wrong key is refused, and too many have to wait', async () => {
		const far = (given: string) => host.get('/sign-in/', { ...start, form: { key: given } });
		expect((await far('wrong')).text).toContain('This is not the key.');
		for (let count = 1; count < 10; count++) expect((await far('wrong')).status).toBe(403);
		const { status, headers } = await far(key);
		expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
	});
});
