import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ensureBundle } from '../../scripts/publish/bundle.ts';
import { thisBuilder } from '../../scripts/publish/disk/builder.ts';
import { projectDir } from '../../scripts/publish/paths.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { until } from '../support/until.ts';

/** A project as small as can be, whose bundle is a copy of one source. `calls` counts how often it was bundled. */
function makeProject() {
	const dir = makeTempDir();
	const project = join(dir, 'project');
	const cache = join(dir, 'cache');
	const put = (file: string, text: string) => {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	};
	const sources = [
		'public/logo.svg',
		'scripts/astro/entry.ts',
		'astro.config.mjs',
		'package-lock.json',
		'tsconfig.json',
	];
	for (const file of sources) put(join(project, file), '{}');
	const page = join(project, 'src/page.ts');
	put(page, 'one');
	put(join(project, 'src/site/open-site.ts'), 'export const site = 1;');
	const calls = { count: 0 };
	const make = async (to: string) => {
		calls.count++;
		put(join(to, 'server/entry.mjs'), readFileSync(page, 'utf8'));
		put(join(to, 'client/site.css'), 'a{}');
	};
	const said: string[] = [];
	const run = (more: { newerThan?: number; make?: typeof make } = {}) => {
		const { make: own = make, ...options } = more;
		const bundling = { project, cache, make: own };
		return ensureBundle(thisBuilder(), { ...options, say: (text) => said.push(text), bundling });
	};
	return { project, cache, page, calls, run, said };
}

const bundlesIn = (cache: string) => readdirSync(join(cache, 'bundles'));

test('a bundle is kept by the contents of its sources: nothing changed, nothing bundled', async () => {
	const { project, page, calls, run, cache } = makeProject();
	const first = await run();
	expect(first.rebuilt).toBe(true);
	writeFileSync(join(project, 'src/README.md'), 'A note.');
	utimesSync(page, new Date(), new Date());
	expect(await run()).toEqual({ bundle: first.bundle, rebuilt: false });
	writeFileSync(page, 'two');
	const second = await run();
	expect([second.rebuilt, second.bundle.id === first.bundle.id]).toEqual([true, false]);
	writeFileSync(page, 'one');
	expect(await run()).toEqual({ bundle: first.bundle, rebuilt: false });
	expect([calls.count, bundlesIn(cache).length]).toEqual([2, 2]);
});

test('what was asked for since then is new enough; what was kept before is made again', async () => {
	const { calls, run } = makeProject();
	const first = await run();
	expect(await run({ newerThan: Date.now() + 1000 })).toEqual({ bundle: first.bundle, rebuilt: true });
	expect(await run({ newerThan: Date.now() - 60_000 })).toEqual({ bundle: first.bundle, rebuilt: false });
	expect(calls.count).toBe(2);
});

const harms: [name: string, harm: (dir: string) => void][] = [
	['a file cut short', (dir) => truncateSync(join(dir, 'server/entry.mjs'), 1)],
	['an empty file', (dir) => truncateSync(join(dir, 'client/site.css'), 0)],
	['a missing file', (dir) => rmSync(join(dir, 'client/site.css'))],
	['other contents of the same size', (dir) => changeLater(join(dir, 'server/entry.mjs'), 'eno')],
	['a manifest cut short', (dir) => truncateSync(join(dir, 'manifest.json'), 10)],
	['no manifest', (dir) => rmSync(join(dir, 'manifest.json'))],
];

/** Writes a file as somebody does some time later. */
function changeLater(file: string, text: string): void {
	writeFileSync(file, text);
	const later = Date.now() / 1000 + 60;
	utimesSync(file, later, later);
}

test.each(harms)('a kept bundle with %s is made again, and said so', async (_, harm) => {
	const { calls, run, said, cache } = makeProject();
	const { bundle } = await run();
	const dir = join(cache, 'bundles', bundle.id);
	harm(dir);
	expect(await run()).toEqual({ bundle, rebuilt: true });
	expect(said).toEqual([
		expect.stringMatching(`^The kept bundle ${bundle.id} is damaged \\(.+\\), so it is made again`),
	]);
	expect(readFileSync(bundle.entry, 'utf8')).toBe('one');
	expect(await run()).toEqual({ bundle, rebuilt: false });
	expect([calls.count, bundlesIn(cache)]).toEqual([2, [bundle.id]]);
});

