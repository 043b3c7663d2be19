import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Lock, tryLock } from '../../../scripts/publish/disk/lock.ts';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import { formatProblem } from '../../../src/config/problem.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { build } from '../../support/quick-build.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const cron = { pid: 4711, host: 'web-1', command: 'build.mjs --all', token: 'another' };

function makeTenant() {
	const dir = makeTempDir();
	const tenantsDir = writeTenants(join(dir, 'tenants'), { motors: {} });
	const out = join(dir, 'dist');
	const lock = (): Lock => {
		const taken = tryLock(tenantDirs(out, 'motors').lock, cron);
		if (!taken) throw new Error('Somebody holds the lock.');
		return taken;
	};
	return { tenantsDir, out, lock, home: () => readFileSync(join(out, 'motors', 'index.html'), 'utf8') };
}

test('with --wait 0 a tenant that another build is at fails, and says who that is and what to do', async () => {
	const { tenantsDir, out, lock } = makeTenant();
	const held = lock();
	const { tenants } = await build({ tenantsDir, out, slugs: 'all', waitMinutes: 0 });
	held.release();
	expect(tenants[0]?.problems.map(formatProblem)).toEqual([
		expect.stringMatching(
			/^motors: found another build of this tenant: build\.mjs --all \(process 4711 on web-1\), since 20\d\d-.*, expected no other build of this tenant \(--wait 0\)\. Build this tenant again once/,
		),
	]);
	expect(tenants[0]?.published).toBe(false);
});

test('a build that waits says so once and builds once the other is done', async () => {
	const { tenantsDir, out, lock } = makeTenant();
	const held = lock();
	const said: string[] = [];
	const say = (text: string): void => {
		said.push(text);
		setTimeout(held.release, 300);
	};
	const { ok } = await build({ tenantsDir, out, slugs: 'all', say });
	expect(ok).toBe(true);
	expect(said).toEqual([
		expect.stringMatching(/^motors: waiting for another build of this tenant: build\.mjs --all \(process/),
	]);
});

test('config that changed before another build of the tenant began is read again, never published over a newer one', async () => {
	const { tenantsDir, out, lock, home } = makeTenant();
	// The tenants have been read by now; another build begins after them, with a newer config.
	const onProgress = ({ phase }: { phase: string }): void => {
		if (phase !== 'bundle') return;
		writeTenants(tenantsDir, { motors: { site: { name: 'Newer Motors' } } });
		lock().release();
	};
	const { ok } = await build({ tenantsDir, out, slugs: 'all', onProgress });
	expect(ok).toBe(true);
	expect(home()).toContain('Newer Motors');
});
