import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { build } from '../../scripts/build/build.ts';
import { listFiles } from '../../scripts/build/publish.ts';
import { writeTenants } from '../support/make-tenants.ts';
import { makeTempDir } from '../support/temp-dir.ts';

/** A disk of so many kilobytes, where this machine lets us mount one. */
function mountSmallDisk(dir: string, kilobytes: number): boolean {
	mkdirSync(dir, { recursive: true });
	const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', dir]);
	if (status === 0) onTestFinished(() => void execFileSync('umount', [dir]));
	return status === 0;
}

test('a disk that is full: the tenant fails and says so, its published site stays whole', async ({ skip }) => {
	const dir = makeTempDir();
	const disk = join(dir, 'disk');
	if (!mountSmallDisk(disk, 16_000)) skip('needs the right to mount a small disk');
	const tenantsDir = writeTenants(join(dir, 'tenants'), { motors: {} });
	const first = await build({ tenantsDir, out: disk, slugs: 'all' });
	expect(first.tenants[0]?.problems).toEqual([]);
	const site = join(disk, 'motors');
	const before = listFiles(site).map((file) => [file, readFileSync(join(site, file), 'base64')]);
	fillDisk(join(disk, 'filler'));
	writeTenants(tenantsDir, { motors: { site: { name: 'Renamed' }, cars: Array.from({ length: 200 }, () => ({})) } });
	const second = await build({ tenantsDir, out: disk, slugs: 'all' }).catch((error: unknown) => error);
	expect(JSON.stringify(second) + String(second)).toContain('ENOSPC');
	expect(listFiles(site).map((file) => [file, readFileSync(join(site, file), 'base64')])).toEqual(before);
});

function fillDisk(file: string): void {
	const block = Buffer.alloc(64 * 1024);
	try {
		for (;;) writeFileSync(file, block, { flag: 'a' });
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
	}
}
