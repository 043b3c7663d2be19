import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { markAnswered, markOpened } from '../../../netlify/leads/store/lead-list.ts';
import {
	findFiles,
	findLead,
	insertFiles,
	insertLead,
	readFileBytes,
	replaceLead,
} from '../../../netlify/leads/store/lead-rows.ts';
import { insertOutbox } from '../../../netlify/leads/store/outbox.ts';
import { databasePlace, openDatabase } from '../../../netlify/platform/db/database.ts';
import { deleteExpired } from '../../../netlify/platform/db/expire.ts';
import { migrations } from '../../../netlify/platform/db/migrations.ts';
import type { StoredLead } from '../../../netlify/platform/db/rows/lead-rows.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import { together } from '../../../netlify/platform/db/together.ts';
import { useChallenge } from '../../../netlify/platform/guards/captcha.ts';
import { answerStep, claimKey, releaseKey } from '../../../netlify/platform/guards/idempotency.ts';
import { countCall } from '../../../netlify/platform/guards/limit-calls.ts';
import { engines, type TestDatabase } from '../../support/databases.ts';
import { useDatabase } from '../../support/use-database.ts';

const databaseModule = new URL('../../../netlify/platform/db/database.ts', import.meta.url).href;
const now = 1_790_000_000_000;
const lead = (id: string, over: Partial<StoredLead> = {}): StoredLead => ({
	id,
	tenant: 'a',
	form: 'enquiry',
	category: 'General Enquiry',
	subcategory: null,
	location_id: null,
	status: 'complete',
	version: 1,
	payload: { name: 'Zoë \u0000 \ud800', nested: { list: [1, null, true] } },
	opt_in: 1,
	consent_text_version: null,
	origin: 'site',
	token_hash: null,
	sealed: null,
	created_at: now,
	updated_at: now,
	completed_at: now,
	opened_at: null,
	answered_at: null,
	...over,
});

/** Leaves nothing but what the first release made. */
async function startAgain(db: Db): Promise<void> {
	const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
	for (const { name } of tables.toSorted((a, b) => order(a.name) - order(b.name)))
		await db.schema.dropTable(name).execute();
	const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(
		'2026-11-21-leads',
	);
	if (error) throw error;
}

/** Whether the answer was kept. */
async function keepAnswer(db: Db, answer: Parameters<typeof answerStep>[1]): Promise<boolean> {
	let kept = false;
	await together(db, [
		answerStep(db, answer, (isOurs) => {
			kept = isOurs;
		}),
	]);
	return kept;
}

/** What refers to others goes first. */
const order = (table: string): number => ['deliveries', 'outbox', 'lead_files', 'leads', 'visitors'].indexOf(table);

test('the file of the embedded database is for its owner only, whoever may look into its folder', async () => {
	const dir = mkdtempSync(join(tmpdir(), 'forecourt-rights-'));
	chmodSync(dir, 0o755);
	const db = await openDatabase({ url: undefined, dir });
	await insertLead(db, lead('1'));
	const modes = readdirSync(dir).map((name) => statSync(join(dir, name)).mode & 0o077);
	await db.destroy();
	rmSync(dir, { recursive: true });
	expect(modes.length).toBeGreaterThan(1);
	expect(modes.every((mode) => mode === 0)).toBe(true);
});

