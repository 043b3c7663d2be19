import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import { advertsIn } from '../../../scripts/publish/read/adverts.ts';
import { testNow } from '../../support/make-site.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { build } from '../../support/quick-build.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

test('SITE-7 a build notes of each car on the site its photos, its comments and the day on which it came in', async () => {
	const dir = makeTempDir();
	const [out, tenantsDir] = [join(dir, 'dist'), join(dir, 'tenants')];
	const photos = (count: number) => Array.from({ length: count }, (_, index) => `https://photos.example/${index}.jpg`);
	const cars = [
		{ images: photos(3), dealercomments: 'One owner.', created_at_timestamp: testNow - 40 * 86_400 },
		{ images: [], dealercomments: '', created_at_timestamp: null },
		{ images: photos(9), show_on_dealer_website: false },
	];
	writeTenants(tenantsDir, { north: { cars } });
	await build({ tenantsDir, out, slugs: ['north'], now: testNow });
	const file = tenantDirs(out, 'north').adverts;
	expect([...advertsIn(file).values()].sort((one, other) => other.photos - one.photos)).toEqual([
		{ photos: 3, hasComments: true, arrived: '2026-05-06' },
		{ photos: 0, hasComments: false, arrived: null },
	]);
	expect(advertsIn(`${file}.none`).size).toBe(0);
});
