import { posix, win32 } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInsideSite, isPagePath } from '../../../src/domain/addresses/page-path.ts';

test.each([
	['/', true],
	['/range/rio/', true],
	['/used-car/list', true],
	['/terms.pdf', true],
	['/apis/', true],
	['/pages/about-us', true],
	['', false],
	['range/', false],
	['//evil.example/', false],
	['/a//b/', false],
	['/../../../victim/', false],
	['/a/../b/', false],
	['/a/./b/', false],
	['/%2e%2e/b/', false],
	['/..%2fb/', false],
	['/a\\b/', false],
	['/a\0b/', false],
	['/a b/', false],
	['/api/', false],
	['/API/leads', false],
	['/pages/api/', false],
	['/_redirects', false],
	['/_headers/', false],
	['/_astro/x.js', false],
	['/.netlify/functions/x', false],
	['/build.txt', false],
])('issue 11.7 whether a page may have the address %j: %s', (path, expected) => {
	expect(isPagePath(path)).toBe(expected);
});

const nasty = fc.string({
	unit: fc.constantFrom(
		'/',
		'\\',
		'.',
		'..',
		'%2e',
		'%2E',
		'%2f',
		'%5c',
		':',
		'\0',
		'\n',
		' ',
		'a',
		'B',
		'~',
		'_',
		'C',
	),
	maxLength: 8,
});

/** Whether a system that reads paths in this way would leave the folder. */
function leaves(file: string, { resolve, sep }: typeof posix): boolean {
	const root = resolve('/site');
	return !resolve(root, file).startsWith(root + sep);
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

test('issue 11.7 no file that counts as inside of a site leaves its folder, on any system, decoded or not', () => {
	fc.assert(
		fc.property(nasty, (file) => {
			if (!isInsideSite(file)) return;
			for (const way of [posix, win32]) {
				expect(leaves(file, way), file).toBe(false);
				expect(leaves(decoded(file), way), file).toBe(false);
			}
		}),
		{ numRuns: 5000, seed: 11 },
	);
});

test('issue 11.7 every address that a page may have is a file inside the site', () => {
	fc.assert(
		fc.property(nasty, (text) => {
			const path = `/${text}`;
			if (isPagePath(path) && path !== '/') expect(isInsideSite(path.slice(1).replace(/\/$/, '')), path).toBe(true);
		}),
		{ numRuns: 5000, seed: 7 },
	);
});
