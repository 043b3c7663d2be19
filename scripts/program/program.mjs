// Packs the build's sources into one file per entry and loads that: two hundred small modules whose types must be
// stripped take as long to load as a small build takes in all. Plain JavaScript: it runs before anything is stripped.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { contentHash } from './content-hash.mjs';

const projectDir = fileURLToPath(new URL('../../', import.meta.url));
const keptDir = join(projectDir, '.forecourt', 'program');
const compiled = join(projectDir, '.forecourt', 'compiled');
const entries = { command: 'scripts/build/command.ts', worker: 'scripts/build/worker.ts' };
const sources = ['scripts', 'src', 'package-lock.json'];
/** A build that still runs may load a part of an earlier program. */
const keptPrograms = 4;

/**
 * Imports an entry of the packed program, which is packed again where a source has changed since. A worker runs the program
 * of the process that started it: the two must agree, even if somebody edits a source meanwhile.
 */
export async function importProgram(entry) {
	enableCompileCache(compiled);
	process.env.NODE_COMPILE_CACHE = compiled;
	const dir = (entry === 'worker' && process.env.FORECOURT_PROGRAM) || join(keptDir, contentHash(projectDir, sources));
	if (!existsSync(dir)) await pack(dir);
	process.env.FORECOURT_PROGRAM = dir;
	return import(pathToFileURL(join(dir, `${entry}.mjs`)).href);
}

async function pack(dir) {
	const { build } = await import('esbuild');
	const fresh = `${dir}.${process.pid}`;
	await build({
		absWorkingDir: projectDir,
		entryPoints: entries,
		outdir: fresh,
		outExtension: { '.js': '.mjs' },
		bundle: true,
		splitting: true,
		format: 'esm',
		platform: 'node',
		target: 'node24',
		logLevel: 'warning',
		// What is loaded now and then only, or brings a native part, stays where it is installed.
		external: ['@resvg/resvg-js', 'astro', 'sharp', 'sanitize-html', 'marked', 'yaml'],
		plugins: [{ name: 'own-address', setup: keepAddresses }],
	});
	if (existsSync(dir)) rmSync(fresh, { recursive: true });
	else renameSync(fresh, dir);
	removeOldest();
}

/** A module that looks for files beside itself finds them where its source lies. */
function keepAddresses(build) {
	build.onLoad({ filter: /[\\/](?:scripts|src)[\\/].*\.ts$/ }, ({ path }) => {
		const address = JSON.stringify(pathToFileURL(path).href);
		return { loader: 'ts', contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', address) };
	});
}

function removeOldest() {
	const age = (name) => -statSync(join(keptDir, name)).mtimeMs;
	const byAge = readdirSync(keptDir).sort((one, other) => age(one) - age(other));
	for (const name of byAge.slice(keptPrograms)) rmSync(join(keptDir, name), { recursive: true, force: true });
}
