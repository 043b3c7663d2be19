import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { validate } from '@actions/languageservice';
import { build } from 'esbuild';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { makeTempDir } from './temp-dir.ts';

type Checker = { validate: typeof validate; TextDocument: typeof TextDocument };

/** Both are loaded packed: GitHub's package imports JSON in a way that Node refuses and bundlers take. */
const entry = `
	export { validate } from '@actions/languageservice';
	export { TextDocument } from 'vscode-languageserver-textdocument';`;

/** GitHub's own checker of workflows: what it finds in a file, each with its line. It remembers files by their names. */
export async function openWorkflowChecker(): Promise<(file: string, text: string) => Promise<string[]>> {
	const outfile = join(makeTempDir(), 'checker.mjs');
	const banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
	await build({
		stdin: { contents: entry, resolveDir: process.cwd() },
		outfile,
		bundle: true,
		format: 'esm',
		platform: 'node',
		banner: { js: banner },
	});
	const checker = (await import(pathToFileURL(outfile).href)) as Checker;
	return async (file, text) => {
		const document = checker.TextDocument.create(`file:///.github/workflows/${file}`, 'yaml', 0, text);
		const found = await checker.validate(document);
		return found.map(({ range, message }) => `${file}:${range.start.line + 1}: ${message}`);
	};
}
