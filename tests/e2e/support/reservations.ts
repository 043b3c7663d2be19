import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page, TestInfo } from '@playwright/test';
import { builtDirs, testDir } from '../../../scripts/testing/stages.ts';
import { type CheckoutCar, checkoutCar } from '../../../src/contract/checkout-car.ts';
import { sampleUrl } from './sites.ts';

const database = join(testDir, 'data-samples', 'forecourt.db');

/** Places in the list of cars that one test may take: for two widths and a second try each, and for earlier runs. */
const tests = 6;

/**
 * A car of a sample site that nobody has reserved, another one for each test of the file (`index` from 0 to 5) and width: what is
 * reserved stays so.
 */
export function freeCar(site: string, index: number, { project }: TestInfo): CheckoutCar {
	const taken = takenIds(site);
	const own = offered(site).filter((_, at) => at % (tests * 2) === index * 2 + (project.name === 'phone' ? 0 : 1));
	const car = own.find(({ id }) => !taken.has(id));
	if (!car) throw new Error(`All cars of ${site} for test ${index} are reserved. Delete .forecourt/test/data-samples.`);
	return car;
}

function offered(site: string): CheckoutCar[] {
	const cars = join(builtDirs.samples, site, 'cars');
	const files = readdirSync(cars)
		.sort()
		.flatMap((slug) => ['checkout', 'buy-online'].map((last) => join(cars, slug, last, 'checkout-car.json')));
	const isPlain = ({ path }: CheckoutCar) => !hasStrongerTag(join(builtDirs.samples, site, path, 'index.html'));
	return files
		.filter((file) => existsSync(file))
		.map((file) => checkoutCar.parse(JSON.parse(readFileSync(file, 'utf8'))))
		.filter(isPlain);
}

/** A car with one of the tags that are stronger than RESERVED shows none of that (CARD-3). */
function hasStrongerTag(file: string): boolean {
	const html = readFileSync(file, 'utf8');
	const gallery = html.slice(html.indexOf('gallery-stage'), html.indexOf('car-offer'));
	return /data-tag="(?:hybrid|electric)"/.test(gallery);
}

function takenIds(site: string): Set<number> {
	if (!existsSync(database)) return new Set();
	const open = new DatabaseSync(database, { readOnly: true, timeout: 5000 });
	try {
		const made = open.prepare("select 1 from sqlite_master where name = 'car_claims'").get();
		const rows = made ? open.prepare('select car_id from car_claims where tenant = ?').all(site) : [];
		return new Set(rows.map((row) => Number(row['car_id'])));
	} finally {
		open.close();
	}
}

/** The hold on a car of a sample site has run out, an hour ago. */
export function lapseHold(site: string, carId: number): void {
	const open = new DatabaseSync(database, { timeout: 5000 });
	try {
		const before = Date.now() - 60 * 60_000;
		open
			.prepare("update reservations set until = ?, due_at = ? where tenant = ? and car_id = ? and state = 'held'")
			.run(before, before, site, carId);
		open.prepare('update car_claims set until = ? where tenant = ? and car_id = ?').run(before, site, carId);
	} finally {
		open.close();
	}
}

export const checkoutUrl = ({ path }: Pick<CheckoutCar, 'path'>, site = 'motorama'): string =>
	sampleUrl(site, `${path}checkout/`);

const person = { first: 'Ngaire', last: 'Tamati', email: 'ngaire@example.com', phone: '0491 570 156' };

/** Fills in the details, ticks the terms and asks for the car. */
export async function askForCar(page: Page, given: Partial<typeof person> = {}): Promise<void> {
	const { first, last, email, phone } = { ...person, ...given };
	await page.getByLabel('First name').fill(first);
	await page.getByLabel('Last name').fill(last);
	await page.getByLabel('Email').fill(email);
	await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
	await page.getByLabel('I agree to these terms.').check();
	await page.getByRole('button', { name: /^Hold this car/ }).click();
}
