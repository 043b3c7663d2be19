import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The parts of the car's page are written once, in `parts/`, in five tags: `{{ it.name }}`, `{{{ it.html }}}` for markup,
 * `{{#if it.x }} {{else}} {{/if}}`, `{{#each it.list as item }} {{/each}}`, `{{> part it.x }}`. Each builder gets them in its
 * own language, so that all draw the same page in the same parts.
 */
type Language = {
	print: (path: string) => string;
	markup: (path: string) => string;
	if: (path: string) => string;
	else: string;
	endIf: string;
	each: (path: string, name: string) => string;
	endEach: string;
	part: (name: string, path: string) => string;
};

/** Nunjucks, the usual language of Eleventy's sites: a macro for each part. Liquid, its other one, took far longer. */
export const nunjucks: Language = {
	print: (path) => `{{ ${path} }}`,
	markup: (path) => `{{ ${path} | safe }}`,
	if: (path) => `{% if ${path} and ${path}.length !== 0 %}`,
	else: '{% else %}',
	endIf: '{% endif %}',
	each: (path, name) => `{% for ${name} in ${path} %}`,
	endEach: '{% endfor %}',
	part: (name, path) => `{{ ${name}(${path}) }}`,
};

/** Go's templates, which Hugo's are. */
export const goTemplates: Language = {
	print: (path) => `{{ $${path} }}`,
	markup: (path) => `{{ $${path} | ${path.endsWith('.href') ? 'safeURL' : 'safeHTML'} }}`,
	if: (path) => `{{ if $${path} }}`,
	else: '{{ else }}',
	endIf: '{{ end }}',
	each: (path, name) => `{{ range $${name} := $${path} }}`,
	endEach: '{{ end }}',
	// What all pages have is drawn once, as a developer of a Hugo site would have it.
	part: (name, path) => `{{ partial${path.startsWith('site') ? 'Cached' : ''} "${name}.html" $${path} }}`,
};

/** A part in the language of a builder. Throws for a tag that there is no rule for. */
export function translate(source: string, to: Language): string {
	return source.replace(/\{\{\{ (\S+) \}\}\}|\{\{(.*?)\}\}/g, (whole, markup: string | undefined, tag = '') => {
		if (markup) return to.markup(markup);
		const [kind = '', first = '', second = '', third = ''] = tag.trim().split(' ') as string[];
		const written: Record<string, string> = {
			'#if': to.if(first),
			'#each': to.each(first, third),
			'>': to.part(first, second),
			else: to.else,
			'/if': to.endIf,
			'/each': to.endEach,
		};
		const path = /^\w+(\.\w+)*$/.test(kind) && !first ? to.print(kind) : undefined;
		const text = written[kind] ?? path;
		if (text === undefined) throw new Error(`${whole} is not a tag of the benchmark’s templates.`);
		return text;
	});
}

/** The parts by name. Their line breaks are not in the page. */
export function readParts(): Map<string, string> {
	const dir = join(import.meta.dirname, 'parts');
	const read = (file: string) => readFileSync(join(dir, file), 'utf8').replaceAll('\n', '');
	return new Map(readdirSync(dir).map((file) => [basename(file, '.tpl'), read(file)]));
}
