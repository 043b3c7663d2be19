import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleEnv } from '../astro/bundle-env.ts';
import type { createRenderer } from '../astro/render-entry.ts';

import { bundleId, sourcesId } from './bundle-id.ts';
import type { Builder } from './disk/builder.ts';
import { type LockOwner, ownerText, withLock } from './disk/lock.ts';
import { writeWhole } from './disk/write-whole.ts';
import { projectDir } from './paths.ts';

/** Where bundles are kept between builds. A bundle finds its packages only from within the project. */
const cacheDir = process.env['FORECOURT_CACHE'] ?? join(projectDir, '.forecourt');
export const bundlesDir = join(cacheDir, 'bundles');
/** A file for each set of sources, which names the bundle that came of it: several may come to the same one. */
const madeFromDir = join(cacheDir, 'bundle-ids');
const keptBundles = 4;
const bundleLock = join(cacheDir, 'bundle.lock');

/** The one build of the Astro app that renders every tenant. */
export type Bundle = {
	/** Hash of what it renders with: see {@link bundleId}. */
	id: string;
	/** The files that all tenants share: `_astro/`, fonts, pictures. */
	clientDir: string;
	/** The module that exports {@link createRenderer}. */
	entry: string;
};

export type BundleModule = { createRenderer: typeof createRenderer };

/**
 * The bundle for the source as it is now, built if there is none yet. Of several runs that find none, one builds it and
 * the others wait for it. Rejects with Astro's own message if that fails.
 */
export async function ensureBundle(
	builder: Builder,
	say: (text: string) => void = () => undefined,
): Promise<{ bundle: Bundle; rebuilt: boolean }> {
	const sources = sourcesId(projectDir);
	const known = knownBundle(sources);
	if (known) return { bundle: known, rebuilt: false };
	const onWait = (owner: LockOwner | null): void =>
		say(`Waiting for the bundle, which another build is making: ${ownerText(owner)}.`);
	return withLock(bundleLock, { builder, onWait }, async () => {
		const others = knownBundle(sources);
		if (others) return { bundle: others, rebuilt: false };
		removeUnfinished();
		const fresh = join(bundlesDir, `${sources}.${builder.token}`);
		await runAstroBuild(fresh);
		const bundle = await putInPlace(fresh);
		writeWhole(join(madeFromDir, sources), bundle.id);
		removeOldest();
		return { bundle, rebuilt: true };
	});
}

const bundleOf = (id: string): Bundle => {
	const dir = join(bundlesDir, id);
	return { id, clientDir: join(dir, 'client'), entry: join(dir, 'server', 'entry.mjs') };
};

/** The bundle that was made from these sources before, if it is still there. */
function knownBundle(sources: string): Bundle | null {
	const note = join(madeFromDir, sources);
	const id = existsSync(note) ? readFileSync(note, 'utf8') : '';
	if (!/^[0-9a-f]{16}$/.test(id)) return null;
	const bundle = bundleOf(id);
	return existsSync(bundle.entry) ? bundle : null;
}

/** Gives a new bundle its name. One that renders the same may be there, and in use: then that one stays. */
async function putInPlace(fresh: string): Promise<Bundle> {
	const id = await bundleId(fresh, projectDir);
	const dir = join(bundlesDir, id);
	if (existsSync(dir)) {
		rmSync(fresh, { recursive: true, force: true });
		utimesSync(dir, new Date(), new Date());
	} else renameSync(fresh, dir);
	return bundleOf(id);
}

/** Loads the bundle. NODE_ENV must be `production` by now, or React takes its development build. */
export async function loadBundle(bundle: Bundle): Promise<BundleModule> {
	if (process.env['NODE_ENV'] !== 'production') throw new Error('NODE_ENV must be "production" to load the bundle.');
	return (await import(pathToFileURL(bundle.entry).href)) as BundleModule;
}

/** Ends a process whose parent is gone. */
const endWithParent = `data:text/javascript,${encodeURIComponent("process.on('disconnect', () => process.exit(1)); process.channel.unref();")}`;

function runAstroBuild(outDir: string): Promise<void> {
	const astro = join(projectDir, 'node_modules', 'astro', 'bin', 'astro.mjs');
	const child = spawn(process.execPath, ['--import', endWithParent, astro, 'build', '--outDir', outDir, '--silent'], {
		cwd: projectDir,
		env: bundleEnv(process.env),
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	let output = '';
	child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
	child.stderr?.on('data', (chunk: Buffer) => (output += chunk));
	return new Promise((resolve, reject) => {
		child.on('error', reject);
		child.on('close', (code) =>
			code === 0 ? resolve() : reject(new Error(`astro build failed (exit ${code}):\n${output.trim()}`)),
		);
	});
}

/** What killed runs left: only who holds the lock makes a bundle. */
function removeUnfinished(): void {
	if (!existsSync(bundlesDir)) return;
	const unfinished = readdirSync(bundlesDir).filter((name) => name.includes('.'));
	for (const name of unfinished) rmSync(join(bundlesDir, name), { recursive: true, force: true, maxRetries: 5 });
}

/** Another build may still be rendering from an earlier bundle: the newest few stay. */
function removeOldest(): void {
	const byAge = readdirSync(bundlesDir)
		.map((name) => join(bundlesDir, name))
		.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
	for (const dir of byAge.slice(keptBundles)) rmSync(dir, { recursive: true, force: true });
	for (const sources of readdirSync(madeFromDir)) {
		if (!knownBundle(sources)) rmSync(join(madeFromDir, sources), { force: true });
	}
}
