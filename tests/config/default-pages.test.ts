import { describe, expect, test } from 'vitest';
import { readTenants } from '../../scripts/sources/tenants.ts';
import { defaultPages } from '../../src/config/default-pages.ts';
import type { SiteConfig } from '../../src/config/site.ts';
import { searchPath } from '../../src/domain/addresses/search-path.ts';
import { localeRow } from '../../src/domain/locales/rows.ts';
import { type Template, templateNames } from '../../src/domain/words/template.ts';
import { makeConfig } from '../support/make-site.ts';
import { texts } from './page-texts.ts';
import { makeSite, readSite } from './read.ts';

const { tenants } = readTenants('tenants', 'all');
const samples = tenants.flatMap(({ parsed }) => (parsed.ok ? [parsed.site] : []));

/** Longer than a name or a short question. */
const isSentence = (text: string): boolean => text.length > 45;

/** Lists of documents to bring, and what a demonstration must say of its offers. */
const plainFacts =
	/^(?:Your (?:income|spending|licence|driver licence)|Registration|Anything you’ve noticed|Kilometres on)/;

/** Pages around a form say what is done there in the same plain words; their first sentence is the dealer’s. */
const formPaths = [
	'/finance/',
	'/finance-enquiry/',
	'/apply-for-finance/',
	'/finance-pre-approval/',
	'/book-test-drive/',
	'/trade-in/',
	'/sell-your-car/',
	'/fleet/',
	'/service/',
	'/pages/book-a-service/',
	'/vehicle-parts-and-accessories/',
	'/warranty/',
	'/pages/our-conversions/',
	'/models/',
];

/** What comes first on a page of a form, all of another page. */
const told = ([path, page]: [string, SiteConfig['pages'][string]]): unknown =>
	formPaths.includes(path) ? [page.title, page.description, page.intro] : page;

/** What a site says at length, but for the office to complain to, which the country decides. */
const paragraphs = ({ pages, locale }: SiteConfig): Set<string> =>
	new Set(
		[...texts(Object.entries(pages).map(told))].filter(
			(text) => isSentence(text) && !plainFacts.test(text) && text !== localeRow(locale).privacyComplaint,
		),
	);

/** Each paragraph of the pages as we write them, with the page where it stands, but for the country’s law. */
const writtenParagraphs = (site: SiteConfig): Set<string> =>
	new Set(
		Object.entries(defaultPages({ ...site, test_drives: { ...site.test_drives, bring: undefined } })).flatMap(
			([path, page]) =>
				[...texts(page)]
					.filter((text) => text.length >= 60 && text !== localeRow(site.locale).privacyComplaint)
					.map((text) => `${path} ${text}`),
		),
	);

function sharedParagraphs(one: SiteConfig, other: SiteConfig): string[] {
	const own = writtenParagraphs(one);
	expect(own.size).toBeGreaterThan(15);
	return [...writtenParagraphs(other)]
		.filter((text) => own.has(text))
		.map((text) => `${one.slug}, ${other.slug}: ${text}`);
}

/** A dealer with one place, open at the same hours as the other. */
function dealer(template: Template, name: string, city: string): SiteConfig {
	const opening_hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '07:30', close: '17:00' }));
	const address = { street: `${name.length} ${name} Street`, city };
	const location = { id: 1, name, location_type: 'sales', address, contact_detail: { opening_hours } };
	return readSite(makeSite({ template, name, locations: [location] }));
}

