import ts from 'typescript';

/** A test by its title, the titles of what it stands in before it; `cases` are the texts of the tables it is run with. */
export type TitledTest = { file: string; title: string; cases: readonly string[] };

type Titled = { kind: 'test' | 'describe'; title: string; cases: readonly string[] };
type Outer = { titles: readonly string[]; cases: readonly string[] };

const modifiers = new Set(
	[
		'describe',
		'each',
		'for',
		'skip',
		'only',
		'skipIf',
		'runIf',
		'concurrent',
		'sequential',
		'serial',
		'parallel',
	].concat(['fails', 'fixme']),
);

/** The tests of a Vitest or Playwright file, in order. */
export function testTitles(file: string, code: string): TitledTest[] {
	const tests: TitledTest[] = [];
	const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
	const visit = (node: ts.Node, outer: Outer): void => {
		const call = ts.isCallExpression(node) ? titledCall(node, source) : null;
		const titles = call ? [...outer.titles, call.title] : outer.titles;
		const cases = call ? [...outer.cases, ...call.cases] : outer.cases;
		if (call?.kind === 'test') tests.push({ file, title: titles.join(' › '), cases });
		ts.forEachChild(node, (child) => visit(child, { titles, cases }));
	};
	visit(source, { titles: [], cases: [] });
	return tests;
}

/** `test(…)`, `describe.skipIf(…).each(…)(…)` and the like; null for any other call, such as `test.use(…)`. */
function titledCall(node: ts.CallExpression, source: ts.SourceFile): Titled | null {
	const [title, ...rest] = node.arguments;
	const runs = rest.some((part) => ts.isArrowFunction(part) || ts.isFunctionExpression(part) || ts.isIdentifier(part));
	const text = title && textOf(title);
	if (!runs || text === undefined) return null;
	const names: string[] = [];
	let cases: string[] = [];
	let callee: ts.Expression = node.expression;
	while (!ts.isIdentifier(callee)) {
		if (ts.isPropertyAccessExpression(callee)) names.push(callee.name.text);
		else if (ts.isCallExpression(callee))
			cases = [...cases, ...callee.arguments.flatMap((part) => texts(part, source))];
		else return null;
		callee = callee.expression;
	}
	const root = callee.text;
	if (!['test', 'it', 'describe'].includes(root) || !names.every((name) => modifiers.has(name))) return null;
	return { kind: [root, ...names].includes('describe') ? 'describe' : 'test', title: text, cases };
}

/** A title as it is written, with … for what is filled in; undefined for what is no text. */
function textOf(node: ts.Expression): string | undefined {
	if (ts.isStringLiteralLike(node)) return node.text;
	if (!ts.isTemplateExpression(node)) return undefined;
	return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');
}

/** All texts in a table, also in one that is a constant of the same file. */
function texts(table: ts.Node, source: ts.SourceFile): string[] {
	const constant = ts.isIdentifier(table)
		? source.statements.flatMap(declarations).find(isNamed(table.text))
		: undefined;
	if (constant?.initializer) return texts(constant.initializer, source);
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isStringLiteralLike(node)) found.push(node.text);
		ts.forEachChild(node, visit);
	};
	visit(table);
	return found;
}

const declarations = (node: ts.Statement): readonly ts.VariableDeclaration[] =>
	ts.isVariableStatement(node) ? node.declarationList.declarations : [];

const isNamed =
	(name: string) =>
	(declaration: ts.VariableDeclaration): boolean =>
		declaration.name.getText() === name;
