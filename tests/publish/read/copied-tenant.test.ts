import { expect, test } from 'vitest';
import { formatProblem } from '../../../src/config/problem.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { build } from '../../support/quick-build.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

test('one tenant’s id and domain copied into another folder fail the copy; the published tenant is built on', async () => {
	const tenantsDir = makeTempDir();
	const out = makeTempDir();
	const site = { id: 1406, domain_name: 'motors.example' };
	writeTenants(tenantsDir, { motors: { site } });
	expect((await build({ tenantsDir, out, slugs: 'all' })).ok).toBe(true);
	writeTenants(tenantsDir, { 'a-copy': { site }, motors: { site, cars: [{ price: 9_999 }] } });
	const { tenants } = await build({ tenantsDir, out, slugs: 'all' });
	expect(tenants.map(({ slug, ok, pages }) => [slug, ok, pages.written > 0])).toEqual([
		['a-copy', false, false],
		['motors', true, true],
	]);
	expect(tenants[0]?.problems.map(formatProblem)).toEqual([
		expect.stringMatching(/site\.json: domain_name: found "motors\.example", expected .*\. motors had it first\.$/),
		expect.stringMatching(
			/site\.json: id: found 1406, expected an id that no other tenant has\. motors had it first\.$/,
		),
	]);
});
