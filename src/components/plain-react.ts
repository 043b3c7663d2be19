import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * The HTML of React parts without state, as `renderToString` writes it, for a tenth of its cost: a page has dozens of
 * elements of such parts, and there are thousands of pages. Null where there is anything that it does not know, so that
 * React is asked: a tag or an attribute that is not below, a part with hooks.
 */
export function plainHtml(node: ReactNode): string | null {
	try {
		return new Writer().draw(node);
	} catch (error) {
		if (error instanceof UnknownPart) return null;
		throw error;
	}
}

class UnknownPart extends Error {}

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode };

/** Tags of which React writes nothing but their attributes and children. */
const plainTags = new Set(
	'a article button details div fieldset h2 h3 label legend li output p s span strong summary svg ul use'.split(' '),
);
/** Attributes that are written as they are, under their own names. */
const plainAttributes = new Set(
	'alt autoComplete decoding height id inputMode loading max maxLength min name role sizes srcSet step type width'.split(
		' ',
	),
);
/** What only the browser has to do with. */
const noAttributes = new Set(['children', 'key', 'ref']);
/** React refuses scripts as addresses; of others than these it decides. */
const plainAddress = /^(?:\/|#|https?:|tel:|mailto:)/;

class Writer {
	#html = '';
	/** React puts a comment between two texts, which the browser would join. */
	#isAfterText = false;

	draw(node: ReactNode): string {
		this.#node(node);
		return this.#html;
	}

	#node(node: ReactNode): void {
		if (node === null || node === undefined || typeof node === 'boolean') return;
		if (typeof node === 'string' || typeof node === 'number') this.#text(String(node));
		else if (Array.isArray(node)) for (const child of node) this.#node(child);
		else if (isValidElement(node)) this.#element(node as ReactElement<Props>);
		else throw new UnknownPart();
	}

	#text(text: string): void {
		if (text === '') return;
		this.#html += this.#isAfterText ? `<!-- -->${escaped(text)}` : escaped(text);
		this.#isAfterText = true;
	}

	#element({ type, props }: ReactElement<Props>): void {
		if (type === Fragment) this.#node(props.children);
		else if (typeof type === 'string') this.#tag(type, props);
		else if (typeof type === 'function') this.#node((type as (props: Props) => ReactNode)(props));
		else throw new UnknownPart();
	}

	#tag(tag: string, props: Props): void {
		this.#isAfterText = false;
		if (tag === 'input') this.#html += `<input${inputAttributes(props)}/>`;
		else if (tag === 'img') this.#html += `<img${imageAttributes(props)}/>`;
		else {
			if (!plainTags.has(tag)) throw new UnknownPart();
			this.#html += `<${tag}${attributes(props)}>`;
			this.#node(props.children);
			this.#html += `</${tag}>`;
		}
		this.#isAfterText = false;
	}
}

/** React writes a field's name and what is in it last. */
function inputAttributes({ name, defaultChecked, defaultValue, value = defaultValue, ...props }: Props): string {
	const checked = defaultChecked === true ? ' checked=""' : '';
	const content = value === undefined ? '' : ` value="${escaped(String(value))}"`;
	return attributes(props) + attribute('name', name) + checked + content;
}

/** For a picture that is seen at once React writes a preload as well. */
function imageAttributes(props: Props): string {
	if (props['loading'] !== 'lazy') throw new UnknownPart();
	return attributes(props);
}

function attributes(props: Props): string {
	let html = '';
	for (const name in props) if (!noAttributes.has(name)) html += attribute(name, props[name]);
	return html;
}

function attribute(name: string, value: unknown): string {
	if (value === undefined || value === null || typeof value === 'function') return '';
	if (name === 'className') return ` class="${escaped(String(value))}"`;
	if (name.startsWith('data-') || name.startsWith('aria-')) return ` ${name}="${escaped(String(value))}"`;
	const isText = typeof value === 'string' || typeof value === 'number';
	const isAddress = name === 'href' || name === 'src';
	if (!isText || (isAddress ? !plainAddress.test(String(value)) : !plainAttributes.has(name))) throw new UnknownPart();
	return ` ${name}="${escaped(String(value))}"`;
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

const escaped = (text: string): string =>
	/[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark) : text;