describe.each(engines)('$name', ({ make }) => {
	let database: TestDatabase;
	let db: Db;
	useDatabase({ make, emptied: ['leads'], onOpen: (opened) => ({ db, database } = opened) });

	test('opening again changes nothing', async () => {
		await insertLead(db, lead('1'));
		const again = await openDatabase(databasePlace(database.env));
		expect(await findLead(again, { tenant: 'a', id: '1' })).toEqual(lead('1'));
		await again.destroy();
	});

	test('tables of the first release get what came later, and keep their leads', async () => {
		const fresh = await make();
		const place = databasePlace(fresh.env);
		const old = await openDatabase(place);
		await startAgain(old);
		const { payload, token_hash, sealed, answered_at, ...columns } = lead('1');
		const row = { ...columns, payload: JSON.stringify(payload) };
		await old.withTables<{ leads: typeof row }>().insertInto('leads').values(row).execute();
		await old.destroy();
		const next = await openDatabase(place);
		expect(await next.selectFrom('consent_texts').selectAll().execute()).toEqual([]);
		expect(await findLead(next, { tenant: 'a', id: '1' })).toEqual(lead('1'));
		await next.destroy();
		await fresh.drop();
	});

	test('processes that make a new database at once all succeed', async () => {
		const fresh = await make();
		const open = `import { databasePlace, openDatabase } from '${databaseModule}';
			await (await openDatabase(databasePlace(process.env))).destroy();`;
		const run = () => promisify(execFile)(process.execPath, ['-e', open], { env: { ...process.env, ...fresh.env } });
		await Promise.all([run(), run(), run()]);
		const db = await openDatabase(databasePlace(fresh.env));
		expect(await db.selectFrom('leads').selectAll().execute()).toEqual([]);
		await db.destroy();
		await fresh.drop();
	});

	test('a lead comes back as it went in, to its own tenant only', async () => {
		await insertLead(db, lead('1'));
		expect(await findLead(db, { tenant: 'a', id: '1' })).toEqual(lead('1'));
		expect(await findLead(db, { tenant: 'b', id: '1' })).toBeNull();
	});

	test('a lead that somebody else changed meanwhile is not written over', async () => {
		await insertLead(db, lead('1'));
		expect(await replaceLead(db, lead('1', { version: 2 }), 1)).toBe(true);
		expect(await replaceLead(db, lead('1', { version: 2 }), 1)).toBe(false);
		expect(await replaceLead(db, lead('1', { version: 3, tenant: 'b' }), 2)).toBe(false);
	});

	test('a change by the visitor leaves what the dealership noted meanwhile', async () => {
		await insertLead(db, lead('1'));
		await markOpened(db, '1', now);
		await markAnswered(db, '1', now);
		expect(await replaceLead(db, lead('1', { version: 2 }), 1)).toBe(true);
		const noted = { opened_at: now, answered_at: now };
		expect(await findLead(db, { tenant: 'a', id: '1' })).toEqual(lead('1', { version: 2, ...noted }));
	});

	test('files keep their bytes', async () => {
		await insertLead(db, lead('1'));
		const data = Uint8Array.from({ length: 256 }, (_, index) => index);
		const file = {
			id: 'f',
			lead_id: '1',
			tenant: 'a',
			name: 'a.jpg',
			type: 'image/jpeg',
			size: 256,
			sha256: 'x',
			data,
			created_at: now,
		};
		await insertFiles(db, [file]);
		const [found] = await findFiles(db, '1');
		expect(found).toMatchObject({ name: 'a.jpg', size: 256 });
		expect([...(await readFileBytes(db, 'f'))]).toEqual([...data]);
	});

	test('a failure in a transaction leaves neither lead nor outbox row', async () => {
		const failing = db.transaction().execute(async (tx) => {
			await insertLead(tx, lead('1'));
			await insertOutbox(tx, lead('1'), { destinations: ['mail', 'mail'], now });
			throw new Error('stop');
		});
		await expect(failing).rejects.toThrow('stop');
		expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
		expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
	});

	test('an outbox row per destination', async () => {
		await insertLead(db, lead('1'));
		await insertOutbox(db, lead('1'), { destinations: ['mail', 'crm', 'mail'], now });
		const rows = await db
			.selectFrom('outbox')
			.select(['destination', 'state', 'next_at'])
			.orderBy('destination')
			.execute();
		expect(rows).toEqual([
			{ destination: 'crm', state: 'pending', next_at: now },
			{ destination: 'mail', state: 'pending', next_at: now },
		]);
	});

	test('an idempotency key has one owner at a time, and one answer', async () => {
		const ask = { tenant: 'a', key: 'k', hash: 'h', now, leadId: 'l' };
		const claims = await Promise.all(Array.from({ length: 8 }, () => claimKey(db, ask)));
		const [ours] = claims.flatMap((claim) => (claim.outcome === 'ours' ? [claim] : []));
		expect(claims.map(({ outcome }) => outcome).sort()).toEqual([...Array(7).fill('in_flight'), 'ours']);
		const owner = ours?.owner ?? '';
		expect(await claimKey(db, { ...ask, tenant: 'b' })).toMatchObject({ outcome: 'ours' });
		expect(await claimKey(db, { ...ask, hash: 'other' })).toEqual({ outcome: 'mismatch' });
		expect(await keepAnswer(db, { ...ask, owner: 'somebody', status: 201, answer: '{}' })).toBe(false);
		expect(await keepAnswer(db, { ...ask, owner, status: 201, answer: '{"id":1}' })).toBe(true);
		expect(await keepAnswer(db, { ...ask, owner, status: 201, answer: '{"id":2}' })).toBe(false);
		await releaseKey(db, { ...ask, owner });
		expect(await claimKey(db, ask)).toEqual({ outcome: 'answered', status: 201, answer: '{"id":1}' });
	});

	test('a key that was given up, or whose owner died, can be claimed again', async () => {
		const ask = { tenant: 'a', key: 'again', hash: 'h', now, leadId: 'l' };
		const first = await claimKey(db, ask);
		await releaseKey(db, { ...ask, owner: first.outcome === 'ours' ? first.owner : '' });
		const second = await claimKey(db, ask);
		expect(second).toMatchObject({ outcome: 'ours' });
		expect(await claimKey(db, { ...ask, now: now + 30_000 })).toEqual({ outcome: 'in_flight' });
		expect(await claimKey(db, { ...ask, now: now + 120_000 })).toMatchObject({ outcome: 'ours' });
		const late = { ...ask, owner: second.outcome === 'ours' ? second.owner : '', status: 201, answer: '{}' };
		expect(await keepAnswer(db, late)).toBe(false);
	});

	test('of calls at the same moment no more pass than may', async () => {
		const limit = { count: 5, windowMs: 60_000 };
		const waits = await Promise.all(Array.from({ length: 12 }, () => countCall(db, 'x', { limit, now })));
		expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
		expect(Math.max(...waits)).toBeLessThanOrEqual(60);
		expect(await countCall(db, 'y', { limit, now })).toBe(0);
		expect(await countCall(db, 'x', { limit, now: now + 60_000 })).toBe(0);
	});

	test('a challenge is used once', async () => {
		const challenge = { id: 'c', tenant: 'a', expires_at: now + 1 };
		const uses = await Promise.all([1, 2, 3].map(() => useChallenge(db, challenge)));
		expect(uses.filter(Boolean)).toHaveLength(1);
	});

	test('guards of moments that are over are deleted', async () => {
		await deleteExpired(db, { now: now + 365 * 24 * 3_600_000, eventsFrom: 0 });
		for (const table of ['idempotency_keys', 'used_challenges', 'rate_limits'] as const)
			expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
	});
});
