/**
 * A DTD as a RelaxNG schema: xmllint-wasm is built without DTDs, and RelaxNG can say all that a DTD can. Knows ELEMENT with
 * groups, `, | ? * +` and #PCDATA, and ATTLIST with CDATA, NMTOKEN and lists of values. Throws an Error for anything else.
 */
export function dtdToRelaxNg(dtd: string): string {
	const bare = dtd.replace(/<!--[\s\S]*?-->/g, '');
	const declarations = [...bare.matchAll(/<!(ELEMENT|ATTLIST)\s+([\w-]+)\s+([^>]*)>/g)];
	const left = bare.replace(/<!(?:ELEMENT|ATTLIST)\s+[^>]*>/g, '').trim();
	if (left) throw new Error(`Not understood: ${left}`);
	const of = (kind: string): [string, string][] =>
		declarations.flatMap(([, is, name = '', body = '']) => (is === kind ? [[name, body.trim()]] : []));
	const attributes = new Map(of('ATTLIST'));
	const elements = of('ELEMENT');
	if (new Set(elements.map(([name]) => name)).size < elements.length) throw new Error('An element is declared twice.');
	const defined = elements.map(
		([name, model]) =>
			`<define name="${name}"><element name="${name}">${readAttributes(attributes.get(name) ?? '')}${readModel(model)}</element></define>`,
	);
	return `<grammar xmlns="http://relaxng.org/ns/structure/1.0" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes"><start><ref name="${elements[0]?.[0]}"/></start>${defined.join('')}</grammar>`;
}

function readAttributes(list: string): string {
	const pattern = /([\w-]+)\s+(CDATA|NMTOKEN|\([^)]*\))\s+(#REQUIRED|#IMPLIED|"[^"]*")\s*/y;
	let made = '';
	while (pattern.lastIndex < list.length) {
		const from = pattern.lastIndex;
		const [, name = '', type = '', use] = pattern.exec(list) ?? [];
		if (!name) throw new Error(`Not understood: ${list.slice(from)}`);
		const attribute = `<attribute name="${name}">${readType(type)}</attribute>`;
		made += use === '#REQUIRED' ? attribute : `<optional>${attribute}</optional>`;
	}
	return made;
}

function readType(type: string): string {
	if (type === 'CDATA') return '<text/>';
	if (type === 'NMTOKEN') return '<data type="NMTOKEN"/>';
	const values = type.slice(1, -1).split('|');
	return `<choice>${values.map((value) => `<value>${value.trim()}</value>`).join('')}</choice>`;
}

const repeated: Readonly<Record<string, string>> = { '?': 'optional', '*': 'zeroOrMore', '+': 'oneOrMore' };

function readModel(model: string): string {
	const tokens = model.match(/#PCDATA|[\w-]+|[(),|?*+]/g) ?? [];
	let at = 0;
	const suffixed = (inner: string): string => {
		const tag = repeated[tokens[at] ?? ''];
		if (!tag) return inner;
		at++;
		return `<${tag}>${inner}</${tag}>`;
	};
	const part = (): string => {
		const token = tokens[at++];
		if (token === '(') return suffixed(group());
		if (token === '#PCDATA') return '<text/>';
		if (!token || !/^[\w-]+$/.test(token)) throw new Error(`Not understood: ${model}`);
		return suffixed(`<ref name="${token}"/>`);
	};
	const group = (): string => {
		const parts = [part()];
		const divider = tokens[at];
		while (tokens[at] === divider && divider !== ')') {
			at++;
			parts.push(part());
		}
		if (tokens[at++] !== ')') throw new Error(`Not understood: ${model}`);
		const tag = divider === '|' ? 'choice' : 'group';
		return `<${tag}>${parts.join('')}</${tag}>`;
	};
	const made = part();
	if (at < tokens.length) throw new Error(`Not understood: ${model}`);
	return made;
}
