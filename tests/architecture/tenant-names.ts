import ts from 'typescript';

/** A place where code treats tenants differently by who they are. */
export type NameFault = { file: string; line: number; found: string };

const whoKeys = new Set(['slug', 'siteSlug', 'tenantSlug', 'dealership_slug']);
const owners = /^(?:config|site|tenant|settings)$/;

/**
 * Comparisons of a tenant's slug or name with a literal, and literals that name one of `tenants` (SITE-1): `===`,
 * `switch`, `['a', 'b'].includes(config.slug)`, `/^a/.test(slug)`, `slug.startsWith('a')`.
 */
export function tenantNameFaults(file: string, code: string, tenants: readonly string[]): NameFault[] {
	const source = ts.createSourceFile(`${file}.tsx`, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
	const faults: NameFault[] = [];
	const visit = (node: ts.Node): void => {
		if (tellsTenantsApart(node) || names(node, tenants)) {
			const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
			faults.push({ file, line: line + 1, found: node.getText(source).slice(0, 80) });
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return faults;
}

const comparisons = new Set([
	ts.SyntaxKind.EqualsEqualsToken,
	ts.SyntaxKind.EqualsEqualsEqualsToken,
	ts.SyntaxKind.ExclamationEqualsToken,
	ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);
const textTests = new Set(['includes', 'startsWith', 'endsWith', 'match', 'test', 'has']);

function tellsTenantsApart(node: ts.Node): boolean {
	if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)) {
		const { left, right } = node;
		return (isWho(left) && isNonEmptyText(right)) || (isWho(right) && isNonEmptyText(left));
	}
	if (ts.isSwitchStatement(node)) return isWho(node.expression);
	if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
	const { name, expression } = node.expression;
	if (!textTests.has(name.text)) return false;
	const [first] = node.arguments;
	if (first === undefined) return false;
	return (isWho(expression) && isLiteral(first)) || (isLiteral(expression) && isWho(first));
}

/** `slug`, `config.slug`, `site.config.name`. */
function isWho(node: ts.Node): boolean {
	if (ts.isIdentifier(node)) return whoKeys.has(node.text);
	if (!ts.isPropertyAccessExpression(node)) return false;
	if (whoKeys.has(node.name.text)) return true;
	const owner = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
	return node.name.text === 'name' && ts.isIdentifier(owner) && owners.test(owner.text);
}

const isNonEmptyText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) && node.text !== '';

const isLiteral = (node: ts.Node): boolean =>
	ts.isStringLiteralLike(node) || ts.isArrayLiteralExpression(node) || ts.isRegularExpressionLiteral(node);

const names = (node: ts.Node, tenants: readonly string[]): boolean =>
	ts.isStringLiteralLike(node) && tenants.includes(node.text.toLowerCase());
