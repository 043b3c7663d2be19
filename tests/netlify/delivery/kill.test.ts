import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverDue } from '../../../netlify/delivery/deliver-due.ts';
import { databasePlace, openDatabase } from '../../../netlify/platform/db/database.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import { makeApiKey } from '../../../netlify/platform/guards/api-keys.ts';
import { openSecrets } from '../../../netlify/platform/runtime/secrets.ts';
import { openTenants } from '../../../netlify/platform/runtime/tenants.ts';
import { drawNumber } from '../../../scripts/testing/draw.ts';
import { makeSite } from '../../config/read.ts';
import { engines, type TestDatabase } from '../../support/databases.ts';
import { killCount } from '../../support/kill-note.ts';
import { startLeadHost } from '../../support/lead-host.ts';
import { type Receiver, startReceiver } from '../../support/receiver.ts';

/** A full run and `npm run leads:kill` kill 200 hosts on each database, every run of the tests a few. */
const kills = killCount({ sample: process.env['npm_lifecycle_event'] === 'leads:kill' ? 200 : 3, whole: 200 });
/** What the clock is put on by where something is due later. */
const waitMs = 10_000;
/** One host in so many may be killed before it has answered anything. */
const oneInSilent = 5;
/** Visitors who send one lead after the other. */
const clients = 4;
/** The same moments in every run of a commit. */
let seed = drawNumber('lead kills');
const random = (): number => {
	seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
	return seed / 2 ** 32;
};

type Visit = { name: string; key: string };

describe.each(engines)('SIGKILL at any moment, on $name', ({ name: engine, make }) => {
	let database: TestDatabase;
	let db: Db;
	let crm: Receiver;
	beforeAll(async () => {
		database = await make();
		crm = await startReceiver();
		db = await openDatabase(databasePlace(database.env));
	});
	afterAll(async () => {
		await crm.stop();
		await db.destroy();
		await database.drop();
	});

	test(`every acknowledged lead of ${kills} killed hosts is stored once and delivered`, {
		timeout: 3_600_000,
	}, async ({ task }) => {
		const dir = database.env.FORECOURT_DATA;
		const tenantsDir = join(dir, 'tenants');
		const leads = { destinations: { crm: { kind: 'dashboard', url: crm.url } }, routing: [{ to: ['crm'] }] };
		mkdirSync(join(tenantsDir, 'plain'), { recursive: true });
		writeFileSync(join(tenantsDir, 'plain', 'site.json'), JSON.stringify(makeSite({ leads })));
		const env = {
			...database.env,
			FORECOURT_TENANTS: tenantsDir,
			FORECOURT_RATE_FACTOR: '10000',
			// A start is most of a round's time.
			NODE_COMPILE_CACHE: join(dir, 'compile-cache'),
		};
		const apiKey = makeApiKey(openSecrets(env, dir), { tenant: 'plain', client: 'kill-test' });

		const start = () => startLeadHost({ tenantsDir, out: join(dir, 'dist'), env, apiKey });
		const acknowledged = new Map<string, Visit>();
		const unsure: Visit[] = [];
		// Only a host that ends by itself leaves its compiled code behind.
		const first = await start();
		await first.post({ name: 'First', email: 'sam@example.com' });
		await first.kill('SIGTERM');
		for (let round = 0; round < kills; round++) {
			const host = await start();
			let alive = true;
			const visitor = async (): Promise<void> => {
				while (alive) {
					// Who got no answer asks again with the same key, as the browser does. A key that a killed host was at is
					// taken for half a minute: if everybody asked for one of these, the round would wait so long.
					const again = random() < 0.5 ? unsure.shift() : undefined;
					const visit = again ?? { name: `Sam ${randomUUID()}`, key: randomUUID() };
					const id = await host.post(
						{ name: visit.name, email: 'sam@example.com', message: 'x'.repeat(200) },
						visit.key,
					);
					if (id) acknowledged.set(id, visit);
					else {
						unsure.push(visit);
						await sleep(5);
					}
				}
			};
			const visitors = Array.from({ length: clients }, visitor);
			// Some are killed before they have answered anything, most in the middle of their work.
			const from = acknowledged.size;
			if (round % oneInSilent !== 0) while (acknowledged.size === from) await sleep(2);
			await sleep(random() * 300);
			await host.kill('SIGKILL');
			alive = false;
			await Promise.all(visitors);
		}

		const stored = await db.selectFrom('leads').select(['id', 'payload']).execute();
		const ids = new Set(stored.map(({ id }) => id));
		const lost = [...acknowledged.keys()].filter((id) => !ids.has(id));
		const names = stored.map(({ payload }) => String(JSON.parse(payload).name));

		// What a killed host had claimed is due again when its lease is over, later if several died of it.
		let skippedMs = 0;
		const runtime = { db, env, tenants: openTenants(env), now: () => Date.now() + skippedMs };
		const pending = () => db.selectFrom('outbox').select('id').where('state', '=', 'pending').execute();
		for (let tries = 0; (await pending()).length > 0 && tries < 1200; tries++) {
			await deliverDue(runtime);
			skippedMs += waitMs;
		}
		const raw = crm.received.map(({ headers }) => String(headers['idempotency-key']));
		const taken = new Set(raw);
		const undelivered = [...acknowledged.keys()].filter((id) => !taken.has(`${id}.1`));
		const repeated = raw.length - taken.size;
		const doubled = names.length - new Set(names).size;
		const unknown = [...taken].filter((key) => !ids.has(key.replace(/\.1$/, '')));
		task.meta.kills = {
			kills,
			sentAgain: repeated,
			wrong: [
				...lost.map((id) => `${id} was acknowledged and is not stored`),
				...undelivered.map((id) => `${id} was acknowledged and not delivered`),
				...unknown.map((key) => `${key} was delivered and is not stored`),
				...(doubled > 0 ? [`${doubled} leads are stored twice`] : []),
			],
		};
		process.stdout.write(
			`${engine}: ${kills} kills, ${acknowledged.size} acknowledged, ${stored.length} stored, ${lost.length} lost, ` +
				`${taken.size} delivered, ${undelivered.length} undelivered, ${repeated} sent twice under the same id.\n`,
		);
		expect(acknowledged.size).toBeGreaterThanOrEqual(kills - Math.ceil(kills / oneInSilent));
		expect(lost).toEqual([]);
		expect(undelivered).toEqual([]);
		expect(await pending()).toEqual([]);
		// Repeating a request with its key made no second lead, and nothing was sent under an id that is not stored.
		expect(doubled).toBe(0);
		expect(unknown).toEqual([]);
		// At most what was on its way when a host was killed.
		expect(repeated).toBeLessThanOrEqual(kills * 4);
	});
});
