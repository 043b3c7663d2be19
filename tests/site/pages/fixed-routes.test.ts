import { describe, expect, test } from 'vitest';
import { templateFacts, templateNames } from '../../../src/domain/words/template.ts';
import { listPages } from '../../../src/site/pages/page-table.ts';
import { redirects } from '../../../src/site/pages/redirects.ts';
import { sharePicture } from '../../../src/site/share/share-picture.ts';
import { makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

type Input = Parameters<typeof makeSite>[0];

/** Where the host sends a request for a route of a site: to a page, at once or after one redirect. */
function answer(path: string, set: Input): string | undefined {
	const site = makeSite(set);
	const to = redirects(site).find(({ from }) => from === path)?.to ?? path;
	return site.hasPage(to) ? to : undefined;
}

describe.each(templateNames)('a %s site with nothing but its name', (template) => {
	test.each([
		['ROUTE-2', '/_app/', '/_app/'],
		['ROUTE-13', '/contact/', '/contact/'],
		['ROUTE-13', '/our-locations/', '/our-locations/'],
		['ROUTE-13', '/location/', '/our-locations/'],
	])('%s %s is answered by %s', (_, path, page) => {
		expect(answer(path, { template })).toBe(page);
		expect(answer(path, { template, use_pages_path: true })).toBe(page);
	});

	test('ROUTE-3 /search/{slug} is answered, whole and by condition', () => {
		const { searchSlug, searchNoun } = templateFacts(template);
		const slugs = [searchSlug, ...(searchNoun ? ['new', 'used', 'demo'].map((type) => `${type}-${searchNoun}`) : [])];
		for (const slug of slugs) expect(answer(`/search/${slug}/`, { template })).toBe(`/search/${slug}/`);
	});
});

test('ROUTE-13 /location/ is a page where something is serviced', () => {
	const set: Input = { locations: [{ id: 1, name: 'Northside - Service', location_type: 'service' }] };
	expect(answer('/location/', set)).toBe('/location/');
	expect(redirects(makeSite(set)).filter(({ from }) => from === '/location/')).toEqual([]);
});

describe('ROUTE-2 the app shell', () => {
	const site = makeSite({ name: 'Shell Motors' });
	const page = listPages(site).find(({ kind }) => kind === 'app-shell');

	test('is one page that search engines are not told of', () => {
		expect(page).toMatchObject({ path: '/_app/', indexed: false });
		expect(site.sitemap().filter(({ url }) => url.includes('_app'))).toEqual([]);
	});

	test('has a heading and no content', () => {
		expect(modelAt(site, 'app-shell', '/_app/')).toEqual({ heading: 'Shell Motors' });
	});

	test('has no picture for shares', () => {
		if (!page) throw new Error('no app shell');
		expect(sharePicture(makeSite({ share_pictures: 'drawn' }), page)).toBeNull();
	});
});
