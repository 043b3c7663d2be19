import { describe, expect, test } from 'vitest';
import { parseSite } from '../../src/config/parse.ts';
import { makeSite, problemsOf } from './read.ts';

/** A site of which one part is wrong, and the exact words that its author reads (SITE-3). */
const cases: [string, Record<string, unknown>, string[]][] = [
	[
		'a misspelt key names the nearest known one',
		{ serach_filters: 'city:=Bathurst' },
		[
			'serach_filters: found "city:=Bathurst", expected a known key (tenants/site.schema.json has them all). Did you mean "search_filters"?',
		],
	],
	[
		'the name of a destination',
		{ leads: { destinations: { adf_mail: { kind: 'dashboard' } } } },
		[
			'leads.destinations.adf_mail: found "adf_mail", expected a name of lower-case letters, digits and hyphens, such as adf-mail.',
		],
	],
	[
		'an unknown key like none is not guessed at',
		{ theme: { zzz: true } },
		[
			'theme.zzz: found true, expected a known key: colours, fonts, radius, density, header, hero, card, sections, buttons, headings.',
		],
	],
	[
		'an unknown key does not hide what else is wrong beside it',
		{ theme: { raduis: 'large', card: 'flat', colours: { brnad: '#fff', page: 'red' } } },
		[
			'theme.colours.brnad: found "#fff", expected a known key: brand, on_brand, accent, on_accent, page, surface, text, muted, line, header, on_header, footer, on_footer. Did you mean "brand"?',
			'theme.raduis: found "large", expected a known key: colours, fonts, radius, density, header, hero, card, sections, buttons, headings. Did you mean "radius"?',
			'theme.colours.page: found "red", expected a colour such as #0b5fff.',
			'theme.card: found "flat", expected one of plain, outlined, raised.',
		],
	],
	['a wrong type', { include_sold_cars_days: '3' }, ['include_sold_cars_days: found "3", expected a number.']],
	['half a number', { include_sold_cars_days: 2.5 }, ['include_sold_cars_days: found 2.5, expected a whole number.']],
	[
		'a number out of range',
		{ include_sold_cars_days: -1 },
		['include_sold_cars_days: found -1, expected a number, at least 0.'],
	],
	['null is not a value', { name: null }, ['name: found null, expected a text.']],
	['an empty text', { name: ' ' }, ['name: found "", expected a text that is not empty.']],
	['what is required and not there', { name: undefined }, ['name: found nothing, expected a text.']],
	[
		'an unknown choice',
		{ locale: 'en-UK' },
		['locale: found "en-UK", expected one of en-AU, en-NZ, en-US, de-DE. Did you mean "en-US"?'],
	],
	['an object for a list', { locations: {} }, ['locations: found {}, expected a list [ … ].']],
	[
		'a place deep in the file',
		{ navigation: { header: [{ name: 'A' }, { name: 'B' }, { name: 'C', url: 'javascript:alert(1)' }] } },
		[
			'navigation.header[2].url: found "javascript:alert(1)", expected a link: a path such as /contact/, #anchor, https://…, tel:… or mailto:….',
		],
	],
	[
		'a page’s path and a block of no known kind',
		{ pages: { '/about-us/': { title: 'About', blocks: [{ kind: 'herro' }] } } },
		[
			'pages["/about-us/"].blocks[0].kind: found "herro", expected one of hero, search, categories, stock-carousel, rich-text, usps, call-to-action, location-cards, faq, steps, price-list, plan-prices, offers, models, locations-map, reviews, team, blog-teasers, finance-calculator, gallery, video, form. Did you mean "hero"?',
		],
	],
	[
		'a page where the platform has its own',
		{ pages: { '/cars/about': { title: 'A', blocks: [{ kind: 'search', heading: 'Search' }] } } },
		[
			'pages["/cars/about"]: found "/cars/about", expected a path that the platform does not use itself (such as /cars or /api).',
		],
	],
	[
		'a page’s path with capitals and blanks',
		{ pages: { 'About us': { title: 'A', blocks: [{ kind: 'search', heading: 'Search' }] } } },
		[
			'pages["About us"]: found "About us", expected a path of lower-case letters, digits and hyphens, such as /about-us/.',
		],
	],
	[
		'a page without blocks',
		{ pages: { '/a/': { title: 'A', blocks: [] } } },
		['pages["/a/"].blocks: found [], expected a list of at least 1 entry.'],
	],
	[
		'a page without a main heading',
		{ pages: { '/a/': { title: 'A', blocks: [{ kind: 'rich-text', paragraphs: ['Text.'] }] } } },
		['pages["/a/"].blocks[0].heading: expected a heading, because the first block’s is the page’s main heading.'],
	],
	[
		'a hero further down',
		{
			pages: {
				'/a/': {
					title: 'A',
					blocks: [
						{ kind: 'hero', heading: 'A' },
						{ kind: 'hero', heading: 'B' },
					],
				},
			},
		},
		[
			'pages["/a/"].blocks[1].kind: found "hero", expected another kind of block, because only the first one may be a hero.',
		],
	],
	[
		'a hero on a page that has a heading already',
		{ pages: { '/a/': { title: 'A', heading: 'A', blocks: [{ kind: 'hero', heading: 'B' }] } } },
		[
			'pages["/a/"].blocks[0].kind: found "hero", expected another kind of block, because the page has a heading already.',
		],
	],
	[
		'a video with two sources, and one without captions',
		{
			pages: {
				'/a/': {
					title: 'A',
					heading: 'A',
					blocks: [
						{
							kind: 'video',
							title: 'F',
							poster: '/p.svg',
							file: '/f.mp4',
							captions: '/f.vtt',
							url: 'https://f.example/',
						},
						{ kind: 'video', title: 'F', poster: '/p.svg', file: '/f.mp4' },
					],
				},
			},
		},
		[
			'pages["/a/"].blocks[0].file: found "/f.mp4", expected either file or url.',
			'pages["/a/"].blocks[1].captions: expected a .vtt file, for people who cannot hear the video.',
		],
	],
	[
		'two pages at one address',
		{
			pages: {
				'/faqs/': { title: 'A', blocks: [{ kind: 'search', heading: 'Search' }] },
				faqs: { title: 'B', blocks: [{ kind: 'search', heading: 'Search' }] },
				'/pages/faqs': { title: 'C', blocks: [{ kind: 'search', heading: 'Search' }] },
			},
		},
		[
			'pages.faqs: found "faqs", expected another path, because /faqs/ has the same address.',
			'pages["/pages/faqs"]: found "/pages/faqs", expected another path, because /faqs/ has the same address.',
		],
	],
	[
		'two locations with one id',
		{
			locations: [
				{ id: 1, name: 'A' },
				{ id: 1, name: 'B' },
			],
		},
		['locations[1].id: found 1, expected another id, because [0] of the locations has this one.'],
	],
	[
		'two entries for one weekday, beside a wrong one',
		{
			locations: [
				{ id: 1, name: 'A', contact_detail: { opening_hours: [{ weekday: 1 }, { weekday: 1 }, { weekday: 7 }] } },
			],
		},
		[
			'locations[0].contact_detail.opening_hours[2].weekday: found 7, expected a number, at most 6.',
			'locations[0].contact_detail.opening_hours[1].weekday: found 1, expected another weekday, because [0] of the opening hours has this one.',
		],
	],
	[
		'a feed of stock that builds once made up',
		{ stock_feed: { type: 'sample', seed: 3, count: 25 } },
		[
			'stock_feed.type: found "sample", expected file, url, sftp, typesense or none, because builds no longer make up stock. Cars to look at are in the file ../_shared/stock/start.jsonl.',
		],
	],
	[
		'an unknown time zone',
		{ time_zone: 'Australia/Bathurst', locations: [{ id: 1, name: 'A', time_zone: 'EST' }] },
		[
			'locations[0].time_zone: found "EST", expected a time zone such as Australia/Brisbane.',
			'time_zone: found "Australia/Bathurst", expected a time zone such as Australia/Brisbane.',
		],
	],
	[
		'an address of map tiles without their place',
		{ map: { tiles: { url: 'https://tile.example/{z}/{x}.png' } } },
		[
			'map.tiles.url: found "https://tile.example/{z}/{x}.png", expected an address of tiles with {z}, {x} and {y}, such as https://tile.example.com/{z}/{x}/{y}.png.',
		],
	],
	[
		'a time',
		{ special_hours: [{ date: '2026-12-25', start_hour: '25:00' }] },
		['special_hours[0].start_hour: found "25:00", expected a time such as 08:30 or 8:30am.'],
	],
	[
		'a day that no calendar has',
		{ special_hours: [{ date: '2026-02-30' }] },
		['special_hours[0].date: found "2026-02-30", expected a date such as 2026-12-25 or 25/12/2026.'],
	],
	[
		'an address with a path',
		{ url: 'https://a.example/cars' },
		[
			'url: found "https://a.example/cars", expected the address of the site without a path, such as https://www.example.com.',
		],
	],
	[
		'a domain with https',
		{ domain_name: 'https://a.example' },
		[
			'domain_name: found "https://a.example", expected a host name without https:// and path, such as www.example.com.',
		],
	],
	[
		'a slug that climbs',
		{ slug: '../x' },
		['slug: found "../x", expected 1 to 63 lower-case letters, digits and single hyphens, such as bathurst-toyota.'],
	],
	[
		'a long value is shortened',
		{ locale: 'x'.repeat(99) },
		[`locale: found "${'x'.repeat(58)}…, expected one of en-AU, en-NZ, en-US, de-DE.`],
	],
];

