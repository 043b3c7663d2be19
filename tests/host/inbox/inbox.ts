import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createFleet, type Fleet } from '../../../netlify/fleet/fleet.ts';
import { insertLead } from '../../../netlify/leads/store/lead-rows.ts';
import { databasePlace, openDatabase } from '../../../netlify/platform/db/database.ts';
import type { OutboxRow } from '../../../netlify/platform/db/rows/delivery-rows.ts';
import type { LeadRow, StoredLead } from '../../../netlify/platform/db/rows/lead-rows.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import { openTenants } from '../../../netlify/platform/runtime/tenants.ts';
import { createAdmission } from '../../../scripts/host/cockpit/admission/admission.ts';
import { makeSite } from '../../config/read.ts';
import { makeLead } from '../../netlify/delivery/parcel.ts';
import type { Engine, TestDatabase } from '../../support/databases.ts';
import { type Hosted, startHost } from '../hosted.ts';

const key = 'operator'.repeat(5);
export const now = Date.parse('2026-06-15T02:00:00Z');
export const minute = 60_000;

/** What a test of leads has open. `start`: how somebody asks who has signed in. */
type Opened = {
	db: Db;
	env: NodeJS.ProcessEnv;
	fleet: Fleet;
	host: Hosted;
	start: { host: string; headers: Record<string, string> };
};

/** The leads that a list shows, in order. */
export const idsIn = (text: string) => [...text.matchAll(/<tr data-row>.*?leads\/([\w-]+)\/"/gs)].map(([, id]) => id);

export const tokenIn = (text: string): string => /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';

/** `settings`: more of both sites than the least. The sites acme, with a new lead, a late one and one that was not finished, and bolt, which has none. */
export function useInbox(make: Engine['make'], settings: Record<string, unknown> = {}) {
	let database: TestDatabase;
	const opened = {} as Opened;
	beforeAll(async () => {
		database = await make();
		const db = await openDatabase(databasePlace(database.env));
		const tenantsDir = join(database.env.FORECOURT_DATA, 'tenants');
		for (const slug of ['acme', 'bolt']) {
			mkdirSync(join(tenantsDir, slug), { recursive: true });
			const site = makeSite({ slug, leads: { open_within_minutes: 60, destinations: {} }, ...settings });
			writeFileSync(join(tenantsDir, slug, 'site.json'), JSON.stringify(site));
		}
		const env = { ...database.env, FORECOURT_TENANTS: tenantsDir, FORECOURT_SECRET: 's'.repeat(40) };
		const fleet = createFleet({ db, env, tenants: openTenants(env), now: () => now });
		const admission = createAdmission({ FORECOURT_OPERATOR_KEY: key });
		const host = await startHost({ 'acme/index.html': 'Acme' }, { openFleet: async () => fleet, admission });
		const signedIn = await host.get('/sign-in/', { host: 'localhost', form: { key } });
		const cookie = (signedIn.headers['set-cookie']?.[0] ?? '').replace(/;.*/, '');
		Object.assign(opened, { db, env, fleet, host, start: { host: 'localhost', headers: { cookie } } });
		await store('fresh', 5);
		await store('late', 90);
		await store('half', 90, { status: 'incomplete', completed_at: null });
	});
	afterAll(async () => {
		await opened.host.close();
		await opened.db.destroy();
		await database.drop();
	});

	async function store(id: string, minutesAgo: number, over: Partial<StoredLead> = {}): Promise<void> {
		const at = now - minutesAgo * minute;
		const answers = { name: `Zoë <${id}>`, email: `${id}@visitor.example`, message: 'Is it still there?' };
		const times = { created_at: at, updated_at: at, completed_at: at };
		await insertLead(opened.db, makeLead(answers, { id, tenant: 'acme', category: 'Test Drive', ...times, ...over }));
	}
	/** Stores copies of a lead, each with a minute before the one before it: at once, as a disk may be busy. */
	async function storeMany(of: string, ids: readonly string[], over: Partial<LeadRow> = {}): Promise<void> {
		const row = await opened.db.selectFrom('leads').selectAll().where('id', '=', of).executeTakeFirstOrThrow();
		const created = Number(row.created_at);
		const rows = ids.map((id, index) => ({ ...row, id, created_at: created - (index + 1) * minute, ...over }));
		await opened.db.transaction().execute(async (tx) => {
			for (let from = 0; from < rows.length; from += 50)
				await tx
					.insertInto('leads')
					.values(rows.slice(from, from + 50))
					.execute();
		});
	}
	async function outbox(
		lead: string,
		destination: string,
		over: Pick<OutboxRow, 'state' | 'attempts'> & Partial<OutboxRow>,
	) {
		const row = { id: `${lead}-${destination}`, lead_id: lead, tenant: 'acme', destination, version: 1 };
		const times = { next_at: now + 60 * minute, lease_until: null, created_at: now, updated_at: now };
		await opened.db
			.insertInto('outbox')
			.values({ ...row, ...times, last_error: null, ...over })
			.execute();
	}
	async function remove(id: string): Promise<void> {
		await opened.db.deleteFrom('outbox').where('lead_id', '=', id).execute();
		await opened.db.deleteFrom('leads').where('id', '=', id).execute();
	}
	const inbox = async (query = '') => (await opened.host.get(`/tenants/acme/leads/${query}`, opened.start)).text;
	const states = async () =>
		[
			...(await inbox()).matchAll(
				/<td class="is"><span class="state" data-state="(overdue|late|new|incomplete|opened|answered)">/g,
			),
		].map(([, state]) => state);
	const press = async (id: string, what: string, tenant = 'acme') =>
		opened.host.get(`/tenants/${tenant}/leads/${id}/${what}/`, {
			...opened.start,
			form: { token: tokenIn(await inbox()) },
		});
	const show = (id: string, tenant = 'acme') => opened.host.get(`/tenants/${tenant}/leads/${id}/`, opened.start);
	return { opened, store, storeMany, outbox, remove, inbox, states, press, show };
}
