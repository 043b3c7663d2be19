import { describe, expect, test } from 'vitest';
import { pagePath } from '../../../src/domain/addresses/pages-path.ts';
import { templateNames } from '../../../src/domain/words/template.ts';
import { carPage } from '../../../src/site/pages/kinds/car.ts';
import { notFound } from '../../../src/site/pages/kinds/not-found.ts';
import { listPages, modelOf, type Page } from '../../../src/site/pages/page-table.ts';
import { redirects } from '../../../src/site/pages/redirects.ts';
import { everythingWorks, makeCar, makeSite } from '../../support/make-site.ts';

const routes = [
	...['/finance', '/finance-enquiry', '/apply-for-finance', '/finance-pre-approval', '/success', '/sign-in'],
	...['/my-garage', '/book-test-drive/', '/service', '/trade-in', '/vehicle-parts-and-accessories', '/special-offers'],
	...['/models', '/vehicles/', '/sell-your-car', '/fleet', '/warranty/', '/privacy-policy', '/terms-and-conditions'],
	...['/about-us', '/pages/about-us', '/pages/our-conversions/', '/pages/faqs', '/pages/book-a-service', '/blog'],
];

type Set = Parameters<typeof makeSite>[0];

/** Where a request for a route ends: at a page of the table, at once or after one redirect of the host. */
function answer(route: string, set: Set): string | undefined {
	const site = makeSite(set);
	const path = route.endsWith('/') ? route : `${route}/`;
	const rule = redirects(site).find(({ from }) => from === path);
	const page = listPages(site).find((candidate) => candidate.path === (rule?.to ?? path));
	return page?.path;
}

describe.each(templateNames)('a %s site with nothing but its name', (template) => {
	test.each(routes)('ROUTE-9, ROUTE-10, ROUTE-11, ROUTE-12, ROUTE-14, ROUTE-15, ROUTE-16 %s', (route) => {
		expect(answer(route, { template })).toBe(pagePath(route, false));
		expect(answer(route, { template, use_pages_path: true })).toBe(pagePath(route, true));
	});

	test('SITE-8 no text speaks of another template’s vehicles', () => {
		const pages = makeSite({ template, name: 'Dealer' }).config.pages;
		const texts = JSON.stringify([textsOf(Object.values(pages)), carTexts(template)]);
		const strangers = { motorcycle: /\bcars?\b/i, camper: /\bcars?\b/i, rv: /\bcars?\b/i, truck: /\bcars?\b/i };
		const stranger = strangers[template as keyof typeof strangers];
		if (stranger) expect(texts).not.toMatch(stranger);
		expect(texts).not.toMatch(/undefined|\ba RV\b/i);
	});
});

/** What the buttons and dialogs of a vehicle's page say. */
function carTexts(template: (typeof templateNames)[number]): string[] {
	const own = makeCar({ price: 20_000, ...reservable });
	const site = makeSite(
		{ template, autobot: true, enable_store: true, payment_provider: 'test' },
		[own],
		everythingWorks,
	);
	const { actions } = carPage.model(site, own.slug);
	return actions.flatMap(({ text, form }) => [text, form?.title ?? []].flat());
}

const processor = { authorization_type: 'key', authorization_key: 'pk_1', deposit_amount: 500 };
const reservable = { has_checkout_payment_processor: true, payment_processors: [processor] };

test.each([
	['car', 'Book a test drive', 'Book a Test Drive', 'Reserve car now'],
	['motorcycle', 'Book a test ride', 'Book a Test Ride', 'Reserve motorcycle now'],
	['camper', 'Book a walk-through', 'Book a Walk-through', 'Reserve camper now'],
	['rental', 'Book a viewing', 'Book a Viewing', 'Reserve car now'],
] as const)('SITE-8, CAR-1 the page of a %s says %s, %s, %s', (template, ...texts) => {
	expect(carTexts(template)).toEqual(expect.arrayContaining(texts));
	if (template !== 'car') expect(carTexts(template).join()).not.toMatch(/test drive/i);
});

/** Everything in pages that visitors read. */
function textsOf(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	if (Array.isArray(value)) return value.flatMap(textsOf);
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => {
		return ['url', 'kind', 'image', 'form', 'department'].includes(key) ? [] : textsOf(inner);
	});
}

test('SITE-8 what is hired out was never for sale: the page that is not found says so', () => {
	const said = (template: 'car' | 'subscription') => notFound.model(makeSite({ template }), null).text;
	expect(said('car')).toContain('the car is no longer for sale');
	expect(said('subscription')).toContain('the car is no longer on offer');
});

