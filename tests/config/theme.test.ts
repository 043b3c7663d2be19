import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completePalette, failingPairs, headerButton } from '../../src/config/palette.ts';
import { themeCss } from '../../src/config/theme-css.ts';
import { contrastRatio } from '../../src/domain/words/colour.ts';
import { makeSite, problemsOf, readSite } from './read.ts';

const theme = (colours: Record<string, string>) => makeSite({ theme: { colours } });

describe('colours', () => {
	test('SITE-3 nothing set is readable', () => {
		expect(failingPairs(completePalette({}))).toEqual([]);
	});

	test('SITE-3 brand and accent are enough; the text on them follows', () => {
		const { colours } = readSite(theme({ brand: '#7a0019', accent: '#FC0' })).theme;
		expect(colours).toMatchObject({ brand: '#7a0019', on_brand: '#ffffff', accent: '#ffcc00', on_accent: '#16181d' });
	});

	test('SITE-3 a dark page gets light text', () => {
		const { colours } = readSite(theme({ page: '#101114', brand: '#ffcc66' })).theme;
		expect(contrastRatio(colours.text, colours.page)).toBeGreaterThan(10);
		expect(contrastRatio(colours.muted, colours.surface)).toBeGreaterThanOrEqual(4.5);
	});

	test('SITE-3 a pair that is hard to read is named with its values and its contrast', () => {
		expect(problemsOf(theme({ text: '#888888', muted: '#555555' }))).toEqual([
			'theme.colours.text: found text #888888 on page #ffffff: contrast 3.54, expected a contrast of at least 4.5, so that it can be read.',
			'theme.colours.text: found text #888888 on surface #f6f6f6: contrast 3.28, expected a contrast of at least 4.5, so that it can be read.',
		]);
	});

	test('SITE-3 links have the brand colour, so it has to stand out from page and surface', () => {
		const found = problemsOf(theme({ brand: '#ffee00' }));
		expect(found.map((line) => /found (\w+) \S+ on (\w+)/.exec(line)?.slice(1))).toEqual([
			['brand', 'page'],
			['brand', 'surface'],
		]);
	});

	test.each([
		['on_brand', { brand: '#1d4f91', on_brand: '#1d4f92' }],
		['on_accent', { accent: '#1d4f91', on_accent: '#1d4f92' }],
		['on_header', { header: '#1d4f91', on_header: '#1d4f92' }],
		['on_footer', { footer: '#1d4f91', on_footer: '#1d4f92' }],
		['muted', { muted: '#cccccc' }],
	])('SITE-3 %s is checked', (name, colours) => {
		expect(problemsOf(theme(colours))[0]).toContain(`theme.colours.${name}: found ${name} `);
	});

	test('SITE-3 whatever brand and accent are, only links can be hard to read', () => {
		const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
		fc.assert(
			fc.property(colour, colour, (brand, accent) => {
				const failing = failingPairs(completePalette({ brand, accent }));
				expect(failing.filter(({ front }) => front !== 'brand')).toEqual([]);
			}),
			{ seed: 3, numRuns: 300 },
		);
	});
});

test.each([
	['the accent', { brand: '#123a72', accent: '#f26b1d', header: '#0b2447' }, '#f26b1d'],
	['the brand, on a header of the accent', { brand: '#16191d', accent: '#ffd100', header: '#ffd100' }, '#16191d'],
	['the header’s text, on one of both', { brand: '#0b5135', header: '#0b5135' }, '#ffffff'],
])('SITE-3 a button in the header has %s', (_, colours, back) => {
	expect(headerButton(completePalette(colours)).back).toBe(back);
});

test('SITE-3 whatever the colours, a button in the header is seen and can be read', () => {
	const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
	fc.assert(
		fc.property(colour, colour, fc.option(colour), (brand, accent, other) => {
			for (const header of [other ?? brand, accent]) {
				const palette = completePalette({ brand, accent, header });
				const { back, front } = headerButton(palette);
				expect(contrastRatio(back, header)).toBeGreaterThanOrEqual(1.3);
				expect(contrastRatio(front, back)).toBeGreaterThanOrEqual(4.5);
			}
		}),
		{ seed: 3, numRuns: 300 },
	);
});

test('SITE-3 theme.css has every token as a custom property', () => {
	const css = themeCss(
		readSite(makeSite({ theme: { fonts: { heading: 'fraunces' }, radius: 'none', density: 'airy' } })).theme,
	);
	expect(css).toMatch(/^:root\{.*\}\n$/);
	const tokens = Object.fromEntries(
		[...css.matchAll(/--fc-([a-z-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]),
	);
	expect(Object.keys(tokens)).toEqual([
		...['brand', 'on-brand', 'accent', 'on-accent', 'page', 'surface', 'text', 'muted', 'line'],
		...[
			'header',
			'on-header',
			'footer',
			'on-footer',
			'header-button',
			'on-header-button',
			'font-heading',
			'font-body',
			'heading-weight',
			'radius',
			'radius-large',
			'space',
		],
	]);
	expect(tokens).toMatchObject({ brand: '#1d4f91', radius: '0', space: '1.25' });
	expect(tokens['font-heading']).toBe("'Fraunces Heading', Georgia, serif");
});

test.each([
	['manrope', true],
	['outfit', true],
	['bricolage-grotesque', true],
	['inter', false],
	['archivo', false],
	['fraunces', false],
])('CAR-12 the point of a rate is seen in text set in %s', (body, tabular) => {
	const css = themeCss(readSite(makeSite({ theme: { fonts: { body } } })).theme);
	expect(css.includes('body{font-variant-numeric:tabular-nums}')).toBe(tabular);
});
