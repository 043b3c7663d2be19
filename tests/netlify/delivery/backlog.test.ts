import { type CompiledQuery, Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimDue } from '../../../netlify/delivery/claims.ts';
import { deliverNext } from '../../../netlify/delivery/deliver-next.ts';
import { beginRound } from '../../../netlify/delivery/round.ts';
import { databasePlace } from '../../../netlify/platform/db/database.ts';
import { postgresDialect } from '../../../netlify/platform/db/postgres.ts';
import type { Db, Tables } from '../../../netlify/platform/db/schema.ts';
import { sqliteDialect } from '../../../netlify/platform/db/sqlite.ts';
import { engines } from '../../support/databases.ts';
import { behaviours, type Receiver } from '../../support/receiver.ts';
import { type Lab, openLab } from './lab.ts';
import { now } from './parcel.ts';

describe.each(engines)('a backlog on $name', (engine) => {
	let lab: Lab;
	let db: Db;
	let crm: Receiver;
	/** How fast a lane goes is remembered by its name. */
	const slug = `backlog-${engine.name.toLowerCase()}`;
	beforeAll(async () => {
		lab = await openLab(engine);
		db = lab.db;
		crm = await lab.receiver();
		lab.writeSite({ slug, leads: { destinations: { crm: { kind: 'dashboard', url: crm.url } } } });
	});
	afterAll(() => lab.stop());

	test('5,000 leads that wait for a later time are not read to find the one that is due', async () => {
		await lab.store(['crm'], { tenant: 'late' });
		await lab.store(['crm'], { tenant: 'late' });
		await fillBacklog(db, { tenant: 'late', count: 5_000 });
		const queries: CompiledQuery[] = [];
		const place = databasePlace(lab.worker().env);
		const dialect = place.url ? postgresDialect(place.url) : sqliteDialect(`${place.dir}/forecourt.db`);
		const watched = new Kysely<Tables>({ dialect, log: ({ query }) => void queries.push(query) });
		const lease = { tenants: ['late'], now, leaseMs: 1_000, waitMs: () => 0 };
		expect(await claimDue(watched, { ...lease, most: () => 16 })).toHaveLength(2);
		expect(await claimDue(watched, lease)).toEqual([]);
		const asked = queries.filter((query) => /from "outbox"|update "outbox"/.test(query.sql));
		expect(asked.length).toBeGreaterThanOrEqual(4);
		for (const query of asked) {
			const plan = await explain(watched, query);
			expect(plan, query.sql).not.toMatch(/\bSCAN (?:outbox|due|other)\b|Seq Scan on outbox/);
			// Each look at the outbox is by tenant, destination and attempts or time, by a lead, or by the row itself.
			expect(plan, query.sql).toMatch(/outbox_waiting|outbox_next|outbox_once|outbox_pkey|autoindex_outbox/);
		}
		await watched.destroy();
	});

	test('claims of a lane grow while they go quickly; the first failure gives the rest back, uncounted', async () => {
		await lab.clear();
		// As quickly as a machine with nothing else to do.
		const runtime = { ...lab.worker(), claimMs: Number.POSITIVE_INFINITY };
		const round = beginRound(runtime);
		for (let lead = 0; lead < 31; lead++) await lab.store(['crm'], { tenant: slug });
		const sizes: number[] = [];
		for (let claim = 0; claim < 5; claim++) sizes.push((await deliverNext(runtime, { round }))?.done ?? 0);
		expect(sizes).toEqual([1, 2, 4, 8, 16]);
		expect(crm.received).toHaveLength(31);

		for (let lead = 0; lead < 16; lead++) await lab.store(['crm'], { tenant: slug });
		let asked = 0;
		crm.behave((response) => (++asked === 3 ? behaviours.fails(response) : behaviours.accepts(response)));
		expect(await deliverNext(runtime, { round })).toEqual({ held: 0, done: 2, retry: 1, dead: 0 });
		const waiting = await db
			.selectFrom('outbox')
			.select(['attempts', 'lease_until', 'next_at'])
			.where('state', '=', 'pending')
			.orderBy('attempts')
			.execute();
		expect(waiting.slice(0, -1)).toEqual(Array(13).fill({ attempts: 0, lease_until: null, next_at: now }));
		expect(waiting.at(-1)).toMatchObject({ attempts: 1, lease_until: null });
		expect(await deliverNext(runtime, { round })).toEqual({ held: 0, done: 1, retry: 0, dead: 0 });
	});

	test('two versions of a lead are not in one claim', async () => {
		await lab.clear();
		const lead = await lab.store(['crm'], { tenant: slug });
		const [row] = await db.selectFrom('outbox').selectAll().execute();
		if (!row) throw new Error('There is no row.');
		await db
			.insertInto('outbox')
			.values({ ...row, id: 'second', version: 2, next_at: now })
			.execute();
		const lease = { tenants: [slug], now, leaseMs: 1_000, waitMs: () => 0, most: () => 16 };
		expect(await claimDue(db, lease)).toMatchObject([{ lead_id: lead.id }]);
	});
});

/** Leads that were tried three times and wait for a later time, as many again that have arrived; and the engine knows how many. */
async function fillBacklog(db: Db, { tenant, count }: { tenant: string; count: number }): Promise<void> {
	const [lead] = await db.selectFrom('leads').selectAll().where('tenant', '=', tenant).limit(1).execute();
	const [row] = await db.selectFrom('outbox').selectAll().where('tenant', '=', tenant).limit(1).execute();
	if (!lead || !row) throw new Error('The backlog needs a lead to be like.');
	for (let at = 0; at < 2 * count; at += 500) {
		const ids = Array.from({ length: 500 }, (_, index) => `backlog-${at + index}`);
		await db
			.insertInto('leads')
			.values(ids.map((id) => ({ ...lead, id })))
			.execute();
		const isDone = at >= count;
		const like = isDone ? ({ ...row, state: 'done' } as const) : { ...row, attempts: 3, next_at: now + 3_600_000 };
		await db
			.insertInto('outbox')
			.values(ids.map((id) => ({ ...like, id, lead_id: id })))
			.execute();
	}
	await sql`analyze`.execute(db);
}

async function explain(db: Db, { sql: text, parameters }: CompiledQuery): Promise<string> {
	const isPostgres = text.includes('$1');
	const parts = text.split(isPostgres ? /\$\d+/ : '?');
	const order = isPostgres
		? [...text.matchAll(/\$(\d+)/g)].map((match) => Number(match[1]) - 1)
		: parts.map((_, at) => at);
	const query = parts
		.slice(1)
		.reduce((so, part, at) => sql`${so}${parameters[order[at] ?? 0]}${sql.raw(part)}`, sql.raw(parts[0] ?? ''));
	const how = sql.raw(isPostgres ? 'explain' : 'explain query plan');
	const { rows } = await sql<Record<string, unknown>>`${how} ${query}`.execute(db);
	return rows.map((row) => String(row['QUERY PLAN'] ?? row['detail'])).join('\n');
}
