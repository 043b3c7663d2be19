import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawn, OtherBuilder } from './other-builder.ts';
import { goTemplates, readParts, translate } from './translate.ts';

/** A site of Hugo with these pages. */
export function hugoSite(dir: string, drawn: Drawn): OtherBuilder {
	const folders = ['content/cars', 'data', 'layouts/_default', 'layouts/partials', 'empty/_default'];
	for (const folder of folders) mkdirSync(join(dir, folder), { recursive: true });
	writeFileSync(join(dir, 'config.json'), JSON.stringify(config));
	writeFileSync(join(dir, 'data', 'site.json'), JSON.stringify(drawn.site));
	for (const it of drawn.cars) {
		const page = { url: it['path'], it };
		writeFileSync(join(dir, 'content', 'cars', `${it['slug']}.md`), `${JSON.stringify(page)}\n`);
	}
	for (const [name, source] of readParts()) {
		const body = translate(source, goTemplates);
		if (name === 'page') writeFileSync(join(dir, 'layouts', '_default', 'single.html'), pageStart + body);
		else writeFileSync(join(dir, 'layouts', 'partials', `${name}.html`), `{{ $it := . }}${body}`);
	}
	writeFileSync(join(dir, 'empty', '_default', 'single.html'), '-');
	let runs = 0;
	return {
		output: join(dir, 'output-0'),
		cwd: dir,
		whole: () => ['hugo', '--quiet', '--destination', join(dir, `output-${runs++}`)],
		drawing: () => ['hugo', '--quiet', '--renderToMemory'],
		empty: () => ['hugo', '--quiet', '--renderToMemory', '--layoutDir', 'empty'],
	};
}

const pageStart = '{{ $it := .Params.it }}{{ $site := .Site.Data.site }}';

/** Nothing but the pages of the content folder. */
const config = {
	baseURL: 'https://bench.example.com/',
	disableKinds: ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', 'robotsTXT', '404'],
};
