import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OutgoingLead, postLead } from '../../../src/client/leads/post-lead.ts';

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };
let server: Server;
let asked: Asked[];
/** What the server says; null breaks the connection. */
let answer: { status: number; body: string } | null;

beforeAll(async () => {
	server = createServer(async (request, response) => {
		const { method, url, headers } = request;
		asked.push({ method, url, headers, body: await text(request) });
		if (!answer) return void request.socket.destroy();
		response.writeHead(answer.status).end(answer.body);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
});
afterAll(() => void server.close());
beforeEach(() => {
	asked = [];
	answer = { status: 201, body: '{"id":"7","lead_id":"7"}' };
});

const send = (over: Partial<OutgoingLead> = {}) =>
	postLead({
		base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
		destination: 'server',
		key: 'key-1',
		leadId: null,
		body: { lead: { name: 'Ann' }, form: 'enquiry', started_at: 5 },
		files: [],
		...over,
	});

describe('FORM-11 how a lead is sent', () => {
	test.each([
		[{}, 'POST', '/api/leads'],
		[{ leadId: 'a/b' }, 'PUT', '/api/leads/a%2Fb'],
		[{ destination: 'car-clarity' as const }, 'POST', '/api/carClarityCustomer'],
		[{ destination: 'car-clarity' as const, leadId: '7' }, 'POST', '/api/carClarityCustomer'],
	])('FORM-11, FORM-15 %j goes by %s to %s', async (over, method, url) => {
		expect(await send(over)).toEqual({ ok: true, leadId: '7', leadToken: null });
		expect(asked).toMatchObject([{ method, url, headers: { accept: 'application/json', 'idempotency-key': 'key-1' } }]);
		expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ lead: { name: 'Ann' }, form: 'enquiry' });
	});

	test('FORM-11 a change carries the right to make it, in a header', async () => {
		await send({ leadId: '7', leadToken: 'T1' });
		await send({ leadId: '7', leadToken: 'T1', files: [new File(['%PDF'], 'a.pdf')] });
		await send({ leadToken: 'T1' });
		expect(asked.map(({ headers }) => headers['lead-token'])).toEqual(['T1', 'T1', undefined]);
	});

	test('FORM-15 files have one call, wherever their form goes', async () => {
		await send({ files: [new File(['%PDF'], 'a.pdf')], destination: 'car-clarity' });
		expect(asked).toMatchObject([{ method: 'POST', url: '/api/leads/with-files' }]);
	});

	test('FORM-11 files go beside one part with the lead, each other key in its own part', async () => {
		await send({ files: [new File(['%PDF'], 'a b.pdf', { type: 'application/pdf' })], leadId: '7' });
		expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/leads/with-files' });
		expect(asked[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
		const parts = [...(asked[0]?.body ?? '').matchAll(/name="(\w+)"/g)].map(([, name]) => name);
		expect(parts).toEqual(['lead', 'form', 'started_at', 'files']);
	});
});

describe('FORM-13, FORM-18 what is made of the answer', () => {
	test.each([
		[200, '{}', { ok: true, leadId: null, leadToken: null }],
		[204, '', { ok: true, leadId: null, leadToken: null }],
		[201, '{"lead_id":"9","lead_token":"t"}', { ok: true, leadId: '9', leadToken: 't' }],
		[200, '{"error":"No."}', { ok: false, status: 200, error: 'No.' }],
		[422, '{"error":"No.","code":"invalid","fields":{"email":"x"}}', { code: 'invalid', fields: { email: 'x' } }],
		[500, '<h1>', { ok: false, status: 500, error: 'An unexpected error occurred: Internal Server Error' }],
		[502, '[]', { ok: false, status: 502, error: 'An unexpected error occurred: Bad Gateway' }],
	])('FORM-13, FORM-18 %i %s', async (status, body, result) => {
		answer = { status, body };
		expect(await send()).toMatchObject(result);
	});

	test('FORM-12 no answer at all', async () => {
		answer = null;
		expect(await send()).toMatchObject({
			ok: false,
			status: null,
			error: 'An error occurred when submitting this form',
		});
	});
});