describe('pages that a site does not write', () => {
	test('ROUTE-14 no two samples share a sentence of what they say first, and of who they are', () => {
		const shared = samples.flatMap((one, index) => {
			const own = paragraphs(one);
			return samples
				.slice(index + 1)
				.flatMap((other) =>
					[...paragraphs(other)].filter((text) => own.has(text)).map((text) => `${one.slug}, ${other.slug}: ${text}`),
				);
		});
		expect(shared).toEqual([]);
	});

	test('ROUTE-14 no two samples share a paragraph of the pages we write for them, whether or not they keep them', () => {
		const shared = samples.flatMap((one, index) =>
			samples.slice(index + 1).flatMap((other) => sharedParagraphs(one, other)),
		);
		expect(shared).toEqual([]);
	});

	test.each(templateNames)('ROUTE-14 no paragraph is the same for two dealers of the template %s', (template) => {
		expect(sharedParagraphs(dealer(template, 'Alpha', 'Orange'), dealer(template, 'Beta', 'Dubbo'))).toEqual([]);
	});

	test.each(templateNames)('ROUTE-14 no page of the template %s names the street twice', (template) => {
		const street = '1 High Street';
		const opening_hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '07:30', close: '17:00' }));
		const location = { id: 1, name: 'Orange', address: { street, city: 'Orange' }, contact_detail: { opening_hours } };
		const { pages } = readSite(makeSite({ template, locations: [{ ...location, location_type: 'sales' }] }));
		const said = Object.entries(pages).map(
			([path, page]) => [path, JSON.stringify(page).split(street).length - 1] as const,
		);
		expect(said.some(([, count]) => count === 1)).toBe(true);
		expect(said.filter(([, count]) => count > 1)).toEqual([]);
	});

	test('SITE-8 who has cars by subscription calls them cars', () => {
		const { pages } = readSite(makeSite({ template: 'subscription' }));
		expect([...texts(pages)].filter((text) => text.includes('subscription car'))).toEqual([]);
	});

	test.each(['Big Box Cars', 'Motorama'])('SITE-8 %s says its name once on a page, then "we"', (name) => {
		const address = { street: '1 High Street', city: 'Orange' };
		const { pages } = readSite(makeSite({ name, locations: [{ id: 1, name: 'Orange', address }] }));
		const said = formPaths.map((path) => {
			const { title: _, description: __, ...read } = pages[path] ?? expect.unreachable();
			return [path, JSON.stringify(read).split(name).length - 1] as const;
		});
		expect(said.filter(([, count]) => count > 1)).toEqual([]);
		expect(JSON.stringify(pages)).not.toContain('Cars’s');
	});

	test.each(samples.map((site) => [site.slug, site] as const))(
		'SITE-8 %s says nothing that no native would',
		(_, { pages }) => {
			const odd =
				/\bring (?:us|the|you)\b|\bring up\b|\bpapers\b|how it goes|good to have at hand|held against each other|aids that travel|three things to know apart|until when|paying over time|what the work asks|be it\b|null|undefined|\$\{|\ba (?:RV|[aeio]\w)|[^\S\n]{2}|\bat at\b|\bin in\b/i;
			expect([...texts(pages)].filter((text) => odd.test(text))).toEqual([]);
		},
	);

	test('SITE-8 a page names the dealer where it begins, then says we, in the possessive too', () => {
		const name = 'Big Box Cars';
		const place = { address: { street: '1 High Street', city: 'Orange' } };
		const { pages } = readSite(
			makeSite({ name, locations: [{ id: 1, name: 'Orange', location_type: 'sales', ...place }] }),
		);
		const own = Object.entries(pages).filter(([path]) => !/privacy|terms/.test(path));
		expect(own.length).toBeGreaterThan(15);
		const named = own.map(([path, { blocks, intro, heading }]) => {
			const said = [...texts([heading, intro, blocks])].filter((text) => text.includes(name));
			return [path, said.length] as const;
		});
		expect(named.filter(([, times]) => times > 2)).toEqual([]);
		expect(JSON.stringify(pages)).not.toMatch(/s[’']s/);
	});

	test('SITE-8 the texts follow the template: a motorcycle is tried, traded and serviced otherwise than a camper', () => {
		const tells = ['car', 'motorcycle', 'camper', 'truck', 'subscription', 'conversion'].map((template) => {
			const { pages } = readSite(makeSite({ template }));
			return ['/book-test-drive/', '/trade-in/', '/service/'].map((path) => JSON.stringify(pages[path])).join();
		});
		expect(tells[1]).toContain('helmet');
		expect(tells[2]).toContain('tow vehicle');
		expect(tells[3]).toContain('truck licence');
		expect(tells[4]).not.toMatch(/your subscription car\b/);
		expect(tells[5]).toContain('wheelchair');
		expect(new Set(tells).size).toBe(tells.length);
	});

	test('SITE-8 the pages of a camper dealer do not speak of kilometres on a clock', () => {
		const { pages } = readSite(makeSite({ template: 'camper' }));
		const about = ['/trade-in/', '/sell-your-car/', '/service/', '/pages/book-a-service/', '/warranty/'];
		expect(about.filter((path) => /kilomet|on the clock|logbook:/i.test(JSON.stringify(pages[path])))).toEqual([]);
		expect(JSON.stringify(pages['/book-test-drive/'])).not.toContain('licence');
	});

	test('SITE-8 and the config: hours, make, towns, deposits and what prices cover', () => {
		const open = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '07:30', close: '17:00' }));
		const place = { address: { street: '1 High Street', city: 'Orange' }, contact_detail: { opening_hours: open } };
		const { pages } = readSite(
			makeSite({
				locations: [
					{ id: 1, name: 'Orange - Sales', location_type: 'sales', manufacturers: ['ŠKODA'], ...place },
					{ id: 2, name: 'Orange - Service', location_type: 'service', ...place },
				],
				price_basis: 'drive_away',
				enable_store: true,
				payment_provider: 'test',
				demo: true,
			}),
		);
		const page = (path: string) => JSON.stringify(pages[path]);
		expect(page('/service/')).toContain('Škoda servicing at Plain in Orange');
		expect(page('/service/')).toContain('open Monday to Friday 7:30am to 5pm');
		expect(page('/about-us/')).toContain('at 1 High Street');
		expect(page('/pages/faqs/')).toContain('are drive away');
		expect(page('/pages/faqs/')).toContain('Place a deposit');
		const bare = readSite(makeSite()).pages;
		expect(JSON.stringify(bare['/pages/faqs/'])).not.toMatch(/drive away:|deposit on/);
		expect(JSON.stringify(bare['/service/'])).not.toContain('open ');
	});

	test('ROUTE-14 questions about cover and selling are answered where the dealer lists cover and buys', () => {
		const address = { street: '1 High Street', city: 'Orange' };
		const faqsOf = (location_subtype: 'buying'[], cover: { title: string; length: string }[]) => {
			const locations = [{ id: 1, name: 'Orange', location_type: 'sales' as const, location_subtype, address }];
			return JSON.stringify(readSite(makeSite({ locations, warranty: { cover } })).pages['/pages/faqs/']);
		};
		const told = faqsOf(['buying'], [{ title: 'New Kia', length: '7 years' }]);
		expect(told).toContain('New Kia: 7 years.');
		expect(told).toContain('Will you buy my car if I don’t buy one of yours?');
		expect(told).toContain('how far you are from Orange');
		expect(faqsOf([], [])).not.toMatch(/What warranty|Will you buy/);
	});

	test('ROUTE-9, ROUTE-14 questions are answered with what the config knows: hours, phone, fees, days and minutes', () => {
		const open = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '07:30', close: '17:00' }));
		const { pages } = readSite(
			makeSite({
				phone: '0255502101',
				finance: { interest_rate: 9, fees: { establishment: 395, monthly: 8 } },
				test_drives: { slots: true, minutes: 45, days_ahead: 10 },
				locations: [
					{
						...{ id: 1, name: 'Orange', location_type: 'sales', address: { street: '1 High Street', city: 'Orange' } },
						contact_detail: { opening_hours: open },
					},
				],
			}),
		);
		const faqs = JSON.stringify(pages['/pages/faqs/']);
		for (const fact of [
			'(02)\u00a05550\u00a02101',
			'On High Street, Orange: Monday to Friday 7:30am to 5pm',
			'10 days ahead',
			'45 minutes',
		])
			expect(faqs).toContain(fact);
		expect(faqs).toContain('$395 to set it up and $8 a month');
		const finance = JSON.stringify(pages['/finance/']);
		// $30,000 at 9 %: $143.32 a week over five years, $111.05 over seven; $6,000 of it left for the end, $123.41.
		expect(finance).toContain('takes about $32 a week off');
		expect(finance).toContain('$6,000 left until then takes about $18 a week off over five years');
		expect(finance).toContain('"price":"$395"');
	});

	test('ROUTE-14 a trade-in is looked at wherever vehicles are sold or only bought', () => {
		const at = (id: number, city: string, more: object) => ({ id, name: city, address: { city }, ...more });
		const { pages } = readSite(
			makeSite({
				locations: [
					at(1, 'Orange', { location_type: 'sales' }),
					at(2, 'Dubbo', { location_type: 'service' }),
					at(3, 'Parkes', { location_type: '', location_subtype: ['buying'] }),
				],
			}),
		);
		expect(JSON.stringify(pages['/trade-in/'])).toContain('Bring it to us in Orange or Parkes.');
		expect(JSON.stringify(pages['/vehicle-parts-and-accessories/'])).not.toContain('Parkes');
	});

	test('ROUTE-14 the warranty page says what comes with each condition, in the dealer’s word for it; nothing where none is promised', () => {
		const listed = (set: Record<string, unknown>) =>
			readSite(makeSite(set)).pages['/warranty/']?.blocks.find(({ heading }) => heading?.startsWith('With our'));
		const used = [{ title: 'Clear title', text: 'In writing.' }];
		expect(listed({ car_page: { promises: { used } }, labels: { used: 'pre-owned' } })).toMatchObject({
			heading: 'With our pre-owned cars',
			items: [{ title: 'Clear title', text: 'In writing.' }],
		});
		expect(listed({})).toBeUndefined();
	});

	test('ROUTE-14 what differs by condition stands in one block of the warranty page, each entry with its condition', () => {
		const promises = { used: [{ title: 'Clear title', text: 'In writing.' }], new: [{ title: 'First service' }] };
		const { blocks = [] } = readSite(makeSite({ car_page: { promises } })).pages['/warranty/'] ?? {};
		expect(blocks.find(({ heading }) => heading === 'What comes with our cars')).toMatchObject({
			items: [
				{ title: 'Clear title', text: 'Used cars. In writing.' },
				{ title: 'First service', text: 'New cars.' },
			],
		});
	});

	test('ROUTE-14 the warranty page lists each cover that the dealer gives with its length, and what the law adds', () => {
		const cover = [{ title: 'New', text: 'Parts and work.', length: '5 years, unlimited km' }];
		const warranty = { cover, small_print: 'Private use.' };
		const [table] = readSite(makeSite({ warranty })).pages['/warranty/']?.blocks ?? [];
		expect(table).toMatchObject({
			kind: 'price-list',
			heading: 'What covers it, and for how long',
			items: [
				{ title: 'New', text: 'Parts and work.', price: '5 years, unlimited km' },
				{ title: 'Your rights by law', price: 'No set end' },
			],
			small_print: 'Private use.',
		});
	});

	test('ROUTE-14 the page of parts begins with what the counter sells most and its prices, where the dealer gives them', () => {
		const prices = [{ title: 'Floor mats', text: 'Four.', price: 'from $119' }];
		const parts = { prices, small_print: 'GST included.' };
		const [list] = readSite(makeSite({ parts })).pages['/vehicle-parts-and-accessories/']?.blocks ?? [];
		expect(list).toEqual({
			...{ kind: 'price-list', heading: 'What it costs', items: prices, small_print: 'GST included.' },
			ask: { text: 'Ask for it', form: 'parts', field: 'priced_item' },
		});
	});

	test.each(samples.filter(({ template }) => template !== 'subscription'))(
		'ROUTE-14 $slug says what parts and accessories cost',
		({ pages }) => {
			const { blocks = [] } = pages['/vehicle-parts-and-accessories/'] ?? {};
			expect(blocks[0]).toMatchObject({ kind: 'price-list', items: { length: expect.any(Number) } });
		},
	);

	test('ROUTE-14 without lengths the warranty page says what kinds of cover there are, and gives none a length', () => {
		const { blocks } = readSite(makeSite({})).pages['/warranty/'] ?? { blocks: [] };
		expect(blocks[0]).toMatchObject({ kind: 'usps', heading: 'What can cover it' });
		expect(blocks.some(({ kind }) => kind === 'price-list')).toBe(false);
	});

	test.each([
		['car', 'simple_body:=[Ute,Van]', 'Utes and vans', '?body=Ute~Van'],
		['truck', undefined, 'All trucks', ''],
	] as const)(
		'ROUTE-14 the fleet page of the template %s shows what businesses buy, and leads to all of it',
		(template, filter, text, query) => {
			const site = readSite(makeSite({ template }));
			const { blocks = [] } = site.pages['/fleet/'] ?? {};
			const link = { text, url: `${searchPath(site)}${query}` };
			expect(blocks.find((block) => block.kind === 'stock-carousel')).toMatchObject({
				...(filter && { filter }),
				link,
			});
		},
	);

	test.each(['/sell-your-car/', '/trade-in/'])('LOC-8, ROUTE-14 %s shows what sellers say', (path) => {
		const { blocks = [] } = readSite(makeSite({})).pages[path] ?? {};
		expect(blocks.find((block) => block.kind === 'reviews')?.about).toBe('selling');
	});

	test.each([
		['/fleet/', ['usps', 'stock-carousel', 'form', 'steps', 'faq']],
		['/vehicle-parts-and-accessories/', ['usps', 'form', 'steps', 'faq']],
	])('ROUTE-14 %s says what there is and how it goes beside its form', (path, kinds) => {
		expect(readSite(makeSite({})).pages[path]?.blocks.map(({ kind }) => kind)).toEqual(kinds);
	});

	test('SITE-9 ready-made menus are in the words of the country', () => {
		const names = JSON.stringify(readSite(makeSite({ locale: 'en-US' })).navigation.footer);
		expect(names).toMatch(/"Schedule a test drive".*"Financing"/s);
		expect(names).not.toMatch(/"Book a|"Finance"/);
		expect(names).toContain('/finance/');
	});
});

