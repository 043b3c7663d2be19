import { expect, test } from 'vitest';
import { type Article, noContent } from '../../../src/site/content/content.ts';
import { openSite } from '../../../src/site/open-site.ts';
import { listPages, modelOf } from '../../../src/site/pages/page-table.ts';
import { recordReads, repeatRead } from '../../../src/site/recording.ts';
import type { Site } from '../../../src/site/site.ts';
import { makeConfig, testNow } from '../../support/make-site.ts';

const article = (slug: string, date: string, set: Partial<Article> = {}): Article => ({
	...{ slug, date, title: slug, description: 'About it.', html: '<p>Hello</p>' },
	...set,
});

const site = (old: Article): Site =>
	openSite({
		...{ slug: 'a', cars: [], css: '', now: testNow },
		config: makeConfig({
			pages: { '/': { title: 'Home', heading: 'Home', blocks: [{ kind: 'blog-teasers', count: 3 }] } },
		}),
		content: {
			...noContent,
			articles: [...['06', '05', '04', '03'].map((month) => article(`n${month}`, `2026-${month}-01`)), old],
		},
	});

/** The pages of which an answer that their model has read differs on the other site. */
function changedPages(before: Site, after: Site): string[] {
	return listPages(before).flatMap((page) => {
		if (page.kind === 'sitemap' || page.kind === 'llms') return [];
		const { view, reads } = recordReads(before);
		modelOf(view, page as never);
		const value = (of: Site, read: string) => JSON.stringify(repeatRead(of, read));
		return [...reads].some((read) => value(before, read) !== value(after, read)) ? [page.path] : [];
	});
}

test('a changed article is rendered again, and only the pages that show it', () => {
	const before = site(article('old', '2026-01-01'));
	expect(changedPages(before, site(article('old', '2026-01-01', { html: '<p>Changed</p>' })))).toEqual(['/blog/old/']);
	expect(changedPages(before, site(article('old', '2026-01-01', { title: 'Changed' })))).toEqual([
		'/blog/',
		'/blog/old/',
	]);
});
