import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { siteJsonSchema } from '../../scripts/sources/json-schema.ts';

type Node = {
	$ref?: string;
	$defs?: Record<string, Node>;
	properties?: Record<string, Node>;
	anyOf?: Node[];
	oneOf?: Node[];
	items?: Node;
	additionalProperties?: Node | boolean;
};

/** Every key that a site.json may have, as its path: `chat.url`, `locations[].address.city`, `leads.destinations.*.kind`. */
export function keyPaths(): string[] {
	const schema = JSON.parse(siteJsonSchema()) as Node;
	const below = (node: Node, path: string): string[] => {
		const { $ref, properties = {}, anyOf = [], oneOf = [], items, additionalProperties } = node;
		const target = $ref && schema.$defs?.[$ref.replace('#/$defs/', '')];
		return [
			...(target ? below(target, path) : []),
			...Object.entries(properties).flatMap(([name, inner]) => {
				const own = path ? `${path}.${name}` : name;
				return [own, ...below(inner, own)];
			}),
			...[...anyOf, ...oneOf].flatMap((inner) => below(inner, path)),
			...(items ? below(items, `${path}[]`) : []),
			...(typeof additionalProperties === 'object' ? below(additionalProperties, `${path}.*`) : []),
		];
	};
	return [...new Set(below(schema, ''))];
}

/** The names of properties that a file reads: `a.name`, `a['name']`, `{ name } = a`. */
export function namesRead(file: string): Set<string> {
	const names = new Set<string>();
	const visit = (node: ts.Node): void => {
		if (ts.isPropertyAccessExpression(node)) names.add(node.name.text);
		else if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
			names.add(node.argumentExpression.text);
		else if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText(source));
		ts.forEachChild(node, visit);
	};
	const source = ts.createSourceFile(`${file}.tsx`, wholeCode(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
	visit(source);
	return names;
}

/** A component's template too, as far as it reads as TSX. */
function wholeCode(file: string): string {
	const text = readFileSync(file, 'utf8');
	const [, frontmatter = '', template = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
	return file.endsWith('.astro') ? `${frontmatter}\n<>${template}</>;` : text;
}