test('a bundle whose files all have new times, as in a copied cache, is used if its contents are the same', async () => {
	const { calls, run, cache } = makeProject();
	const { bundle } = await run();
	for (const file of ['server/entry.mjs', 'client/site.css']) {
		const path = join(cache, 'bundles', bundle.id, file);
		changeLater(path, readFileSync(path, 'utf8'));
	}
	expect(await run()).toEqual({ bundle, rebuilt: false });
	expect(calls.count).toBe(1);
});

test('a run that is killed while it bundles leaves nothing that is used, and the next one goes through', async () => {
	const { project, cache, run, calls } = makeProject();
	const address = (file: string) => JSON.stringify(pathToFileURL(join(projectDir, file)).href);
	const script = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { ensureBundle } from ${address('scripts/publish/bundle.ts')};
import { thisBuilder } from ${address('scripts/publish/disk/builder.ts')};
const make = async (to) => {
	mkdirSync(to + '/server', { recursive: true });
	writeFileSync(to + '/server/entry.mjs', 'ha');
	setInterval(() => undefined, 1000);
	await new Promise(() => undefined);
};
await ensureBundle(thisBuilder(), { bundling: { project: ${JSON.stringify(project)}, cache: ${JSON.stringify(cache)}, make } });`;
	const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' });
	const ended = once(child, 'close');
	const left = () => (existsSync(join(cache, 'bundles')) ? bundlesIn(cache) : []);
	await until(() => left().find((name) => existsSync(join(cache, 'bundles', name, 'server/entry.mjs'))));
	child.kill('SIGKILL');
	await ended;
	const { bundle, rebuilt } = await run();
	expect([rebuilt, calls.count, bundlesIn(cache)]).toEqual([true, 1, [bundle.id]]);
});

test('a bundle that fails is not a bundle: its message is passed on, and the next run tries again', async () => {
	const { run, cache } = makeProject();
	const broken = async (to: string) => {
		mkdirSync(to, { recursive: true });
		throw new Error('astro build failed: src/page.ts');
	};
	await expect(run({ make: broken })).rejects.toThrow('astro build failed: src/page.ts');
	const { bundle, rebuilt } = await run();
	expect([rebuilt, bundlesIn(cache)]).toEqual([true, [bundle.id]]);
});

test('of two runs at once one bundles and the other takes what came of it', async () => {
	const { run, calls, said } = makeProject();
	const both = await Promise.all([run(), run()]);
	expect(new Set(both.map(({ bundle }) => bundle.id)).size).toBe(1);
	expect(both.map(({ rebuilt }) => rebuilt).sort()).toEqual([false, true]);
	expect([calls.count, said.length]).toEqual([1, 1]);
});

test('the four bundles that were used last are kept', async () => {
	const { run, page, cache } = makeProject();
	const ids: string[] = [];
	for (let round = 0; round < 4; round++) {
		writeFileSync(page, `page ${round}`);
		ids.push((await run()).bundle.id);
		backdate(cache, ids, round);
	}
	writeFileSync(page, 'page 0');
	expect((await run()).rebuilt).toBe(false);
	writeFileSync(page, 'page 4');
	const last = (await run()).bundle.id;
	expect(bundlesIn(cache).sort()).toEqual([ids[0], ids[2], ids[3], last].sort());
	writeFileSync(page, 'page 1');
	expect((await run()).rebuilt).toBe(true);
});

/** Says that the bundle of this round was last used so many minutes before the first one of a later round. */
function backdate(cache: string, ids: readonly string[], round: number): void {
	const dir = join(cache, 'bundles', ids[round] ?? '');
	const used = statSync(dir).mtimeMs / 1000 - 600 + round * 60;
	utimesSync(dir, used, used);
}
