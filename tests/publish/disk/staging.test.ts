import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hashOf } from '../../../scripts/publish/disk/hash.ts';
import { listFiles } from '../../../scripts/publish/disk/list-files.ts';
import { recoverPublished, Staging } from '../../../scripts/publish/disk/staging.ts';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

function makePublished(out: string, files: Record<string, string>) {
	const dirs = tenantDirs(out, 'motors');
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(join(dirs.published, file, '..'), { recursive: true });
		writeFileSync(join(dirs.published, file), text);
	}
	return dirs;
}

const filesOf = (dir: string) =>
	Object.fromEntries(listFiles(dir).map((file) => [file, readFileSync(join(dir, file), 'utf8')]));

test('a new site takes the old one’s place whole: kept, written and dropped files', () => {
	const out = makeTempDir();
	const dirs = makePublished(out, { 'index.html': 'old home', 'cars/a/index.html': 'a', 'cars/b/index.html': 'b' });
	const { ino, mtimeMs } = statSync(join(dirs.published, 'cars/a/index.html'));
	const staging = new Staging(dirs);
	staging.begin();
	staging.keep('cars/a/index.html');
	staging.write('index.html', 'new home');
	staging.publish({ keepPrevious: false });
	expect(filesOf(dirs.published)).toEqual({ 'index.html': 'new home', 'cars/a/index.html': 'a' });
	const kept = statSync(join(dirs.published, 'cars/a/index.html'));
	expect([kept.ino, kept.mtimeMs]).toEqual([ino, mtimeMs]);
	expect(existsSync(dirs.next) || existsSync(dirs.previous)).toBe(false);
});

test('a site made from the previous one is the same, and its files are not the previous one’s', () => {
	const out = makeTempDir();
	const dirs = makePublished(out, { 'index.html': 'one', 'cars/a/index.html': 'a', 'cars/b/index.html': 'b' });
	const second = new Staging(dirs);
	second.begin();
	second.keep('cars/a/index.html');
	second.write('index.html', 'two');
	second.write('cars/c/index.html', 'c');
	second.publish({ keepPrevious: true });
	const third = new Staging(dirs);
	third.beginFromPrevious(['index.html', 'cars/b/index.html', 'cars/c/index.html']);
	third.refresh();
	expect(filesOf(dirs.next)).toEqual(filesOf(dirs.published));
	third.write('index.html', 'three');
	third.remove('cars/c/index.html');
	expect(filesOf(dirs.published)).toEqual({ 'index.html': 'two', 'cars/a/index.html': 'a', 'cars/c/index.html': 'c' });
	third.publish({ keepPrevious: true });
	expect(filesOf(dirs.published)).toEqual({ 'index.html': 'three', 'cars/a/index.html': 'a' });
	expect(existsSync(join(dirs.published, 'cars/c'))).toBe(false);
	expect(filesOf(dirs.previous)['index.html']).toBe('two');
});

test('a stale file of the previous site is not held; it is written, kept or linked like any other, the rest is brought up to date', () => {
	const dirs = makePublished(makeTempDir(), { 'a.html': 'a2', 'b.html': 'b2', 'c.html': 'c2' });
	mkdirSync(join(dirs.previous, 'share'), { recursive: true });
	const before = { 'a.html': 'a1', 'b.html': 'b1', 'c.html': 'c1', 'share/x.png': 'xx', 'share/y.png': 'yy' };
	for (const [file, text] of Object.entries(before)) writeFileSync(join(dirs.previous, file), text);
	const kept = join(dirs.previous, '..', 'x.png');
	writeFileSync(kept, 'xx');
	const staging = new Staging(dirs);
	staging.beginFromPrevious(Object.keys(before));
	expect([staging.holds('share/x.png', 2), staging.holds('a.html', 2)]).toEqual([false, false]);
	staging.write('a.html', 'a3');
	staging.keep('b.html');
	staging.link(kept, 'share/x.png');
	staging.refresh();
	expect(filesOf(dirs.next)).toEqual({ 'a.html': 'a3', 'b.html': 'b2', 'c.html': 'c2', 'share/x.png': 'xx' });
	expect(filesOf(dirs.published)).toEqual({ 'a.html': 'a2', 'b.html': 'b2', 'c.html': 'c2' });
});

