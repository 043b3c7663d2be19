import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeviceStore } from '../../../src/client/leads/device/device-store.ts';
import { sendAndKeep } from '../../../src/client/leads/unsent/send-kept.ts';
import { type Resent, sendUnsent } from '../../../src/client/leads/unsent/send-unsent.ts';
import { unsentLeads } from '../../../src/client/leads/unsent/unsent-leads.ts';
import { type LeadFlow, leadFlow, startOfFlow } from '../../../src/forms/flow/lead-flow.ts';
import { type Served, serveFunctions } from '../../netlify/served.ts';
import { engines } from '../../support/databases.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { makeStore } from './make-storage.ts';

/** What becomes of a request on its way to the real functions and back. */
const fates = [
	'arrives',
	'is lost',
	'is stored, its answer lost',
	'kills the tab before it arrives',
	'kills the tab once it is stored',
	'meets a database that is away',
	'meets a limit',
	'meets the page of a CDN',
	'meets the page of a hotel',
	'meets a host without functions',
] as const;
type Fate = (typeof fates)[number];

const dir = mkdtempSync(join(tmpdir(), 'forecourt-tenants-'));
let served: Served;
let line: Server;
let base: string;
/** Of the requests to come; all others arrive. */
let fate: Fate[] = [];
let killTab = (): void => {};

beforeAll(async () => {
	const tenantsDir = writeTenants(dir, { open: { site: { forms: { captcha: false } } } });
	served = await serveFunctions(engines[0] ?? expect.unreachable(), { tenantsDir });
	line = createServer((request, response) => void carry(request, response)).listen(0, '127.0.0.1');
	await once(line, 'listening');
	base = `http://127.0.0.1:${(line.address() as AddressInfo).port}/api`;
});
afterAll(async () => {
	line.close();
	await served.stop();
	rmSync(dir, { recursive: true });
});

async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
	const body = await text(request);
	const own = fate.shift() ?? 'arrives';
	if (own.startsWith('kills')) killTab();
	if (own === 'is lost' || own === 'kills the tab before it arrives') return void request.socket.destroy();
	const answer = refusals[own];
	if (answer) return void response.writeHead(answer[0], { 'content-type': answer[1] }).end(answer[2]);
	const { method = '', url = '', headers } = request;
	const sent = Object.entries(headers).filter(([name]) => name !== 'host') as [string, string][];
	const { status, json } = await served.ask(method, url, { tenant: 'open', headers: Object.fromEntries(sent), body });
	if (own !== 'arrives') return void request.socket.destroy();
	response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}

const json = 'application/json';
const refusals: Partial<Record<Fate, [status: number, type: string, body: string]>> = {
	'meets a database that is away': [503, json, '{"error":"Later.","code":"unavailable"}'],
	'meets a limit': [429, json, '{"error":"Later.","code":"rate_limited"}'],
	'meets the page of a CDN': [403, 'text/html', '<title>Just a moment</title>'],
	'meets the page of a hotel': [200, 'text/html', '<title>Sign in</title>'],
	'meets a host without functions': [404, 'text/html', '<title>Not found</title>'],
};

type Lead = { lead_id: string | null; [key: string]: unknown };

/** A form of two steps in a tab, driven as the island drives it; `isAlive` ends when the browser kills it. */
class Tab {
	flow: LeadFlow<Lead> = startOfFlow;
	isAlive = true;
	readonly #device: DeviceStore;
	readonly email = `${randomUUID()}@example.com`;
	/** The last answers that the visitor has sent off. */
	message = '';

	constructor(device: DeviceStore) {
		this.#device = { ...device, write: (name, value) => this.isAlive && device.write(name, value) };
	}

	async submit(message: string): Promise<void> {
		if (this.flow.status === 'success' || !this.isAlive) return;
		const next = this.flow.step === 0 ? 1 : null;
		this.message = message;
		const lead = { lead_id: this.flow.leadId, email: this.email, message, form_completed: next === null };
		this.flow = leadFlow(this.flow, { type: 'submit', key: randomUUID(), lead, files: [], next });
		killTab = () => {
			this.isAlive = false;
		};
		while (this.isAlive && this.flow.status === 'submitting' && this.flow.request) await this.#send(this.flow.request);
	}

