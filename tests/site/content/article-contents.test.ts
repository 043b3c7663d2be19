import { expect, test } from 'vitest';
import { withContents } from '../../../src/site/content/article-contents.ts';

test('ROUTE-15 a long article lists its headings, each with an address in it, also two that are called the same', () => {
	const { html, contents } = withContents('<h2>Tyres</h2><p>A</p><h2>Wipers &amp; <em>glass</em></h2><h2>Tyres</h2>');
	expect(contents).toEqual([
		{ name: 'Tyres', id: 'part-1-tyres' },
		{ name: 'Wipers &amp; glass', id: 'part-2-wipers-amp-glass' },
		{ name: 'Tyres', id: 'part-3-tyres' },
	]);
	for (const { id } of contents) expect(html).toContain(`<h2 id="${id}">`);
	expect(html).toContain('<em>glass</em></h2>');
});

test('ROUTE-15 a short article has no list', () => {
	expect(withContents('<h2>A</h2><p>B</p><h2>C</h2>').contents).toEqual([]);
	expect(withContents('<p>B</p>')).toEqual({ html: '<p>B</p>', contents: [] });
});
