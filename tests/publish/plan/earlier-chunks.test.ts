import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import { chunksFile, earlierChunks, releaseBefore } from '../../../scripts/publish/plan/earlier-chunks.ts';
import { makeBuild } from '../../support/make-build.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const hour = 3_600;
const now = Date.UTC(2026, 5, 15, 2) / 1000;

function write(dir: string, files: Record<string, string>): string {
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(join(dir, file)), { recursive: true });
		writeFileSync(join(dir, file), text);
	}
	return dir;
}

const noteOf = (current: string[], earlier: Record<string, number> = {}) => JSON.stringify({ current, earlier });
const kept = (dir: string, own: string[], at: number) => earlierChunks(dir, own, at).copies.map(({ file }) => file);

test('chunks of the release before stay for 24 hours from when they were replaced', () => {
	const dir = write(makeTempDir(), {
		'_astro/form.old.js': 'old',
		'_astro/older.js': 'older',
		'_astro/same.js': 'same',
		[chunksFile]: noteOf(['_astro/form.old.js', '_astro/same.js'], { '_astro/older.js': now - 23 * hour }),
	});
	const own = ['_astro/form.new.js', '_astro/same.js', 'pictures/x.svg'];
	expect(kept(dir, own, now)).toEqual(['_astro/form.old.js', '_astro/older.js']);
	expect(kept(dir, own, now + hour)).toEqual(['_astro/form.old.js']);
	expect(JSON.parse(earlierChunks(dir, own, now).note)).toEqual({
		current: ['_astro/form.new.js', '_astro/same.js'],
		earlier: { '_astro/form.old.js': now, '_astro/older.js': now - 23 * hour },
	});
});

test('a first release, a damaged note and a file that is gone keep nothing', () => {
	expect(kept(makeTempDir(), ['_astro/a.js'], now)).toEqual([]);
	expect(kept(write(makeTempDir(), { [chunksFile]: '{"curr' }), ['_astro/a.js'], now)).toEqual([]);
	expect(kept(write(makeTempDir(), { [chunksFile]: noteOf(['_astro/gone.js']) }), ['_astro/a.js'], now)).toEqual([]);
});

test('an open tab’s chunk is there after the next build, and gone with the first one a day later', async () => {
	const { run, out, rewrite } = makeBuild({ plain: { cars: [{}, {}] } });
	await run(now);
	const site = join(out, 'plain');
	const { current } = JSON.parse(readFileSync(join(site, chunksFile), 'utf8')) as { current: string[] };
	write(site, { '_astro/form.before.js': 'before', [chunksFile]: noteOf([...current, '_astro/form.before.js']) });
	rewrite({ plain: { cars: [{}, { price: 12_345 }] } });
	await run(now + hour);
	expect(readFileSync(join(site, '_astro/form.before.js'), 'utf8')).toBe('before');
	const idle = await run(now + 2 * hour);
	expect(idle.tenants[0]?.pages).toMatchObject({ rendered: 0, written: 0 });
	expect(existsSync(join(site, '_astro/form.before.js'))).toBe(true);
	await run(now + 26 * hour);
	expect(existsSync(join(site, '_astro/form.before.js'))).toBe(false);
	expect(current.every((file) => existsSync(join(site, file)))).toBe(true);
});

test('on a fresh checkout they come from the published site, and only what it names inside of it', async () => {
	const files: Record<string, string> = {
		[`/${chunksFile}`]: noteOf(['_astro/form.js', '../outside.js', '_astro/missing.js'], { '_astro/older.js': 5 }),
		'/_astro/form.js': 'form',
		'/_astro/older.js': 'older',
		'/outside.js': 'outside',
	};
	const server = createServer(({ url = '' }, answer) => {
		answer.writeHead(url in files ? 200 : 404).end(files[url]);
	}).listen(0, '127.0.0.1');
	onTestFinished(() => void server.close());
	await new Promise((done) => server.once('listening', done));
	const dirs = tenantDirs(makeTempDir(), 'a', 'token');
	const { port } = server.address() as AddressInfo;
	const dir = await releaseBefore({ published: `http://127.0.0.1:${port}/` }, dirs);
	expect(kept(dir, ['_astro/form.new.js'], 6)).toEqual(['_astro/form.js', '_astro/older.js']);
	expect(existsSync(join(dir, '..', 'outside.js'))).toBe(false);
	rmSync(dir, { recursive: true });
	mkdirSync(dirs.published, { recursive: true });
	expect(await releaseBefore({ published: `http://127.0.0.1:${port}/` }, dirs)).toBe(dirs.published);
});