	async #send({ key, leadId, leadToken, lead, next }: NonNullable<LeadFlow<Lead>['request']>): Promise<void> {
		const outgoing = { base, destination: 'server', key, leadId, leadToken, body: { lead }, files: [] } as const;
		const about = {
			website_slug: 'open',
			title: 'Form',
			captcha: false,
			partial: next !== null,
			draft: 'draft:d' as const,
		};
		const sent = await sendAndKeep({ ...outgoing, ...about, keptAt: Date.now() }, way(this.#device));
		if (!this.isAlive) return;
		if (sent.ok) this.flow = leadFlow(this.flow, { type: 'answered', leadId: sent.leadId, leadToken: sent.leadToken });
		else this.flow = leadFlow(this.flow, { type: 'failed', refused: sent.means === 'refused', error: sent.error });
	}

	/** What the page tells of leads that it has sent. */
	hear(results: readonly Resent[]): void {
		for (const result of results) {
			if (result.outcome !== 'sent' || !this.isAlive || this.flow.status !== 'failure') continue;
			const { key, leadId, leadToken } = result;
			const stay = this.flow.request?.lead['message'] !== this.message;
			this.flow = leadFlow(this.flow, { type: 'answered', key, leadId, leadToken, stay });
		}
	}
}

const way = (device: DeviceStore) => ({ device, captcha: () => Promise.reject(new Error('There is none.')) });

type World = { device: DeviceStore; tabs: Tab[] };
type Command = fc.AsyncCommand<object, World>;
type Fates = readonly Fate[];

const always = { check: () => true };
/** A visitor opens the form in a new tab and goes on from its first step. */
const open = (message: string, ways: Fates): Command => ({
	...always,
	toString: () => `open(${message}, ${ways})`,
	run: async (_, { device, tabs }) => {
		const tab = new Tab(device);
		tabs.push(tab);
		fate = [...ways];
		await tab.submit(message);
	},
});
/** A visitor goes on, or tries again, in a tab that is still there, maybe with other answers. */
const goOn = (index: number, message: string, ways: Fates): Command => ({
	...always,
	toString: () => `goOn(${index}, ${message}, ${ways})`,
	run: async (_, { tabs }) => {
		fate = [...ways];
		await tabs[index % Math.max(1, tabs.length)]?.submit(message);
	},
});
/** Pages of the site are opened, as many at once as is said; forms in living tabs hear of it. */
const load = (pages: number, ways: Fates): Command => ({
	...always,
	toString: () => `load(${pages}, ${ways})`,
	run: async (_, world) => {
		fate = [...ways];
		killTab = () => {};
		const results = await Promise.all(Array.from({ length: pages }, () => resend(world)));
		for (const tab of world.tabs) tab.hear(results.flat());
	},
});

const resend = ({ device }: World): Promise<Resent[]> =>
	sendUnsent({ website_slug: 'open', device, tab: makeStore(), captcha: way(device).captcha });

const fateOf = fc.constantFrom<Fate>(...fates, 'arrives', 'arrives', 'arrives');
const ways = fc.array(fateOf, { maxLength: 3 });
const message = fc.constantFrom('a', 'b', 'c');
const commands = fc.commands(
	[
		fc.tuple(message, ways).map((of) => open(...of)),
		fc.tuple(fc.nat(3), message, ways).map((of) => goOn(...of)),
		fc.tuple(fc.integer({ min: 1, max: 2 }), ways).map((of) => load(...of)),
	],
	{ maxCommands: 10, size: 'max' },
);

test('FORM-12 whatever is lost at whatever moment, each visitor makes one lead, and it is on the device or stored', async () => {
	let [kept, finished, died] = [0, 0, 0];
	await fc.assert(
		fc.asyncProperty(commands, async (chosen) => {
			const world: World = { device: makeStore(), tabs: [] };
			await fc.asyncModelRun(() => ({ model: {}, real: world }), chosen);
			// Before the line is back, nothing is nowhere.
			const waiting = await unsentLeads('open', world.device);
			for (const { email } of world.tabs) {
				const onDevice = waiting.filter(({ body }) => body.lead.email === email).length;
				expect(onDevice + (await storedOf(email)).length).toBeGreaterThan(0);
			}
			kept += waiting.length;
			fate = [];
			const results = await resend(world);
			for (const tab of world.tabs) tab.hear(results);
			expect(await unsentLeads('open', world.device)).toEqual([]);
			for (const { email, flow, message: last, isAlive } of world.tabs) {
				const leads = await storedOf(email);
				expect(leads).toHaveLength(1);
				died += isAlive ? 0 : 1;
				if (flow.status !== 'success') continue;
				finished += 1;
				expect(leads[0]).toMatchObject({ status: 'complete', payload: { message: last } });
			}
		}),
		{ seed: 13, numRuns: Number(process.env['FUZZ_RUNS']) || 40 },
	);
	// The runs have met what they are for.
	expect([kept > 10, finished > 10, died > 3]).toEqual([true, true, true]);
});

async function storedOf(email: string) {
	const rows = await served.db.selectFrom('leads').selectAll().where('payload', 'like', `%${email}%`).execute();
	return rows.map(({ status, payload }) => ({
		status,
		payload: JSON.parse(String(payload)) as Record<string, unknown>,
	}));
}
