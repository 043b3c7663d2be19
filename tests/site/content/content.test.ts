import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { noContent, type TenantContent } from '../../../src/site/content/content.ts';
import { stockedOffers, unstockedOffers } from '../../../src/site/content/stocked-offers.ts';
import { planChoices } from '../../../src/site/lists/plan-choices.ts';
import { openSite } from '../../../src/site/open-site.ts';
import { listPages } from '../../../src/site/pages/page-table.ts';
import { redirects } from '../../../src/site/pages/redirects.ts';
import { makeCar, makeConfig, makeSite, testNow } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const article = (slug: string, date: string) => ({
	slug,
	date,
	title: slug,
	description: 'About it.',
	html: '<p>Hello</p>',
});

function site(content: Partial<TenantContent>, set: Partial<SiteInput> = {}, now = testNow) {
	return openSite({
		slug: 'a',
		config: makeConfig(set),
		cars: [],
		css: '',
		now,
		content: { ...noContent, ...content },
	});
}

describe('articles', () => {
	const articles = [article('old', '2026-01-01'), article('today', '2026-06-15'), article('tomorrow', '2026-06-16')];

	test('ROUTE-15 newest first, those of the future not yet', () => {
		expect(site({ articles }).articleSlugs()).toEqual(['today', 'old']);
	});

	test('ROUTE-15 the day is the dealer’s: it begins earlier in Auckland than in Perth', () => {
		const evening = Date.UTC(2026, 5, 15, 13) / 1000;
		const at = (set: Partial<SiteInput>) => site({ articles }, set, evening).articleSlugs()[0];
		expect(at({ locale: 'en-NZ' })).toBe('tomorrow');
		expect(at({ address: { state: 'WA' } })).toBe('today');
	});

	test('ROUTE-15 each has its page, and the list further pages from the 13th on', () => {
		const many = Array.from({ length: 13 }, (_, index) => article(`n${index}`, '2026-01-01'));
		const paths = listPages(site({ articles: many }, { blog_path: '/news' })).map(({ path }) => path);
		expect(paths).toEqual(expect.arrayContaining(['/news/', '/news/page/2/', '/news/n0/']));
		expect(modelAt(site({ articles: many }), 'blog', '/blog/page/2/').articles).toHaveLength(1);
	});

	test('ROUTE-15 a list without articles says so and is nothing for search engines', () => {
		const model = modelAt(site({}), 'blog', '/blog/');
		expect(model).toMatchObject({ canonicalPath: null, articles: [], pagination: null });
	});

	test('an article leads to others, not to itself', () => {
		const model = modelAt(site({ articles }), 'article', '/blog/today/');
		expect(model.others.map(({ title }) => title)).toEqual(['old']);
		expect(model).toMatchObject({ dateText: '15 June 2026', html: '<p>Hello</p>' });
	});
});

