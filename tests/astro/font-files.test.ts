import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cutFonts, cutVersion } from '../../scripts/astro/font-files.ts';
import { readTenants } from '../../scripts/sources/tenants.ts';
import { firstFontFiles, fontFacesCss, fontsVersion } from '../../src/config/font-faces.ts';
import { type LetterSetName, letterSets, lettersOf } from '../../src/config/font-letters.ts';
import { fontNames } from '../../src/config/theme.ts';

const samples = readTenants('tenants', 'all').tenants.flatMap(({ slug, parsed }) =>
	parsed.ok ? [[slug, parsed.site.theme] as const] : [],
);
const dir = await cutFonts('node_modules/.cache/forecourt-fonts');
const sum = (files: readonly string[]): number => files.reduce((bytes, file) => bytes + bytesOf(file), 0);
const bytesOf = (file: string): number => statSync(join(dir, file)).size;
const looks = fontNames.flatMap((heading) =>
	fontNames.flatMap((body) =>
		(['sentence', 'capitals'] as const).map((headings) => ({ fonts: { heading, body }, headings })),
	),
);

describe('the fonts of a site (SITE-3)', () => {
	test.each(looks)('%j: what nearly every page fetches is at most 45 KB', (look) => {
		expect(sum(firstFontFiles(look, ''))).toBeLessThanOrEqual(45_000);
	});

	test.each(samples)('%s: so is a page that names a Škoda and Taupō', (_, look) => {
		const { heading, body } = look.fonts;
		const names = [...new Set([heading, body])].map((font) => `${font}-names.woff2`);
		expect(sum([...firstFontFiles(look, ''), ...names])).toBeLessThanOrEqual(45_200);
	});

	test.each(samples)('%s: a page that shows a Škoda asks for its letter at once, others do not', (_, look) => {
		const names = `${look.fonts.body}-names.woff2`;
		expect(firstFontFiles(look, '<h3>2019 Škoda Fabia</h3>')).toContain(names);
		expect(firstFontFiles(look, '<h3 title="Škoda">2019 Kia Rio</h3>')).not.toContain(names);
	});

	test.each(looks)('%j: every file that its styles name has been cut', (look) => {
		const files: string[] = [];
		fontFacesCss(look, (file) => String(files.push(file)));
		expect(files.filter((file) => bytesOf(file) < 1_000)).toEqual([]);
		expect(firstFontFiles(look, 'Taupō >Taupō<').filter((file) => !files.includes(file))).toEqual([]);
	});

	test('their names change with what they are cut from', () => {
		expect(fontsVersion, 'fontsVersion in src/config/font-faces.ts').toBe(cutVersion());
	});

	test('a letter is in one set, and what dealers write is in some', () => {
		const all = (Object.keys(letterSets) as LetterSetName[]).map(lettersOf).join('');
		expect(new Set(all).size).toBe([...all].length);
		expect(
			[...'Škoda Citroën Taupō Müller $51,990 – “7½ L/100 km” …'].filter((letter) => !all.includes(letter)),
		).toEqual([]);
		expect([...'$51,990 · 4×4 – café ‘as new’ € → …'].filter((letter) => !lettersOf('text').includes(letter))).toEqual(
			[],
		);
	});
});
