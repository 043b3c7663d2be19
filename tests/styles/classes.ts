import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { compile } from 'tailwindcss';

const read = (pattern: string): { file: string; text: string }[] =>
	globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Classes that a rule of ours selects, each with its style sheet. */
export function ruledClasses(): Map<string, string> {
	const found = new Map<string, string>();
	for (const { file, text } of read('src/**/*.css')) {
		const selectors = text
			.replaceAll(/\/\*[\s\S]*?\*\//g, '')
			.replaceAll(/url\([^)]*\)/g, '')
			.replaceAll(/[^{};]*;/g, '');
		for (const [, name = ''] of selectors.matchAll(/\.(-?[a-z_][\w-]*)/gi)) found.set(name, file);
	}
	return found;
}

/** Classes that markup and scripts give to elements, each with a file that does; a class made of parts is left out. */
export function givenClasses(): Map<string, string> {
	const found = new Map<string, string>();
	for (const { file, text } of read('src/**/*.{astro,tsx,ts}')) {
		for (const words of [...attributes(text), ...scripted(text)]) {
			for (const name of words.split(/\s+/)) if (/^[!-]?[a-z]/.test(name)) found.set(name, file);
		}
	}
	return found;
}

/** `class="…"`, and each text within `class={…}`, `class:list={…}` and a component's `…Class={…}`. */
function attributes(text: string): string[] {
	const names = /\b(?:class(?:Name|:list)?|\w+Class)=(?:"([^"]*)"|\{)/g;
	return [...text.matchAll(names)].flatMap((match) =>
		match[1] === undefined ? textsOf(expressionAt(text, match.index + match[0].length)) : [match[1]],
	);
}

/** What a script gives: `classList.add('…')`, `className = '…'`, `class: '…'`, and `class="…"` within a template. */
function scripted(text: string): string[] {
	const ways = /\bclassList\.(?:add|toggle|replace)\(([^)]*)\)|\b(?:className|class) ?[=:] ?(['`][^'`]*['`])/g;
	return [...text.matchAll(ways)].flatMap(([, calls, value]) => textsOf(calls ?? value ?? ''));
}

/** The expression that starts at `start`, up to the brace that closes it. */
function expressionAt(text: string, start: number): string {
	let depth = 1;
	let end = start;
	while (depth > 0 && end < text.length) {
		if (text[end] === '{') depth += 1;
		if (text[end] === '}') depth -= 1;
		end += 1;
	}
	return text.slice(start, end - 1);
}

/** The texts of an expression; what is compared with is none, and a word that a value is part of is left out. */
function textsOf(expression: string): string[] {
	const compared = expression.replaceAll(/(?:[=!]==\s*|\w\[)(['"])[^'"]*\1/g, '');
	return [...compared.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/g)].map(([, single, double, template]) =>
		(single ?? double ?? template ?? '').replaceAll(/[^\s]*\$\{[^}]*\}[^\s]*/g, ' '),
	);
}

/** Whether a source's text names this class, alone or as the start of a class made of parts. */
export function namesClass(): (name: string) => boolean {
	const sources = read('src/**/*.{astro,tsx,ts,svg}').map(({ text }) => text);
	const words = new Set(sources.flatMap((text) => text.split(/[^\w-]+/)));
	const starts = new Set(
		sources.flatMap((text) => [...text.matchAll(/([a-z][\w-]*-)(?:\$\{|\{|' ?\+)/g)].map(([, start = '']) => start)),
	);
	return (name) => words.has(name) || [...starts].some((start) => name.startsWith(start));
}

/** The classes that Tailwind makes rules for, of these words. */
export async function utilitiesOf(words: Iterable<string>): Promise<Set<string>> {
	const site = readFileSync('src/styles/site.css', 'utf8');
	const { build } = await compile(site.replaceAll(/^@import "\..*\n/gm, ''), {
		base: resolve('src/styles'),
		loadStylesheet: async (id) => {
			const path = resolve('node_modules', id);
			return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
		},
	});
	const css = build([...words]);
	const utilities = css.slice(css.indexOf('@layer utilities {'));
	const names = [...utilities.matchAll(/^\s*(?:[^\n{]*\s)?\.((?:\\.|[\w-])+)[^\n]*\{$/gm)];
	return new Set(names.map(([, name = '']) => name.replaceAll('\\', '')));
}

/** Every word in the source files, as Tailwind looks for classes among them. */
export const sourceWords = (): Set<string> =>
	new Set(read('src/**/*.{astro,tsx,ts}').flatMap(({ text }) => text.split(/[\s"'`;,<>{}=]+/)));