test('ROUTE-9 only a dealer with whom it is so says that to ask about finance takes no credit check', () => {
	const said = (set: Record<string, unknown>) =>
		Object.entries(readSite(makeSite(set)).pages)
			.filter(([, page]) => [...texts(page)].some((text) => text.includes('No credit check')))
			.map(([path]) => path)
			.sort();
	expect(said({})).toEqual([]);
	expect(said({ finance: { no_credit_check: true } })).toEqual(['/finance-enquiry/', '/finance/']);
});

test('ROUTE-14, LOC-8 pages that sell say what customers say', () => {
	const { pages } = makeConfig();
	const proved = Object.keys(pages).filter((path) => pages[path]?.blocks.some(({ kind }) => kind === 'reviews'));
	expect(proved).toEqual(
		expect.arrayContaining(['/', '/about-us/', '/finance/', '/service/', '/trade-in/', '/sell-your-car/']),
	);
});

test.each([
	[true, 'A deposit on that page takes it off sale'],
	[false, 'Coming from far away? Call'],
])(
	'ROUTE-14 whether a car is still here is said on its page; where deposits are taken (%s) one holds it',
	(enable_store, said) => {
		const answers = [...texts(readSite(makeSite({ enable_store, phone: '0255502101' })).pages['/pages/faqs/'])];
		expect(answers.filter((text) => text.includes(said))).toHaveLength(1);
	},
);
