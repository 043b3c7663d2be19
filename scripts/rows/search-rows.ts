import type { Family } from './row.ts';

export const searchRows: Family = {
	name: 'SRCH',
	title: 'Search',
	rows: [
		{
			code: 'SRCH-1',
			title: 'Orders',
			must: 'Most Relevant (`custom_rank`, highest first) unless the site sets another; Latest, Highest Price, Lowest Price; Highest and Lowest Kms where switched on.',
			state: 'works',
		},
		{
			code: 'SRCH-2',
			title: 'Filters',
			must: 'A list can be filtered by number of photos, city, make, model, body, fuel, transmission, year, price, km, seats and condition.',
			state: 'works',
		},
		{
			code: 'SRCH-3',
			title: 'Categories and plurals',
			must: '‘7 seater cars’ means seven seats; a site may have more `search_categories`. Plurals of body types are understood: utes finds Ute.',
			state: 'works',
		},
		{
			code: 'SRCH-4',
			title: 'Cars on a page',
			must: 'A page of a list has 20 or 21 cars.',
			decided: '21 in the grid, 20 in plain lists (`search.layout`).',
			state: 'works',
		},
		{
			code: 'SRCH-5',
			title: 'Spelling of makes',
			must: 'Makes are shown as their makers write them: skoda is Škoda.',
			decided:
				'A model that begins with its make does not repeat it: Mazda2, not Mazda Mazda2. Addresses keep the spelling of the stock.',
			state: 'works',
		},
		{
			code: 'SRCH-6',
			title: 'A search has an address',
			must: 'The address carries the whole search. Back, forward and sharing work.',
			decided:
				'`q`, a parameter for each filter with values joined by `~`, ranges as `a-b`, `sort=field:direction`, `page`.',
			state: 'works',
		},
		{
			code: 'SRCH-7',
			title: 'Two engines',
			must: 'Stock is searched in the page or on a server.',
			decided:
				'An engine in the page over an index of the site is the default; Typesense is for those who outgrow it. They take the same filters and orders and find the same cars; `src/search/README.md` lists where they differ.',
			state: 'works',
		},
	],
};
