import { z } from 'zod';
import { sortNames } from '../search/fields/sorts.ts';
import { filterExpression } from './filter-expression.ts';
import { count, pathSlug, sitePath, text } from './value.ts';

const searchCategory = z.strictObject({
	name: text.describe("Text of the choice, such as '7 seater cars'."),
	slug: pathSlug.optional().describe('Name in addresses. Without one it is made from the name.'),
	filter: filterExpression.describe('What it shows, such as seats:=7.'),
});

const searchSettings = z.strictObject({
	engine: z
		.enum(['page', 'typesense'])
		.default('page')
		.describe('page: the visitor’s browser searches an index made by the build. typesense: a server does.'),
	server: z
		.string({ error: 'the address of the search server without a path, such as https://search.example.com' })
		.regex(/^https?:\/\/[^/\s?#;,]+$/)
		.optional()
		.describe(
			'Address at which browsers reach the search server (TYPESENSE_URL of the functions), for the security policy of the site. Without it its pages may ask any https address.',
		),
	default_sort: z
		.enum(sortNames)
		.default('most_relevant')
		.describe('Order of the lists of stock, and of the results until the visitor picks another.'),
	km_sorts: z.boolean().default(false).describe('Sorting by kilometres is offered.'),
});

/** What of the stock is shown, and where (SITE-6, SITE-7, ROUTE-3, SRCH-1). */
export const search = {
	search: searchSettings.prefault({}).describe('How visitors search.'),
	search_categories: z
		.array(searchCategory)
		.optional()
		.describe(
			'Ready-made choices on the search page, each with a page of its own while it has cars. Without them a car site offers the cars with 7 seats.',
		),
	search_filters: filterExpression
		.optional()
		.describe(
			'Filter that narrows the stock of this site everywhere, in Typesense’s filter_by language: city:=Bathurst.',
		),
	default_search_path: z
		.string({ error: 'a search page such as used-cars or /search/used-cars' })
		.regex(/^\/?(?:[a-z0-9-]+\/)*[a-z0-9-]+\/?$/)
		.optional()
		.describe('Search page that links lead to; /search/ is put in front where missing. Without one the template’s.'),
	search_page_path: sitePath
		.optional()
		.describe('Address of the search page in place of /search/…, such as /used-car/list.'),
	include_sold_cars_days: count.max(365).default(3).describe('Days for which a sold car stays listed.'),
};
