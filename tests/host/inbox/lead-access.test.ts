import { describe, expect, test } from 'vitest';
import { createAdmission } from '../../../scripts/host/cockpit/admission/admission.ts';
import { engines } from '../../support/databases.ts';
import { startHost } from '../hosted.ts';
import { tokenIn, useInbox } from './inbox.ts';

describe.each(engines)('FORM-15 leads without a key on $name', ({ make }) => {
	const { opened, states } = useInbox(make);

	test('without a key the code that the opened.host printed unlocks leads, on this machine only', async () => {
		const code = 'printed-in-the-terminal-of-the-host';
		const open = await startHost(
			{ 'acme/index.html': 'Acme' },
			{ openFleet: async () => opened.fleet, admission: createAdmission({}, Date.now, code) },
		);
		const here = { host: 'localhost' };
		expect((await open.get('/tenants/acme/leads/', here)).text).toContain('paste its code:</label>');
		expect((await open.get('/sign-in/?code=guessed', here)).status).toBe(403);
		const signedIn = await open.get(`/sign-in/?code=${code}`, here);
		expect([signedIn.status, signedIn.headers.location]).toEqual([303, '/who/?to=%2Ffleet%2F']);
		const cookie = (signedIn.headers['set-cookie']?.[0] ?? '').replace(/;.*/, '');
		const list = await open.get('/tenants/acme/leads/', { ...here, headers: { cookie } });
		expect(list.text).toContain('Zoë &lt;late&gt;');
		const far = { ...here, headers: { cookie, 'x-forwarded-for': '203.0.113.9' } };
		expect((await open.get('/tenants/acme/leads/', far)).status).toBe(403);
		await open.close();
	});

	test('without a key leads are listed on this machine, and not opened', async () => {
		const open = await startHost({ 'acme/index.html': 'Acme' }, { openFleet: async () => opened.fleet });
		const here = { host: 'localhost' };
		const { text } = await open.get('/tenants/acme/leads/', here);
		expect(text).toContain('Test Drive');
		expect(text).toContain('To read them, set <code>FORECOURT_OPERATOR_KEY</code>');
		expect(text).toContain('>Z. &lt;…</a>');
		expect(text).not.toMatch(/Zoë|visitor\.example|still there/);
		const trail = (await open.get('/tenants/acme/leads/late/', here)).text;
		expect(trail).toContain('What happened');
		expect(trail).not.toMatch(/Zoë|visitor\.example|still there|Open the lead/);
		const own = (await open.get('/tenants/acme/', here)).text;
		const token = tokenIn(own);
		const refused = await open.get('/tenants/acme/leads/half/opened/', { ...here, form: { token } });
		expect(refused.status).toBe(403);
		expect(refused.text).toContain('FORECOURT_OPERATOR_KEY');
		expect(await states()).toEqual(['new', 'late']);
		await open.close();
	});
});
