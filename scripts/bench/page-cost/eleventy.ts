import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawn, OtherBuilder } from './other-builder.ts';
import { nunjucks, readParts, translate } from './translate.ts';

/** A site of Eleventy with these pages, drawn by Nunjucks; `bin` is its command line's file. */
export function eleventySite(dir: string, bin: string, drawn: Drawn): OtherBuilder {
	const input = join(dir, 'input');
	const [data, includes] = [join(input, '_data'), join(input, '_includes')];
	for (const folder of [data, includes]) mkdirSync(folder, { recursive: true });
	writeFileSync(join(data, 'cars.json'), JSON.stringify(drawn.cars));
	writeFileSync(join(data, 'site.json'), JSON.stringify(drawn.site));
	const { page = '', ...parts } = Object.fromEntries(
		[...readParts()].map(([name, source]) => [name, translate(source, nunjucks)]),
	);
	const macros = Object.entries(parts).map(([name, body]) => `{% macro ${name}(it) %}${body}{% endmacro %}`);
	writeFileSync(join(includes, 'parts.njk'), macros.join(''));
	const names = Object.keys(parts).join(', ');
	const templates = { full: `{% from "parts.njk" import ${names} %}${page}`, empty: '-' };
	const run = (template: keyof typeof templates, args: string[]): string[] => {
		writeFileSync(join(input, 'cars.njk'), `${frontMatter}${templates[template]}`);
		return [process.execPath, bin, `--input=${input}`, `--output=${join(dir, 'output')}`, '--quiet', ...args];
	};
	return {
		output: join(dir, 'output'),
		cwd: dir,
		whole: () => run('full', []),
		drawing: () => run('full', ['--dryrun']),
		empty: () => run('empty', ['--dryrun']),
	};
}

const frontMatter = `---
pagination:
  data: cars
  size: 1
  alias: it
permalink: "cars/{{ it.slug }}/index.html"
---
`;
