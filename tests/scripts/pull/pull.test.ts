import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fileStamps } from '../../../scripts/bench/files.ts';
import { pullTenants } from '../../../scripts/pull/pull-tenants.ts';
import { pullText } from '../../../scripts/pull/pull-text.ts';
import { faults, startDashboard } from '../../../scripts/testing/dashboard/double.ts';
import { testNow } from '../../support/make-site.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { build } from '../../support/quick-build.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const script = fileURLToPath(new URL('../../../scripts/pull.ts', import.meta.url));

/** `npm run pull` as it is run, while the double in this process answers. */
async function run(cwd: string, ...args: string[]) {
	const child = spawn(process.execPath, [script, ...args], {
		cwd,
		env: { ...process.env, FORECOURT_NOW: `${testNow}` },
	});
	const status = new Promise((done) => child.on('close', done));
	const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
	return { status: await status, stdout, stderr };
}

test('SITE-2 says what differs from the last build, publishes nothing, and fails where a source does', async () => {
	const double = await startDashboard();
	onTestFinished(() => double.stop());
	vi.stubEnv('DASHBOARD_URL', double.url);
	vi.stubEnv('FORECOURT_NOW', String(testNow));
	onTestFinished(() => void vi.unstubAllEnvs());
	const dir = makeTempDir();
	const [out, tenantsDir] = [join(dir, 'dist'), join(dir, 'tenants')];
	const cars = [{ price: 20_000 }, { price: 30_000 }, {}];
	writeTenants(tenantsDir, { north: { site: { id: 7 }, cars }, other: {} });
	double.set(7, { name: 'Northern Cars' });
	await build({ tenantsDir, out, slugs: 'all', now: testNow });
	const options = { tenantsDir, out, slugs: ['north'] };
	const built = fileStamps(join(out, 'north'));

	const [idle] = (await pullTenants(options)).reports;
	const none = { new: [], gone: [], sold: [], dearer: [], cheaper: [], changed: [] };
	expect(idle).toMatchObject({ ok: true, config: [], stock: none, listed: 3 });

	// A fact that no page shows changes nothing of the site, and is not told for ever after.
	writeTenants(tenantsDir, {
		north: { site: { id: 7 }, cars: cars.map((car) => ({ ...car, dealership_id: 9 })) },
	});
	expect((await pullTenants(options)).reports[0]?.stock?.changed).toHaveLength(3);
	const again = await build({ tenantsDir, out, slugs: ['north'], now: testNow });
	expect(again.tenants[0]?.pages.written).toBe(0);
	expect((await pullTenants(options)).reports[0]?.stock).toEqual(none);

	double.set(7, { name: 'Southern Cars' });
	const changed = [{ price: 19_000 }, { price: 30_000, km: 5 }, { slug: 'car-9', stocknum: 'S9', name: 'The new one' }];
	writeTenants(tenantsDir, { north: { site: { id: 7 }, cars: changed } });
	const { reports, problems } = await pullTenants({ ...options, slugs: 'all' });
	expect([problems, reports.every(({ ok }) => ok)]).toEqual([[], true]);
	const said = pullText(reports);
	expect(said).toMatch(
		/^north: 1 key of its config changed, 1 new, 1 gone, 1 cheaper, 1 otherwise changed since the build of .* UTC; 3 cars listed\n {2}name: "Northern Cars" → "Southern Cars"\n/,
	);
	expect(said).toContain('($20,000 → $19,000)');
	expect(said).toMatch(/^other: nothing changed since/m);
	expect(fileStamps(join(out, 'north'))).toEqual(built);

	double.fail(faults.refuses);
	const failed = await run(dir, 'north', '--json');
	expect(failed.status).toBe(1);
	const [report] = JSON.parse(failed.stdout);
	expect(report).toMatchObject({ slug: 'north', ok: false, config: [], listed: 3 });
	expect(report.warnings[0]).toMatch(/status 401 Unauthorized.* The last good answer is used instead/);

	double.fail(null);
	rmSync(join(out, '.forecourt'), { recursive: true });
	const [fresh] = (await pullTenants(options)).reports;
	expect(fresh).toMatchObject({
		ok: true,
		config: null,
		stock: { new: [{ slug: 'car-9' }], gone: [{ slug: 'car-2' }] },
	});
	expect(fresh?.warnings.at(-1)).toContain('prices and other facts of cars are not compared');
	expect(existsSync(join(out, '.forecourt', 'north', 'dashboard.json'))).toBe(false);
});

test('SITE-2 a command line without a tenant is explained', async () => {
	const { status, stderr } = await run(makeTempDir());
	expect([status, stderr]).toEqual([1, expect.stringMatching(/^Name tenants, or --all\.\nUsage: npm run pull/)]);
});

test('SITE-2 what the site remembers of a car, such as an earlier price, is not a change of its feed', async () => {
	const later = testNow + 2 * 86_400;
	vi.stubEnv('FORECOURT_NOW', String(later));
	onTestFinished(() => void vi.unstubAllEnvs());
	const dir = makeTempDir();
	const [out, tenantsDir] = [join(dir, 'dist'), join(dir, 'tenants')];
	for (const [price, now] of [
		[20_000, testNow],
		[19_000, later],
	] as const) {
		writeTenants(tenantsDir, { north: { cars: [{ price }] } });
		await build({ tenantsDir, out, slugs: 'all', now });
	}
	const [report] = (await pullTenants({ tenantsDir, out, slugs: ['north'] })).reports;
	expect(report?.stock).toEqual({ new: [], gone: [], sold: [], dearer: [], cheaper: [], changed: [] });
});