describe('problems', () => {
	test.each(cases)('SITE-3 %s', (_, over, problems) => {
		expect(problemsOf(makeSite(over))).toEqual(problems);
	});

	test('SITE-3 everything wrong with a site is named at once', () => {
		const site = { slug: 'A', nmae: 'x', locale: 1, search_filters: 'x:= && y:=', stock_feed: { type: 'none' } };
		const found = problemsOf(site).map((line) => line.split(':')[0]);
		expect(new Set(found)).toEqual(new Set(['nmae', 'slug', 'name', 'url', 'locale', 'search_filters']));
	});

	test.each([[null], ['text'], [[]], [7]])('SITE-3 %j is not a site', (value) => {
		expect(problemsOf(value)).toHaveLength(1);
		expect(problemsOf(value)[0]).toMatch(/expected an object \{ … \}/);
	});
});

describe('a site that is not read strictly', () => {
	test('SITE-3 an unknown key is a warning and left out', () => {
		const parsed = parseSite(makeSite({ brand_new: 1, theme: { glow: true } }), { file: 'dashboard', strict: false });
		expect(parsed.ok && parsed.warnings.map(({ path }) => path)).toEqual(['theme.glow', 'brand_new']);
		expect(parsed.ok && parsed.site).not.toHaveProperty('brand_new');
	});

	test('SITE-3 a wrong type is still a problem', () => {
		const parsed = parseSite(makeSite({ brand_new: 1, name: 5 }), { file: 'dashboard', strict: false });
		expect(!parsed.ok && parsed.problems.map(({ path }) => path)).toEqual(['name']);
	});

	test('SITE-3 the value that was read is not changed', () => {
		const value = makeSite({ brand_new: 1 });
		parseSite(value, { file: 'dashboard', strict: false });
		expect(value).toHaveProperty('brand_new', 1);
	});
});

test('two letters that changed places are seen', () => {
	expect(problemsOf(makeSite({ naem: 'x' }))).toEqual([expect.stringContaining('Did you mean "name"?')]);
});

test('a bad address is one problem, not two', () => {
	for (const url of ['www.dealer.example', 'https://', 'https://x:99999', 'https://[x']) {
		expect([url, problemsOf(makeSite({ url })).length]).toEqual([url, 1]);
	}
});
