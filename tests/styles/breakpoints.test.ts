import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const site = readFileSync('src/styles/site.css', 'utf8');
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const found = (pattern: RegExp) =>
	Object.fromEntries([...site.matchAll(pattern)].map(([, name, pixels]) => [name, Number(pixels)]));

test('SITE-14 the breakpoints are those of the specification and no others', () => {
	expect(site).toContain('--breakpoint-*: initial;');
	expect(found(/--breakpoint-(\w+): (\d+)px;/g)).toEqual({ xs: 400, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 });
});

test('SITE-14 the down variants end at 576, 768, 992 and 1200', () => {
	expect(found(/@custom-variant (\w+)-down \(@media \(max-width: (\d+)px\)\);/g)).toEqual({
		sm: 576,
		md: 768,
		lg: 992,
		xl: 1200,
	});
});

test('SITE-14 no style sheet writes the end of a breakpoint by hand', () => {
	expect(sheets.length).toBeGreaterThan(40);
	const byHand = sheets
		.filter((file) => !file.endsWith('site.css'))
		.filter((file) => /max-width: (?:57[56]|76[78]|99[12]|1199|1200)px\)/.test(readFileSync(`src/${file}`, 'utf8')));
	expect(byHand).toEqual([]);
});

test('SITE-14 no width is both below and above the same width of a container: at 768 px a calculator was', () => {
	const widths = (text: string, side: 'min' | 'max') =>
		[...text.matchAll(new RegExp(`@container[^{]*\\(${side}-width: ([\\d.]+rem)\\)`, 'g'))].map(([, width]) => width);
	const both = sheets.filter((file) => {
		const text = readFileSync(`src/${file}`, 'utf8');
		const above = new Set(widths(text, 'min'));
		return widths(text, 'max').some((width) => above.has(width));
	});
	expect(both).toEqual([]);
});

test('SITE-14 no sheet lays a thing out for wide and for narrow windows at the same width: at 768 px a card of a location was a word wide', () => {
	const sides = { sm: 576, md: 768, lg: 992, xl: 1200 };
	const both = sheets.flatMap((file) => {
		const text = readFileSync(`src/${file}`, 'utf8');
		return Object.entries(sides)
			.filter(([name, width]) => {
				const above = new RegExp(`min-width: ${width}px|width >= ${width}px|${width}px <= width`);
				return text.includes(`@variant ${name}-down`) && above.test(text);
			})
			.map(([name]) => `${file}: ${name}`);
	});
	expect(both).toEqual([]);
});
