import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSite } from '../../src/config/parse.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { type CheckoutCar, checkoutCarFile } from '../../src/contract/checkout-car.ts';
import { checkoutPath } from '../../src/domain/addresses/vehicle-path.ts';
import { reservationTerms } from '../../src/site/forms/reservation-terms.ts';
import type { Load } from './lead-load.ts';
import { onPostgres } from './leads.ts';
import { loadReservations, type ReservationLoads } from './reservation-load.ts';
import type { Result } from './table.ts';

const port = 43_221;

/**
 * Reservations a second, each of another car: the hold, the payment with the test processor, the lead with its outbox rows
 * and the receipt, on SQLite and on PostgreSQL. And looks at the list of reserved cars, of which there are as many then.
 */
export async function benchReservations(dir: string, quick: boolean): Promise<Result[]> {
	const amount = { times: quick ? 100 : 1_000, clients: 8 };
	const tenantsDir = join(dir, 'reservation-tenants');
	mkdirSync(join(tenantsDir, 'bench'), { recursive: true });
	writeFileSync(join(tenantsDir, 'bench', 'site.json'), JSON.stringify(site));
	publishCars(join(dir, 'dist', 'bench'), amount.times + warmUp);
	const load = (name: string, url: string): Promise<ReservationLoads> => {
		const env = { FORECOURT_DATA: join(dir, name), DATABASE_URL: url };
		return loadReservations({ dir, tenantsDir, port, env }, { ...amount, warmUp, body: { ...person, terms: terms() } });
	};
	const sqlite = rows('SQLite', await load('reservation-sqlite', ''));
	const postgres = await onPostgres(async (url) => rows('PostgreSQL', await load('reservation-postgres', url)));
	return [...sqlite, ...(postgres ?? [])];
}

/** Reservations before the measurement. */
const warmUp = 40;

const site = {
	slug: 'bench',
	name: 'Bench',
	url: 'https://bench.example',
	demo: true,
	enable_store: true,
	payment_provider: 'test',
	stock_feed: { type: 'none' },
};
const person = { first_name: 'Sam', last_name: 'Lee', email: 'sam@example.com', phone: '0491570156', deposit: 500_00 };

function terms(): string {
	const parsed = parseSite(site, { file: 'bench/site.json', strict: true });
	if (!parsed.ok) throw new RangeError(parsed.problems.map(formatProblem).join('; '));
	return reservationTerms(parsed.site).version;
}

function publishCars(root: string, count: number): void {
	mkdirSync(root, { recursive: true });
	// The host knows a published site by its first page.
	writeFileSync(join(root, 'index.html'), '<!doctype html>');
	for (let id = 1; id <= count; id++) {
		const car: CheckoutCar = {
			id,
			slug: `car-${id}`,
			title: '2021 Kia Rio',
			stocknum: `K${id}`,
			path: `/cars/car-${id}/`,
			price: 19_990_00,
			deposit: 500_00,
			currency: 'AUD',
			processor: { type: 'test', key: 'test' },
			about: { car_id: id, car_type: 'used' },
		};
		const folder = join(root, checkoutPath('car', car.slug, 'checkout'));
		mkdirSync(folder, { recursive: true });
		writeFileSync(join(folder, checkoutCarFile), JSON.stringify(car));
	}
}

const rows = (engine: string, { reservations, lists }: ReservationLoads): Result[] => [
	row(`cars reserved and paid by 8 visitors at once, ${engine}`, reservations),
	row(`looks at the list of reserved cars by 8 visitors at once, ${engine}`, lists),
];

function row(what: string, { perSecond, p50, p99 }: Load): Result {
	const measured = `${Math.round(perSecond)}/s, half within ${p50.toFixed(1)} ms, 99 % within ${p99.toFixed(1)} ms`;
	return { what, measured, goal: 'only reported', holds: true };
}
