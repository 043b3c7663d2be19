import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverDue } from '../../../netlify/delivery/deliver-due.ts';
import { reservationsDue } from '../../../netlify/reservations/due/reservations-due.ts';
import { engines } from '../../support/databases.ts';
import { withoutIds } from '../../support/without-ids.ts';
import { mailsIn } from './mails.ts';
import { troubles } from './stripe-double.ts';
import { serveReservations, type World, webhookSecret } from './world.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(engines)('CAR-11 payments through Stripe, on $name', (engine) => {
	let world: World;
	beforeAll(async () => {
		world = await serveReservations(engine);
	});
	afterAll(() => world.stop());
	beforeEach(() => world.startAgain());
	const leads = () => world.db.selectFrom('leads').selectAll().execute();
	const state = async (id: string) => (await world.row(id)).state;
	/** What is due is also done after an answer: whoever is first. */
	const becomes = (id: string, wanted: string) =>
		expect.poll(() => reservationsDue(world.runtime).then(() => state(id)), { timeout: 5_000 }).toBe(wanted);
	/** Held `ago` milliseconds before now, so that a payment of now may be late. */
	const heldBefore = async (ago = 0, body = {}) => {
		world.shift(-ago);
		const one = await world.held(body);
		world.shift(0);
		return { ...one, intent: world.stripe.intentOf(one.id)?.id ?? '' };
	};
	const paid = async () => {
		const one = await heldBefore();
		world.stripe.pay(one.intent);
		await world.event('payment_intent.succeeded', one.intent);
		expect(await state(one.id)).toBe('reserved');
		return one;
	};

	test('every call has the pinned version, a key of the reservation and no personal data', async () => {
		const one = await heldBefore();
		const [made] = world.stripe.received.filter(({ body }) => body.includes(one.id));
		expect(made?.headers['idempotency-key']).toBe(`forecourt-${one.id}-intent`);
		expect(made?.headers['stripe-version']).toBe('2026-10-28.endive');
		expect(made?.body).toContain(one.id);
		expect(withoutIds(made?.body ?? '')).not.toMatch(/sam|lee|0491|example\.com/i);
	});

	test('news that are forged, old, of another tenant or about nothing change nothing', async () => {
		const one = await heldBefore();
		world.stripe.pay(one.intent);
		const type = 'payment_intent.succeeded';
		expect((await world.event(type, one.intent, { secret: 'whsec_wrong' })).status).toBe(401);
		expect((await world.event(type, one.intent, { age: 10 * minute })).status).toBe(401);
		expect((await world.ask('POST', '/api/stripe/events', { tenant: 'north', body: '{}' })).status).toBe(401);
		const other = { tenant: 'south', secret: `${webhookSecret}_SOUTH` };
		expect((await world.event(type, one.intent, other)).json).toEqual({ ignored: true });
		expect(await state(one.id)).toBe('held');
		expect((await world.event('charge.succeeded', '')).status).toBe(200);
		expect((await world.event(type, one.intent)).status).toBe(200);
		expect(await state(one.id)).toBe('reserved');
	});

	test('news in any order, twice, and of what is over lead to the same state', async () => {
		const one = await heldBefore();
		world.stripe.pay(one.intent);
		const types = ['charge.refunded', 'payment_intent.created', 'payment_intent.canceled', 'payment_intent.succeeded'];
		for (const type of [...types, ...types.toReversed()]) await world.event(type, one.intent);
		expect(await state(one.id)).toBe('reserved');
		expect(await leads()).toHaveLength(1);
	});

	test('a payment whose news are days late is known when the hold ends', async () => {
		const one = await heldBefore();
		world.stripe.pay(one.intent);
		world.shift(17 * minute);
		await reservationsDue(world.runtime);
		expect(await state(one.id)).toBe('reserved');
		world.shift(3 * day);
		expect((await world.event('payment_intent.succeeded', one.intent)).status).toBe(200);
		expect(await state(one.id)).toBe('reserved');
		expect(await leads()).toHaveLength(1);
	});

	test('a payment after the hold has ended goes back, and the visitor is told by answer and mail', async () => {
		const email = 'late@example.com';
		const one = await heldBefore(20 * minute, { email });
		world.stripe.pay(one.intent);
		await world.event('payment_intent.succeeded', one.intent);
		await becomes(one.id, 'refunded');
		expect(await world.look(one)).toMatchObject({
			state: 'refunded',
			reason: expect.stringContaining('after the hold had ended'),
		});
		expect(world.stripe.intents.get(one.intent)?.latest_charge?.amount_refunded).toBe(500_00);
		expect((await world.ask('GET', '/api/reservations', { tenant: 'north' })).json['cars']).toEqual([]);
		await expect
			.poll(() => deliverDue(world.runtime).then(() => mailsIn(process.env['FORECOURT_DATA'] ?? '', email).length))
			.toBe(1);
		const [mail] = mailsIn(process.env['FORECOURT_DATA'] ?? '', email);
		expect(mail).toContain('is going back to the card');
		expect(JSON.parse((await leads())[0]?.payload ?? '')['Reservation Status']).toContain('after the hold had ended');
		expect(await world.db.selectFrom('rebuild_requests').selectAll().execute()).toEqual([]);
	});

	test('who paid in time but lost the car to somebody else gets the money back', async () => {
		const one = await heldBefore();
		world.stripe.pay(one.intent);
		await world.db.updateTable('car_claims').set({ reservation_id: 'other', until: null }).execute();
		await world.event('payment_intent.succeeded', one.intent);
		await becomes(one.id, 'refunded');
		expect(await world.look(one)).toMatchObject({
			state: 'refunded',
			reason: expect.stringContaining('Somebody else'),
		});
		expect(await world.db.selectFrom('car_claims').select('reservation_id').execute()).toEqual([
			{ reservation_id: 'other' },
		]);
	});

	test('who pays after giving the car up gets the money back', async () => {
		world.stripe.trouble((response, call) => call.path.endsWith('/cancel') && troubles.fails(response));
		const one = await heldBefore();
		await world.own('DELETE', `/api/reservations/${one.id}`, one.token);
		world.stripe.pay(one.intent);
		world.stripe.trouble(troubles.none);
		await world.event('payment_intent.succeeded', one.intent);
		await becomes(one.id, 'refunded');
	});

	// What the processor does is the same to both databases.
	const once = engine === engines[0] ? test : test.skip;
	once.each(['fails', 'hangs', 'closes', 'resets', 'limits'] as const)(
		'while Stripe %s nobody is charged, the car is held, and the same key gets further',
		{ timeout: 30_000 },
		async (kind) => {
			world.stripe.trouble(troubles[kind]);
			const key = crypto.randomUUID();
			const refused = await world.reserve({}, { key });
			expect([refused.status, refused.json['code']]).toEqual([503, 'unavailable']);
			expect((await world.reserve()).status).toBe(409);
			world.stripe.trouble(troubles.none);
			const again = await world.reserve({}, { key });
			expect([again.status, again.json['state']]).toEqual([201, 'held']);
			expect(
				[...world.stripe.intents.values()].filter(({ metadata }) => metadata['reservation_id'] === again.json['id']),
			).toHaveLength(1);
		},
	);

	test('while Stripe cannot be asked, its news are to come again, and a refund is tried until it is made', async () => {
		const one = await heldBefore(20 * minute);
		world.stripe.pay(one.intent);
		world.stripe.trouble(troubles.fails);
		expect((await world.event('payment_intent.succeeded', one.intent)).status).toBe(503);
		world.stripe.trouble((response, { path }) => path === '/v1/refunds' && troubles.fails(response));
		await world.event('payment_intent.succeeded', one.intent);
		await expect.poll(async () => (await world.row(one.id)).fault).toBe('Stripe: StripeAPIError 500');
		expect(await state(one.id)).toBe('refunding');
		world.stripe.trouble(troubles.none);
		world.shift(5 * minute);
		await becomes(one.id, 'refunded');
		expect(world.stripe.intents.get(one.intent)?.latest_charge?.amount_refunded).toBe(500_00);
	});

	once.each([
		['another amount', { amount: 100 }],
		['another currency', { currency: 'nzd' }],
		['another tenant’s payment', { metadata: { tenant: 'south' } }],
		['a payment of less than the deposit', { amount_received: 1 }],
	])('a processor that says it took %s is not believed', async (_, lie) => {
		const one = await heldBefore();
		world.stripe.pay(one.intent);
		const { metadata } = { metadata: {}, ...lie };
		world.stripe.lie((intent) => ({ ...intent, ...lie, metadata: { ...intent.metadata, ...metadata } }));
		await world.event('payment_intent.succeeded', one.intent);
		expect(await state(one.id)).toBe('held');
		world.stripe.lie(null);
		await world.event('payment_intent.succeeded', one.intent);
		expect(await state(one.id)).toBe('reserved');
	});

	test('refunds in Stripe’s dashboard: a part leaves the car reserved, the whole frees it', async () => {
		const one = await paid();
		world.stripe.refund(one.intent, 200_00);
		await world.event('charge.refunded', one.intent);
		expect((await world.row(one.id)).refunded).toBe(200_00);
		expect(await state(one.id)).toBe('partly_refunded');
		expect((await world.look(one)).state).toBe('reserved');
		world.stripe.refund(one.intent, 300_00);
		await world.event('charge.refunded', one.intent);
		expect(await state(one.id)).toBe('refunded');
		expect((await world.ask('GET', '/api/reservations', { tenant: 'north' })).json['cars']).toEqual([]);
		const [lead, ...more] = await leads();
		expect([lead?.version, more]).toEqual([3, []]);
	});

	test('a dispute is told to the dealer and keeps the car; won or lost, it ends', async () => {
		const one = await paid();
		world.stripe.dispute(one.intent, 'needs_response');
		await world.event('charge.dispute.created', one.intent);
		expect(await state(one.id)).toBe('disputed');
		world.stripe.dispute(one.intent, 'won');
		await world.event('charge.dispute.closed', one.intent);
		expect(await state(one.id)).toBe('reserved');
		world.stripe.dispute(one.intent, 'lost');
		await world.event('charge.dispute.closed', one.intent);
		expect(await state(one.id)).toBe('charged_back');
		expect((await world.ask('GET', '/api/reservations', { tenant: 'north' })).json['cars']).toEqual([
			{ id: 7, until: null },
		]);
		expect(JSON.parse((await leads())[0]?.payload ?? '')['Reservation Status']).toContain('release it');
	});

	test('a payment whose name another secret encrypted is found by the reservation', async () => {
		const one = await heldBefore();
		await world.db.updateTable('reservations').set({ intent: 'v1.0000000000000000.AAAA' }).execute();
		world.stripe.pay(one.intent);
		await world.event('payment_intent.succeeded', one.intent);
		expect(await state(one.id)).toBe('reserved');
	});
});
