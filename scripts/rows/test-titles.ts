import ts from 'typescript';

/** A test: the titles of the groups around it and its own; `cases` are the texts of the tables it runs with. */
export type TitledTest = { file: string; title: string; cases: readonly string[] };

type Titled = { kind: 'test' | 'describe'; title: string; cases: readonly string[] };
type Outer = { titles: readonly string[]; cases: readonly string[] };

const modifiers = new Set(
	'describe each for skip only skipIf runIf concurrent sequential serial parallel fails fixme'.split(' '),
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
	const [root = '', ...names] = calledNames(node.expression);
	if (!runs || text === undefined) return null;
	if (!['test', 'it', 'describe'].includes(root) || !names.every((name) => modifiers.has(name))) return null;
	const kind = [root, ...names].includes('describe') ? 'describe' : 'test';
	return { kind, title: text, cases: tables(node.expression).flatMap((table) => texts(table, source)) };
}

/** `['test', 'skipIf', 'each']` of `test.skipIf(…).each(…)`; nothing for what does not start with a name. */
function calledNames(callee: ts.Expression): string[] {
	if (ts.isIdentifier(callee)) return [callee.text];
	if (ts.isCallExpression(callee)) return calledNames(callee.expression);
	if (!ts.isPropertyAccessExpression(callee)) return [];
	const before = calledNames(callee.expression);
	return before.length > 0 ? [...before, callee.name.text] : [];
}

/** What is passed along the way: the tables of `each`, and conditions. */
function tables(callee: ts.Expression): ts.Expression[] {
	if (ts.isCallExpression(callee)) return [...tables(callee.expression), ...callee.arguments];
	return ts.isPropertyAccessExpression(callee) ? tables(callee.expression) : [];
}

/** A title as it is written, with … for what is filled in; undefined if it is not a text. */
function textOf(node: ts.Expression): string | undefined {
	if (ts.isStringLiteralLike(node)) return node.text;
	if (!ts.isTemplateExpression(node)) return undefined;
	return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');
}

/** All texts in a table; a name stands for the constant of the same file. */
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
