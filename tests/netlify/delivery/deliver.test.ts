import { createHmac } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimDue } from '../../../netlify/delivery/claims.ts';
import { deliverDue } from '../../../netlify/delivery/deliver-due.ts';
import { type DeliveryRuntime, deliverNext } from '../../../netlify/delivery/deliver-next.ts';
import { endClaims } from '../../../netlify/delivery/ends.ts';
import { signatureHeader } from '../../../netlify/delivery/send/webhook.ts';
import { insertFiles, replaceLead } from '../../../netlify/leads/store/lead-rows.ts';
import { insertOutbox } from '../../../netlify/leads/store/outbox.ts';
import type { StoredLead } from '../../../netlify/platform/db/rows/lead-rows.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import { engines } from '../../support/databases.ts';
import { type Behaviour, behaviours, type Received, type Receiver } from '../../support/receiver.ts';
import { type Lab, openLab } from './lab.ts';
import { now } from './parcel.ts';

const minute = 60_000;

describe.each(engines)('delivery on $name', (engine) => {
	let lab: Lab;
	let db: Db;
	let crm: Receiver;
	let runtime: DeliveryRuntime;
	let clock = now;

	beforeAll(async () => {
		lab = await openLab(engine);
		db = lab.db;
		crm = await lab.receiver();
		const destinations = {
			crm: { kind: 'dashboard', url: `${crm.url}/api/`, token_env: 'CRM_TOKEN' },
			hook: { kind: 'webhook', url: `${crm.url}/hook`, secret_env: 'HOOK_SECRET' },
			unset: { kind: 'webhook', url: `${crm.url}/hook`, secret_env: 'NOT_SET' },
			post: { kind: 'adf_mail', to: ['leads@dealer.example'], smtp_env: 'NO_SMTP' },
		};
		lab.writeSite({ leads: { destinations }, demo: true });
		runtime = lab.worker({ vars: { CRM_TOKEN: 'token-1', HOOK_SECRET: 'secret-1' }, clock: () => clock });
	});
	afterAll(() => lab.stop());
	beforeEach(async () => {
		await lab.clear();
		clock = now;
	});

	const store: Lab['store'] = (destinations, over) => lab.store(destinations, over);
	async function change(lead: StoredLead, over: Partial<StoredLead>, destinations: string[]): Promise<StoredLead> {
		const next = { ...lead, version: lead.version + 1, updated_at: clock, ...over };
		expect(await replaceLead(db, next, lead.version)).toBe(true);
		await insertOutbox(db, next, { destinations, now: clock });
		return next;
	}
	function onlyOne(): Received {
		const [one, ...more] = crm.received;
		if (!one || more.length > 0) throw new Error(`${crm.received.length} requests, expected one.`);
		return one;
	}
	const rows = () => db.selectFrom('outbox').selectAll().orderBy('version').orderBy('destination').execute();
	const ledger = () => db.selectFrom('deliveries').selectAll().orderBy('finished_at').orderBy('version').execute();

	test('the dashboard gets the lead as JSON, once, with its token and a key of id and version', async () => {
		const lead = await store(['crm']);
		expect(await deliverDue(runtime)).toEqual({ done: 1, held: 0, retry: 0, dead: 0, blocked: [] });
		expect(await deliverDue(runtime)).toEqual({ done: 0, held: 0, retry: 0, dead: 0, blocked: [] });
		const { path, headers, body } = onlyOne();
		expect(path).toBe('/api/leads');
		expect(headers).toMatchObject({
			authorization: 'Bearer token-1',
			accept: 'application/json',
			'idempotency-key': `${lead.id}.1`,
		});
		expect(JSON.parse(body)).toEqual({ lead: lead.payload });
		expect(await rows()).toMatchObject([{ state: 'done', attempts: 1, last_error: null, lease_until: null }]);
		expect(await ledger()).toMatchObject([{ outcome: 'done', status: 201, attempt: 1, version: 1, error: null }]);
	});

	test('files go to the dashboard as multipart, whole', async () => {
		const lead = await store(['crm']);
		const data = Uint8Array.from({ length: 256 }, (_, index) => index);
		const file = { id: `f-${lead.id}`, lead_id: lead.id, tenant: 'plain', name: 'a.png', type: 'image/png', size: 256 };
		await insertFiles(db, [{ ...file, sha256: 'x', data, created_at: now }]);
		await deliverDue(runtime);
		const { path, headers, body } = onlyOne();
		expect(path).toBe('/api/leads/with-files');
		const form = await new Response(Buffer.from(body, 'latin1'), {
			headers: { 'content-type': String(headers['content-type']) },
		}).formData();
		expect(JSON.parse(String(form.get('lead')))).toEqual(lead.payload);
		const part = form.get('files');
		expect(part instanceof File && [part.name, part.type, [...(await part.bytes())]]).toEqual([
			'a.png',
			'image/png',
			[...data],
		]);
	});

	test('a webhook is signed over time and body', async () => {
		const lead = await store(['hook']);
		await deliverDue(runtime);
		const { headers, body } = onlyOne();
		const [, time = '', signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers[signatureHeader])) ?? [];
		expect(Number(time)).toBe(now / 1000);
		expect(signature).toBe(createHmac('sha256', 'secret-1').update(`${time}.${body}`).digest('hex'));
		expect(JSON.parse(body)).toMatchObject({ event: 'lead.created', id: lead.id, version: 1, website_slug: 'plain' });
	});

	test('a demonstration keeps its mails as files where there is no server and no destination', async () => {
		const lead = await store(['mail']);
		await deliverDue(runtime);
		const dir = join(lab.dir, 'outbox-mail');
		const name = `${lead.id}.1.mail.eml`;
		expect(readdirSync(dir)).toContain(name);
		const text = readFileSync(join(dir, name), 'utf8');
		expect(text).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
		expect(text).toContain('<?adf version="1.0"?>');
		expect(await rows()).toMatchObject([
			{ state: 'done', last_error: 'Kept as a file: the destination has no address.' },
		]);
	});

	const failures: [string, Behaviour, RegExp, number | null][] = [
		['answers 500', behaviours.fails, /answered 500/, 500],
		['closes in the middle of its answer', behaviours.closesMidBody, /connection failed/, 200],
		['resets the connection', behaviours.resets, /connection failed/, null],
		['speaks no HTTP', behaviours.speaksNoHttp, /connection failed/, null],
		['answers with a page', behaviours.answersGarbage, /not valid JSON/, 200],
		['says 200 and an error', behaviours.saysNo, /answered with an error/, 200],
	];
	test.each(failures)('a CRM that %s gets the lead again, later', async (_, how, error, status) => {
		await store(['crm']);
		crm.behave(how);
		expect(await deliverDue(runtime)).toMatchObject({ retry: 1 });
		const [row] = await rows();
		expect(row).toMatchObject({ state: 'pending', attempts: 1, lease_until: null });
		expect(row?.last_error).toMatch(error);
		expect(row?.next_at).toBeGreaterThanOrEqual(now + 5_000);
		expect(row?.next_at).toBeLessThanOrEqual(now + 10_000);
		expect(await ledger()).toMatchObject([{ outcome: 'retry', status }]);
		expect(await deliverDue(runtime)).toMatchObject({ retry: 0, done: 0 });
		crm.behave(behaviours.accepts);
		clock = now + 10_000;
		expect(await deliverDue(runtime)).toMatchObject({ done: 1 });
		expect(await rows()).toMatchObject([{ state: 'done', attempts: 2 }]);
	});

	test('a CRM that hangs holds up its own leads for one attempt, and nobody else’s', async () => {
		crm.behave((response, { path }) => (path === '/hook' ? behaviours.accepts(response) : behaviours.hangs()));
		await store(['crm', 'hook']);
		const delivering = deliverDue({ ...runtime, attemptMs: 2_000 });
		while ((await ledger()).length === 0) await new Promise((done) => setTimeout(done, 20));
		expect(await ledger()).toMatchObject([{ destination: 'hook', outcome: 'done' }]);
		expect(await delivering).toMatchObject({ done: 1, retry: 1 });
		expect(await rows()).toMatchObject([
			{ destination: 'crm', state: 'pending', last_error: 'The receiver did not answer within 2 s.' },
			{ destination: 'hook', state: 'done' },
		]);
	});

	test('429 with Retry-After is waited for', async () => {
		await store(['crm']);
		crm.behave(behaviours.asksToWait);
		await deliverDue(runtime);
		expect(await rows()).toMatchObject([{ state: 'pending', next_at: now + 10 * minute }]);
	});

	test('400 is final: a dead letter with its reason', async () => {
		await store(['crm']);
		crm.behave(behaviours.refuses);
		expect(await deliverDue(runtime)).toMatchObject({ dead: 1 });
		expect(await rows()).toMatchObject([{ state: 'dead', last_error: 'The receiver answered 400.' }]);
		clock += 1_000 * minute;
		expect(await deliverDue(runtime)).toMatchObject({ dead: 0, retry: 0, done: 0 });
	});

	test.each([
		['401', behaviours.knowsUsNot, 'The receiver answered 401.'],
		['a redirect', behaviours.leadsElsewhere, 'The receiver answered 302.'],
	])('%s waits for a change of settings and is never given up', async (_, how, error) => {
		await store(['crm']);
		crm.behave(how);
		for (let attempt = 0; attempt < 100; attempt++) {
			await deliverDue(runtime);
			clock += 61 * minute;
		}
		expect(await rows()).toMatchObject([{ state: 'pending', last_error: error }]);
		expect((await ledger()).length).toBe(100);
		expect(await db.selectFrom('delivery_lanes').selectAll().execute()).toMatchObject([
			{ trouble: 'blocked', trouble_since: now, reason: error },
		]);
	});

	test('what keeps failing is a dead letter after 80 attempts, days later', async () => {
		await store(['crm']);
		crm.behave(behaviours.fails);
		let attempts = 0;
		while ((await rows())[0]?.state === 'pending') {
			const due = (await rows())[0]?.next_at ?? 0;
			const [lane] = await db.selectFrom('delivery_lanes').select('paused_until').execute();
			clock = Math.max(clock, due, lane?.paused_until ?? 0);
			expect(await deliverNext(runtime)).not.toBeNull();
			attempts++;
		}
		expect(attempts).toBe(80);
		expect(clock - now).toBeGreaterThan(36 * 60 * minute);
		expect(await rows()).toMatchObject([{ state: 'dead', attempts: 80 }]);
	});

	test('programs get every step; older versions that wait go with the newer one', async () => {
		const first = await store(['crm'], { status: 'incomplete', completed_at: null });
		await deliverDue(runtime);
		crm.behave(behaviours.fails);
		const second = await change(first, {}, ['crm']);
		await deliverDue(runtime);
		clock += minute;
		const last = await change(second, { status: 'complete', completed_at: clock }, ['crm']);
		crm.behave(behaviours.accepts);
		await deliverDue(runtime);
		expect(crm.received.map(({ headers }) => headers['idempotency-key'])).toEqual(
			[1, 2, 3].map((version) => `${last.id}.${version}`),
		);
		expect(await rows()).toMatchObject([1, 2, 3].map((version) => ({ version, state: 'done' })));
	});

	test('a mailbox gets an incomplete lead only after half an hour without a step, and the complete one at once', async () => {
		const dir = join(lab.dir, 'outbox-mail');
		mkdirSync(dir, { recursive: true });
		const first = await store(['mail'], { status: 'incomplete', completed_at: null });
		expect(await deliverDue(runtime)).toMatchObject({ held: 1, done: 0 });
		expect(await rows()).toMatchObject([{ state: 'pending', attempts: 0, next_at: now + 30 * minute }]);
		clock = now + 20 * minute;
		const second = await change(first, {}, ['mail']);
		await deliverDue(runtime);
		clock = now + 49 * minute;
		await deliverDue(runtime);
		expect(readdirSync(dir).filter((name) => name.startsWith(first.id))).toEqual([]);
		clock = now + 51 * minute;
		expect(await deliverDue(runtime)).toMatchObject({ done: 1 });
		expect(readdirSync(dir).filter((name) => name.startsWith(first.id))).toEqual([`${first.id}.2.mail.eml`]);
		await change(second, { status: 'complete', completed_at: clock }, ['mail']);
		expect(await deliverDue(runtime)).toMatchObject({ done: 1 });
		expect(readFileSync(join(dir, `${first.id}.3.mail.eml`), 'utf8')).toContain('<prospect status="resend">');
		expect(await ledger()).toMatchObject([{ version: 2 }, { version: 3 }]);
	});

	test('a mailbox does not get a form that was only begun without a way to answer; a program does', async () => {
		const dir = join(lab.dir, 'outbox-mail');
		mkdirSync(dir, { recursive: true });
		const payload = { name: 'Zoë Example', message: 'Is it still there?' };
		const { id } = await store(['crm', 'mail'], { status: 'incomplete', completed_at: null, payload });
		clock = now + 31 * minute;
		await deliverDue(runtime);
		expect(readdirSync(dir).filter((name) => name.startsWith(id))).toEqual([]);
		expect(crm.received).toHaveLength(1);
		expect((await rows()).map(({ destination, state, last_error }) => [destination, state, last_error])).toEqual(
			expect.arrayContaining([
				['crm', 'done', null],
				['mail', 'done', 'Not sent: the form was only begun, without a phone number or an e-mail address.'],
			]),
		);
	});

	test('a begun form that a later step makes answerable is sent to the mailbox with it', async () => {
		const dir = join(lab.dir, 'outbox-mail');
		mkdirSync(dir, { recursive: true });
		const mailsOf = (id: string): string[] => readdirSync(dir).filter((name) => name.startsWith(id));
		const begun = { status: 'incomplete', completed_at: null, payload: { name: 'Zoë Example' } } as const;
		const [before, after] = [await store(['mail'], begun), await store(['mail'], begun)];
		const reachable = { payload: { ...begun.payload, phone: '0491570156' } };
		await change(before, reachable, ['mail']);
		clock = now + 31 * minute;
		await deliverDue(runtime);
		expect(mailsOf(before.id)).toEqual([`${before.id}.2.mail.eml`]);
		expect(mailsOf(after.id)).toEqual([]);
		await change(after, reachable, ['mail']);
		clock = now + 62 * minute;
		await deliverDue(runtime);
		expect(mailsOf(after.id)).toEqual([`${after.id}.2.mail.eml`]);
	});

	test('a row whose worker died is due again when its lease is over, and its late end changes nothing', async () => {
		await store(['crm']);
		const [claim] = await claimDue(db, { tenants: ['plain'], now: clock, leaseMs: minute, waitMs: () => 0 });
		expect(claim).toBeDefined();
		expect(await deliverDue(runtime)).toMatchObject({ done: 0 });
		clock += minute;
		const [again] = await claimDue(db, { tenants: ['plain'], now: clock, leaseMs: minute, waitMs: () => 0 });
		expect(again).toMatchObject({ id: claim?.id, attempts: 2 });
		if (!claim) return;
		const times = { started_at: now, finished_at: clock };
		const late = {
			claim,
			outcome: 'dead',
			status: 400,
			error: 'late',
			version: 1,
			attempts: 1,
			nextAt: clock,
			...times,
		} as const;
		await endClaims(db, claim, { endings: [late], news: [], now: clock });
		expect(await rows()).toMatchObject([
			{ state: 'pending', attempts: 2, lease_until: clock + minute, last_error: null },
		]);
	});

	test('many workers at once: each row is claimed by one, and a lead is on its way to a destination once', async () => {
		const leads = await Promise.all(Array.from({ length: 12 }, () => store(['crm', 'hook'])));
		for (const lead of leads.slice(0, 4)) await change(lead, {}, ['crm']);
		const claims = await Promise.all(
			Array.from({ length: 40 }, () =>
				claimDue(db, { tenants: ['plain'], now: clock, leaseMs: minute, waitMs: () => 0 }),
			),
		);
		const got = claims.flat();
		expect(new Set(got.map(({ id }) => id)).size).toBe(got.length);
		const ways = got.map(({ lead_id, destination }) => `${lead_id} ${destination}`);
		expect(new Set(ways).size).toBe(24);
	});

	test('whatever happens at once, each lead arrives once', async () => {
		const leads = await Promise.all(Array.from({ length: 30 }, () => store(['crm'])));
		await Promise.all([deliverDue(runtime), deliverDue(runtime), deliverDue(runtime)]);
		const keys = crm.received.map(({ headers }) => String(headers['idempotency-key']));
		expect(keys.toSorted()).toEqual(leads.map(({ id }) => `${id}.1`).toSorted());
	});
});
