import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { leadFacts } from '../../../netlify/delivery/mails/lead-facts.ts';
import { letterHtml, letterText } from '../../../netlify/delivery/mails/letter-text.ts';
import { deliverByMail } from '../../../netlify/delivery/send/lead-mail.ts';
import { mailParts } from '../../support/mail-parts.ts';
import { type SmtpDouble, startSmtpDouble } from '../../support/smtp-double.ts';
import { makeTempDir } from '../../support/temp-dir.ts';
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
const around = { colours: { brand: '#111111', on_brand: '#ffffff' }, sender: 'x', locale: 'en-AU' };
/** A header as mail programs show it. */
const decoded = (header: string): string =>
	header
		.replace(/\?=\s+=\?UTF-8\?Q\?/g, '')
		.replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, text: string) =>
			decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
		);
/** What a phone shows of a mail: its texts in order. */
const shown = (html: string): string =>
	html
		.replace(/<(title|div style="display:none)[^>]*>[^<]*</g, '<')
		.replace(/<wbr>/g, '')
		.replace(/<[^>]+>/g, '\n');

test('FORM-15 a mail that people read: who, which car, what; a reply goes to the visitor; the ADF is attached', async () => {
	expect(await deliverByMail(parcel(visitor, { site }), { to, adf: true })).toEqual({ kind: 'done', status: 250 });
	const { headers, parts } = mailParts(server.mails[0]?.source ?? '');
	expect(headers['reply-to']).toBe('zoe@example.com');
	expect(headers['from']).toBe('Plain <leads@forecourt.example>');
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
	expect(html?.text).toContain('<a class="filled" href="tel:0491570156"');
	expect(html?.text).toContain('<a class="link" href="mailto:zoe@example.com"');
	expect(html?.text).not.toContain('Mozilla');
	expect(adf?.disposition).toContain('lead.adf.xml');
	expect(adf?.text).toContain('<?adf version="1.0"?>');
});

test('labels are those that the visitor saw, in the words of the site’s form', () => {
	const facts = leadFacts(parcel({ deposit: '$500', name: 'A' }, { lead: { form: 'finance' } }));
	expect(facts.answers).toEqual([{ label: expect.stringMatching(/^Deposit/), text: '$500' }]);
});

test('FORM-15 amounts of money are told as the site writes them', () => {
	const answers = { vehicle_price_budget: '45000', deposit: '5000.50' };
	const facts = leadFacts(parcel({ ...answers, name: 'A' }, { lead: { form: 'finance' } }));
	expect(facts.answers.map(({ text }) => text)).toEqual(['$45,000', '$5,000.50']);
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

test('FORM-15 on a phone the mail begins with who it is, how to answer, which car and what they say', () => {
	const html = letterHtml(leadFacts(parcel()), around);
	const order = ['Test Drive Enquiry', 'Zoë Example', 'Call 0491 570 156', '2021 Kia Rio S', 'Is it free on Saturday?'];
	const places = order.map((text) => shown(html).indexOf(text));
	expect(places).toEqual(places.toSorted((one, other) => one - other));
	expect(places).not.toContain(-1);
	expect(html).toContain(
		'<a class="link" href="https://plain.example/cars/2021-kia-rio/" style="color:#0b57d0">2021 Kia Rio S</a>',
	);
	expect(shown(html)).not.toContain('https://plain.example/cars/');
});

/** What our forms send of a car: three answers and no name. */
const ofForm = {
	...{ name: 'Zoë Example', phone: '0491 570 156', category: 'Used Vehicle Enquiry', subcategory: 'Test Drive' },
	...{ 'Vehicle Year': '2024', 'Vehicle Make': 'Suzuki', 'Vehicle Model': 'Vitara', stock_number: 'U1', car_id: '7' },
	...{ 'Test Drive Booking Date': '2026-11-28T10:30', message: 'Is it\nfree?', opt_in: true },
	url: 'https://plain.example/cars/2024-suzuki-vitara/',
};
const { category, subcategory } = ofForm;

test('FORM-15 the car that a form names in three answers is one car, with the way to its page', () => {
	const facts = leadFacts(parcel(ofForm, { lead: { category, subcategory } }));
	expect(facts.vehicle.slice(0, 2).map(({ label, text }) => [label, text])).toEqual([
		['Vehicle', '2024 Suzuki Vitara'],
		['Stock number', 'U1'],
	]);
	expect(letterHtml(facts, around)).toContain(
		`<a class="link" href="${ofForm.url}" style="color:#0b57d0">2024 Suzuki Vitara</a>`,
	);
	const own = leadFacts(parcel({ ...ofForm, Rego: 'ABC123' }, { lead: { category: 'Trade-In Enquiry' } }));
	expect(shown(letterHtml(own, around))).toMatch(/Their vehicle\s+2024 Suzuki Vitara\s/);
	expect(letterHtml(own, around).match(/href="https:\/\/plain\.example\/cars/g)).toHaveLength(1);
});

test('FORM-15 a locked phone shows what it is, the car and the customer; below, when, what they say and the number', async () => {
	await deliverByMail(parcel(ofForm, { lead: { category, subcategory } }), { to, adf: false });
	const { headers, parts } = mailParts(server.mails[0]?.source ?? '');
	expect(decoded(headers['subject'] ?? '')).toBe('Test Drive: 2024 Suzuki Vitara (U1) – Zoë Example');
	const html = parts.find(({ type }) => type === 'text/html')?.text ?? '';
	const [, preview] = /<div style="display:none[^>]*>([^<]*)</.exec(html) ?? [];
	expect(preview).toBe('Asks for Saturday 28 November 2026 at 10:30 am · Is it free? · 0491 570 156');
	expect(shown(html).split('Saturday 28 November 2026 at 10:30 am')).toHaveLength(2);
});

test('a mail has dark colours for programs that show them', () => {
	expect(letterHtml(leadFacts(parcel()), around)).toMatch(
		/<meta name="color-scheme" content="light dark">.*@media \(prefers-color-scheme:dark\)/s,
	);
});

test('the words of a consent are cut to a label', () => {
	const { answers } = leadFacts(parcel({ name: 'A', opt_in: true }, { lead: { form: 'enquiry' } }));
	expect(answers).toEqual([{ label: 'Send me news and offers', text: 'Yes' }]);
});

test('only a customer with an e-mail address is answered by a reply', () => {
	const said = 'Reply to this email to answer the customer.';
	expect(letterHtml(leadFacts(parcel()), around)).toContain(said);
	const without = letterHtml(leadFacts(parcel({ ...visitor, email: '' })), around);
	expect(without).not.toContain(said);
	expect(without).toContain('a reply to this email does not reach them');
});

test('CAR-1 the time of a test drive stands at the top, in words', () => {
	const booking = {
		...{ id: 'b', state: 'booked', start: '2026-11-28T10:30:00+10:00', end: '2026-11-28T11:00:00+10:00' },
		...{ when: 'Saturday 28 November 2026 at 10:30 am AEST', zone: 'Australia/Brisbane', location_id: 1 },
		...{ sequence: 0, manage: 'https://plain.example/api/test-drives/b' },
	};
	const facts = leadFacts(parcel({ ...visitor, test_drive_booking: booking }));
	const text = shown(letterHtml(facts, around));
	expect(text.indexOf(booking.when)).toBeLessThan(text.indexOf('Call 0491'));
	expect(text.split(booking.when)).toHaveLength(2);
	expect(text).not.toContain(booking.start);
	expect(letterText(facts)).toContain(`Test drive: Booked: ${booking.when}\n`);
	expect(
		leadFacts(parcel({ ...visitor, test_drive_booking: { ...booking, state: 'cancelled' } })).appointment,
	).toBeNull();
});

test('a subject names the visitor’s own vehicle, and says what was left unfinished', async () => {
	const own = {
		name: 'Zoë',
		category: 'Sell My Car',
		'Vehicle Year': 2014,
		'Vehicle Make': 'Kia',
		'Vehicle Model': 'Rio',
	};
	await deliverByMail(parcel(own, { lead: { status: 'incomplete' } }), { to, adf: false });
	const { headers } = mailParts(server.mails[0]?.source ?? '');
	expect(decoded(headers['subject'] ?? '')).toBe('Incomplete: Sell My Car: 2014 Kia Rio – Zoë');
	await deliverByMail(parcel({ ...own, name: '', phone: '0400 123 456' }, { lead: { status: 'incomplete' } }), {
		to,
		adf: false,
	});
	const unnamed = mailParts(server.mails.at(-1)?.source ?? '').headers['subject'] ?? '';
	expect(decoded(unnamed)).toBe('Incomplete: Sell My Car: 2014 Kia Rio – 0400 123 456');
});

test('a postcode alone is not an address, and a word of the feed is written as one of ours', () => {
	const { person, vehicle } = leadFacts(parcel({ name: 'A', postcode: '4105', car_name: 'Kia Rio', car_type: 'used' }));
	expect(person).toContainEqual({ label: 'Postcode', text: '4105' });
	expect(vehicle).toContainEqual({ label: 'New or used', text: 'Used' });
	expect(leadFacts(parcel({ postcode: '4105', city: 'Moorooka' })).person).toEqual([
		{ label: 'Address', text: 'Moorooka, 4105' },
	]);
});

test('SITE-9 how far their vehicle has gone is told in the unit of the dealer, and words stay', () => {
	const told = (kilometres: string, over = {}) =>
		leadFacts(parcel({ name: 'A', kilometres }, over)).answers.map(({ text }) => text);
	expect(told('84500')).toEqual(['84,500 km']);
	expect(told('about 80,000')).toEqual(['about 80,000']);
	expect(told('157716', { site: { ...site, locale: 'en-US' } })).toEqual(['98,000 miles']);
});

test('an address that is not of the web is not a link', () => {
	const { about } = leadFacts(parcel({ url: 'javascript:alert(1)' }));
	expect(about.map(({ label }) => label)).toEqual(['Sent', 'Reference']);
});

test('whatever a visitor writes stays text', () => {
	const tags = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', '=', '/', ' ', '\n', 'é') });
	fc.assert(
		fc.property(tags, tags, (name, message) => {
			const html = letterHtml(leadFacts(parcel({ name, message, email: message })), { ...around, sender: name });
			const bare = letterHtml(leadFacts(parcel({ name: 'x', message: 'x', email: 'x' })), around);
			const known = new Set(bare.match(/<\/?[\w!]+/g));
			for (const tag of html.match(/<\/?[\w!]+/g) ?? []) expect(known).toContain(tag);
		}),
		{ seed: 20261122, numRuns: 200 },
	);
});

test('FORM-16 a booking of a service is headed as one; a question about service, and another category of the site, keep theirs', () => {
	const headingOf = (form: string, category: string) =>
		leadFacts(parcel({ category }, { lead: { form, category } })).heading;
	expect(headingOf('book-a-service', 'Service Enquiry')).toBe('Service booking request');
	expect(headingOf('contact', 'Service Enquiry')).toBe('Service Enquiry');
	expect(headingOf('book-a-service', 'Workshop')).toBe('Workshop');
});

const tradeIn = {
	...{ name: 'Aroha Williams', phone: '0491 570 158', category: 'Trade-In Enquiry' },
	...{ 'Vehicle Make': 'Toyota', 'Vehicle Model': 'Corolla', 'Vehicle Year': '2016', Rego: 'ABC123' },
	...{ car_id: '7', stock_number: 'K7', car_type: 'used' },
};
const kiaRio = {
	...{ id: 7, name: '2021 Kia Rio', variant: 'Sport', path: '/vehicles/2021-kia-rio-k7/' },
	about: { values: { car_id: '7', stock_number: 'K7' } },
};

test('FORM-15 a trade-in names our car and leads to it, apart from the visitor’s own', async () => {
	const out = makeTempDir();
	mkdirSync(join(out, 'plain'));
	writeFileSync(join(out, 'plain', 'saved-cars.json'), JSON.stringify({ cars: [kiaRio] }));
	const env = { ...parcel().env, FORECOURT_ANSWERS: join(out, '.forecourt') };
	await deliverByMail(parcel(tradeIn, { env }), { to, adf: false });
	const { headers, parts } = mailParts(server.mails[0]?.source ?? '');
	expect(decoded(headers['subject'] ?? '')).toBe(
		'Trade-In Enquiry: 2016 Toyota Corolla for 2021 Kia Rio Sport (K7) – Aroha Williams',
	);
	const [text, html] = parts.map((part) => part.text);
	expect(text).toContain(
		'Vehicle: 2016 Toyota Corolla\nRego: ABC123\n\nFor our vehicle\nVehicle: 2021 Kia Rio Sport\nStock number: K7\nNew or used: Used\nPage: https://plain.example/vehicles/2021-kia-rio-k7/',
	);
	expect(html).toContain('href="https://plain.example/vehicles/2021-kia-rio-k7/"');
	expect(shown(html ?? '').replace(/\n+/g, '\n')).toMatch(
		/Their vehicle\n2016 Toyota Corolla\nRego\nABC123\nFor our vehicle\n2021 Kia Rio Sport\nStock number\nK7/,
	);
});

test.each([
	[
		'the address of its page',
		{ page_id: '/cars/2021-kia-rio-k7/' },
		'2021 Kia Rio',
		'2016 Toyota Corolla for 2021 Kia Rio (K7)',
	],
	['its stock number alone', { page_id: '/trade-in/' }, 'Stock number', '2016 Toyota Corolla for K7'],
])('FORM-15 where the site was built elsewhere, our car is named by %s', async (_, over, named, subject) => {
	const env = { ...parcel().env, FORECOURT_ANSWERS: join(makeTempDir(), '.forecourt') };
	await deliverByMail(parcel({ ...tradeIn, ...over }, { env }), { to, adf: false });
	const { headers, parts } = mailParts(server.mails[0]?.source ?? '');
	expect(decoded(headers['subject'] ?? '')).toBe(`Trade-In Enquiry: ${subject} – Aroha Williams`);
	expect(parts[0]?.text).toContain(
		`For our vehicle\n${named === 'Stock number' ? 'Stock number: K7' : `Vehicle: ${named}`}`,
	);
});

test('FORM-15 where the site was built elsewhere and the form was on no car’s page, the published site names our car', async () => {
	const asked: (string | undefined)[] = [];
	const site = createServer(({ url }, answer) => {
		asked.push(url);
		answer.end(JSON.stringify({ cars: [kiaRio] }));
	}).listen(0, '127.0.0.1');
	await once(site, 'listening');
	const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
	const env = { ...parcel().env, FORECOURT_ANSWERS: join(makeTempDir(), '.forecourt') };
	const sent = parcel({ ...tradeIn, page_id: '/trade-in/' }, { env });
	await deliverByMail({ ...sent, site: { ...sent.site, url } }, { to, adf: false });
	site.close();
	const { headers, parts } = mailParts(server.mails[0]?.source ?? '');
	expect(asked).toEqual(['/saved-cars.json']);
	expect(decoded(headers['subject'] ?? '')).toContain('2016 Toyota Corolla for 2021 Kia Rio Sport (K7)');
	expect(parts[0]?.text).toContain(`Page: ${url}/vehicles/2021-kia-rio-k7/`);
});
