import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deliveryCounts } from '../../../netlify/fleet/deliveries.ts';
import { fleetFigures } from '../../../netlify/fleet/figures.ts';
import { createFleet } from '../../../netlify/fleet/fleet.ts';
import { leadDays } from '../../../netlify/fleet/lead-days.ts';
import { insertLead } from '../../../netlify/leads/store/lead-rows.ts';
import { insertOutbox } from '../../../netlify/leads/store/outbox.ts';
import type { StoredLead } from '../../../netlify/platform/db/rows/lead-rows.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import type { Tenant, Tenants } from '../../../netlify/platform/runtime/tenants.ts';
import { claimBuild } from '../../../netlify/rebuilds/store/claims.ts';
import { recordBuild } from '../../../netlify/rebuilds/store/record.ts';
import { storeTrigger } from '../../../netlify/rebuilds/store/requests.ts';
import { engines } from '../../support/databases.ts';
import { useDatabase } from '../../support/use-database.ts';

const now = Date.parse('2026-06-15T02:00:00Z');
const minute = 60_000;
const patience: Record<string, number> = { hasty: 10 };
const tenants: Tenants = {
	at: () => null,
	bySlug: (slug) => {
		const minutes = patience[slug];
		return minutes ? ({ slug, site: { leads: { open_within_minutes: minutes } } } as Tenant) : null;
	},
	slugs: () => [],
};