test('ROUTE-1 the page that is not found shows what has just arrived, not what most pages end with; else what there is', () => {
	const shown = (arrived: readonly string[]) => {
		const cars = arrived.map((day, index) => ({ ...makeCar({ stocknum: `N${index}` }), ...(day && { arrived: day }) }));
		const { cards, cardsHeading } = notFound.model(makeSite({}, cars), null);
		return [cardsHeading, cards.length];
	};
	expect(shown(Array(5).fill('2026-06-14'))).toEqual(['Just arrived', 4]);
	expect(shown(['2026-06-14', ''])).toEqual(['In stock now', 2]);
});

test('SITE-9 default pages are spelled as the locale spells', () => {
	const spelled = (locale: 'en-AU' | 'en-US') => makeSite({ locale }).config.pages['/finance-enquiry/']?.title;
	expect([spelled('en-AU'), spelled('en-US')]).toEqual(['Finance enquiry', 'Financing inquiry']);
});

describe('settings that move pages', () => {
	const paths = (set: Set) => listPages(makeSite(set)).map(({ path }) => path);
	const rule = (set: Set, from: string) => redirects(makeSite(set)).find((candidate) => candidate.from === from)?.to;

	test('ROUTE-9 /finance takes the place of /finance-pre-approval', () => {
		const set = { finance_replaces_pre_approval: true };
		expect(paths(set)).not.toContain('/finance-pre-approval/');
		expect(rule(set, '/finance-pre-approval/')).toBe('/finance/');
		expect(makeSite(set).config.pages['/finance/']?.title).toBe('Finance pre-approval');
	});

	test('ROUTE-9 the finance page has the anchor #finance-form', () => {
		const blocks = makeSite().config.pages['/finance/']?.blocks ?? [];
		expect(blocks.flatMap((block) => (block.kind === 'form' ? [`${block.form}-form`] : []))).toEqual(['finance-form']);
	});

	test('ROUTE-12 a prefix of the dealer’s own has the saved list, and /my-garage leads there', () => {
		const set = { garage_settings: { prefix: '/mymotorama' } };
		expect(paths(set)).toContain('/mymotorama/saved/');
		expect(paths(set)).not.toContain('/my-garage/');
		expect(rule(set, '/my-garage/')).toBe('/mymotorama/saved/');
		expect(rule(set, '/mymotorama/')).toBe('/mymotorama/saved/');
		expect(rule({}, '/my-garage/')).toBeUndefined();
	});

	test('ROUTE-15 the blog as /news', () => {
		const set = { blog_path: '/news' as const };
		expect(paths(set)).toContain('/news/');
		expect([rule(set, '/blog/'), rule(set, '/blog/*')]).toEqual(['/news/', '/news/:splat']);
	});

	test('ROUTE-16 no address redirects that is a page', () => {
		const site = makeSite({ pages: { '/pages/a/b': { title: 'A', blocks: [{ kind: 'search', heading: 'A' }] } } });
		for (const { from } of redirects(site)) expect(site.hasPage(from), from).toBe(false);
	});
});

test('ROUTE-17 the addresses that a model must not take are those of all other pages', () => {
	const slugs = (site = makeSite()) =>
		listPages(site).flatMap(({ path }) => (/^\/[a-z0-9-]+\/$/.test(path) ? [path.slice(1, -1)] : []));
	const models = slugs().map((slug) => ({ slug, name: slug }));
	const site = makeSite({ models, build_model_pages: true });
	const lost: Page[] = listPages(site).filter(({ kind }) => kind === 'model');
	expect(lost).toEqual([]);
	expect(models.length).toBeGreaterThan(20);
});

test('ROUTE-10, ROUTE-11, ROUTE-12 pages about the visitor are nothing for search engines', () => {
	const pages = listPages(makeSite()).filter(({ kind }) => ['success', 'saved', 'sign-in'].includes(kind));
	expect(pages.map(({ indexed }) => indexed)).toEqual([false, false, false]);
});

test('ROUTE-12 the saved list says where it is kept', () => {
	const introOf = (set: Set) => {
		const site = makeSite(set, [makeCar({ price: 20_000, images: [{ image: { url: 'https://cdn.example/1.jpg' } }] })]);
		const page = listPages(site).find(({ kind }) => kind === 'saved');
		return page?.kind === 'saved' ? modelOf(site, page).lists.favourites.intro : null;
	};
	expect(introOf({})).toBe('Saved on this device, no account needed. We show you when one sells or drops in price.');
	expect(introOf({ garage_enabled: true })).toBe(
		'Saved on this device, and in your account while you are signed in. We show you when one sells or drops in price.',
	);
});

test('ROUTE-10 every kind of enquiry of the forms has its thanks', () => {
	const page = listPages(makeSite()).find(({ kind }) => kind === 'success');
	if (page?.kind !== 'success') throw new Error('no success page');
	const categories = modelOf(makeSite(), page).texts.map(({ category }) => category);
	for (const type of ['General', 'Service', 'Parts', 'Fleet', 'Finance', 'Careers', 'Sell My Car'])
		expect(categories).toContain(`${type} Enquiry`.toLowerCase().replaceAll(' ', '-'));
});
