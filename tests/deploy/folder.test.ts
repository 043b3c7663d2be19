import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { prunable } from '../../scripts/deploy/folder/prune.ts';
import type { Release } from '../../scripts/deploy/site/release.ts';
import { fillDisk, mountSmallDisk } from '../../scripts/faults/full-disk.ts';
import { thisBuilder } from '../../scripts/publish/disk/builder.ts';
import { tryLock } from '../../scripts/publish/disk/lock.ts';
import { tenantDirs } from '../../scripts/publish/paths.ts';
import { writeBuiltSite } from '../support/built-site.ts';
import { makeDeploys } from '../support/deploys.ts';

const inode = (file: string): number => statSync(file).ino;

describe('a folder of releases', () => {
	test('a release is linked to; what did not change is one file on the disk with the release before, never with dist', async () => {
		const { out, root, toFolder, seen, said } = makeDeploys();
		writeBuiltSite(out, 'motors', { cars: ['kia-rio'] });
		expect(await toFolder('motors'), said.join('\n')).toBe(0);
		const [first = ''] = readdirSync(join(root, 'motors/releases'));
		writeBuiltSite(out, 'motors', { cars: ['kia-rio', 'kia-ceed'] });
		await toFolder('motors');
		expect(seen('stock-index/cars.json')).toBe('["kia-rio","kia-ceed"]');
		const place = (release: string, file: string) => join(root, 'motors', release, 'site', file);
		const releases = join('releases', first);
		expect(inode(place('current', '_headers'))).toBe(inode(place(releases, '_headers')));
		expect(inode(place('current', '_headers'))).not.toBe(inode(join(out, 'motors/_headers')));
		expect(inode(place('current', 'index.html'))).not.toBe(inode(place(releases, 'index.html')));
		expect(readdirSync(join(root, 'motors/current/functions'))).toEqual(['captcha.mjs', 'deliver.mjs']);
		expect(
			readdirSync(tenantDirs(out, 'motors').lock.replace(/lock$/, '')).filter((name) => name.startsWith('deploying')),
		).toEqual([]);
	});

	test('a preview is not switched to, and its place is printed', async () => {
		const { out, root, toFolder, seen, said } = makeDeploys();
		writeBuiltSite(out, 'motors', { cars: ['kia-rio'] });
		await toFolder('motors');
		writeBuiltSite(out, 'motors', { cars: ['kia-ceed'] });
		await toFolder('motors', '--preview', '--preview-address', 'https://{release}--{slug}.preview.example');
		expect(seen('stock-index/cars.json')).toBe('["kia-rio"]');
		expect(said.at(-1)).toMatch(
			/preview \d{8}t\d{6}z-\w+ in .*\/releases\/\S+\/site, at https:\/\/\d{8}t\d{6}z-\w+--motors\.preview\.example\.$/,
		);
		expect(readdirSync(join(root, 'motors/releases'))).toHaveLength(2);
	});

	test('a damaged earlier release is not linked from', async () => {
		const { out, root, toFolder, seen } = makeDeploys();
		writeBuiltSite(out, 'motors');
		await toFolder('motors');
		writeFileSync(join(root, 'motors/current/site/_headers'), 'broken');
		writeBuiltSite(out, 'motors', { cars: ['kia-ceed'] });
		expect(await toFolder('motors')).toBe(0);
		expect(seen('_headers')).toContain('nosniff');
	});

	test('rolling back says what it undoes, keeps the record of what was live and its scripts, and is not undone by the next deploy', async () => {
		const { out, toFolder, seen, said } = makeDeploys();
		const first = writeBuiltSite(out, 'motors', { cars: ['kia-rio'] });
		await toFolder('motors');
		writeBuiltSite(out, 'motors', {
			cars: ['kia-ceed'],
			files: { '_astro/new.js': 'new()', 'chunks.json': '{"current":["_astro/new.js"],"earlier":{}}' },
		});
		await toFolder('motors');
		const record = seen('stock-record.json');
		expect(await toFolder('motors', '--rollback'), said.join('\n')).toBe(0);
		expect(seen('build.txt')).toBe(`${first}\n`);
		expect([seen('stock-record.json'), seen('_astro/new.js')]).toEqual([record, 'new()']);
		expect(said.at(-2)).toMatch(
			/goes back from \S+ \(built .*\) to \S+ .*: files: 1 new, 5 changed, 2 gone .* cars: 1 new, 1 gone/,
		);
		expect(await toFolder('motors')).toBe(1);
		expect(said.at(-1)).toContain('Build again, or deploy it all the same with --again.');
		// There is nothing before the first release; a named one can be brought back.
		expect(await toFolder('motors', '--rollback')).toBe(1);
		expect(said.at(-1)).toContain('there is no release before');
		const id = /Releases that can be brought back: (\S+)\./.exec(said.at(-1) ?? '')?.[1] ?? '';
		expect(await toFolder('motors', '--rollback', id)).toBe(0);
		expect(seen('stock-index/cars.json')).toBe('["kia-ceed"]');
	});

	test('a verification without an address is refused before anything is deployed', async () => {
		const { out, root, toFolder, said } = makeDeploys();
		writeBuiltSite(out, 'motors');
		expect(await toFolder('motors', '--verify')).toBe(1);
		expect(said.at(-1)).toContain('Name the address with --address. Nothing is deployed.');
		expect(existsSync(join(root, 'motors/current'))).toBe(false);
	});

	test('a live release that has lost its note is replaced', async () => {
		const { out, root, toFolder, seen, said } = makeDeploys();
		writeBuiltSite(out, 'motors');
		await toFolder('motors');
		rmSync(join(root, 'motors/current/release.json'));
		const next = writeBuiltSite(out, 'motors', { cars: ['kia-ceed'] });
		expect(await toFolder('motors'), said.join('\n')).toBe(0);
		expect(seen('build.txt')).toBe(`${next}\n`);
	});

	test('a tenant that is taken down is served no more; its releases stay', async () => {
		const { out, root, toFolder, said } = makeDeploys();
		writeBuiltSite(out, 'motors');
		await toFolder('motors');
		rmSync(join(out, 'motors'), { recursive: true });
		expect(await toFolder('--take-down', 'motors')).toBe(0);
		expect(existsSync(join(root, 'motors/current'))).toBe(false);
		expect(said.at(-1)).toContain('To bring it back: ln -s');
		expect(readdirSync(join(root, 'motors/releases'))).toHaveLength(1);
	});
});

