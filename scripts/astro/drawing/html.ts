import { escapeHTML } from 'astro/runtime/server/escape.js';

/** Markup that is written as it is; any other text is escaped. */
export class Html {
	readonly text: string;

	constructor(text: string) {
		this.text = text;
	}

	toString(): string {
		return this.text;
	}
}

/** What a template or a part becomes: a promise only where something in it is one. */
export type Drawn = Html | Promise<Html>;

/** The tag of all templates: their values, drawn from left to right, between their own markup. */
export function drawTemplate(parts: TemplateStringsArray, ...values: readonly unknown[]): Drawn {
	let text = parts[0] ?? '';
	for (let index = 0; index < values.length; index++) {
		const piece = textOf(values[index]);
		if (typeof piece !== 'string') return drawLate(parts, values.map(textOf));
		text += piece + parts[index + 1];
	}
	return new Html(text);
}

/** The same with what has to be waited for. All values are made by then, so their scripts are in the page's order. */
async function drawLate(parts: readonly string[], pieces: readonly (string | Promise<string>)[]): Promise<Html> {
	const texts = await Promise.all(pieces);
	return new Html(parts.map((part, index) => part + (texts[index] ?? '')).join(''));
}

/** The HTML of a value in a template, as Astro writes it. Throws for an object that is neither markup nor a list. */
function textOf(value: unknown): string | Promise<string> {
	if (typeof value === 'string') return escapeHTML(value);
	if (value instanceof Html) return value.text;
	if (!value && value !== 0) return '';
	if (Array.isArray(value)) return listText(value);
	if (typeof value === 'number' || value === true) return String(value);
	if (isPromise(value)) return value.then(textOf);
	throw new Error(`A template shows ${Object.prototype.toString.call(value)}, expected a text, a number or markup.`);
}

function listText(values: readonly unknown[]): string | Promise<string> {
	let text = '';
	for (const value of values) {
		const piece = textOf(value);
		if (typeof piece !== 'string') return Promise.all(values.map(textOf)).then((texts) => texts.join(''));
		text += piece;
	}
	return text;
}

export const isPromise = (value: unknown): value is Promise<unknown> =>
	typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** What `set:html` takes: markup that is not escaped, or a list of it; nothing for what a template shows nothing of. */
export function markup(value: unknown): Markup {
	if (typeof value === 'string') return new Html(value);
	if (!value && value !== 0) return undefined;
	if (value instanceof Html) return value;
	if (Array.isArray(value)) return value.map(markup);
	return isPromise(value) ? value.then(markup) : new Html(String(value));
}

type Markup = Html | Promise<Markup> | Markup[] | undefined;
