import ts from 'typescript';

/**
 * What people read in a file: of TypeScript and JavaScript its comments, of any other file the whole text. Titles of tests
 * come with {@link testTitles}.
 */
export function readWords(file: string, text: string): string {
	return /\.(?:tsx?|mjs)$/.test(file) ? comments(file, text) : text;
}

/** The comments of a file. Texts and patterns are blanked first, as they may look like comments. */
function comments(file: string, text: string): string {
	const letters = text.split('');
	const visit = (node: ts.Node): void => {
		if (isLiteral(node)) for (let at = node.getStart(); at < node.end; at++) letters[at] = ' ';
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
	return (letters.join('').match(/\/\*[\s\S]*?\*\/|\/\/.*/g) ?? []).join('\n');
}

const isLiteral = (node: ts.Node): boolean =>
	ts.isStringLiteralLike(node) ||
	ts.isRegularExpressionLiteral(node) ||
	ts.isJsxText(node) ||
	ts.isTemplateHead(node) ||
	ts.isTemplateMiddleOrTemplateTail(node);