describe.each(engines)('figures of the fleet on $name', ({ make }) => {
	let db: Db;
	useDatabase({
		make,
		emptied: ['rebuild_requests', 'builds', 'outbox', 'delivery_lanes', 'leads'],
		onOpen: (opened) => (db = opened.db),
	});

	const figuresOf = async (slug: string, of = db) =>
		(await fleetFigures({ db: of, tenants, now: () => now })).get(slug);
	const built = (tenant: string, outcome: 'published' | 'failed', at: number) =>
		recordBuild(db, {
			...{ tenant, outcome, builder: 'b', by: 'Sam', why: '', message: null, facts: null },
			started_at: at - 1_000,
			finishedAt: at,
		});
	const ask = (tenant: string) => storeTrigger(db, { tenant, by: 'Sam', why: '', options: {}, automatic: false }, now);
	async function lead(tenant: string, minutesAgo: number, over: Partial<StoredLead> = {}): Promise<StoredLead> {
		const at = now - minutesAgo * minute;
		const row: StoredLead = {
			...{ id: randomUUID(), tenant, form: null, category: null, subcategory: null, location_id: null, version: 1 },
			...{ status: 'complete', payload: {} as StoredLead['payload'], opt_in: null, consent_text_version: null },
			...{ origin: 'site', token_hash: null, sealed: null, created_at: at, updated_at: at, completed_at: at },
			opened_at: null,
			answered_at: null,
			...over,
		};
		await insertLead(db, row);
		return row;
	}

	test('builds: the last that went well, the last of all, what runs and what waits', async () => {
		await built('a', 'published', now - 3_000);
		await built('a', 'failed', now - 2_000);
		await ask('b');
		await claimBuild(db, { builder: 'one', leaseMs: minute, now });
		await ask('b');
		expect(await figuresOf('a')).toMatchObject({
			lastGood: now - 3_000,
			last: { outcome: 'failed', at: now - 2_000 },
			buildingSince: null,
			waiting: 0,
		});
		expect(await figuresOf('b')).toMatchObject({ lastGood: null, last: null, buildingSince: now, waiting: 1 });
		expect(await figuresOf('c')).toBeUndefined();
	});

	test('FORM-15 leads that nobody opened are late by the minutes of their own tenant', async () => {
		for (const slug of ['hasty', 'patient']) {
			await lead(slug, 5);
			await lead(slug, 30);
			await lead(slug, 500);
			await lead(slug, 500, { opened_at: now });
			await lead(slug, 500, { status: 'incomplete', completed_at: null });
		}
		expect(await figuresOf('hasty')).toMatchObject({ unopened: 3, late: 2, overdue: 0 });
		expect(await figuresOf('patient')).toMatchObject({ unopened: 3, late: 1, overdue: 0 });
	});

	test('FORM-15 when the last complete lead came, how many came lately, and on which days', async () => {
		const day = 24 * 60;
		for (const minutesAgo of [3 * day, 3 * day + 60, 10 * day, 27 * day, 40 * day]) await lead('a', minutesAgo);
		await lead('a', 5, { status: 'incomplete', completed_at: null });
		expect(await figuresOf('a')).toMatchObject({ lastLead: now - 3 * day * minute, recentLeads: 4 });
		const days = await leadDays({ db, tenants, now: () => now }, 'a', 28);
		expect([days.length, days.at(-1)]).toEqual([28, { day: '2026-06-15', leads: 0 }]);
		expect(days.filter(({ leads }) => leads > 0)).toEqual([
			{ day: '2026-05-19', leads: 1 },
			{ day: '2026-06-05', leads: 1 },
			{ day: '2026-06-12', leads: 2 },
		]);
	});

	test('a delivery says when its last lead arrived', async () => {
		await insertOutbox(db, await lead('a', 9), { destinations: ['mail'], now });
		await db
			.updateTable('outbox')
			.set({ state: 'done', updated_at: now - 5 * minute })
			.execute();
		expect(await deliveryCounts({ db, now: () => now }, 'a')).toMatchObject([{ done: 1, lastDone: now - 5 * minute }]);
	});

	test('deliveries that wait for somebody are stuck; those on their way are not', async () => {
		const [first, second] = [await lead('a', 1), await lead('a', 1)];
		for (const one of [first, second]) await insertOutbox(db, one, { destinations: ['crm', 'mail'], now });
		expect(await figuresOf('a')).toMatchObject({ stuck: 0 });
		await db
			.updateTable('outbox')
			.set({ state: 'dead' })
			.where('destination', '=', 'mail')
			.where('lead_id', '=', first.id)
			.execute();
		await db
			.updateTable('delivery_lanes')
			.set({ trouble: 'blocked', trouble_since: now, reason: 'No token.' })
			.where('destination', '=', 'crm')
			.execute();
		expect(await figuresOf('a')).toMatchObject({ stuck: 3 });
		expect(await deliveryCounts({ db, now: () => now }, 'a')).toEqual([
			{
				destination: 'crm',
				done: 0,
				filed: 0,
				filedAs: '',
				lastDone: null,
				pending: 2,
				dead: 0,
				trouble: { state: 'blocked', since: now, reason: 'No token.' },
			},
			{ destination: 'mail', done: 0, filed: 0, filedAs: '', lastDone: null, pending: 1, dead: 1, trouble: null },
		]);
	});

	test('1,000 tenants cost as many queries as one', async () => {
		const count = async (): Promise<number> => {
			let queries = 0;
			const counting: KyselyPlugin = {
				transformQuery: ({ node }) => {
					queries++;
					return node;
				},
				transformResult: async ({ result }) => result,
			};
			await fleetFigures({ db: db.withPlugin(counting), tenants, now: () => now });
			return queries;
		};
		const names = Array.from({ length: 1_000 }, (_, index) => `tenant-${index}`);
		await lead('tenant-0', 500);
		await built('tenant-0', 'published', now);
		const ofOne = await count();
		await db.transaction().execute(async (tx) => {
			const row = await tx.selectFrom('builds').selectAll().executeTakeFirstOrThrow();
			const more = names.slice(1).map((tenant) => ({ ...row, id: randomUUID(), tenant }));
			for (let from = 0; from < more.length; from += 100)
				await tx
					.insertInto('builds')
					.values(more.slice(from, from + 100))
					.execute();
			const sent = await tx.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
			const leads = names.slice(1).map((tenant) => ({ ...sent, id: randomUUID(), tenant }));
			for (let from = 0; from < leads.length; from += 100)
				await tx
					.insertInto('leads')
					.values(leads.slice(from, from + 100))
					.execute();
		});
		expect(await count()).toBe(ofOne);
		expect(await figuresOf('tenant-999')).toMatchObject({ lastGood: now, late: 1 });
	});

	test('a rebuild that is asked for is in the queue, by an operator', async () => {
		const fleet = createFleet({ db, tenants, now: () => now, env: {} });
		await fleet.rebuild('a', { full: true });
		expect(await fleet.status('a')).toMatchObject({ state: 'waiting', waiting: [{ by: 'operator' }] });
		expect((await claimBuild(db, { builder: 'one', leaseMs: minute, now }))?.options).toEqual({ full: true });
	});
});
