import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** One import of a file; `types` if it is gone once the code runs. */
export type Import = { from: string; to: string; types: boolean };

const sources = /\.(?:astro|tsx?|mjs)$/;

/** The source files below the folders, as paths from the project's root with forward slashes. */
export function sourceFiles(...folders: string[]): string[] {
	return folders.flatMap((folder) =>
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && sources.test(entry.name))
			.map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/')),
	);
}

export function readCode(file: string): string {
	const text = readFileSync(file, 'utf8');
	return file.endsWith('.astro') ? astroCode(text) : text;
}

/** The frontmatter of an `.astro` file and the scripts in its template. */
export function astroCode(text: string): string {
	const frontmatter = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
	const scripts = [...text.matchAll(/<script(?![^>]*\bis:inline\b)[^>]*>([\s\S]*?)<\/script>/g)].map(
		([, code]) => code,
	);
	return [frontmatter, ...scripts].join('\n');
}

/** Every import, export from, `import()` and `import.meta.glob` of a file. A path within the project is made relative to its root. */
export function importsOf(file: string, code: string): Import[] {
	const imports: Import[] = [];
	const note = (specifier: ts.Node | undefined, types: boolean): void => {
		if (!specifier || !ts.isStringLiteralLike(specifier)) return;
		const to = specifier.text;
		imports.push({ from: file, to: to.startsWith('.') ? posix.join(dirname(file), to) : to, types });
	};
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node)) note(node.moduleSpecifier, isTypesOnly(node));
		else if (ts.isExportDeclaration(node)) note(node.moduleSpecifier, node.isTypeOnly);
		else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) note(node.argument.literal, true);
		else if (ts.isCallExpression(node) && isLoading(node)) note(node.arguments[0], false);
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(`${file}.tsx`, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
	return imports;
}

function isTypesOnly({ importClause }: ts.ImportDeclaration): boolean {
	if (!importClause) return false;
	const { phaseModifier, name, namedBindings } = importClause;
	if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
	if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
	return namedBindings.elements.length > 0 && namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

function isLoading({ expression }: ts.CallExpression): boolean {
	return expression.kind === ts.SyntaxKind.ImportKeyword || expression.getText() === 'import.meta.glob';
}

/** The circles among the imports, types included: files that all reach each other. Each is sorted. */
export function circles(imports: readonly Pick<Import, 'from' | 'to'>[]): string[][] {
	const graph = Map.groupBy(imports, ({ from }) => from);
	const order = new Map<string, number>();
	const open: string[] = [];
	const found: string[][] = [];
	/** Tarjan's algorithm: the lowest number that a file reaches among those that are still open. */
	const visit = (file: string): number => {
		const number = order.size;
		order.set(file, number);
		open.push(file);
		let lowest = number;
		for (const { to } of graph.get(file) ?? []) {
			const known = order.get(to);
			if (known === undefined) lowest = Math.min(lowest, visit(to));
			else if (open.includes(to)) lowest = Math.min(lowest, known);
		}
		if (lowest === number) {
			const circle = open.splice(open.indexOf(file));
			if (circle.length > 1) found.push(circle.sort());
		}
		return lowest;
	};
	for (const file of graph.keys()) if (!order.has(file)) visit(file);
	return found;
}
