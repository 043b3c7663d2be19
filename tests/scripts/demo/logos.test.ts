import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palettes } from '../../../scripts/demo/logos/palettes.ts';
import { drawLogos } from '../../../scripts/demo/logos/table.ts';
import { readTenants } from '../../../scripts/sources/tenants.ts';
import { contrastRatio } from '../../../src/domain/words/colour.ts';

const drawn = drawLogos();
const { tenants } = readTenants('tenants', 'all');
const samples = tenants.flatMap(({ parsed }) => (parsed.ok ? [parsed.site] : []));

test('the logos of the samples are those that `npm run demo` writes', () => {
	const stale = [...drawn].filter(([file, svg]) => readFileSync(file, 'utf8') !== svg);
	expect(stale.map(([file]) => file)).toEqual([]);
	expect(Object.keys(palettes).sort()).toEqual(samples.map(({ slug }) => slug).sort());
});

test('a logo is paths and shapes: no font, no picture, nothing that runs; light, and as wide as a header has room for', () => {
	for (const [file, svg] of drawn) {
		expect(svg, file).not.toMatch(/<(?:text|image|script|style|use|foreignObject)\b|href|NaN|undefined|Infinity/);
		expect(Buffer.byteLength(svg), file).toBeLessThan(12_000);
		const [, width = '0', height = '1'] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
		expect(Number(width) / Number(height), file).toBeLessThan(4.8);
	}
});

test.each(samples.map((site) => [site.slug, site] as const))(
	'%s can be read on its header and its footer',
	(slug, { theme }) => {
		const palette = palettes[slug];
		if (!palette) throw new Error(`${slug} has no colours`);
		const { header, footer } = theme.colours;
		for (const [tints, ground] of [
			[palette.header, header],
			[palette.footer, footer],
		] as const) {
			expect(contrastRatio(tints.ink, ground)).toBeGreaterThanOrEqual(4.5);
			expect(contrastRatio(slug === 'red-dirt-campers' ? tints.second : tints.main, ground)).toBeGreaterThanOrEqual(3);
		}
	},
);

test('no two logos are alike', () => {
	expect(new Set([...drawn.values()]).size).toBeGreaterThan(samples.length * 2);
});
