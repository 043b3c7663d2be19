import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import type { ReservationRow } from '../../../netlify/platform/db/rows/booking-rows.ts';
import type { CheckoutCar } from '../../../src/contract/checkout-car.ts';
import type { ReservationAnswer } from '../../../src/contract/reservations.ts';
import { reservationTerms } from '../../../src/site/forms/reservation-terms.ts';
import { readSite } from '../../config/read.ts';
import type { Engine } from '../../support/databases.ts';
import { emptyTables } from '../../support/empty-tables.ts';
import { type Served, serveFunctions } from '../served.ts';
import { type StripeDouble, startStripeDouble, troubles } from './stripe-double.ts';

type Reply = Awaited<ReturnType<Served['ask']>>;

/** Sites where cars can be reserved: `north` and `south` with Stripe, `show` with the test processor, `shut` with none. */
export type World = Served & {
	stripe: StripeDouble;
	/** Publishes a car that can be reserved. */
	offer: (car?: Partial<CheckoutCar>, tenant?: string) => CheckoutCar;
	withdraw: (slug: string, tenant?: string) => void;
	/** A visitor asks for a car. */
	reserve: (body?: object, ask?: { tenant?: string; key?: string; headers?: Record<string, string> }) => Promise<Reply>;
	/** The same, which has to succeed. */
	held: (body?: object, ask?: { tenant?: string; key?: string }) => Promise<ReservationAnswer & { token: string }>;
	look: (one: ReservationAnswer & { token: string }, tenant?: string) => Promise<ReservationAnswer>;
	own: (method: string, path: string, token: string, ask?: { tenant?: string; json?: unknown }) => Promise<Reply>;
	/** Sends a signed event about a payment, as Stripe does. */
	event: (type: string, intent: string, over?: { secret?: string; tenant?: string; age?: number }) => Promise<Reply>;
	row: (id: string) => Promise<ReservationRow>;
	terms: string;
	/** Puts the server's clock on or back, in milliseconds. */
	shift: (ms: number) => void;
	/** Nothing is reserved, the clock is right, Stripe is well and honest, and one car can be reserved. */
	startAgain: () => Promise<void>;
	writeSite: (slug: string, over?: object) => void;
	tenantsDir: string;
};

/** What reservations write. */
const written = [
	...(['reservations', 'car_claims', 'outbox', 'leads'] as const),
	...(['rebuild_requests', 'idempotency_keys'] as const),
];

export const webhookSecret = 'whsec_double';

const siteOf = (slug: string, over: object): object => ({
	slug,
	name: `${slug} Motors`,
	url: `https://www.${slug}.example`,
	phone: '(02) 5550 0100',
	stock_feed: { type: 'none' },
	enable_store: true,
	payment_provider: 'stripe',
	demo: true,
	forms: { captcha: false },
	...over,
});

const stripeEnv = (slug: string) => ({
	[`${slug}__STRIPE_SECRET_KEY`]: 'sk_test_double',
	[`${slug}__STRIPE_WEBHOOK_SECRET`]: slug === 'NORTH' ? webhookSecret : `${webhookSecret}_${slug}`,
});

/** The environment of a process that serves these sites with Stripe's double. */
export const paymentEnv = (stripe: Pick<StripeDouble, 'url'>): Record<string, string> => ({
	STRIPE_API_URL: `${stripe.url}/?timeout=500`,
	...stripeEnv('NORTH'),
	...stripeEnv('SOUTH'),
	SMTP_URL: '',
});

/** Writes the sites of a world into a folder. */
export function writeSites(tenantsDir: string): (slug: string, over?: object) => void {
	const writeSite = (slug: string, over: object = {}): void => {
		mkdirSync(join(tenantsDir, slug), { recursive: true });
		writeFileSync(join(tenantsDir, slug, 'site.json'), JSON.stringify(siteOf(slug, over)));
	};
	writeSite('north');
	writeSite('south');
	writeSite('show', { payment_provider: 'test' });
	writeSite('shut', { enable_store: false });
	return writeSite;
}

