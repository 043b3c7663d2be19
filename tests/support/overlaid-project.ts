import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { astroCode, importsOf } from '../architecture/imports.ts';

/** A change of one file of the project that is never written: the text of a new file, or lines put after the first place of `after`. */
export type Edit = { file: string; text: string } | { file: string; after: string; insert: string };

/** The project as TypeScript sees it with some edits. Of an `.astro` file the frontmatter is checked. */
export type OverlaidProject = {
	/** What does not compile in the files, with the edits laid over the project: `src/a.ts: Property 'view' is missing …`. */
	faults: (edits: readonly Edit[], files: readonly string[]) => string[];
};

/** A file that exists only here: what `tsc` takes an `.astro` file for. */
const components = resolve('src/components.d.ts');
const componentTypes =
	"declare module '*.astro' { const component: (props: any) => unknown; export default component; }";

/** Opens the project of the working directory. Only the files that are asked about, and what they import, are read. */
export function openProject(): OverlaidProject {
	const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
	const { options } = ts.parseJsonConfigFileContent({ ...config, include: ['src/env.d.ts'] }, ts.sys, process.cwd());
	let overlay = new Map<string, string>();
	let roots: string[] = [];
	let version = 0;
	const textOf = (path: string): string | undefined => overlay.get(path) ?? ts.sys.readFile(path);
	const service = ts.createLanguageService({
		// Of a component only a part is checked: what its template uses looks unused.
		getCompilationSettings: () => ({ ...options, noEmit: true, noUnusedLocals: false, noUnusedParameters: false }),
		getScriptFileNames: () => roots,
		getScriptVersion: (path) => (overlay.has(path) ? String(version) : '0'),
		getScriptSnapshot: (path) => {
			const text = textOf(path);
			return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
		},
		getCurrentDirectory: () => process.cwd(),
		getDefaultLibFileName: (all) => ts.getDefaultLibFilePath(all),
		fileExists: (path) => overlay.has(path) || ts.sys.fileExists(path),
		readFile: textOf,
		directoryExists: (path) =>
			ts.sys.directoryExists(path) || [...overlay.keys()].some((one) => one.startsWith(`${path}/`)),
	});
	return {
		faults(edits, files) {
			version += 1;
			overlay = overlayOf(edits, files).set(components, componentTypes);
			roots = [resolve('src/env.d.ts'), components, ...files.map(codePath)];
			return files.flatMap((file) => {
				const path = codePath(file);
				const found = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
				const texts = found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
				return [...texts, ...missingComponents(file, textOf(path) ?? '')].map((text) => `${file}: ${text}`);
			});
		},
	};

	/** To TypeScript every `.astro` file is there. */
	function missingComponents(file: string, text: string): string[] {
		const components = importsOf(file, text).filter(({ to }) => to.startsWith('src/') && to.endsWith('.astro'));
		const missing = components.filter(({ to }) => !overlay.has(codePath(to)) && !existsSync(to));
		return missing.map(({ to }) => `there is no ${to}`);
	}
}

/** Where TypeScript finds the code of a file: an `.astro` file's is in a file that exists only here. */
const codePath = (file: string): string => resolve(file.endsWith('.astro') ? `${file}.frontmatter.tsx` : file);

function overlayOf(edits: readonly Edit[], files: readonly string[]): Map<string, string> {
	const texts = new Map<string, string>();
	const known = (file: string): string => texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
	for (const edit of edits) texts.set(edit.file, 'text' in edit ? edit.text : inserted(known(edit.file), edit));
	for (const file of files) if (file.endsWith('.astro') && known(file)) texts.set(file, known(file));
	return new Map(
		[...texts].map(([file, text]) => [codePath(file), file.endsWith('.astro') ? frontmatter(text) : text]),
	);
}

function inserted(text: string, { file, after, insert }: { file: string; after: string; insert: string }): string {
	const at = text.indexOf(after);
	if (at < 0) throw new Error(`${file} has no “${after}”.`);
	return text.slice(0, at + after.length) + insert + text.slice(at + after.length);
}

/** The code of a component with what Astro declares for it. */
function frontmatter(text: string): string {
	const code = astroCode(text);
	const props = /\btype Props\b/.test(code) ? 'Props' : 'any';
	return `declare const Astro: import('astro').AstroGlobal<${props}>;\n${code}\nexport {};\n`;
}