describe('offers', () => {
	const offers = [
		{ title: 'Endless' },
		{ title: 'Last day', expires: '2026-06-15' },
		{ title: 'Over', expires: '2026-06-14' },
		{ title: 'First day', starts: '2026-06-15', expires: '15/07/2026' },
		{ title: 'Not yet', starts: '2026-06-16' },
	];

	test('ROUTE-14 those that run on the day of the build, those that end first at the top', () => {
		expect(
			site({}, { offers })
				.offers()
				.map(({ title }) => title),
		).toEqual(['Last day', 'First day', 'Endless']);
	});

	test('ROUTE-14 those of the content folder too, with their dates in words and a way on', () => {
		const [offer] = site({
			offers: [{ title: 'Written', models: [], html: '<p>x</p>', expires: '2026-12-24' }],
		}).offers();
		expect(offer).toMatchObject({ html: '<p>x</p>', until: 'Until 24 December 2026', link: { url: '/contact/' } });
	});

	test('ROUTE-14 one on some of the stock shows what it is for, and leads to all of it', () => {
		const cars = [
			...['1', '2', '3', '4', '5'].map((stocknum) => makeCar({ stocknum, body: 'Hatch' })),
			makeCar({ stocknum: '6', body: 'SUV' }),
		];
		const stockOf = (offer: object) =>
			stockedOffers(makeSite({ offers: [{ title: 'Mats', ...offer }] }, cars)).map(({ stock }) => stock)[0];
		const list = '/search/used-cars/?body=Hatch';
		const hatches = stockOf({ list });
		expect(hatches?.cards.map(({ stocknum }) => stocknum)).toEqual(['1', '2', '3', '4']);
		expect(hatches?.more).toMatchObject({ text: 'See all 5 cars', url: list });
		expect(stockOf({ link: { text: 'See them', url: list } })).toMatchObject({ more: null });
		expect(stockOf({ list: '/search/used-cars/?body=Van' })).toBeNull();
		expect(stockOf({ link: { text: 'All', url: '/search/new-used-and-demo-cars/' } })).toBeNull();
		expect([stockOf({ link: { text: 'Book', url: '/contact/' } }), stockOf({})]).toEqual([null, null]);
	});

	test('ROUTE-14, SRCH-1 its cars are those of its list, a ready-made choice too, in the order that the list has', () => {
		const cars = [
			makeCar({ stocknum: '1', price: 30_000, before_price: 32_000 }),
			makeCar({ stocknum: '2', price: 10_000 }),
			makeCar({ stocknum: '3', price: 20_000, before_price: 22_000 }),
		];
		const site = makeSite(
			{
				search_categories: [{ name: 'Marked down', filter: 'before_price:>0' }],
				offers: [{ title: 'Row 12', list: '/search/used-cars/?category=marked-down&sort=price:asc' }],
			},
			cars,
		);
		const [offer] = stockedOffers(site);
		expect(offer?.stock?.cards.map(({ stocknum, price }) => [stocknum, price.before])).toEqual([
			['3', '$22,000'],
			['1', '$32,000'],
		]);
	});

	test('ROUTE-14 one that leads to a list without stock is asked about and stands below the others, and the build names it', () => {
		const offers = [
			{ title: 'Demos', expires: '2099-06-20', link: { text: 'See the demonstrators', url: '/search/demo-cars/' } },
			{ title: 'Used', link: { text: 'See them', url: '/search/used-cars/' } },
		];
		const site = makeSite({ offers }, [makeCar({ car_type: 'used' })]);
		expect(stockedOffers(site).map(({ asks, link }) => [asks, link.url])).toEqual([
			[false, '/search/used-cars/'],
			[true, '/contact/'],
		]);
		expect(stockedOffers(site).map(({ none, link }) => [link.text, none])).toEqual([
			['See them', null],
			['Tell me when one comes', { text: 'None here now.', wish: 'Please tell me when one comes.' }],
		]);
		expect(unstockedOffers(site)).toEqual([{ title: 'Demos', list: '/search/demo-cars/' }]);
	});

	test('ROUTE-14, CARD-3 of the cars that an offer is for, those that somebody has reserved are shown only where all are', () => {
		const cars = ['1', '2', '3', '4', '5'].map((stocknum) => makeCar({ stocknum, reserved: stocknum === '2' }));
		const first = (own: typeof cars) => {
			const offers = [{ title: 'Mats', list: '/search/used-cars/' }];
			return stockedOffers(makeSite({ offers }, own))[0]?.stock?.cards.map(({ stocknum, tag }) => [
				stocknum,
				tag?.kind,
			]);
		};
		expect(first(cars)?.map(([stocknum]) => stocknum)).toEqual(['1', '3', '4', '5']);
		expect(first(cars.slice(0, 3))?.map(([stocknum]) => stocknum)).toEqual(['1', '3']);
		expect(first(cars.slice(1, 2))).toEqual([['2', 'reserved']]);
	});

	test('CARD-5 one that is a plan of a subscription keeps the plan on the way to the cars', () => {
		const plans = [
			{ name: 'Street', monthly_km: 600 },
			{ name: 'Suburb', monthly_km: 1200, weekly: 35 },
		];
		const offers = [{ title: 'Suburb', link: { text: 'Find a car', url: '/search/subscription-cars/' } }];
		const site = makeSite({ template: 'subscription', subscription: { plans }, offers });
		expect(stockedOffers(site)[0]?.link.url).toBe('/search/subscription-cars/?plan=Suburb');
		expect(planChoices(site.config)?.plans).toMatchObject([
			{ text: 'Street, 600 km', fact: '600 km a month', weekly: 0 },
			{ text: 'Suburb, 1,200 km', fact: '1,200 km a month', weekly: 35 },
		]);
		const terms = [{ weeks: 4, weekly: 30 }, { weeks: 26 }];
		expect(planChoices(makeSite({ template: 'subscription', subscription: { plans, terms } }).config)?.terms).toEqual([
			{ weeks: 26, weekly: 0, text: '6 months', price: '6-month price' },
			{ weeks: 4, weekly: 30, text: '4 weeks', price: '4-week price' },
		]);
		expect(planChoices(makeSite().config)).toBeNull();
	});

	test('FORM-10 one that leads to a form for a service tells it name and price', () => {
		const link = (url: string) => ({ title: 'Long-drive check', price: '$49', link: { text: 'Book', url } });
		const urls = stockedOffers(makeSite({ offers: [link('/pages/book-a-service/'), link('/contact/')] }));
		expect(urls.map((offer) => offer.link.url)).toEqual([
			'/book-a-service/?item=Long-drive+check%2C+%2449',
			'/contact/',
		]);
	});

	test('SRCH-6 a link of an offer to a list keeps its order, and leads to the page of a ready-made choice', () => {
		const link = (url: string) => {
			const marked = Array.from({ length: 4 }, (_, index) => makeCar({ stocknum: `${index}`, before_price: 30_000 }));
			const cars = [...marked, makeCar({ stocknum: '5', car_type: 'new' })];
			const search_categories = [{ name: 'Marked down', filter: 'before_price:>0' }];
			const [offer] = stockedOffers(
				makeSite({ search_categories, offers: [{ title: 'Row 12', link: { text: 'See', url } }] }, cars),
			);
			return [offer?.link.url, offer?.stock?.cards.length];
		};
		expect(link('/search/used-cars/?sort=price:asc')).toEqual(['/search/used-cars/?sort=price:asc', 4]);
		expect(link('/search/new-used-and-demo-cars/?category=marked-down&sort=price:asc')).toEqual([
			'/search/new-used-and-demo-cars/marked-down/?sort=price:asc',
			4,
		]);
	});

	test('ROUTE-14 their page says at its top what is on and until when; its own words stay', () => {
		const intro = (shown: typeof offers, pages = {}) =>
			modelAt(site({}, { offers: shown, pages }), 'configured', '/special-offers/').intro;
		expect(intro(offers)).toBe('Last day, until 15 June 2026. First day, until 15 July 2026. Endless.');
		expect(intro([...offers, { title: 'Fourth' }, { title: 'Fifth' }])).toMatch(/Endless\. And 2 more below\.$/);
		expect(intro([])).toBeNull();
		expect(intro(offers.slice(0, 1))).toBeNull();
		const own = { title: 'Offers', heading: 'Offers', intro: 'Ours.', blocks: [{ kind: 'offers' }] };
		expect(intro(offers, { '/special-offers/': own })).toBe('Ours.');
	});
});

