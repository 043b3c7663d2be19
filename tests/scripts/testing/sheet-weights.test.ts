import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sitesIn } from '../../../scripts/testing/html-sample.ts';
import { weighSheets } from '../../../scripts/testing/sheet-weights.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const link = (name: string, rest = ''): string => `<link rel="stylesheet" href="/_astro/${name}"${rest}>`;

function builtSite(pages: Record<string, string>): string {
	const folder = makeTempDir();
	const files: Record<string, string> = {
		'_astro/small.css': 'a{color:red}',
		'_astro/large.css': Array.from({ length: 200 }, (_, index) => `.c${index * 7919}{top:${index}px}`).join(''),
		...Object.fromEntries(Object.entries(pages).map(([path, head]) => [path, `<head>${head}</head><body></body>`])),
	};
	for (const [path, text] of Object.entries(files)) {
		const file = join(folder, 'plain', path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	return folder;
}

const faultsOf = (pages: Record<string, string>): (string | null)[] =>
	weighSheets(sitesIn(builtSite(pages)), 500).map(({ fault }) => fault);

test('a page that waits for one light sheet has no fault; print, the tenant’s own sheet and the body’s do not count', () => {
	const others = `${link('large.css', ' media="print"')}<link rel="stylesheet" href="/theme.css">`;
	expect(faultsOf({ 'index.html': link('small.css') + others, '404.html': link('small.css') })).toEqual([null, null]);
});

test('a heavier sheet, two sheets or none are faults that say what is allowed', () => {
	expect(faultsOf({ 'index.html': link('large.css') })[0]).toMatch(
		/^waits for \d+ bytes of styles \(gzipped\); at most 500 are allowed: src\/styles\/sheets\.ts/,
	);
	expect(faultsOf({ 'index.html': link('small.css') + link('small.css') })[0]).toContain(
		'2 style sheets instead of one',
	);
	expect(faultsOf({ 'index.html': '' })[0]).toContain('0 style sheets instead of one');
});
