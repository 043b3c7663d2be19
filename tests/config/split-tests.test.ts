import { describe, expect, test } from 'vitest';
import { parseSite } from '../../src/config/parse.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { makeConfig } from '../support/make-site.ts';

const page = {
	title: 'Home',
	blocks: [
		{ kind: 'hero', heading: 'Come in', text: 'We are open.' },
		{ kind: 'search' },
		{ kind: 'rich-text', heading: 'Us', paragraphs: ['One.', 'Two.'] },
	],
};
const read = (tests: unknown) =>
	parseSite(
		{
			...{ slug: 'a', name: 'A', url: 'https://a.example', stock_feed: { type: 'none' } },
			pages: { '/': page },
			split_tests: tests,
		},
		{ file: 'site.json', strict: true },
	);
const faults = (variant: object, test: object = {}) => {
	const parsed = read([{ name: 'home', page: '/', variants: [{ name: 'b', share: 50, ...variant }], ...test }]);
	return parsed.ok ? [] : parsed.problems.map(formatProblem);
};

test('SITE-11 a variant is laid over its page: keys over a block’s, another kind in its place, null for none', () => {
	const parsed = read([
		{
			name: 'home',
			page: '/',
			variants: [
				{
					name: 'b',
					share: 40,
					blocks: {
						1: { heading: 'Welcome', text: null },
						2: { kind: 'usps', items: [{ title: 'T', text: 'X' }] },
						3: null,
					},
				},
				{ name: 'c', share: 10 },
			],
		},
	]);
	if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join());
	const [b, c] = parsed.site.split_tests[0]?.variants ?? [];
	expect(b?.page.blocks).toMatchObject([{ kind: 'hero', heading: 'Welcome', buttons: [] }, { kind: 'usps' }, null]);
	expect(b?.page.blocks[0]).not.toHaveProperty('text');
	expect(c?.page.blocks).toEqual(parsed.site.pages['/']?.blocks);
});

test('SITE-11 the template’s own pages can be tested, with or without /pages', () => {
	const tests = [{ name: 'faq', page: 'faqs', variants: [{ name: 'b', share: 50 }] }];
	expect(makeConfig({ split_tests: tests }).split_tests[0]?.page).toBe('/pages/faqs/');
});

describe('SITE-11 a split test that does not fit is refused:', () => {
	test.each<[string, object, object, string]>([
		[
			'a page that does not exist',
			{},
			{ page: '/no/' },
			'split_tests[0].page: found "/no/", expected the path of a page of blocks: /finance/, ',
		],
		[
			'a block that is not there',
			{ blocks: { 9: null } },
			{},
			'blocks.9: found "9", expected the position of a block on the page: 1 hero, 2 search, 3 rich-text.',
		],
		[
			'a key that the block lacks',
			{ blocks: { 1: { headin: 'x' } } },
			{},
			'variants[0].blocks.1.headin: found "x", expected a known key: kind, heading, text, image, image_narrow, focus, buttons, search.',
		],
		[
			'a wrong value, behind a block that is left out',
			{ blocks: { 2: null, 3: { paragraphs: [] } } },
			{},
			'variants[0].blocks.3.paragraphs: found []',
		],
		[
			'a second hero',
			{ blocks: { 2: { kind: 'hero', heading: 'B' } } },
			{},
			'blocks.2.kind: found "hero", expected another kind of block',
		],
		['no block at all', { blocks: { 1: null, 2: null, 3: null } }, {}, 'expected a list of at least 1 entry'],
		['no main heading', { blocks: { 1: null } }, {}, 'blocks.2.heading: expected a heading'],
		['the name of the page itself', { name: 'original' }, {}, 'expected a name other than original'],
		['a share of all', { share: 100 }, {}, 'variants[0].share: found 100'],
	])('%s', (_, variant, own, words) => {
		expect(faults(variant, own).join('\n')).toContain(words);
	});

	test('shares that leave nobody for the page as it is, and two tests of one page', () => {
		const variants = [
			{ name: 'b', share: 50 },
			{ name: 'c', share: 50 },
		];
		expect(faults({}, { variants }).join()).toContain('expected shares of less than 100 together');
		const one = { page: '/', variants: [{ name: 'b', share: 50 }] };
		const parsed = read([
			{ name: 'x', ...one },
			{ name: 'y', ...one },
		]);
		expect(parsed.ok ? '' : parsed.problems.map(formatProblem).join()).toContain('a page has one split test at a time');
	});
});
