import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { retryAfter } from '../../../../src/client/leads/post-lead.ts';
import { inTurn } from '../../../../src/client/leads/unsent/lead-lock.ts';
import { noCaptcha, sendAndKeep } from '../../../../src/client/leads/unsent/send-kept.ts';
import { longestKept, mostKept, sendUnsent } from '../../../../src/client/leads/unsent/send-unsent.ts';
import {
	dropUnsent,
	keepUnsent,
	type UnsentLead,
	unsentLeads,
} from '../../../../src/client/leads/unsent/unsent-leads.ts';
import { unsentKeys, unsentMark } from '../../../../src/client/leads/unsent/unsent-mark.ts';
import { errorStatuses } from '../../../../src/contract/errors.ts';
import { makeStore } from '../make-storage.ts';

type Answer = { status: number; type?: string; body?: string; headers?: Record<string, string> };
type Asked = { method: string; url: string; key: unknown; body: { lead: Record<string, unknown>; captcha?: string } };

let server: Server;
let asked: Asked[];
/** What the server says to each request in turn, and to all after that; null breaks the connection. */
let answers: (Answer | null)[];
let onAsk: () => void;

beforeAll(async () => {
	server = createServer(async (request, response) => {
		const { method = '', url = '', headers } = request;
		asked.push({ method, url, key: headers['idempotency-key'], body: JSON.parse(await text(request)) });
		onAsk();
		const answer = answers.length > 1 ? answers.shift() : answers[0];
		if (!answer) return void request.socket.destroy();
		const { status, type = 'application/json', body = '', headers: own } = answer;
		response.writeHead(status, { 'content-type': type, ...own }).end(body);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
});
afterAll(() => void server.close());
beforeEach(() => {
	asked = [];
	answers = [stored];
	onAsk = () => {};
});

const stored: Answer = { status: 201, body: '{"id":"L1","lead_id":"L1","lead_token":"T1"}' };
const ours = (code: keyof typeof errorStatuses, headers = {}): Answer => ({
	status: errorStatuses[code],
	body: JSON.stringify({ error: 'No.', code }),
	headers,
});
const lead = (over: Partial<UnsentLead> = {}): UnsentLead => ({
	base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
	destination: 'server',
	key: 'k1',
	leadId: null,
	body: { lead: { name: 'Ann', lead_id: null }, form: 'enquiry' },
	files: [],
	website_slug: 'plain',
	title: 'Enquiry',
	captcha: false,
	partial: false,
	draft: 'draft:enquiry:',
	keptAt: Date.now(),
	...over,
});
const solve = () => Promise.resolve('solved');
const noSolution = () => Promise.reject(new Error('no challenge'));
const keysOn = async (device: ReturnType<typeof makeStore>) =>
	(await unsentLeads('plain', device)).map(({ key }) => key);
const again = (device: ReturnType<typeof makeStore>, captcha = solve, tab = makeStore()) =>
	sendUnsent({ website_slug: 'plain', device, tab, captcha });

const page = '<!doctype html><title>Just a moment</title>';
const temporary: [string, Answer | null][] = [
	['no answer', null],
	...[500, 502, 503, 504, 522, 408, 425, 429].map((status): [string, Answer] => [`${status}`, { status, body: '{}' }]),
	['our 503', ours('unavailable')],
	['our 500', ours('internal')],
	['our 429', ours('rate_limited', { 'retry-after': '0' })],
	['our “too fast”', ours('too_fast')],
	['a deploy without functions', { status: 404, type: 'text/html', body: page }],
	['a host that takes no POST', { status: 405, type: 'text/html', body: page }],
	['a challenge of a CDN', { status: 403, type: 'text/html', body: page }],
	['a sign-in page of a hotel', { status: 200, type: 'text/html', body: page }],
	['a 404 of another program', { status: 404, body: '{"message":"Not Found"}' }],
	['a site that is not known here', ours('not_found')],
];
const final: [string, Answer][] = [
	['201', stored],
	['204', { status: 204 }],
	['our 422', ours('invalid')],
	['our 413', ours('too_large')],
	['our 410', ours('erased')],
];

describe('FORM-12 what the device keeps', () => {
	test('a lead is on the device before the first request goes out', async () => {
		const device = makeStore();
		const before: unknown[] = [];
		onAsk = () => before.push(...unsentKeys(device));
		expect(await sendAndKeep(lead(), { device, captcha: solve })).toMatchObject({ ok: true, kept: false });
		expect(before).toEqual(['k1']);
		expect([await keysOn(device), device.read(unsentMark)]).toEqual([[], null]);
	});

	test.each(temporary)('%s keeps it, on the first try and on later ones, under its key', async (_, answer) => {
		answers = [answer];
		const device = makeStore();
		expect(await sendAndKeep(lead(), { device, captcha: solve })).toMatchObject({ ok: false, kept: true });
		for (let tries = 0; tries < 2; tries++) {
			expect(await again(device)).toMatchObject([{ key: 'k1', outcome: 'waits' }]);
			expect(await keysOn(device)).toEqual(['k1']);
		}
		answers = [stored];
		expect(await again(device)).toMatchObject([{ outcome: 'sent', leadId: 'L1', leadToken: 'T1' }]);
		expect(await keysOn(device)).toEqual([]);
		expect(new Set(asked.map(({ key, body }) => JSON.stringify([key, body.lead]))).size).toBe(1);
	});

	test.each(final)('%s ends it, on the first try and on later ones', async (_, answer) => {
		answers = [answer];
		const device = makeStore();
		await sendAndKeep(lead(), { device, captcha: solve });
		expect(await keysOn(device)).toEqual([]);
		await keepUnsent(lead(), device);
		expect((await again(device)).map(({ outcome }) => outcome)).toEqual([answer.status < 300 ? 'sent' : 'refused']);
		expect([await keysOn(device), device.read(unsentMark)]).toEqual([[], null]);
	});

	test('USER-5 one that is forgotten while it is being sent does not come back where that fails', async () => {
		const device = makeStore();
		answers = [ours('unavailable')];
		onAsk = () => void dropUnsent('k1', device);
		expect(await sendAndKeep(lead(), { device, captcha: solve })).toMatchObject({ ok: false, kept: false });
		expect([await keysOn(device), device.read(unsentMark)]).toEqual([[], null]);
	});

	test('USER-5 one that is forgotten while its captcha is solved is not sent', async () => {
		const device = makeStore();
		await keepUnsent(lead({ captcha: true }), device);
		const captcha = async () => {
			await dropUnsent('k1', device);
			return 'solved';
		};
		expect(await again(device, captcha)).toMatchObject([{ outcome: 'waits' }]);
		expect([asked, await keysOn(device)]).toEqual([[], []]);
	});

	test('without a captcha it waits and is not sent', async () => {
		const device = makeStore();
		const sent = await sendAndKeep(lead({ captcha: true }), { device, captcha: noSolution });
		expect(sent).toMatchObject({ ok: false, status: null, error: noCaptcha, kept: true });
		expect(await again(device, noSolution)).toMatchObject([{ outcome: 'waits' }]);
		expect(asked).toEqual([]);
		expect(await again(device)).toMatchObject([{ outcome: 'sent' }]);
		expect(asked.map(({ body }) => body.captcha)).toEqual(['solved']);
	});

	test('a captcha that is not taken is solved again, twice; then the lead waits. A form that had none gets one', async () => {
		answers = [ours('captcha')];
		const device = makeStore();
		let solved = 0;
		const captcha = () => Promise.resolve(`solved ${++solved}`);
		expect(await sendAndKeep(lead({ captcha: true }), { device, captcha })).toMatchObject({
			code: 'captcha',
			kept: true,
		});
		expect(asked.map(({ body }) => body.captcha)).toEqual(['solved 1', 'solved 2', 'solved 3']);
		answers = [ours('captcha'), stored];
		expect(await again(device, captcha)).toMatchObject([{ outcome: 'sent' }]);
		answers = [ours('captcha'), stored];
		expect(await sendAndKeep(lead(), { device, captcha })).toMatchObject({ ok: true });
		expect(asked.slice(-2).map(({ body }) => body.captcha)).toEqual([undefined, 'solved 6']);
	});

	test('Retry-After is kept to, and says nothing of other leads', async () => {
		answers = [ours('rate_limited', { 'retry-after': '600' })];
		const device = makeStore();
		await sendAndKeep(lead(), { device, captcha: solve });
		await keepUnsent(lead({ key: 'k2' }), device);
		answers = [stored];
		const results = await again(device);
		expect(results).toMatchObject([
			{ key: 'k1', outcome: 'waits', notBefore: expect.any(Number) },
			{ key: 'k2', outcome: 'sent' },
		]);
		expect(asked.map(({ key }) => key)).toEqual(['k1', 'k2']);
	});

	test('a server may ask for an hour at most', () => {
		const asked = (header: string) => retryAfter(new Headers({ 'retry-after': header }), Date.now());
		expect([asked('7'), asked('99999999'), asked('soon')]).toEqual([7_000, 3_600_000, 0]);
	});

	test.each(['not_found', 'closed'] as const)(
		'FORM-11 a change of a lead that answers %s makes it again, whole',
		async (code) => {
			answers = [ours(code), stored];
			const device = makeStore();
			const change = lead({ leadId: 'gone', leadToken: 'T0', captcha: true });
			expect(await sendAndKeep(change, { device, captcha: solve })).toMatchObject({
				ok: true,
				leadId: 'L1',
				leadToken: 'T1',
			});
			expect(asked.map(({ method, url, key }) => [method, url, key])).toEqual([
				['PUT', '/api/leads/gone', 'k1'],
				['POST', '/api/leads', 'k1'],
			]);
			expect(asked[1]?.body).toMatchObject({ captcha: 'solved', lead: { lead_id: null } });
		},
	);

	test('what was to be made again is kept so: a lost answer does not make it twice', async () => {
		answers = [ours('not_found'), null];
		const device = makeStore();
		const way = { device, captcha: solve };
		await sendAndKeep(lead({ leadId: 'gone' }), way);
		answers = [stored];
		expect(await sendAndKeep(lead({ leadId: 'gone' }), way)).toMatchObject({ ok: true });
		expect(asked.map(({ method }) => method)).toEqual(['PUT', 'POST', 'POST']);
	});

	test(`no lead stays longer than a week, nor more than ${mostKept}: the newest stay, the visitor is told`, async () => {
		answers = [null];
		const device = makeStore();
		const tab = makeStore();
		tab.write('draft:old:', { values: {} });
		const now = Date.now();
		await keepUnsent(lead({ key: 'old', keptAt: now - longestKept - 1, draft: 'draft:old:' }), device);
		await keepUnsent(lead({ key: 'a clock gone wrong', keptAt: now + longestKept + 60_000 }), device);
		for (let n = 0; n < mostKept; n++) await keepUnsent(lead({ key: `k${n}`, keptAt: now - 1000 + n }), device);
		const results = await again(device, solve, tab);
		const expired = results.filter(({ outcome }) => outcome === 'expired');
		expect(expired.map(({ key }) => key)).toEqual(['old', 'k0', 'a clock gone wrong']);
		expect(await keysOn(device)).toEqual(Array.from({ length: mostKept - 1 }, (_, n) => `k${n + 1}`));
		expect(tab.read('draft:old:')).toBeNull();
	});

	test('a lead that a form or another tab is sending is left to it', async () => {
		const device = makeStore();
		await keepUnsent(lead(), device);
		await inTurn('k1', async () => {
			expect(await again(device)).toMatchObject([{ outcome: 'waits' }]);
			expect(asked).toEqual([]);
		});
		await Promise.all([again(device), again(device), sendAndKeep(lead(), { device, captcha: solve })]);
		expect(new Set(asked.map(({ key }) => key))).toEqual(new Set(['k1']));
		expect(await keysOn(device)).toEqual([]);
	});

	test('a finished lead takes its draft along; a step on the way leaves it to the form', async () => {
		const tab = makeStore();
		const device = makeStore();
		tab.write('draft:a:', {});
		tab.write('draft:b:', {});
		await keepUnsent(lead({ key: 'a', draft: 'draft:a:' }), device);
		await keepUnsent(lead({ key: 'b', draft: 'draft:b:', partial: true }), device);
		await again(device, solve, tab);
		expect([tab.read('draft:a:'), tab.read('draft:b:')]).toEqual([null, {}]);
	});

	test('a device that keeps nothing says so, and the lead is sent all the same', async () => {
		const device = { read: () => null, write: () => false };
		answers = [{ status: 503, body: '{}' }, stored];
		expect(await sendAndKeep(lead(), { device, captcha: solve })).toMatchObject({ ok: false, kept: false });
		expect(await sendAndKeep(lead(), { device, captcha: solve })).toMatchObject({ ok: true });
	});
});