test('until it is published nothing of the next site is seen, and discarding it leaves no trace', () => {
	const dirs = makePublished(makeTempDir(), { 'index.html': 'old' });
	const staging = new Staging(dirs);
	staging.begin();
	staging.write('index.html', 'new');
	expect(filesOf(dirs.published)).toEqual({ 'index.html': 'old' });
	staging.discard();
	expect(existsSync(dirs.next)).toBe(false);
});

test('what a killed build left in the staging folder does not get into the next site', () => {
	const dirs = makePublished(makeTempDir(), {});
	mkdirSync(dirs.next, { recursive: true });
	writeFileSync(join(dirs.next, 'stray.html'), 'stray');
	const staging = new Staging(dirs);
	staging.begin();
	staging.write('index.html', 'new');
	staging.publish({ keepPrevious: false });
	expect(filesOf(dirs.published)).toEqual({ 'index.html': 'new' });
});

// Each file system call of publish() is a place where the process may be killed; the n-th one is the child's last.
test.each([1, 2, 3, 4, 5, 6])('killed at call %i of the swap: the old site or the new one is there, whole', (call) => {
	const out = makeTempDir();
	const dirs = makePublished(out, { 'index.html': 'old', 'a/index.html': 'old a' });
	const script = fileURLToPath(new URL('../../support/publish-and-die.ts', import.meta.url));
	const { signal, status, stderr } = spawnSync(process.execPath, [script, out, String(call)], { encoding: 'utf8' });
	expect(signal === 'SIGKILL' || status === 0, stderr).toBe(true);
	recoverPublished(dirs);
	const found = filesOf(dirs.published);
	const whole = [
		{ 'index.html': 'old', 'a/index.html': 'old a' },
		{ 'index.html': 'new', 'b/index.html': 'new b' },
	];
	expect(whole).toContainEqual(found);
});

test('recovery has nothing to do after a build that went through', () => {
	const out = makeTempDir();
	const dirs = makePublished(out, { 'index.html': 'site' });
	expect(recoverPublished(dirs)).toBe(false);
});

test('a file that replaces one of the previous site is on the disk; what it replaced is gone once the build has ended', async () => {
	const dirs = makePublished(makeTempDir(), { 'index.html': 'two' });
	mkdirSync(dirs.previous, { recursive: true });
	writeFileSync(join(dirs.previous, 'index.html'), 'one');
	const work = listFiles(join(dirs.next, '..'));
	const staging = new Staging(dirs);
	staging.beginFromPrevious(['index.html']);
	for (const text of ['three', 'four']) staging.write('index.html', text);
	staging.write('gone/index.html', 'x');
	staging.remove('gone/index.html');
	await staging.sync([]);
	staging.publish({ keepPrevious: true });
	await staging.syncPlace();
	staging.discard();
	expect(filesOf(dirs.published)).toEqual({ 'index.html': 'four' });
	expect(listFiles(join(dirs.next, '..'))).toEqual(work);
	expect(filesOf(dirs.previous)).toEqual({ 'index.html': 'two' });
});

test('the hash of a staged file is that of its contents, however large, and of an empty one', () => {
	const dirs = makePublished(makeTempDir(), {});
	const staging = new Staging(dirs);
	staging.begin();
	const texts = { 'large.html': 'a longer page '.repeat(60_000), 'small.html': 'a page', 'empty.txt': '' };
	for (const [file, text] of Object.entries(texts)) {
		staging.write(file, text);
		expect(staging.hashOf(file)).toBe(hashOf(text));
	}
	expect(() => staging.hashOf('none.html')).toThrow('ENOENT');
});
