import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type OnLoadResult, type PluginBuild } from 'esbuild';
import { fontNames } from '../../src/config/theme.ts';
import { fontFile } from '../../src/site/share/font-file.ts';
import { projectDir } from '../publish/paths.ts';

/** CommonJS packages (pg, nodemailer) ask for Node's modules with `require`, which ES modules do not have. */
const banner =
	"import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/**
 * Packs each function into one file, as they are deployed: such a file starts twenty times as fast as the sources with
 * their packages. No shared chunks, since every file in the folder counts as a function. Returns their names. Where a worker
 * delivers for the fleet (`FORECOURT_DELIVERY=worker`), the schedules that it stands in for are left out. Throws for another value.
 */
export async function bundleFunctions(
	{ from, out }: { from: string; out: string },
	env: NodeJS.ProcessEnv = process.env,
): Promise<string[]> {
	const left = hasWorker(env) ? workersOwn : [];
	const files = readdirSync(from).filter((name) => name.endsWith('.ts') && !left.includes(name));
	rmSync(out, { recursive: true, force: true });
	await build({
		entryPoints: files.map((file) => join(from, file)),
		outdir: out,
		outExtension: { '.js': '.mjs' },
		bundle: true,
		format: 'esm',
		platform: 'node',
		target: 'node24',
		minifySyntax: true,
		logLevel: 'warning',
		external: ['pg-native'],
		banner: { js: banner },
		plugins: [{ name: 'files', setup: packFiles }],
	});
	return files.map((file) => file.replace(/\.ts$/, '')).sort();
}

/** The functions in whose place a worker runs (`npm run leads -- deliver --watch`). */
const workersOwn = ['alarms.ts', 'deliver.ts', 'expire.ts', 'reservations-due.ts', 'watchlist-alerts.ts'];

function hasWorker(env: NodeJS.ProcessEnv): boolean {
	const delivery = env['FORECOURT_DELIVERY'] || 'schedule';
	if (delivery === 'worker' || delivery === 'schedule') return delivery === 'worker';
	throw new Error(`FORECOURT_DELIVERY is "${delivery}", expected schedule or worker.`);
}

/** A function has no files beside it: the modules that read fonts and the JPEG codec get these as text, 1.1 MB. */
function packFiles(packing: PluginBuild): void {
	packing.onLoad({ filter: /[\\/]share[\\/]font-file\.ts$/ }, () => {
		const subsets = ['latin', 'latin-ext'] as const;
		const files = fontNames.flatMap((name) =>
			subsets.map((subset) => [name + subset, fontFile(name, subset)] as const),
		);
		return moduleOf('fontFile = (name, subset) => files[name + subset]', files);
	});
	packing.onLoad({ filter: /[\\/]shares[\\/]codec-file\.ts$/ }, () => {
		const codec = join('node_modules', '@jsquash', 'jpeg', 'codec');
		const files = ['enc', 'dec'].map(
			(part) => [part, readFileSync(join(projectDir, codec, part, `mozjpeg_${part}.wasm`))] as const,
		);
		return moduleOf('codecFile = (part) => files[part]', files);
	});
}

function moduleOf(exported: string, files: readonly (readonly [string, Buffer])[]): OnLoadResult {
	const lines = files.map(
		([name, bytes]) => `${JSON.stringify(name)}: Buffer.from('${bytes.toString('base64')}', 'base64'),`,
	);
	return { contents: `const files = {\n${lines.join('\n')}\n};\nexport const ${exported};\n`, loader: 'js' };
}
