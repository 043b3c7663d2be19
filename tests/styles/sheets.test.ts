import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
	lateParts,
	latePartText,
	type SheetName,
	type StylePart,
	sheets,
	sheetText,
	sheetWith,
	styleParts,
} from '../../src/styles/sheets.ts';

const site = readFileSync('src/styles/site.css', 'utf8');
const names = Object.keys(sheets) as SheetName[];
const imports = (text: string) => [...text.matchAll(/^@import "(\.[^"]+)"/gm)].map(([, file]) => file ?? '');

test('SITE-3 every style sheet of a part is one of the site’s, in one part only', () => {
	const files = Object.values(styleParts).flat();
	expect(new Set(files).size).toBe(files.length);
	expect(files.filter((file) => !imports(site).includes(file))).toEqual([]);
});

test.each(names)('the sheet “%s” is the site’s without the parts that it does not have, in the same order', (name) => {
	const own = new Set<string>(sheets[name].flatMap((part) => styleParts[part]));
	const elsewhere = new Set<string>(Object.values(styleParts).flat());
	const expected = imports(site).filter((file) => own.has(file) || !elsewhere.has(file));
	expect(imports(sheetText(site, name))).toEqual(expected);
	expect(sheetText(site, name)).toContain('@theme inline');
});

test.each(lateParts)('the sheet of “%s” alone has its files, and of Tailwind the variants only', (part) => {
	const text = latePartText(site, part);
	expect(imports(text)).toEqual([...styleParts[part]]);
	expect(text).toContain('@reference "tailwindcss"');
	expect(text).not.toContain('source("..")');
	expect(text).toContain('@custom-variant lg-down');
});

test('a page has the smallest sheet with all parts that it needs', () => {
	expect(sheetWith([])).toBe('visitor');
	expect(sheetWith(['forms', 'models'])).toBe('content');
	expect(sheetWith(['hero', 'cards', 'blocks'])).toBe('home');
	expect(sheetWith(['hero', 'cards', 'split'])).toBe('blocks');
});

test('no sheet has what stands last in a page or is opened later; parts that no sheet has together are refused', () => {
	const late: readonly StylePart[] = lateParts;
	expect(Object.values(sheets).flatMap((parts) => parts.filter((part) => late.includes(part)))).toEqual([]);
	expect(() => sheetWith(['hero', 'list'])).toThrow(
		'src/styles/sheets.ts: no sheet has the parts hero, list together.',
	);
});
