import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverByAdfMail as deliverByMail } from '../../../netlify/delivery/send/adf-mail.ts';
import { type SmtpDouble, startSmtpDouble } from '../../support/smtp-double.ts';
import { makeParcel } from './parcel.ts';

const to = ['leads@dealer.example', 'second@dealer.example'];
let server: SmtpDouble;
beforeAll(async () => {
	server = await startSmtpDouble();
});
afterAll(() => server.stop());
beforeEach(() => {
	server.mails.length = 0;
	server.refuseWith(null);
});

const parcel = (message: string, over: Parameters<typeof makeParcel>[1] = {}) =>
	makeParcel(
		{ name: 'Zoë', message, category: 'General Enquiry' },
		{ env: { SMTP_URL: `smtp://${server.url}` }, ...over },
	);

test('ADF goes out as the text of a mail, neither HTML nor multipart', async () => {
	expect(await deliverByMail(parcel('Hello'), { to, from: 'site@dealer.example' })).toEqual({
		kind: 'done',
		status: 250,
	});
	const [{ source, ...envelope } = { source: '' }, ...more] = server.mails;
	expect(more).toEqual([]);
	expect(envelope).toEqual({ from: 'site@dealer.example', to });
	expect(source).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
	expect(source).not.toMatch(/multipart|text\/html/);
	expect(source).toMatch(/^Message-ID: <5f0c6a0e-[\w-]+\.1\.mail@plain\.example>$/m);
	expect(source).toMatch(/^Subject: .*General_Enquiry/m);
});

test('letters, long lines and lines with a dot arrive as they were written', async () => {
	const message = `${'long '.repeat(400)}\n.\n..dot\n漢字 Zoë = é`;
	await deliverByMail(parcel(message), { to });
	const [head = '', body = ''] = server.mails[0]?.source.split(/\n\n(?=<)/) ?? [];
	expect(head).toContain('quoted-printable');
	const bytes = body
		.replace(/=\n/g, '')
		.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	expect(Buffer.from(bytes, 'latin1').toString('utf8')).toContain(message.trim());
});

test('a text cannot add a header or a recipient', async () => {
	const lead = { category: 'General\r\nBcc: all@else.example\r\n\r\nHi' };
	await deliverByMail(parcel('Hello', { lead }), { to });
	const [mail] = server.mails;
	expect(mail?.to).toEqual(to);
	expect(mail?.source.split('\n\n')[0]).not.toMatch(/^Bcc:/im);
});

test.each([
	['550 5.1.1 no such mailbox', { kind: 'dead', status: 550, error: 'The mail server answered 550.' }],
	['451 4.3.0 later', { kind: 'retry', status: 451, error: 'The mail was not sent (EENVELOPE).' }],
])('a server that says %s', async (refusal, outcome) => {
	server.refuseWith(refusal);
	expect(await deliverByMail(parcel('Hello'), { to })).toEqual(outcome);
});

/** This machine by another name: one that is not taken for it. */
const remote = () => `smtp://[::ffff:127.0.0.1]:${server.url.split(':')[1]}`;

test('a server elsewhere that has no TLS gets nothing, unless its address says so', async () => {
	expect(await deliverByMail(parcel('Hello', { env: { SMTP_URL: remote() } }), { to })).toMatchObject({
		kind: 'blocked',
		error: expect.stringContaining('?tls=optional'),
	});
	expect(server.mails).toEqual([]);
	const env = { SMTP_URL: `${remote()}?tls=optional` };
	expect(await deliverByMail(parcel('Hello', { env }), { to })).toMatchObject({ kind: 'done' });
	expect(server.mails).toHaveLength(1);
});

test('a refused sign-in waits for a change of settings; a server that is away does not', async () => {
	const env = { DEALER_SMTP: `smtp://me:secret@${server.url}` };
	expect(await deliverByMail(parcel('Hello', { env }), { to, smtp_env: 'DEALER_SMTP' })).toMatchObject({
		kind: 'blocked',
	});
	const away = { SMTP_URL: 'smtp://127.0.0.1:9' };
	expect(await deliverByMail(parcel('Hello', { env: away }), { to })).toMatchObject({ kind: 'retry', status: null });
});
