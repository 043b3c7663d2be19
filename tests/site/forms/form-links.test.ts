import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
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