/** A car that can be reserved for $500. */
export const makeOffer = (over: Partial<CheckoutCar> = {}): CheckoutCar => ({
	id: 7,
	slug: '2021-kia-rio-k7',
	title: '2021 Kia Rio',
	stocknum: 'K7',
	path: '/cars/2021-kia-rio-k7/',
	price: 19_990_00,
	deposit: 500_00,
	currency: 'AUD',
	processor: { type: 'stripe', key: 'pk_test_double' },
	about: { car_id: 7, car_type: 'used', 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio', 'Vehicle Year': 2021 },
	...over,
});

const offerFile = (out: string, tenant: string, slug: string): string =>
	join(out, tenant, 'cars', slug, 'checkout', 'checkout-car.json');

/** Publishes a car of a site below `out`. */
export function publishOffer(out: string, tenant: string, car: CheckoutCar): void {
	const file = offerFile(out, tenant, car.slug);
	mkdirSync(join(file, '..'), { recursive: true });
	// The host knows a published site by its first page.
	writeFileSync(join(out, tenant, 'index.html'), '<!doctype html>');
	writeFileSync(file, JSON.stringify(car));
}

export const person = { first_name: 'Sam', last_name: 'Lee', email: 'sam@example.com', phone: '0491570156' };
export const terms = reservationTerms(readSite(siteOf('north', {}))).version;

export async function serveReservations(engine: Engine): Promise<World> {
	const tenantsDir = mkdtempSync(join(tmpdir(), 'forecourt-reservations-'));
	const writeSite = writeSites(tenantsDir);
	const stripe = await startStripeDouble();
	const served = await serveFunctions(engine, { tenantsDir, env: paymentEnv(stripe) });
	const out = process.env['FORECOURT_DATA'] ?? '';
	let shifted = 0;
	served.runtime.now = () => Date.now() + shifted;
	const library = new Stripe('sk_test_double');
	const pageOf = (tenant: string) => ({ origin: `http://${tenant}.localhost`, 'sec-fetch-site': 'same-origin' });
	const reserve: World['reserve'] = (body = {}, { tenant = 'north', key = randomUUID(), headers = {} } = {}) =>
		served.send(
			'POST',
			'/api/reservations',
			{ car: makeOffer().slug, deposit: 500_00, ...person, terms, ...body },
			{
				tenant,
				headers: { ...pageOf(tenant), ...(key && { 'idempotency-key': key }), ...headers },
			},
		);
	const own: World['own'] = (method, path, token, { tenant = 'north', json } = {}) => {
		const headers = { ...pageOf(tenant), 'reservation-token': token };
		return json === undefined
			? served.ask(method, path, { tenant, headers })
			: served.send(method, path, json, { tenant, headers });
	};
	const offer: World['offer'] = (over, tenant = 'north') => {
		const car = makeOffer(over);
		publishOffer(out, tenant, car);
		return car;
	};
	return {
		...served,
		stripe,
		terms,
		tenantsDir,
		writeSite,
		offer,
		withdraw: (slug, tenant = 'north') => rmSync(offerFile(out, tenant, slug), { force: true }),
		reserve,
		held: async (body, ask) => {
			const { status, json } = await reserve(body, ask);
			if (status !== 201) throw new Error(`${status} ${JSON.stringify(json)}`);
			return json as unknown as ReservationAnswer & { token: string };
		},
		own,
		look: async ({ id, token }, tenant = 'north') => {
			const { json } = await own('GET', `/api/reservations/${id}`, token, { tenant });
			return json as unknown as ReservationAnswer;
		},
		event: (type, intent, { secret = webhookSecret, tenant = 'north', age = 0 } = {}) => {
			const object = { id: intent, object: 'payment_intent', metadata: stripe.intents.get(intent)?.metadata ?? {} };
			const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
			const timestamp = Math.floor((Date.now() + shifted - age) / 1000);
			const signature = library.webhooks.generateTestHeaderString({ payload, secret, timestamp });
			return served.ask('POST', '/api/stripe/events', {
				tenant,
				headers: { 'stripe-signature': signature },
				body: payload,
			});
		},
		row: (id) => served.db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
		shift: (ms) => {
			shifted = ms;
		},
		startAgain: async () => {
			shifted = 0;
			stripe.trouble(troubles.none);
			stripe.lie(null);
			await emptyTables(served.db, written);
			offer();
		},
		stop: async () => {
			await served.stop();
			await stripe.stop();
			rmSync(tenantsDir, { recursive: true, force: true });
		},
	};
}