test('ROUTE-14 answers of the FAQs lead to the page that does what they speak of', () => {
	const { blocks } = modelAt(makeSite(), 'configured', '/faqs/');
	const urls = blocks.flatMap((block) =>
		block.kind === 'faq' ? block.data.links.flatMap((link) => link?.url ?? []) : [],
	);
	expect(urls).toEqual(['/book-test-drive/', '/finance/', '/trade-in/', '/book-a-service/']);
});

describe('pages in Markdown', () => {
	const pages = [{ title: 'Ours', key: '/pages/faqs/', html: '<p>a</p>', indexed: true }];

	test('ROUTE-16 take the place of the template’s, and the other form redirects', () => {
		const own = site({ pages });
		expect(listPages(own).find(({ path }) => path === '/faqs/')?.kind).toBe('markdown');
		expect(redirects(own)).toContainEqual({ from: '/pages/faqs/', to: '/faqs/', status: 301 });
	});

	test('ROUTE-16 keep the prefix under use_pages_path', () => {
		expect(site({ pages }, { use_pages_path: true }).markdownPages()).toEqual(['/pages/faqs/']);
	});
});

test('the people of the content folder come in the order of their position, after those of the block', () => {
	const team = [
		{ name: 'Last', html: '' },
		{ name: 'Second', position: 2, html: '' },
		{ name: 'First', position: 1, html: '' },
	];
	const blocks = [{ kind: 'team' as const, heading: 'Team', items: [{ name: 'Boss' }] }];
	const page = modelAt(site({ team }, { pages: { '/team/': { title: 'Team', blocks } } }), 'configured', '/team/');
	const [block] = page.blocks;
	const names = block?.kind === 'team' ? block.data.members.map(({ name }) => name) : [];
	expect(names).toEqual(['Boss', 'First', 'Second', 'Last']);
});
