import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import { noteOffSite, offSiteCars } from '../../../scripts/publish/read/off-site-cars.ts';
import { notListedReasons } from '../../../src/stock/listing/listing.ts';
import { testNow } from '../../support/make-site.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { build } from '../../support/quick-build.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const day = 86_400;

test('SITE-5 a build notes the cars of its feed that are not on the site, each with the reason', async () => {
	const dir = makeTempDir();
	const [out, tenantsDir] = [join(dir, 'dist'), join(dir, 'tenants')];
	const cars = [
		{},
		{ status: 'sold', sold_date_timestamp: testNow - 40 * day },
		{ show_on_dealer_website: false },
		{ status: 'sold' },
		{ city: 'Cowra' },
	];
	const site = { search_filters: 'city:!=Cowra' };
	writeTenants(tenantsDir, { north: { site, cars } });
	await build({ tenantsDir, out, slugs: ['north'], now: testNow });
	const known = offSiteCars(tenantDirs(out, 'north').offSite);
	expect(known?.cars.map(({ stocknum, reason, sold }) => [stocknum, reason, sold])).toEqual([
		['S1', notListedReasons.sold, '2026-05-06'],
		['S2', notListedReasons.hidden, null],
		['S3', notListedReasons.sold, null],
		['S4', notListedReasons.filter, null],
	]);
	expect([known?.all, known?.soldDays]).toEqual([4, 3]);
});

test('SITE-5 of a feed that many dealers share, the dealer’s own cars are noted first, and no more than 2,000', () => {
	const file = join(makeTempDir(), 'off-site.json');
	const car = (index: number, reason: string) => ({
		...{ slug: `car-${index}`, stocknum: `S${index}`, name: 'Kia Rio', reason, sold: null },
	});
	const others = Array.from({ length: 2_500 }, (_, index) => car(index, notListedReasons.filter));
	noteOffSite(file, [...others, car(9_999, notListedReasons.hidden)], 3);
	const known = offSiteCars(file);
	expect([known?.all, known?.cars.length, known?.cars[0]?.stocknum]).toEqual([2_501, 2_000, 'S9999']);
	expect(offSiteCars(`${file}.none`)).toBeNull();
});
