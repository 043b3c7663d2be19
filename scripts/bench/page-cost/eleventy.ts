import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawn, OtherBuilder } from './other-builder.ts';
import { nunjucks, readParts, translate } from './translate.ts';

/** A site of Eleventy with these pages, drawn by Nunjucks, a file for each part as here; `bin` is its command line's file. */
export function eleventySite(dir: string, bin: string, drawn: Drawn): OtherBuilder {
	const input = join(dir, 'input');
	const [data, includes] = [join(input, '_data'), join(input, '_includes')];
	for (const folder of [data, includes]) mkdirSync(folder, { recursive: true });
	writeFileSync(join(data, 'cars.json'), JSON.stringify(drawn.cars));
	writeFileSync(join(data, 'site.json'), JSON.stringify(drawn.site));
	for (const [name, source] of readParts()) {
		const body = translate(source, nunjucks);
		const part = name === 'page' ? body : `{% macro ${name}(it) %}${body}{% endmacro %}`;
		const file = name === 'page' ? join(dir, 'full.njk') : join(includes, `${name}.njk`);
		writeFileSync(file, (name === 'page' ? frontMatter : '') + imports(source) + part);
	}
	writeFileSync(join(dir, 'empty.njk'), `${frontMatter}-`);
	const run = (template: 'full' | 'empty', args: string[]): string[] => {
		copyFileSync(join(dir, `${template}.njk`), join(input, 'cars.njk'));
		return [process.execPath, bin, `--input=${input}`, '--quiet', ...args];
	};
	let runs = 0;
	return {
		output: join(dir, 'output-0'),
		cwd: dir,
		whole: () => run('full', [`--output=${join(dir, `output-${runs++}`)}`]),
		drawing: () => run('full', ['--dryrun']),
		empty: () => run('empty', ['--dryrun']),
	};
}

/** A part knows the parts that it uses. */
function imports(source: string): string {
	const used = new Set([...source.matchAll(/\{\{> (\w+)/g)].map(([, name]) => name));
	return [...used].map((name) => `{% from "${name}.njk" import ${name} %}`).join('');
}

const frontMatter = `---
pagination:
  data: cars
  size: 1
  alias: it
permalink: "cars/{{ it.slug }}/index.html"
---
`;
