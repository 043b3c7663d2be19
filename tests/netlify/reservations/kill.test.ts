import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasePlace, openDatabase } from '../../../netlify/platform/db/database.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import { openOwnSecrets } from '../../../netlify/platform/runtime/secrets.ts';
import { openTenants } from '../../../netlify/platform/runtime/tenants.ts';
import { reservationsDue } from '../../../netlify/reservations/due/reservations-due.ts';
import { drawNumber } from '../../../scripts/testing/draw.ts';
import { engines, type TestDatabase } from '../../support/databases.ts';
import { killCount } from '../../support/kill-note.ts';
import { startServing } from '../../support/lead-host.ts';
import { type StripeDouble, startStripeDouble } from './stripe-double.ts';
import { makeOffer, paymentEnv, person, publishOffer, terms, webhookSecret, writeSites } from './world.ts';

/** A full run kills 100 hosts on each database, every run of the tests one. */
const kills = killCount({ sample: 1, whole: 100 });
/** What the clock is put on by until nothing is due any more: a hold's time, and waits of retries. */
const waitMs = 10 * 60_000;
const clients = 6;
const carsARound = 30;
/** One host in so many may be killed before anybody has paid, the others after up to so many payments. */
const oneInSilent = 5;
const mostPayments = 8;
/** The same choices in every run of a commit. */
let seed = drawNumber('payment kills');
const random = (): number => {
	seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
	return seed / 2 ** 32;
};

describe.each(engines)('CAR-11 SIGKILL at any moment of paying, on $name', ({ name: engine, make }) => {
	let database: TestDatabase;
	let db: Db;
	let stripe: StripeDouble;
	beforeAll(async () => {
		database = await make();
		stripe = await startStripeDouble();
		db = await openDatabase(databasePlace(database.env));
	});
	afterAll(async () => {
		await stripe.stop();
		await db.destroy();
		await database.drop();
	});

	test(`${kills} killed hosts lose no payment and double none`, { timeout: 3_600_000 }, async ({ task }) => {
		const dir = database.env.FORECOURT_DATA;
		const tenantsDir = join(dir, 'tenants');
		const out = join(dir, 'dist');
		writeSites(tenantsDir);
		const env = {
			...database.env,
			...paymentEnv(stripe),
			FORECOURT_TENANTS: tenantsDir,
			FORECOURT_RATE_FACTOR: '10000',
			NODE_COMPILE_CACHE: join(dir, 'compile-cache'),
		};
		const acknowledged = new Map<string, string>();
		const unsent: string[] = [];
		let payments = 0;
		for (let round = 0; round < kills; round++) {
			const cars = Array.from({ length: carsARound }, (_, index) =>
				makeOffer(numbered(round * carsARound + index + 1)),
			);
			for (const car of cars) publishOffer(out, 'north', car);
			const { port, kill } = await startServing({ tenantsDir, out, env });
			// What Stripe could not tell the last host, it tells the next one, or never.
			for (const intent of unsent.splice(0)) if (random() < 0.5) void sendNews(port, intent);
			let alive = true;
			const visitor = async (): Promise<void> => {
				while (alive) {
					const car = cars[Math.floor(random() * cars.length)]?.slug ?? '';
					const made = await ask(port, 'POST', '/api/reservations', {
						json: { car, deposit: 500_00, ...person, terms },
					});
					const { id, token } = (made?.json ?? {}) as { id?: string; token?: string };
					if (made?.status !== 201 || !id || !token) {
						await sleep(20);
						continue;
					}
					acknowledged.set(id, token);
					const intent = stripe.intentOf(id)?.id ?? '';
					const choice = random();
					if (choice < 0.85 && stripe.pay(intent)) payments++;
					// Some look, some give the car up after they have paid, some close the page; Stripe's news may never come.
					if (choice < 0.2) await ask(port, 'DELETE', `/api/reservations/${id}`, { token });
					else if (choice < 0.5) await ask(port, 'GET', `/api/reservations/${id}`, { token });
					if (random() < 0.7 && (await sendNews(port, intent))?.status !== 200) unsent.push(intent);
				}
			};
			const visitors = Array.from({ length: clients }, visitor);
			const wanted = payments + (round % oneInSilent === oneInSilent - 1 ? 0 : Math.ceil(random() * mostPayments));
			for (let left = 2000; payments < wanted && left > 0; left--) await sleep(5);
			await sleep(random() * 60);
			await kill('SIGKILL');
			alive = false;
			await Promise.all(visitors);
		}

		let skippedMs = 0;
		const now = (): number => Date.now() + skippedMs;
		const runtime = { db, env, tenants: openTenants(env), secrets: openOwnSecrets(env), now };
		const isDue = async () =>
			(await db.selectFrom('reservations').select('id').where('due_at', 'is not', null).execute()).length > 0;
		for (let tries = 0; (await isDue()) && tries < 200; tries++) {
			skippedMs += waitMs;
			await reservationsDue(runtime);
		}

		const rows = await db.selectFrom('reservations').selectAll().execute();
		const leads = (await db.selectFrom('leads').select('payload').execute()).map(
			({ payload }) => JSON.parse(payload)['Reservation'],
		);
		const claims = await db.selectFrom('car_claims').selectAll().execute();
		const byId = new Map(rows.map((row) => [row.id, row]));
		const wrong = [...acknowledged.keys()]
			.filter((id) => !byId.has(id))
			.map((id) => `${id} was answered and is not stored`);
		for (const intent of stripe.intents.values()) {
			const row = byId.get(intent.metadata['reservation_id'] ?? '');
			const back = intent.latest_charge?.amount_refunded ?? 0;
			if (intent.status === 'succeeded') {
				const isKept = row?.state === 'reserved' && back === 0;
				const isBack = row?.state === 'refunded' && back === 500_00;
				if (!isKept && !isBack)
					wrong.push(`${intent.id} is paid, ${back} went back, and its reservation is ${row?.state}`);
				const told = leads.filter((reference) => reference === row?.reference).length;
				if (told !== 1) wrong.push(`${row?.reference} is paid and has ${told} leads`);
			} else if (row?.intent && intent.status !== 'canceled') wrong.push(`${intent.id} can still be paid`);
		}
		const reserved = rows.filter(({ state }) => state === 'reserved');
		for (const { id, car_id } of reserved)
			if (!claims.some((claim) => claim.car_id === car_id && claim.reservation_id === id && claim.until === null))
				wrong.push(`${id} is reserved and has no car`);
		const perReservation = Map.groupBy(stripe.intents.values(), ({ metadata }) => metadata['reservation_id']);
		for (const [id, made] of perReservation) if (made.length > 1) wrong.push(`${id} has ${made.length} payments`);
		process.stdout.write(
			`${engine}: ${kills} kills, ${acknowledged.size} holds answered, ${payments} paid, ${reserved.length} reserved, ` +
				`${rows.filter(({ state }) => state === 'refunded').length} refunded, ${wrong.length} wrong.\n`,
		);
		task.meta.kills = { kills, sentAgain: 0, wrong };
		expect(wrong).toEqual([]);
		expect(payments).toBeGreaterThan(0);
		expect(new Set(reserved.map(({ car_id }) => car_id)).size).toBe(reserved.length);
		expect(await isDue()).toBe(false);
	});
});

