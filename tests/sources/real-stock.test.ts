import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pullTenant } from '../../scripts/publish/read/pull.ts';
import { readTenants } from '../../scripts/sources/tenants.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { groupNotes } from '../../src/stock/feed/report-text.ts';
import { testNow } from '../support/make-site.ts';
import { writeTenants } from '../support/make-tenants.ts';
import { makeTempDir } from '../support/temp-dir.ts';

/** The Australian Vehicle Prices file, which may be read but lies outside the project. */
const file = process.env['FORECOURT_REAL_STOCK'];

const columns = {
	make: 'Brand',
	year: 'Year',
	model: 'Model',
	badge: { column: 'Title', after: ['year', 'make', 'model'] },
	car_type: 'UsedOrNew',
	simple_transmission: 'Transmission',
	engine: 'Engine',
	drive_type: 'DriveType',
	simple_fuel: 'FuelType',
	fuel_consumption: 'FuelConsumption',
	km: 'Kilometres',
	colour: { column: 'ColourExtInt', split: ' / ', part: 1 },
	interior_colour: { column: 'ColourExtInt', split: ' / ', part: 2 },
	city: { column: 'Location', split: ',', part: 1 },
	state: { column: 'Location', split: ',', part: 2 },
	cylinders: 'CylindersinEngine',
	simple_body: 'BodyType',
	doors: 'Doors',
	seats: 'Seats',
	price: 'Price',
};

async function pullReal(path: string) {
	const site = { stock_feed: { type: 'file', path: resolve(path), columns } };
	const tenantsDir = writeTenants(join(makeTempDir(), 'tenants'), { real: { site } });
	const [tenant] = readTenants(tenantsDir, 'all').tenants;
	if (!tenant) throw new Error('no tenant');
	const { slug, dir, file: siteFile, parsed } = tenant;
	if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join('\n'));
	const ready = { slug, dir, file: siteFile, site: parsed.site, warnings: parsed.warnings };
	return pullTenant({ tenant: ready, now: testNow });
}

test.skipIf(!file)('SITE-5 a real feed of 16,734 cars: every record is a car or left out with its reason', async () => {
	const { snapshot, stock } = await pullReal(file ?? '');
	const { read, usable, listed, leftOut, repaired, warnings } = stock;
	const groups = [leftOut, repaired, warnings].map((notes) =>
		groupNotes(notes).map(({ field, reason, count }) => `${count} × ${field}: ${reason}`),
	);
	const told = { read, usable, listed, notListed: stock.notListed, groups };
	process.stdout.write(`${JSON.stringify(told, null, '\t')}\n`);

	expect(read).toBe(16_734);
	expect(usable + leftOut.length).toBe(read);
	expect(leftOut.length / read).toBeLessThan(0.01);
	expect(leftOut.filter(({ record, reason }) => record < 2 || reason === '')).toEqual([]);
	expect(new Set(leftOut.map(({ record }) => record)).size).toBe(leftOut.length);

	const { cars } = snapshot;
	expect(cars).toHaveLength(listed);
	expect(new Set(cars.map(({ slug }) => slug.toLowerCase())).size).toBe(cars.length);
	// Counted in the text itself: a row with a price ends in its digits.
	const priced = readFileSync(file ?? '', 'utf8').match(/,[1-9]\d*(?:\.\d+)?\r?$/gm)?.length ?? 0;
	const own = cars.filter(({ price }) => price !== undefined).length;
	expect([own <= priced, own >= priced - leftOut.length], `${own} prices of ${priced}`).toEqual([true, true]);
});
