import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type DashboardDouble, faults, startDashboard } from '../../../scripts/testing/dashboard/double.ts';
import { formatProblem } from '../../../src/config/problem.ts';
import { testNow } from '../../support/make-site.ts';
import { type TenantFiles, writeTenants } from '../../support/make-tenants.ts';
import { build } from '../../support/quick-build.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const script = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));
const secret = 'only for this test: 32 letters or more';
let double: DashboardDouble;

beforeEach(async () => {
	double = await startDashboard();
	onTestFinished(() => double.stop());
	vi.stubEnv('DASHBOARD_URL', double.url);
	vi.stubEnv('FORECOURT_SECRET', secret);
	onTestFinished(() => void vi.unstubAllEnvs());
});

/** Tenants beside a dashboard; `run` builds them and returns, by slug, whether it worked and what was said. */
function makeFleet(tenants: Record<string, TenantFiles>) {
	const dir = makeTempDir();
	const tenantsDir = writeTenants(join(dir, 'tenants'), tenants);
	const out = join(dir, 'dist');
	const run = async () => {
		const report = await build({ tenantsDir, out, slugs: 'all', now: testNow });
		return Object.fromEntries(
			report.tenants.map(({ slug, ok, warnings, problems, pages }) => [
				slug,
				{ ok, warnings: warnings.filter(isOfConfig), problems: problems.map(formatProblem), rendered: pages.rendered },
			]),
		);
	};
	const home = (slug: string): string => readFileSync(join(out, slug, 'index.html'), 'utf8');
	return { dir, out, tenantsDir, run, home, kept: (slug: string) => join(out, '.forecourt', slug, 'dashboard.json') };
}

const isOfConfig = (warning: string): boolean => !warning.startsWith('stock: ');

const website = (slug: string, id: number): TenantFiles => ({ site: { slug, id, name: 'By file' } });

describe('SITE-2 a build with a dashboard', () => {
	test('the site says what the dashboard says; a website without an id makes no call', async () => {
		const fleet = makeFleet({ north: website('north', 7), other: {} });
		double.set(7, { name: 'Northern Cars', company_name: null, unheard_of: { key: 1 } });
		const first = await fleet.run();
		expect(first['north']).toMatchObject({ ok: true, problems: [] });
		expect(first['north']?.warnings).toEqual([
			expect.stringContaining(
				`${double.url}/api/v1/websites/7/website_session_data.json: unheard_of: found (not shown)`,
			),
		]);
		expect(fleet.home('north')).toContain('Northern Cars');
		expect(fleet.home('other')).toContain('Dealer other');
		expect(double.asked).toHaveLength(1);

		const idle = await fleet.run();
		expect(idle['north']?.rendered).toBe(0);
		expect(double.asked[1]?.headers['if-none-match']).toMatch(/^"/);

		double.set(7, { name: 'Southern Cars' });
		await fleet.run();
		expect(fleet.home('north')).toContain('Southern Cars');

		double.fail(faults.fails);
		const down = await fleet.run();
		expect(down['north']).toMatchObject({ ok: true, rendered: 0, problems: [] });
		expect(down['north']?.warnings[0]).toMatch(/status 503 .* The last good answer is used instead/);
		expect(fleet.home('north')).toContain('Southern Cars');
	});

	test('a link of the dashboard’s that leads nowhere is named as the dashboard’s, and the answer is not kept as good', async () => {
		const fleet = makeFleet({ north: website('north', 7) });
		double.set(7, { navigation: { header: [{ name: 'X', url: '/no-such-page/' }] } });
		expect((await fleet.run())['north']?.problems).toEqual([
			expect.stringContaining(`${double.url}/api/v1/websites/7/website_session_data.json: navigation.header[0].url`),
		]);
		expect(existsSync(fleet.kept('north'))).toBe(false);
	});

	test('a fresh machine takes it from the published site, where it is sealed', async () => {
		const fleet = makeFleet({ north: website('north', 7) });
		double.set(7, { name: 'Northern Cars', private_note: 'not for visitors' });
		await fleet.run();
		const sealed = readFileSync(join(fleet.out, 'north', 'dashboard-answer.txt'), 'utf8');
		expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toMatch(/Northern|visitors/);
		rmSync(join(fleet.out, '.forecourt'), { recursive: true });
		double.fail(faults.refuses);
		const { ok, warnings = [] } = (await fleet.run())['north'] ?? {};
		expect(ok).toBe(true);
		expect(warnings[0]).toMatch(
			/The last good answer is used instead \(.* old, 20.*UTC, kept in the published site\)\./,
		);
		expect(fleet.home('north')).toContain('Northern Cars');

		rmSync(join(fleet.out, '.forecourt'), { recursive: true });
		vi.stubEnv('FORECOURT_SECRET', `${secret}, but another`);
		expect((await fleet.run())['north']?.ok).toBe(false);
	});

	test('a build that is killed while it asks leaves site and answer as they were, and the next one goes through', async () => {
		const fleet = makeFleet({ north: website('north', 7) });
		double.set(7, { name: 'Northern Cars' });
		await fleet.run();
		const kept = readFileSync(fleet.kept('north'), 'utf8');
		double.set(7, { name: 'Southern Cars' });
		double.fail(faults.hangs);
		const child = spawn(process.execPath, [script, 'north'], { cwd: fleet.dir, env: process.env, stdio: 'ignore' });
		const ended = new Promise((done) => child.on('close', done));
		await vi.waitUntil(() => double.asked.length > 1, { timeout: 60_000 });
		child.kill('SIGKILL');
		await ended;
		expect(readFileSync(fleet.kept('north'), 'utf8')).toBe(kept);
		expect(fleet.home('north')).toContain('Northern Cars');
		double.fail(null);
		expect((await fleet.run())['north']).toMatchObject({ ok: true, warnings: [] });
		expect(fleet.home('north')).toContain('Southern Cars');
	});
});
