import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pauseMs } from '../../../netlify/delivery/backoff.ts';
import { type Claim, claimDue } from '../../../netlify/delivery/claims.ts';
import { deliverDue, deliverSoon } from '../../../netlify/delivery/deliver-due.ts';
import type { DeliveryRuntime } from '../../../netlify/delivery/deliver-next.ts';
import { endClaims } from '../../../netlify/delivery/ends.ts';
import { replaceLead } from '../../../netlify/leads/store/lead-rows.ts';
import { insertOutbox } from '../../../netlify/leads/store/outbox.ts';
import { databasePlace, openDatabase } from '../../../netlify/platform/db/database.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import { engines } from '../../support/databases.ts';
import { behaviours, type Receiver } from '../../support/receiver.ts';
import { type Lab, openLab } from './lab.ts';
import { now } from './parcel.ts';

describe.each(engines)('lanes on $name', (engine) => {
	let lab: Lab;
	let db: Db;
	let hanging: Receiver;
	let healthy: Receiver;
	let runtime: DeliveryRuntime;
	let clock = now;
	const held: ServerResponse[] = [];
	const release = (): void => {
		hanging.behave(behaviours.fails);
		for (const response of held.splice(0)) behaviours.fails(response);
	};

	beforeAll(async () => {
		lab = await openLab(engine);
		db = lab.db;
		hanging = await lab.receiver();
		healthy = await lab.receiver();
		for (const [slug, { url }] of Object.entries({ slow: hanging, quick: healthy })) {
			lab.writeSite({ slug, leads: { destinations: { crm: { kind: 'dashboard', url } } } });
		}
		// Longer than the test: a receiver hangs until the test lets it go.
		runtime = { ...lab.worker({ clock: () => clock }), attemptMs: 600_000 };
	});
	afterAll(() => lab.stop());
	beforeEach(async () => {
		await lab.clear();
		hanging.behave((response) => void held.push(response));
		clock = now;
	});

	async function store(tenant: string, count = 1): Promise<void> {
		for (let index = 0; index < count; index++) await lab.store(['crm'], { tenant });
	}
	const lane = async (tenant: string) =>
		db.selectFrom('delivery_lanes').selectAll().where('tenant', '=', tenant).executeTakeFirstOrThrow();
	const pending = async () =>
		(await db.selectFrom('outbox').select('id').where('state', '=', 'pending').execute()).length;
	async function until(isSo: () => boolean): Promise<void> {
		while (!isSo()) await sleep(5);
	}

	test('100 leads to a receiver that hangs do not keep one lead from a healthy one in the first run', async () => {
		await store('slow', 100);
		await store('quick');
		const run = deliverDue(runtime);
		await until(() => healthy.received.length === 1);
		expect(hanging.received.length).toBeLessThanOrEqual(2);
		release();
		expect(await run).toMatchObject({ done: 1, dead: 0 });
		// Two on their way at most, and a third failure before it is left alone.
		expect(hanging.received.length).toBeLessThanOrEqual(4);
		expect(await lane('slow')).toMatchObject({ trouble: 'failing', trouble_since: now });
		expect(await lane('quick')).toMatchObject({ trouble: null, failures: 0 });
	});

	test('nor where each lead sets a delivery going as it comes in', async () => {
		await store('slow', 100);
		const runs = Array.from({ length: 6 }, () => deliverSoon(runtime));
		await until(() => hanging.received.length >= 2);
		await store('quick');
		runs.push(deliverSoon(runtime));
		await until(() => healthy.received.length === 1);
		expect(hanging.received.length).toBe(2);
		release();
		await Promise.all(runs);
	});

	test('leads of a new dealer are first tries, and one worker takes nothing else', async () => {
		await store('slow', 4);
		await store('quick', 2);
		await db.updateTable('outbox').set({ attempts: 1 }).where('tenant', '=', 'quick').execute();
		await store('quick');
		const [fresh] = await db
			.selectFrom('outbox')
			.select('id')
			.where('tenant', '=', 'quick')
			.where('attempts', '=', 0)
			.execute();
		const lease = { tenants: ['quick'], now, leaseMs: 1_000, waitMs: () => 0, fresh: true };
		expect(await claimDue(db, lease)).toMatchObject([{ id: fresh?.id }]);
		expect(await claimDue(db, lease)).toEqual([]);
	});

	test('lanes take turns, whatever is in them', async () => {
		await store('slow', 5);
		await store('quick', 5);
		const tenants: string[] = [];
		for (let turn = 0; turn < 6; turn++) {
			const [claim] = await claimDue(db, {
				tenants: ['slow', 'quick'],
				now: now + turn,
				leaseMs: 1_000,
				waitMs: () => 0,
			});
			tenants.push(claim?.tenant ?? '');
		}
		expect(tenants).toEqual(['quick', 'slow', 'quick', 'slow', 'quick', 'slow']);
	});

	test('a receiver that fails is left alone: one probe at a time from all processes, with growing pauses', async () => {
		await store('slow', 20);
		hanging.behave(behaviours.fails);
		await deliverDue(runtime);
		let asked = hanging.received.length;
		expect(asked).toBeLessThanOrEqual(4);
		const pauses: number[] = [];
		for (let probe = 0; probe < 5; probe++) {
			const { paused_until } = await lane('slow');
			pauses.push((paused_until ?? 0) - clock);
			clock = (paused_until ?? 0) - 1;
			await deliverDue(runtime);
			expect(hanging.received.length).toBe(asked);
			clock++;
			await Promise.all([1, 2, 3].map(() => deliverDue(runtime)));
			expect(hanging.received.length).toBe(++asked);
		}
		expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
		expect(pauses.at(-1)).toBe(300_000);
		hanging.behave(behaviours.accepts);
		clock += 3_600_000;
		await deliverDue(runtime);
		expect(await pending()).toBe(0);
		expect(await lane('slow')).toMatchObject({ trouble: null, failures: 0, paused_until: null });
	});

	test('the probe is the lead that was tried least: one that no receiver takes holds up nobody', async () => {
		await store('slow');
		const [poison] = await db.selectFrom('outbox').select('lead_id').execute();
		hanging.behave((response, { headers }) => {
			const isPoison = String(headers['idempotency-key']).startsWith(`${poison?.lead_id}.`);
			return isPoison ? behaviours.fails(response) : behaviours.accepts(response);
		});
		for (let round = 0; round < 4; round++) {
			await deliverDue(runtime);
			clock += 3_600_000;
		}
		await store('slow', 3);
		const before = await pending();
		const { done } = await deliverDue(runtime);
		expect([before, done]).toEqual([4, 3]);
	});

	test('a process that dies in an attempt leaves a wait that grows', async () => {
		await store('slow');
		const lease = { tenants: ['slow'], leaseMs: 30_000, waitMs: (attempt: number) => attempt * 60_000 };
		for (const attempt of [1, 2, 3]) {
			expect(await claimDue(db, { ...lease, now: clock })).toMatchObject([{ attempts: attempt }]);
			clock += attempt * 60_000 - 1;
			expect(await claimDue(db, { ...lease, now: clock })).toEqual([]);
			clock++;
		}
	});

	test('without one lock for all, two versions of a lead are never on their way at once', async () => {
		const tenants = ['slow', 'quick'];
		for (const tenant of tenants) {
			for (let index = 0; index < 5; index++) {
				let lead = await lab.store(['crm', 'hook'], { tenant });
				for (let version = 2; version <= 4; version++) {
					lead = { ...lead, version };
					await replaceLead(db, lead, version - 1);
					await insertOutbox(db, lead, { destinations: ['crm', 'hook'], now });
				}
			}
		}
		// Two connections to SQLite in one thread would wait for each other for ever.
		const pools = engine.name === 'SQLite' ? [db] : [db, await openDatabase(databasePlace(runtime.env))];
		const underWay = new Set<string>();
		let overlaps = 0;
		let claims = 0;
		const work = async (own: Db): Promise<void> => {
			for (let misses = 0; misses < 3; ) {
				const [claim] = await claimDue(own, { tenants, now, leaseMs: 60_000, waitMs: () => 0 });
				if (!claim) {
					misses++;
					await sleep(2);
					continue;
				}
				claims++;
				const way = `${claim.lead_id} ${claim.destination}`;
				if (underWay.has(way)) overlaps++;
				underWay.add(way);
				await sleep(claims % 4);
				underWay.delete(way);
				await endClaims(own, claim, { endings: [ended(claim)], news: ['answers'], now });
			}
		};
		await Promise.all(pools.flatMap((own) => Array.from({ length: 6 }, () => work(own))));
		for (const pool of pools.slice(1)) await pool.destroy();
		expect(overlaps).toBe(0);
		expect(claims).toBeGreaterThanOrEqual(20);
		expect(await pending()).toBe(0);
	});

	/** The version of the row itself, so that each version has its own way. */
	const ended = (claim: Claim) => ({
		claim,
		outcome: 'done' as const,
		status: 200,
		error: null,
		version: claim.version,
		attempts: claim.attempts,
		nextAt: now,
		started_at: now,
		finished_at: now,
	});
});

test('pauses start at the third failure and end at five minutes', () => {
	expect([1, 2, 3, 4, 5, 6, 7, 100].map(pauseMs)).toEqual([0, 0, 30_000, 60_000, 120_000, 240_000, 300_000, 300_000]);
});
