import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileStamps } from '../../scripts/bench/files.ts';
import { fillDisk, mountSmallDisk } from '../../scripts/faults/full-disk.ts';
import { build } from '../../scripts/publish/build.ts';
import { listFiles } from '../../scripts/publish/disk/list-files.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { writeTenants } from '../support/make-tenants.ts';
import { makeTempDir } from '../support/temp-dir.ts';

/** Two published sites on a full disk, of which one has much to write; undefined where no small disk can be mounted. */
async function makeFullDisk(leftKilobytes: number) {
	const dir = makeTempDir();
	const out = join(dir, 'disk');
	if (!mountSmallDisk(out, 16_000)) return undefined;
	onTestFinished(() => void execFileSync('umount', [out]));
	const tenantsDir = writeTenants(join(dir, 'tenants'), { motors: {}, other: {} });
	// The second build has far more cars, which the gate would hold back before anything is written.
	const run = () => build({ tenantsDir, out, slugs: 'all', acceptShrink: true });
	const first = await run();
	expect(first.tenants.map(({ slug, problems }) => [slug, problems])).toEqual([
		['motors', []],
		['other', []],
	]);
	const sites = () =>
		['motors', 'other'].map((slug) => {
			const site = join(out, slug);
			const contents = listFiles(site).map((file) => [file, readFileSync(join(site, file), 'base64')]);
			return { stamps: fileStamps(site), contents };
		});
	// Notes of who held the locks: rewriting them would free the space that the report is to lack.
	for (const file of listFiles(out)) if (/lock\.json$/.test(file)) rmSync(join(out, file));
	fillDisk(join(out, 'filler'), leftKilobytes);
	writeTenants(tenantsDir, { motors: { site: { name: 'Renamed' }, cars: Array.from({ length: 200 }, () => ({})) } });
	return { run, sites };
}

const noMount = 'needs the right to mount a small disk';

test('a disk that gets full: the tenant fails and says so, its published site is not touched, the one beside it goes through', async ({
	skip,
}) => {
	const disk = (await makeFullDisk(256)) ?? skip(noMount);
	const before = disk.sites();
	const { ok, tenants } = await disk.run();
	expect([ok, ...tenants.map((tenant) => [tenant.slug, tenant.ok])]).toEqual([
		false,
		['motors', false],
		['other', true],
	]);
	expect(tenants[0]?.problems.map(formatProblem)).toEqual([
		'motors: found a full disk (ENOSPC), expected enough space for the next site beside the published one. Free some space, or raise the quota, then build again.',
	]);
	expect(disk.sites()).toEqual(before);
});

test('a disk with no room for the report either: the build says so, no published site is touched', async ({ skip }) => {
	const disk = (await makeFullDisk(0)) ?? skip(noMount);
	const before = disk.sites();
	const { ok, tenants, problems } = await disk.run();
	expect(ok).toBe(false);
	expect(tenants.map((tenant) => [tenant.slug, tenant.ok])).toContainEqual(['motors', false]);
	expect(problems.map(formatProblem)).toEqual([
		expect.stringMatching(/build-report\.json: found a full disk .*ENOSPC.*expected disk space/),
	]);
	expect(disk.sites()).toEqual(before);
});
