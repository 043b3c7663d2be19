import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { leadFacts } from '../../../netlify/delivery/mails/lead-facts.ts';
import { letterHtml, letterText } from '../../../netlify/delivery/mails/letter-text.ts';
import { deliverByMail } from '../../../netlify/delivery/send/lead-mail.ts';
import { mailParts } from '../../support/mail-parts.ts';
import { type SmtpDouble, startSmtpDouble } from '../../support/smtp-double.ts';
import { makeParcel } from './parcel.ts';

let server: SmtpDouble;
beforeAll(async () => {
	server = await startSmtpDouble();
});
afterAll(() => server.stop());
beforeEach(() => {
	server.mails.length = 0;
});

const to = ['sales@dealer.example'];
const visitor = {
	name: 'Zoë Example',
	phone: '0491 570 156',
	email: 'zoe@example.com',
	category: 'Test Drive Enquiry',
	message: 'Is it free on Saturday?\nIn the morning.',
	car_name: '2021 Kia Rio S',
	stock_number: 'K1',
	'Test Drive Booking Date': '2026-11-28',
	url: 'https://plain.example/cars/2021-kia-rio/',
	user_agent: 'Mozilla/5.0',
	visited_pages: ['/'],
};
const parcel = (payload: Record<string, unknown> = visitor, over: Parameters<typeof makeParcel>[1] = {}) =>
	makeParcel(payload, { env: { SMTP_URL: `smtp://${server.url}`, MAIL_FROM: 'leads@forecourt.example' }, ...over });
const site = { address: { state: 'QLD' } };

test('FORM-15 a mail that people read: who, which car, what; a reply goes to the visitor; the ADF is attached', async () => {
	expect(await deliverByMail(parcel(visitor, { site }), { to, adf: true })).toEqual({ kind: 'done', status: 250 });
	const { headers, parts } = mailParts(server.mails[0]?.source ?? '');
	expect(headers['reply-to']).toBe('zoe@example.com');
	expect(headers['from']).toBe('leads@forecourt.example');
	expect(headers['subject']).toContain('2021');
	expect(parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html', 'application/x-adf+xml']);
	const [text, html, adf] = parts;
	expect(text?.text.trimEnd()).toBe(`Test Drive Enquiry

Name: Zoë Example
Phone: 0491 570 156
Email: zoe@example.com

Vehicle: 2021 Kia Rio S
Stock number: K1

Is it free on Saturday?
In the morning.

Test Drive Booking Date: Saturday 28 November 2026

Page: https://plain.example/cars/2021-kia-rio/
Sent: Saturday 21 November 2026 at 10:05 am AEST
Reference: 5f0c6a0e-6a53-4d0c-8d6e-0a4a3c1c9b11`);
	expect(html?.text).toContain('<a href="tel:0491570156"');
	expect(html?.text).toContain('<a href="mailto:zoe@example.com"');
	expect(html?.text).not.toContain('Mozilla');
	expect(adf?.disposition).toContain('lead.adf.xml');
	expect(adf?.text).toContain('<?adf version="1.0"?>');
});

test('labels are those that the visitor saw, in the words of the site’s form', () => {
	const facts = leadFacts(parcel({ deposit: '$500', name: 'A' }, { lead: { form: 'finance' } }));
	expect(facts.answers).toEqual([{ label: expect.stringMatching(/^Deposit/), text: '$500' }]);
});

test('without an address nobody is replied to, and the ADF can be left out', async () => {
	await deliverByMail(parcel({ ...visitor, email: 'not one' }), { to, adf: false });
	const { headers, parts } = mailParts(server.mails[0]?.source ?? '');
	expect(headers['reply-to']).toBeUndefined();
	expect(parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html']);
});

test('sensitive answers are named, not told; an incomplete lead says so', () => {
	const sealed = JSON.stringify({ keys: ['licence'], box: 'x' });
	const text = letterText(leadFacts(parcel({ licence: null }, { lead: { sealed, status: 'incomplete' } })));
	expect(text).toMatch(/^Incomplete: the visitor left before the last step\.$/m);
	expect(text).toMatch(/^Licence: kept in the lead, not sent by mail$/m);
});

test('an address that is not of the web is no link', () => {
	const { about } = leadFacts(parcel({ url: 'javascript:alert(1)' }));
	expect(about.map(({ label }) => label)).toEqual(['Sent', 'Reference']);
});

test('whatever a visitor writes stays text', () => {
	const tags = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', '=', '/', ' ', '\n', 'é') });
	fc.assert(
		fc.property(tags, tags, (name, message) => {
			const html = letterHtml(leadFacts(parcel({ name, message, email: message })), { brand: '#111111', sender: name });
			const bare = letterHtml(leadFacts(parcel({ name: 'x', message: 'x', email: 'x' })), {
				brand: '#111111',
				sender: 'x',
			});
			const known = new Set(bare.match(/<\/?[\w!]+/g));
			for (const tag of html.match(/<\/?[\w!]+/g) ?? []) expect(known).toContain(tag);
		}),
		{ seed: 20261122, numRuns: 200 },
	);
});
