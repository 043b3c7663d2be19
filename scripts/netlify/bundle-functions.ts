import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type PluginBuild } from 'esbuild';
import { fontNames } from '../../src/config/theme.ts';
import { fontFile } from '../../src/site/share/font-file.ts';

/** CommonJS packages (pg, nodemailer) ask for Node's modules with `require`, which ES modules do not have. */
const banner =
	"import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/**
 * Packs each function into one file, as they are deployed: such a file starts twenty times as fast as the sources with
 * their packages. No shared chunks, since every file in the folder counts as a function. Returns their names.
 */
export async function bundleFunctions({ from, out }: { from: string; out: string }): Promise<string[]> {
	const files = readdirSync(from).filter((name) => name.endsWith('.ts'));
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
		plugins: [{ name: 'fonts', setup: packFonts }],
	});
	return files.map((file) => file.replace(/\.ts$/, '')).sort();
}

/** A function has no files beside it: the module that reads fonts gets all of them as text, 0.6 MB. */
function packFonts(packing: PluginBuild): void {
	packing.onLoad({ filter: /[\\/]share[\\/]font-file\.ts$/ }, () => {
		const files = fontNames.flatMap((name) =>
			(['latin', 'latin-ext'] as const).map((subset) => [
				`${name} ${subset}`,
				fontFile(name, subset).toString('base64'),
			]),
		);
		const contents = `const files = ${JSON.stringify(Object.fromEntries(files))};
export const fontFile = (name, subset) => Buffer.from(files[name + ' ' + subset], 'base64');`;
		return { contents, loader: 'js' };
	});
}