const numbered = (id: number) => ({ id, slug: `car-${id}`, stocknum: `K${id}` });

type Ask = { json?: unknown; token?: string; body?: string; headers?: Record<string, string> };

/** Null where the host died before it had answered. */
function ask(port: number, method: string, path: string, { json, token, body, headers = {} }: Ask) {
	return new Promise<{ status: number; json: unknown } | null>((done) => {
		const own = {
			host: 'north.localhost',
			origin: 'http://north.localhost',
			'sec-fetch-site': 'same-origin',
			...(json !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
			...(token && { 'reservation-token': token }),
			...headers,
		};
		const sent = request({ host: '127.0.0.1', port, path, method, headers: own }, (answer) => {
			let text = '';
			answer.on('data', (chunk: Buffer) => {
				text += chunk.toString();
			});
			answer.on('error', () => done(null));
			answer.on('end', () =>
				done(
					answer.complete
						? { status: answer.statusCode ?? 0, json: text.startsWith('{') ? JSON.parse(text) : null }
						: null,
				),
			);
		});
		sent.on('error', () => done(null));
		sent.end(body ?? (json === undefined ? undefined : JSON.stringify(json)));
	});
}

const library = new Stripe('sk_test_double');

function sendNews(port: number, intent: string) {
	const object = { id: intent, object: 'payment_intent' };
	const payload = JSON.stringify({
		id: `evt_${randomUUID()}`,
		object: 'event',
		type: 'payment_intent.succeeded',
		data: { object },
	});
	const signature = library.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
	return ask(port, 'POST', '/api/stripe/events', { body: payload, headers: { 'stripe-signature': signature } });
}
