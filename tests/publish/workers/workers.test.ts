import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { build } from '../../../scripts/publish/build.ts';
import { ownerOf } from '../../../scripts/publish/disk/lock.ts';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import { formatProblem } from '../../../src/config/problem.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { makeTempDir } from '../../support/temp-dir.ts';
import { until } from '../../support/until.ts';

const script = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));

/** A feed that nobody ever writes: whoever reads it waits, and hears nothing else. */
function makeEndless(file: string): void {
	rmSync(file);
	execFileSync('mkfifo', [file]);
}

test.skipIf(process.platform === 'win32')(
	'issue 11.6: a worker that is killed and one whose time is over fail their tenants alone, in words',
	async () => {
		const dir = makeTempDir();
		const tenantsDir = join(dir, 'tenants');
		const out = join(dir, 'dist');
		const first = { 'a-killed': {}, 'b-endless': {}, 'c-good': {}, 'd-good': {} };
		writeTenants(tenantsDir, first);
		const published = await build({ tenantsDir, out, slugs: ['a-killed'] });
		expect(published.tenants[0]?.problems).toEqual([]);
		const lockOf = (slug: string) => tenantDirs(out, slug).lock;
		rmSync(`${lockOf('a-killed')}.json`);
		for (const slug of ['a-killed', 'b-endless']) makeEndless(join(tenantsDir, slug, 'stock.jsonl'));
		const building = build({ tenantsDir, out, slugs: 'all', tenantMinutes: 0.15 });
		const worker = await until(() => ownerOf(lockOf('a-killed'))?.holder);
		process.kill(worker, 'SIGKILL');
		const { ok, tenants } = await building;
		expect([ok, ...tenants.map((tenant) => [tenant.slug, tenant.ok, tenant.published])]).toEqual([
			false,
			['a-killed', false, true],
			['b-endless', false, false],
			['c-good', true, true],
			['d-good', true, true],
		]);
		expect(tenants.flatMap(({ problems }) => problems.map(formatProblem))).toEqual([
			expect.stringMatching(
				/^a-killed: found a build process that ended before the site was finished \(SIGKILL\), expected/,
			),
			expect.stringMatching(
				/^b-endless: found a build that had not finished after 9 seconds and was stopped, expected .*--tenant-minutes/,
			),
		]);
	},
	60_000,
);

test('issue 11.6: a killed parent leaves no workers, they publish nothing, and the next build removes what they left', async () => {
	const dir = makeTempDir();
	const tenantsDir = join(dir, 'tenants');
	const out = join(dir, 'dist');
	const cars = Array.from({ length: 60 }, () => ({}));
	writeTenants(tenantsDir, { bathurst: { cars }, cowra: { cars } });
	const args = ['--all', '--tenants', tenantsDir, '--out', out];
	const parent = spawn(process.execPath, [script, ...args], { stdio: 'ignore' });
	const { lock, published, next } = tenantDirs(out, 'bathurst');
	const staged = () => existsSync(dirname(next)) && readdirSync(dirname(next)).some((name) => /^next\./.test(name));
	const worker = await until(() => (staged() ? ownerOf(lock)?.holder : undefined));
	parent.kill('SIGKILL');
	await until(() => !isRunning(worker));
	expect(existsSync(published)).toBe(false);
	expect(staged()).toBe(true);
	const { ok } = await build({ tenantsDir, out, slugs: ['bathurst'] });
	expect([ok, existsSync(published), staged()]).toEqual([true, true, false]);
}, 60_000);

test.skipIf(process.platform === 'win32')(
	'issue 11.6: a lone tenant, built in the process that was started, has its time limit too',
	async () => {
		const dir = makeTempDir();
		const tenantsDir = writeTenants(join(dir, 'tenants'), { endless: {} });
		makeEndless(join(tenantsDir, 'endless', 'stock.jsonl'));
		const args = ['endless', '--tenants', tenantsDir, '--out', join(dir, 'dist'), '--tenant-minutes', '0.05'];
		const { signal, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
		expect(signal).toBe('SIGKILL');
		expect(stderr).toMatch(/^endless: found a build that had not finished after 3 seconds and was stopped, expected /);
	},
);

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