describe('a second one at the same time', () => {
	test('deployers take turns, and one that has waited long enough says for whom', async () => {
		const { out, root, toFolder, said } = makeDeploys();
		writeBuiltSite(out, 'motors');
		const lock = tryLock(join(root, 'motors/lock'), thisBuilder());
		expect(await toFolder('motors', '--wait', '0')).toBe(1);
		expect(said.at(-1)).toMatch(/Another deploy to folder .*motors is going on: .*process \d+/);
		setTimeout(() => lock?.release(), 150);
		const both = await Promise.all([toFolder('motors'), toFolder('motors')]);
		expect(both, said.join('\n')).toEqual([0, 0]);
		expect(readdirSync(join(root, 'motors/releases'))).toHaveLength(1);
	});

	test('a build of the tenant is waited for', async () => {
		const { out, toFolder, said } = makeDeploys();
		writeBuiltSite(out, 'motors');
		const lock = tryLock(tenantDirs(out, 'motors').lock, thisBuilder());
		expect(await toFolder('motors', '--wait', '0')).toBe(1);
		expect(said.at(-1)).toContain('motors is being built');
		lock?.release();
		expect(await toFolder('motors')).toBe(0);
	});
});

describe('what goes and what stays', () => {
	const day = 86_400;
	const release = (id: number, set: Partial<Release> = {}): Release =>
		({ id: `r${id}`, kind: 'release', deployedAt: id * day, undone: [], ...set }) as Release;

	test('the newest of each kind, the live one, the one it brought back, and what is younger than a day are kept', () => {
		const all = [
			release(1),
			release(2),
			release(3),
			release(4, { kind: 'preview' }),
			release(5, { kind: 'rollback', restores: 'r1' }),
			release(9.5),
			release(9.6),
		];
		const gone = (keep: number) =>
			prunable(all, release(5, { restores: 'r1' }), { keep, now: 10 * day }).map(({ id }) => id);
		expect(gone(0).sort()).toEqual(['r2', 'r3', 'r4']);
		expect(gone(4)).toEqual(['r2']);
		expect(gone(9)).toEqual([]);
	});
});

test('a disk that gets full: nothing is switched, nothing is left behind, and the next deploy goes through', async ({
	skip,
}) => {
	const { dir, out, run, said } = makeDeploys();
	const disk = join(dir, 'disk');
	if (!mountSmallDisk(disk, 2_000)) skip('needs the right to mount a small disk');
	onTestFinished(() => void execFileSync('umount', [disk]));
	writeBuiltSite(out, 'motors');
	await run(disk, {}, ['motors']);
	const live = readFileSync(join(disk, 'motors/current/site/build.txt'), 'utf8');
	fillDisk(join(disk, 'filler'), 64);
	writeBuiltSite(out, 'motors', { files: { 'assets/big.bin': 'x'.repeat(300_000) } });
	expect(await run(disk, {}, ['motors'])).toBe(1);
	expect(said.at(-1)).toContain('ENOSPC');
	expect(readFileSync(join(disk, 'motors/current/site/build.txt'), 'utf8')).toBe(live);
	expect(readdirSync(join(disk, 'motors/releases'))).toHaveLength(1);
	rmSync(join(disk, 'filler'));
	expect(await run(disk, {}, ['motors']), said.join('\n')).toBe(0);
	expect(readFileSync(join(disk, 'motors/current/site/build.txt'), 'utf8')).not.toBe(live);
});
