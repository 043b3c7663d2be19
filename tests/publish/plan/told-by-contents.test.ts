import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentHash } from '../../../scripts/program/content-hash.mjs';
import { sourcesId } from '../../../scripts/publish/bundle-id.ts';
import { shareStyle } from '../../../scripts/publish/read/share-style.ts';
import { listPages } from '../../../src/site/pages/page-table.ts';
import { type ShareStyle, sharePicture } from '../../../src/site/share/share-picture.ts';
import { makeBuild } from '../../support/make-build.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const noon = Date.UTC(2026, 5, 15, 2) / 1000;

/** A folder with what bundle, program and pictures are told by, each file as small as can be. */
function makeProject() {
	const dir = makeTempDir();
	const dependencies = { sharp: '1.0.0', astro: '1.0.0' };
	const texts = {
		'package.json': JSON.stringify({ dependencies }),
		'package-lock.json': '{}',
		'tsconfig.json': '{}',
		'astro.config.mjs': '',
		'src/views/Car.astro': 'one',
		'src/README.md': 'one',
		'scripts/astro/entry.ts': 'one',
		'scripts/publish/share/svg.ts': 'one',
		'src/contract/share-drawing.ts': 'one',
		'src/site/share/canvas.ts': 'one',
		'netlify/shares/draw.ts': 'one',
		'public/logo.svg': 'one',
		'assets/suv.svg': 'one',
		'assets/ute.svg': 'one',
	};
	for (const [file, text] of Object.entries(texts)) {
		mkdirSync(dirname(join(dir, file)), { recursive: true });
		writeFileSync(join(dir, file), text);
	}
	/** Changes a file as rsync or cp -p may: it has another text of the same length, and the time that it had. */
	const change = (file: string, text = 'two') => {
		const { atime, mtime } = statSync(join(dir, file));
		writeFileSync(join(dir, file), text);
		utimesSync(join(dir, file), atime, mtime);
	};
	return { dir, change };
}

test.each(['src/views/Car.astro', 'public/logo.svg', 'scripts/astro/entry.ts'])(
	'another text in %s with the size and time of the old one makes another bundle',
	(file) => {
		const { dir, change } = makeProject();
		const before = sourcesId(dir);
		change('src/README.md');
		expect(sourcesId(dir)).toBe(before);
		change(file);
		expect(sourcesId(dir)).not.toBe(before);
	},
);

test('the packed program is told by contents, and a file that moved is not the same', () => {
	const { dir, change } = makeProject();
	const id = () => contentHash(dir, ['scripts', 'src', 'package-lock.json']);
	const before = id();
	expect(id()).toBe(before);
	change('scripts/publish/share/svg.ts');
	const changed = id();
	expect(changed).not.toBe(before);
	writeFileSync(join(dir, 'scripts/publish/share/new.ts'), readFileSync(join(dir, 'scripts/publish/share/svg.ts')));
	expect(id()).not.toBe(changed);
});

test('pictures for shares follow the code that draws them, its packages and the car’s picture that they show', () => {
	const { dir, change } = makeProject();
	const cars = ['suv', 'ute'].map((body) => makeCar({ stocknum: body, images: [`/assets/${body}.svg`] }));
	const site = makeSite({}, cars);
	const names = (style: ShareStyle): (string | undefined)[] => {
		const styled = {
			...site,
			shareStyle: (picture: string | null) => `${style.code} ${picture && style.pictures[picture]}`,
		};
		return listPages(site)
			.filter(({ kind }) => kind === 'car')
			.map((page) => sharePicture(styled, page)?.path);
	};
	const style = () => names(shareStyle(dir, cars, { own: join(dir, 'assets'), shared: [] }));
	const [suv, ute] = style();
	change('assets/ute.svg');
	const [sameSuv, otherUte] = style();
	expect(sameSuv).toBe(suv);
	expect(otherUte).not.toBe(ute);
	const before = style();
	change('scripts/publish/share/svg.ts');
	const redrawn = style();
	change('src/site/share/canvas.ts');
	const redrawnByBoth = style();
	change('netlify/shares/draw.ts');
	const redrawnOnDemand = style();
	change('package.json', JSON.stringify({ dependencies: { sharp: '1.0.1', astro: '1.0.0' } }));
	const newPackage = style();
	change('package.json', JSON.stringify({ dependencies: { sharp: '1.0.1', astro: '1.0.1' } }));
	expect(style()).toEqual(newPackage);
	const all = [before, redrawn, redrawnByBoth, redrawnOnDemand, newPackage].flat();
	expect(new Set(all).size).toBe(10);
});

test('a page of the tenant’s own that takes a default page’s address is published, and gives it back', async () => {
	const site = { share_pictures: 'photo' };
	const heading = /<h1[^>]*>([^<]*)/;
	const { run, rewrite, text, out } = makeBuild({ a: { site } });
	const headings = () => ['about-us', 'contact'].map((page) => heading.exec(text(`a/${page}/index.html`))?.[1]?.trim());
	await run(noon);
	const before = headings();
	const content = join(out, '..', 'tenants', 'a', 'content', 'pages');
	mkdirSync(content, { recursive: true });
	const blocks = [{ kind: 'hero', heading: 'Find us' }];
	rewrite({
		a: {
			site: { ...site, pages: { '/contact/': { title: 'Find us', blocks } } },
			files: { 'content/pages/about.md': '---\ntitle: Who we are\npath: /about-us\n---\nA family business.\n' },
		},
	});
	await run(noon);
	expect(headings()).toEqual(['Who we are', 'Find us']);
	rewrite({ a: { site: { ...site }, files: { 'content/pages/about.md': '---\ntitle: Story\n---\nOurs.\n' } } });
	await run(noon);
	expect(headings()).toEqual(before);
});
