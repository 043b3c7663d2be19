import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverDue } from '../../../netlify/delivery/deliver-due.ts';
import { replyHtml } from '../../../netlify/delivery/mails/reply-html.ts';
import { makeSite, problemsOf } from '../../config/read.ts';
import { engines } from '../../support/databases.ts';
import { mailParts } from '../../support/mail-parts.ts';
import { type SmtpDouble, startSmtpDouble } from '../../support/smtp-double.ts';
import { until } from '../../support/until.ts';
import { lead, type Served, serveFunctions } from '../served.ts';

const auto_reply = {
	subject: 'Your enquiry to {dealer}',
	text: 'Hello {first_name},\n\nwe have it ({reference}) and will call you. {phone}',
	reply_to: 'sales@plain.example',
};

test('a reply says only what the dealer knows; its destination is not to be named by a tenant', () => {
	const wrong = makeSite({ leads: { auto_reply: { subject: 'Hi', text: '{message} {car}' } } });
	expect(problemsOf(wrong)).toEqual([
		expect.stringContaining(
			'found "{message}", expected only the placeholders {first_name}, {dealer}, {phone}, {reference}',
		),
		expect.stringContaining('found "{car}"'),
	]);
	const destinations = { 'auto-reply': { kind: 'mail', to: ['a@b.example'] } };
	expect(problemsOf(makeSite({ leads: { destinations } }))[0]).toContain('the platform’s own, for leads.auto_reply');
});

test('FORM-12 a reply is a page as well: the dealer’s words as they are, a number to tap, nothing that the words could smuggle in', () => {
	const colours = { brand: '#123456', on_brand: '#ffffff' };
	const dealer = { name: 'Plain & Co', url: 'https://plain.example', locale: 'en-NZ', colours };
	const sender = { ...dealer, phone: '(02) 5550 9000' };
	const html = replyHtml('Your enquiry', 'Hi <b>Zoë</b>,\n\nwe have it.\nUntil soon', sender);
	expect(html).toContain('<p style="margin:0 0 14px;white-space:pre-line">we have it.\nUntil soon</p>');
	expect(html).toContain('Hi &lt;b&gt;Zoë&lt;/b&gt;,');
	expect(html).toContain('href="tel:0255509000"');
	expect(html).toContain('Plain &amp; Co');
	expect(html).toContain('<html lang="en-NZ">');
	expect(html).toContain('background:#123456;color:#ffffff');
	expect(replyHtml('Your enquiry', 'Hi', { ...sender, phone: null })).not.toContain('tel:');
});

describe.each(engines)('a reply to the visitor, on $name', (engine) => {
	let served: Served;
	let server: SmtpDouble;
	let tenantsDir: string;
	beforeAll(async () => {
		server = await startSmtpDouble();
		tenantsDir = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
		mkdirSync(join(tenantsDir, 'plain'));
		const destinations = { mail: { kind: 'webhook', url: 'https://127.0.0.1:9/', secret_env: 'NOT_SET' } };
		const site = makeSite({ phone: '(02) 5550 9000', leads: { destinations, auto_reply }, forms: { captcha: false } });
		writeFileSync(join(tenantsDir, 'plain', 'site.json'), JSON.stringify(site));
		const env = { SMTP_URL: `smtp://${server.url}`, MAIL_FROM: 'leads@forecourt.example' };
		served = await serveFunctions(engine, { tenantsDir, env });
	});
	afterAll(async () => {
		await served.stop();
		await server.stop();
		rmSync(tenantsDir, { recursive: true, force: true });
		for (const name of ['SMTP_URL', 'MAIL_FROM']) delete process.env[name];
	});
	beforeEach(() => {
		server.mails.length = 0;
	});

	const post = async (over: Record<string, unknown>, id?: { id: string; token: string }) => {
		const headers = id && { 'lead-token': id.token };
		const captcha = await served.solve();
		const [method, path] = id ? ['PUT', `/api/leads/${id.id}`] : ['POST', '/api/leads'];
		return served.send(method, path, { lead: lead(over), captcha }, { ...(headers && { headers }) });
	};
	const replies = () => server.mails.map(({ to }) => to.join());

	test('FORM-12 goes out once an enquiry is complete, and once only', async () => {
		const started = await post({ form_completed: false, lead_status: 'Incomplete', email: 'one@example.com' });
		expect(started.status).toBe(201);
		await deliverDue(served.runtime);
		expect(replies()).toEqual([]);
		const right = { id: String(started.json['id']), token: String(started.json['lead_token']) };
		for (const message of ['done', 'changed']) {
			expect((await post({ email: 'one@example.com', message, name: 'Zoë' }, right)).status).toBe(200);
		}
		await until(() => server.mails.length > 0);
		await deliverDue(served.runtime);
		expect(replies()).toEqual(['one@example.com']);
		const { headers, parts } = mailParts(server.mails[0]?.source ?? '');
		expect(headers).toMatchObject({
			'auto-submitted': 'auto-replied',
			'reply-to': 'sales@plain.example',
			subject: 'Your enquiry to Plain',
		});
		expect(parts[0]?.text.trim()).toBe(
			`Hello Zoë,\n\nwe have it (${right.id.slice(0, 8)}) and will call you. (02) 5550 9000`,
		);
	});

	test('nobody is written to more than three times a day, and a name that carries a message is left out', async () => {
		for (let count = 0; count < 5; count++) {
			expect((await post({ email: 'Victim@example.com', name: 'Win $1000 at evil.example' })).status).toBe(201);
		}
		await deliverDue(served.runtime);
		await until(() => server.mails.length === 3);
		await deliverDue(served.runtime);
		expect(replies()).toHaveLength(3);
		for (const { source } of server.mails) {
			expect(source).toContain('Hello there,');
			expect(source).not.toContain('evil');
		}
	});

	test('a program’s lead gets none', async () => {
		const body = { lead: lead({ email: 'program@example.com' }) };
		expect((await served.send('POST', '/api/leads', body, { headers: served.key() })).status).toBe(201);
		await deliverDue(served.runtime);
		expect(replies()).toEqual([]);
	});
});
