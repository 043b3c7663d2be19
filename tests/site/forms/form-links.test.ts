import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { siteForm } from '../../../src/forms/definitions/site-form.ts';
import { askedItems } from '../../../src/site/blocks/priced-list.ts';
import { formLinks, relatedForm } from '../../../src/site/forms/form-links.ts';
import { workshopPrices } from '../../../src/site/forms/workshop-prices.ts';
import { makeSite } from '../../support/make-site.ts';

const names = (set: Partial<SiteInput> = {}) => formLinks(makeSite(set)).map(({ name }) => name);

describe('the ways to the forms', () => {
	test('ROUTE-14 the contact page leads to every page with its own form', () => {
		const site = makeSite();
		const links = formLinks(site);
		expect(links.map(({ name }) => name)).toEqual([
			'Book a test drive',
			'Book a service',
			'Value my trade-in',
			'Sell my car',
			'Get finance pre-approval',
			'Order parts',
			'Ask about warranty',
			'Buy for a fleet',
		]);
		for (const { path } of links) expect(site.hasPage(path), path).toBe(true);
	});

	test('ROUTE-14 SITE-8 worded for what is sold; who hires out buys nothing in', () => {
		expect(names({ template: 'motorcycle' })).toEqual(
			expect.arrayContaining(['Book a test ride', 'Sell my motorcycle']),
		);
		expect(names({ template: 'subscription' }).join()).not.toMatch(/trade-in|Sell|finance/);
		expect(names({ template: 'conversion' })).toContain('Ask about a conversion');
	});

	test('ROUTE-9 where /finance takes the place of the pre-approval it leads there', () => {
		const link = formLinks(makeSite({ finance_replaces_pre_approval: true })).find(({ name }) =>
			/pre-approval/.test(name),
		);
		expect(link?.path).toBe('/finance/');
	});

	test('ROUTE-9 finance leads to the pre-approval and back, trading in to selling', () => {
		const site = makeSite();
		const paths = ['finance', 'finance-pre-approval', 'trade-in', 'sell-your-car', 'careers'].map(
			(form) => relatedForm(form, site)?.path,
		);
		expect(paths).toEqual(['/finance-pre-approval/', '/finance-enquiry/', '/sell-your-car/', '/trade-in/', undefined]);
		expect(relatedForm('finance', makeSite({ finance_replaces_pre_approval: true }))).toBeNull();
	});

	test('ROUTE-14 FORM-10 a price list that asks by a form gives the form its answers, and its entries the way there', () => {
		const ask = { text: 'Book it', form: 'book-a-service', field: 'priced_item' } as const;
		const items = [
			{ title: 'Minor', price: 'from $289' },
			{ title: 'Regas', price: '$219' },
		];
		const list = { kind: 'price-list' as const, heading: 'Rates', items, ask };
		const site = makeSite({ pages: { '/service/': { title: 'Service', blocks: [list] } } });
		const [asked] = siteForm('book-a-service', site.config)?.steps[0]?.fields ?? [];
		expect(asked).toMatchObject({ name: 'priced_item', required: false });
		expect(asked?.options?.map(({ value }) => value)).toEqual(['Minor, from $289', 'Regas, $219']);
		expect(askedItems(site, list)[1]).toEqual({
			about: { values: { priced_item: 'Regas, $219' } },
			url: '/book-a-service/?item=Regas%2C+%24219#book-a-service-form',
		});
		const [none] = siteForm('book-a-service', makeSite().config)?.steps[0]?.fields ?? [];
		expect(none).toMatchObject({ name: 'priced_item', type: 'hidden' });
	});

	test('ROUTE-14 beside the booking of a service are the first prices of the service page, where it has some', () => {
		const items = ['Minor', 'Major', 'Brakes', 'Tyre', 'Regas'].map((title) => ({
			title,
			price: `$${title.length}00`,
		}));
		const pages = {
			'/service/': { title: 'Service', blocks: [{ kind: 'price-list' as const, heading: 'Rates', items }] },
		};
		const site = makeSite({ pages });
		expect(workshopPrices('book-a-service', site)).toEqual({ items: items.slice(0, 4), path: '/service/' });
		expect(workshopPrices('parts', site)).toBeNull();
		expect(workshopPrices('book-a-service', makeSite({ pages, template: 'rental' }))).toBeNull();
		expect(workshopPrices('book-a-service', makeSite())).toBeNull();
	});
});
