import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../../scripts/publish/build.ts';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import { checkedStock } from '../../../scripts/publish/read/checked-stock.ts';
import { readTenants } from '../../../scripts/sources/tenants.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const now = Date.UTC(2026, 5, 15, 2) / 1000;

test('a car whose page cannot be made is not listed and not called gone; a new one is not remembered', async () => {
	const dir = makeTempDir();
	const out = join(dir, 'dist');
	const tenantsDir = writeTenants(join(dir, 'tenants'), { a: { cars: [{}, {}, {}] } });
	expect((await build({ tenantsDir, out, slugs: ['a'], now })).ok).toBe(true);
	writeTenants(tenantsDir, { a: { cars: [{}, {}, {}, {}] } });
	const [tenant] = readTenants(tenantsDir, ['a']).tenants;
	if (!tenant?.parsed.ok) throw new Error('no tenant');
	const { site, warnings } = tenant.parsed;
	const job = { tenant: { ...tenant, site, warnings }, now, out, acceptShrink: false };
	const all = await checkedStock(job, tenantDirs(out, 'a'), () => undefined);
	const { snapshot, next } = all.without(['car-1']).without(['car-3']);
	expect(snapshot.cars.map(({ slug }) => slug)).toEqual(['car-0', 'car-2']);
	expect([snapshot.gone, snapshot.moved]).toEqual([{}, { 'car-1': null }]);
	expect(next.history.gone.map(({ slug }) => slug)).toEqual(['car-1']);
	expect(() => all.without(['car-0', 'car-1', 'car-2'])).toThrow('3 of 3 published cars');
});
