import { addAttribute as astroAttribute } from 'astro/runtime/server/index.js';
import { Html } from './html.ts';

/** Attributes that Astro writes in ways of its own: without a value, from a list, from an object, or not at all. */
const special = new Set(['class:list', 'style', 'className', 'popover', 'download', 'hidden', 'set:html', 'set:text']);
const booleans =
	/^(?:allowfullscreen|async|autofocus|autoplay|checked|controls|default|defer|disabled|disable\w+|formnovalidate|inert|loop|muted|nomodule|novalidate|open|playsinline|readonly|required|reversed|scoped|seamless|selected|itemscope)$/i;
const nothing = new Html('');

/** Whether an attribute is its name, an equals sign and its text; asked once for each name. */
const plain = new Map<string, boolean>();

function isPlain(name: string): boolean {
	const known = plain.get(name);
	if (known !== undefined) return known;
	const found = !special.has(name) && !booleans.test(name) && !/[\s"'>/=]/.test(name);
	plain.set(name, found);
	return found;
}

/** An attribute with a space before it. What is not plain is left to Astro. */
export function drawAttribute(value: unknown, name: string, shouldEscape = true, tag = ''): Html {
	if (value === undefined || value === null) return nothing;
	if (!shouldEscape || !isPlain(name)) return new Html(String(astroAttribute(value, name, shouldEscape, tag)));
	const text = String(value);
	return new Html(text === '' ? ` ${name}` : ` ${name}="${escapedValue(text)}"`);
}

/** The attributes of an object, `{...attributes}`. */
export function drawAttributes(values: Readonly<Record<string, unknown>> = {}, tag = ''): Html {
	let text = '';
	for (const name of Object.keys(values)) text += drawAttribute(values[name], name, true, tag).text;
	return new Html(text);
}

const escapedValue = (text: string): string =>
	text.includes('&') || text.includes('"') ? text.replaceAll('&', '&amp;').replaceAll('"', '&quot;') : text;
