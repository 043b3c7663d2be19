import { expect, test } from 'vitest';
import { siteForm } from '../../../src/forms/definitions/site-form.ts';
import { blockLink } from '../../../src/site/blocks/block-link.ts';
import { pageViews } from '../../../src/site/head/page-about.ts';
import { listPages, modelOf } from '../../../src/site/pages/page-table.ts';
import { makeConfig, makeSite } from '../../support/make-site.ts';

const words = { kind: 'rich-text' as const, heading: 'Words', paragraphs: ['One.'] };

test.each([
	['/insurance/', {}, '10'],
	['/warranty/', {}, '11'],
	['/recalls/', {}, null],
	['/recalls/', { counts_as: 'view-ownership' }, '11'],
	['/finance/', { counts_as: 'view-insurance' }, '10'],
] as const)('USER-7 a page %s of blocks with %j counts as %s', (path, set, views) => {
	const site = makeSite({ pages: { [path]: { title: 'A page', blocks: [words], ...set } } });
	const page = listPages(site).find((one) => one.path === path);
	if (!page) throw new Error(path);
	expect(pageViews(page, modelOf(site, page))).toBe(views);
});

test('USER-7 a button counts as what the site says, and as nothing else', () => {
	const config = makeConfig();
	const button = { text: 'Your score', url: 'https://score.example/' };
	expect(blockLink({ ...button, counts_as: 'finance-score' }, config).counts).toBe(30);
	expect(blockLink(button, config)).not.toHaveProperty('counts');
});

test('USER-7 a form tells the browser what it counts as', () => {
	const config = makeConfig({ forms: { overrides: { conversions: { counts_as: 'competition-entry' } } } });
	expect(siteForm('conversions', config)?.counts_as).toBe('competition-entry');
	expect(siteForm('enquiry', config)).not.toHaveProperty('counts_as');
});

test.each([
	{ pages: { '/x/': { title: 'X', blocks: [words], counts_as: 'quiz' } } },
	{ pages: { '/x/': { title: 'X', blocks: [words], counts_as: 'view-used-vehicle' } } },
	{ forms: { overrides: { enquiry: { counts_as: 'view-home' } } } },
	{ forms: { overrides: { enquiry: { counts_as: '22' } } } },
])('USER-7 an event that this cannot count as is refused: %j', (set) => {
	expect(() => makeConfig(set as object)).toThrow(/counts_as/);
});
