import { z } from 'zod';
import { tradeFacetNames } from '../domain/words/trade.ts';
import { sortNames } from '../search/fields/sorts.ts';
import { filterExpression } from './filter-expression.ts';
import { count, pathSlug, sitePath, text } from './value.ts';

const searchCategory = z.strictObject({
	name: text.describe("Name of the category, such as '7 seater cars'."),
	slug: pathSlug.optional().describe('Name in web addresses. Default: made from the name.'),
	filter: filterExpression.describe('Filter for its cars, such as seats:=7.'),
});

const searchSettings = z.strictObject({
	engine: z
		.enum(['page', 'typesense'])
		.default('page')
		.describe('page: the visitor’s browser searches an index that the build makes. typesense: a server searches.'),
	server: z
		.string({ error: 'the address of the search server without a path, such as https://search.example.com' })
		.regex(/^https?:\/\/[^/\s?#;,]+$/)
		.optional()
		.describe(
			'Address at which browsers reach the search server (the functions’ TYPESENSE_URL), for the site’s security policy. Left out: the policy lets pages call any https address.',
		),
	default_sort: z
		.enum(sortNames)
		.default('most_relevant')
		.describe('Order of stock lists, and of search results until the visitor chooses another.'),
	layout: z
		.enum(['grid', 'list'])
		.default('grid')
		.describe('How cars stand in stock lists. grid: side by side, 21 a page. list: one below the other, 20 a page.'),
	facets: z
		.array(z.enum(tradeFacetNames))
		.optional()
		.describe(
			'Filters for what this kind of vehicle has, beside make, body, price and the others of every site. Default: those of the template, such as sleeps, length and atm for campers.',
		),
	example: text
		.optional()
		.describe(
			'A search that the empty box shows, such as ute under $40k. Default: by template; boxes for cars say Make, model or keyword.',
		),
	km_sorts: z.boolean().default(false).describe('Visitors can sort by kilometres.'),
});

/** Which stock is shown, and where (SITE-6, SITE-7, ROUTE-3, SRCH-1). */
export const search = {
	search: searchSettings.prefault({}).describe('How visitors search.'),
	search_categories: z
		.array(searchCategory)
		.optional()
		.describe(
			'Ready-made categories on the search page; each also has a page while it has cars. Default for car sites: cars with 7 seats.',
		),
	search_filters: filterExpression
		.optional()
		.describe('Filter that narrows the stock of the whole site, in Typesense’s filter_by language: city:=Bathurst.'),
	default_search_path: z
		.string({ error: 'a search page such as used-cars or /search/used-cars' })
		.regex(/^\/?(?:[a-z0-9-]+\/)*[a-z0-9-]+\/?$/)
		.optional()
		.describe(
			'Search page to which links lead; /search/ is added where it is missing. Default: the template’s search page.',
		),
	search_page_path: sitePath
		.optional()
		.describe('Address of the search page, such as /used-car/list. Default: /search/ and the template’s slug.'),
	include_sold_cars_days: count.max(365).default(3).describe('Number of days for which a sold car stays listed.'),
};
