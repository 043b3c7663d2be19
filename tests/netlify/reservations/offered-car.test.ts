import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../support/databases.ts';
import { type Receiver, startReceiver } from '../../support/receiver.ts';
import { makeOffer, publishOffer, serveReservations, type World } from './world.ts';

/** A car as the dealer's feed has it. */
const inFeed = (over: object = {}) => ({
	id: 7,
	slug: makeOffer().slug,
	stocknum: 'K7',
	name: '2021 Kia Rio',
	make: 'Kia',
	model: 'Rio',
	year: 2021,
	car_type: 'used',
	price: 19_990,
	status: 'in_stock',
	has_checkout_payment_processor: true,
	payment_processors: [{ authorization_type: 'stripe', authorization_key: 'pk_test_double', deposit_amount: 500 }],
	...over,
});

describe('CAR-9, CAR-11 a car is checked again before it is held', () => {
	const dir = mkdtempSync(join(tmpdir(), 'forecourt-built-'));
	let world: World;
	let feed: Receiver;
	let stock: { status: number; body: string };
	let minutes = 0;
	beforeAll(async () => {
		const [embedded] = engines;
		if (!embedded) throw new Error('There is always one engine.');
		world = await serveReservations(embedded);
		feed = await startReceiver((response) => response.writeHead(stock.status).end(stock.body));
		world.writeSite('north', { stock_feed: { type: 'url', url: `${feed.url}/cars.jsonl` } });
	});
	afterAll(async () => {
		delete process.env['FORECOURT_ANSWERS'];
		await feed.stop();
		await world.stop();
		rmSync(dir, { recursive: true, force: true });
	});
	beforeEach(async () => {
		for (const table of ['reservations', 'car_claims'] as const) await world.db.deleteFrom(table).execute();
		world.offer();
		// A feed that was read is kept for a minute.
		world.shift(++minutes * 120_000);
	});
	const feedHas = (...cars: object[]): void => {
		stock = { status: 200, body: `${cars.map((car) => JSON.stringify(car)).join('\n')}\n` };
	};

	test('one that the live source has as free is held', async () => {
		feedHas(inFeed());
		expect((await world.reserve()).status).toBe(201);
	});

	test.each([
		['sold', { status: 'sold' }],
		['reserved', { reserved: true }],
		['not to be reserved', { reservable: false }],
		['another car', { slug: 'another', stocknum: 'K8', id: 8 }],
	])('one that the live source has as %s is refused', async (_, over) => {
		feedHas(inFeed(over));
		const { status, json } = await world.reserve();
		expect([status, json['code']]).toEqual([409, 'taken']);
		expect(await world.db.selectFrom('car_claims').selectAll().execute()).toEqual([]);
	});

	test('a live source that cannot be asked stops nobody: the published site offers the car', async () => {
		stock = { status: 500, body: '' };
		expect((await world.reserve()).status).toBe(201);
	});

	test('one that the site has stopped to offer is refused', async () => {
		feedHas(inFeed());
		world.withdraw(makeOffer().slug);
		expect((await world.reserve()).json['code']).toBe('not_found');
	});

	test('a file of another car, or one that is broken, offers nothing', async () => {
		feedHas(inFeed());
		world.offer({ slug: 'elsewhere' });
		publishOffer(process.env['FORECOURT_DATA'] ?? '', 'north', { ...makeOffer(), deposit: -1 });
		expect((await world.reserve()).status).toBe(404);
		expect((await world.reserve({ car: 'elsewhere' })).status).toBe(409);
	});

	test('where this machine has built the site, its folder is read', async () => {
		feedHas(inFeed());
		world.withdraw(makeOffer().slug);
		process.env['FORECOURT_ANSWERS'] = join(dir, '.forecourt');
		publishOffer(dir, 'north', makeOffer({ deposit: 300_00 }));
		expect((await world.reserve({ deposit: 300_00 })).json).toMatchObject({ state: 'held', deposit: 300_00 });
	});
});
