// Packs the build's sources into one file per entry and loads that: two hundred small modules whose types must be
// stripped take as long to load as a small build takes in all. Plain JavaScript: it runs before anything is stripped.
import { hash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { contentHash } from './content-hash.mjs';

const projectDir = fileURLToPath(new URL('../../', import.meta.url));
const cacheDir = process.env.FORECOURT_CACHE ?? join(projectDir, '.forecourt');
const keptDir = join(cacheDir, 'program');
const compiled = join(cacheDir, 'compiled');
const manifestFile = 'manifest.json';
const entries = {
	command: 'scripts/publish/command.ts',
	worker: 'scripts/publish/turns/worker.ts',
	resident: 'scripts/publish/resident/worker.ts',
};
const sources = ['scripts', 'src', 'netlify', 'package.json', 'package-lock.json'];
/** A build that still runs may load a part of an earlier program. */
const keptPrograms = 4;
/** What is packed takes a second; what is older was left by a process that was killed. */
const unfinishedMs = 600_000;

/**
 * Imports an entry of the packed program, which is packed again where a source has changed since. A worker runs the program
 * of the process that started it: the two must agree, even if somebody edits a source meanwhile.
 */
export async function importProgram(entry) {
	enableCompileCache(compiled);
	const dir = await packProgram(entry === 'worker' && process.env.FORECOURT_PROGRAM);
	return import(pathToFileURL(join(dir, `${entry}.mjs`)).href);
}

/**
 * The folder of the program that is packed from the sources as they are; this process's workers run it. For who builds
 * without running it: it can be packed while the bundle is made, once and not by each worker.
 */
export async function packProgram(known) {
	const dir = known || join(keptDir, programId());
	process.env.NODE_COMPILE_CACHE = compiled;
	process.env.FORECOURT_PROGRAM = dir;
	if (!isWhole(dir)) await pack(dir);
	return dir;
}

/** The packed program names the project's folder, so one that came with a copied cache is another checkout's. */
const programId = () => hash('sha1', `${projectDir} ${contentHash(projectDir, sources)}`);

async function pack(dir) {
	const fresh = `${dir}.${process.pid}-${randomBytes(4).toString('hex')}`;
	await packEntries(fresh, entries);
	writeFileSync(join(fresh, manifestFile), JSON.stringify(sizesIn(fresh)));
	putInPlace(fresh, dir);
	removeOldest();
}

/** Packs entries, sources by name, into a folder of the project: a file each, and files that they share. */
export async function packEntries(dir, entryPoints) {
	const { build } = await import('esbuild');
	await build({
		absWorkingDir: projectDir,
		entryPoints,
		outdir: dir,
		outExtension: { '.js': '.mjs' },
		bundle: true,
		splitting: true,
		format: 'esm',
		platform: 'node',
		target: 'node24',
		// Node has them; esbuild does not know that, and would make each such pattern again wherever it is used.
		supported: { 'regexp-unicode-property-escapes': true },
		logLevel: 'warning',
		// What is loaded now and then only, or brings a native part, stays where it is installed.
		external: ['astro', 'esbuild', 'sharp', 'sanitize-html', 'marked', 'typesense', 'yaml', 'kysely', 'pg', 'ssh2'],
		plugins: [{ name: 'own-address', setup: keepAddresses }],
	});
}

/** The files of a packed program with their sizes. */
const sizesIn = (dir) => readdirSync(dir).map((name) => [name, statSync(join(dir, name)).size]);

/** Whether a packed program is there as it was written: a power cut may have left files empty. */
function isWhole(dir) {
	try {
		const sizes = JSON.parse(readFileSync(join(dir, manifestFile), 'utf8'));
		return sizes.every(([name, size]) => statSync(join(dir, name)).size === size);
	} catch {
		// Not there, or something of it is not.
		return false;
	}
}

/** Several builds may pack the same program at once: all are alike, the first one stays, if it is whole. */
function putInPlace(fresh, dir) {
	if (existsSync(dir) && !isWhole(dir)) renameSync(dir, `${fresh}.damaged`);
	try {
		renameSync(fresh, dir);
	} catch (error) {
		if (!existsSync(dir)) throw error;
		rmSync(fresh, { recursive: true });
	}
}

/** A module that looks for files beside itself finds them where its source lies. */
function keepAddresses(build) {
	build.onLoad({ filter: /[\\/](?:scripts|src)[\\/].*\.ts$/ }, ({ path }) => {
		const address = JSON.stringify(pathToFileURL(path).href);
		return { loader: 'ts', contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', address) };
	});
}

function removeOldest() {
	const found = readdirSync(keptDir).flatMap((name) => {
		// Another build may have removed it this moment, or put it in place under its other name.
		const stats = statSync(join(keptDir, name), { throwIfNoEntry: false });
		return stats ? [{ name, time: stats.mtimeMs, isWhole: !name.includes('.') }] : [];
	});
	const whole = found.filter(({ isWhole }) => isWhole).sort((one, other) => other.time - one.time);
	const unfinished = found.filter(({ isWhole, time }) => !isWhole && Date.now() - time > unfinishedMs);
	for (const { name } of [...whole.slice(keptPrograms), ...unfinished]) {
		rmSync(join(keptDir, name), { recursive: true, force: true });
	}
}
