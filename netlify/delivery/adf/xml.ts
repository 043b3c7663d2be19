/** A piece of XML. Only `element` and `leaf` make it, so that every text in it is escaped. */
export type Xml = { readonly xml: string };

type Attributes = Readonly<Record<string, string>>;

/** An element with others in it; those that are null are left out. */
export function element(name: string, children: readonly (Xml | null)[], attributes: Attributes = {}): Xml {
	const inner = children.flatMap((child) => (child ? [child.xml.replace(/^(?=\t*<)/gm, '\t')] : []));
	return { xml: `<${name}${written(attributes)}>\n${inner.join('\n')}\n</${name}>` };
}

/** An element with a text. */
export function leaf(name: string, text: string, attributes: Attributes = {}): Xml {
	return { xml: `<${name}${written(attributes)}>${escapeXml(text)}</${name}>` };
}

/** The same, left out where the text is empty. */
export function optionalLeaf(name: string, text: string, attributes: Attributes = {}): Xml | null {
	return text === '' ? null : leaf(name, text, attributes);
}

const written = (attributes: Attributes): string =>
	Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${escapeXml(value).replace(/[\n\t]/g, ' ')}"`)
		.join('');

const entities: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
};

/** A text as XML 1.0 allows it: without control characters and lone surrogates, with XML's own marks escaped. */
function escapeXml(text: string): string {
	return (
		text
			.toWellFormed()
			.replace(/\r\n?/g, '\n')
			// Control characters except tab and line feed, and non-characters.
			.replace(/[\p{Cc}\ufffe\uffff]/gu, (character) => (character === '\n' || character === '\t' ? character : ''))
			.replace(/[&<>"']/g, (character) => entities[character] ?? '')
	);
}
