import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseCommand } from '../../../netlify/commands/leads/erase.ts';
import { readCommand } from '../../../netlify/commands/reservations/options.ts';
import { runCommand } from '../../../netlify/commands/reservations/run.ts';
import { deleteOldReservations, eraseDetails } from '../../../netlify/reservations/store/old-reservations.ts';
import { findTroubles } from '../../../netlify/watch/alarms/troubles.ts';
import { checkDeposits } from '../../../netlify/watch/checkup/deposits.ts';
import { makeSite, readSite } from '../../config/read.ts';
import { engines } from '../../support/databases.ts';
import { troubles } from '../reservations/stripe-double.ts';
import { serveReservations, type World } from '../reservations/world.ts';

const day = 24 * 60 * 60_000;

describe.each(engines)('CAR-11 npm run reservations, on $name', (engine) => {
	let world: World;
	beforeAll(async () => {
		world = await serveReservations(engine);
	});
	afterAll(() => world.stop());
	beforeEach(() => world.startAgain());
	const run = async (...args: string[]) => {
		let text = '';
		const write = (more: string): void => {
			text += more;
		};
		const code = await runCommand(readCommand(args), { ...world.runtime, write, confirm: async () => false });
		return { code, text };
	};
	const paid = async () => {
		const one = await world.held();
		const intent = world.stripe.intentOf(one.id)?.id ?? '';
		world.stripe.pay(intent);
		await world.event('payment_intent.succeeded', intent);
		return { ...one, intent };
	};
	const taken = async () => (await world.ask('GET', '/api/reservations', { tenant: 'north' })).json['cars'];

	test('list names what was reserved, and nobody', async () => {
		expect((await run('list')).code).toBe(1);
		const one = await paid();
		const { code, text } = await run('list');
		expect(code).toBe(0);
		expect(text).toContain(`${one.reference}  `);
		expect(text).toContain('500.00 AUD  2021 Kia Rio');
		expect(text).not.toMatch(/Sam|example\.com/);
		const json = JSON.parse((await run('list', '--json', '--tenant', 'north')).text);
		expect(json).toMatchObject({ reference: one.reference, state: 'reserved', deposit: 500_00, refunded: 0 });
		expect((await run('list', '--tenant', 'south')).code).toBe(1);
		expect((await run('list', '--state', 'held')).code).toBe(1);
	});

	test('release frees the car and leaves the deposit where it is; refund sends it back, once', async () => {
		const one = await paid();
		expect((await run('release', one.reference)).text).toContain('Nothing was changed.');
		expect((await run('release', one.reference, '--yes')).text).toContain('is released now');
		expect(await taken()).toEqual([]);
		expect(world.stripe.intents.get(one.intent)?.latest_charge?.amount_refunded).toBe(0);
		expect((await run('release', one.reference, '--yes')).code).toBe(1);
		const refunded = await run('refund', one.id, '--yes');
		expect([refunded.code, refunded.text]).toEqual([0, expect.stringContaining('is refunded now')]);
		expect((await run('refund', one.id, '--yes')).code).toBe(1);
		expect(world.stripe.intents.get(one.intent)?.latest_charge?.amount_refunded).toBe(500_00);
		expect(await world.look(one)).toMatchObject({ state: 'refunded', reason: expect.stringContaining('dealer') });
	});

	test('a refund that Stripe does not take now says so, and stays due', async () => {
		const one = await paid();
		world.stripe.trouble(troubles.fails);
		const { code, text } = await run('refund', one.reference, '--yes');
		expect(code).toBe(1);
		expect(text).toContain('tried again: Stripe: StripeAPIError 500');
		expect((await world.row(one.id)).due_at).toBeGreaterThan(Date.now());
		const { db, tenants } = world.runtime;
		const troublesAt = (now: number) => findTroubles({ db, tenants, now, tenant: 'north' });
		const kinds = async (ms: number) => (await troublesAt(Date.now() + ms)).map(({ kind }) => kind);
		expect(await kinds(0)).not.toContain('deposits');
		expect(await kinds(16 * 60_000)).toContain('deposits');
	});

	test('a hold can be released, and its payment is ended', async () => {
		const one = await world.held();
		await run('release', one.reference, '--yes');
		expect(world.stripe.intentOf(one.id)?.status).toBe('canceled');
		expect((await run('refund', one.reference, '--yes')).code).toBe(1);
	});

	test('who came to nothing is forgotten after 30 days, who paid with the leads; the car is free then', async () => {
		const one = await world.held();
		await run('release', one.reference, '--yes');
		const two = await paid();
		world.shift(29 * day);
		await deleteOldReservations(world.runtime);
		expect((await world.row(one.id)).details).not.toBeNull();
		world.shift(31 * day);
		await deleteOldReservations(world.runtime);
		expect((await world.db.selectFrom('reservations').select('id').execute()).map(({ id }) => id)).toEqual([two.id]);
		world.shift(740 * day);
		await deleteOldReservations(world.runtime);
		expect(await world.db.selectFrom('reservations').select('id').execute()).toEqual([]);
		expect(await taken()).toEqual([]);
	});

	test('npm run leads -- erase forgets who reserved, paid or not', async () => {
		const one = await paid();
		world.offer({ id: 8, slug: 'other-car' });
		const two = await world.held({ car: 'other-car' });
		let text = '';
		const write = (more: string): void => {
			text += more;
		};
		const around = { ...world.runtime, write, confirm: async () => false, stop: new AbortController().signal };
		const erase = { name: 'erase', who: 'SAM@example.com', filter: { tenant: undefined }, yes: true } as const;
		await expect.poll(() => eraseCommand(erase, around), { timeout: 5_000 }).toBe(0);
		expect(text).toContain('Erased who made 2 reservations; their amounts stay.');
		for (const { id } of [one, two]) expect((await world.row(id)).details).toBeNull();
		expect(await world.db.selectFrom('leads').selectAll().execute()).toEqual([]);
		expect(await taken()).toHaveLength(2);
	});

	test('erased details leave the amounts, and no repeated request brings them back', async () => {
		const key = crypto.randomUUID();
		const one = await world.held({}, { key });
		await eraseDetails(world.db, [one.id], Date.now());
		expect(await world.row(one.id)).toMatchObject({ details: null, deposit: 500_00 });
		expect((await world.reserve({}, { key })).status).toBe(410);
	});
});

test('npm run doctor says which of Stripe’s keys a site lacks', () => {
	const stripe = { enable_store: true, payment_provider: 'stripe' };
	const check = (site: Record<string, unknown>, env: NodeJS.ProcessEnv) =>
		checkDeposits({ slug: 'plain', site: readSite(makeSite(site)) }, env).map(({ level, text }) => `${level}: ${text}`);
	expect(check({}, {})).toEqual([]);
	expect(check(stripe, { PLAIN__STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'w' })).toEqual([
		'fault: Set PLAIN__STRIPE_WEBHOOK_SECRET. Cars cannot be reserved until then.',
	]);
	const set = { TENANT: 'plain', STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'w' };
	expect(check(stripe, set)).toEqual(['ok: the keys for Stripe are set']);
});

test.each([
	['', 'no command'],
	['list me', '"list me"'],
	['list --state nowhere', 'found nowhere'],
	['list --limit 0', 'found 0'],
	['refund', '"refund"'],
])('npm run reservations -- %s says how it is used', (line, found) => {
	expect(() => readCommand(line.split(' ').filter(Boolean))).toThrow(found);
});
