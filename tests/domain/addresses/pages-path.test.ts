import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageAlias, pagePath } from '../../../src/domain/addresses/pages-path.ts';

describe('pagePath', () => {
	test.each([
		['/pages/faqs', false, '/faqs/'],
		['/pages/faqs', true, '/pages/faqs/'],
		['/faqs', true, '/faqs/'],
		['/pages/about-us', true, '/about-us/'],
		['/pages/privacy-policy/', true, '/privacy-policy/'],
		['/pages/terms-and-conditions/', true, '/terms-and-conditions/'],
		['/pages/vehicle-parts-and-accessories', true, '/vehicle-parts-and-accessories/'],
		['/pages/book-a-service?car_id=7#form', false, '/book-a-service/?car_id=7#form'],
		['/success?category=finance', false, '/success/?category=finance'],
		['/', false, '/'],
		['/pages/', false, '/pages/'],
		['/pagesetter', false, '/pagesetter/'],
		['/terms.pdf', false, '/terms.pdf'],
		['#finance-form', false, '#finance-form'],
		['?page=2', false, '?page=2'],
	])('ROUTE-16 %s with use_pages_path %s → %s', (link, usePagesPath, path) => {
		expect(pagePath(link, usePagesPath)).toBe(path);
	});

	test('ROUTE-16 applying it twice changes nothing more', () => {
		const path = fc.array(fc.stringMatching(/^[a-z-]{1,8}$/), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
		fc.assert(
			fc.property(path, fc.boolean(), (link, usePagesPath) => {
				const once = pagePath(link, usePagesPath);
				expect(pagePath(once, usePagesPath)).toBe(once);
			}),
			{ seed: 16 },
		);
	});
});

describe('pageAlias', () => {
	test.each([
		['/faqs/', false, '/pages/faqs/'],
		['/pages/faqs/', false, '/pages/faqs/'],
		['/pages/faqs/', true, '/faqs/'],
		['/pages/about-us/', true, '/pages/about-us/'],
		['/faqs/', true, null],
		['/', false, null],
	])('ROUTE-16 the form of %s that redirects, use_pages_path %s', (path, usePagesPath, alias) => {
		expect(pageAlias(path, usePagesPath)).toBe(alias);
	});
});
