import { expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { makeSite } from '../../support/make-site.ts';

const others = (set: Partial<SiteInput> = {}) =>
	makeSite(set)
		.header()
		.others.map(({ name, url }) => `${name} ${url}`);
const menu = (header: { name: string; url?: string; dropdownItems?: { name: string; url: string }[] }[]) => ({
	navigation: { header: header as never },
});

test('ROUTE-19 below a short menu phones list the main pages that it leaves out', () => {
	expect(others(menu([{ name: 'Stock', url: '/search/new-used-and-demo-cars/' }]))).toEqual([
		'Special offers /special-offers/',
		'Finance /finance/',
		'Trade-in /trade-in/',
		'Sell yours /sell-your-car/',
		'Service /service/',
		'Book a service /book-a-service/',
		'Parts and accessories /vehicle-parts-and-accessories/',
		'Warranty /warranty/',
		'About us /about-us/',
		'Our locations /our-locations/',
		'Contact us /contact/',
	]);
});

test('ROUTE-19 what the menu leads to is not listed again: an entry, a link of its list, a link to a part of the page', () => {
	const header = [
		{ name: 'Finance', url: '/finance/#calculator' },
		{ name: 'Us', dropdownItems: [{ name: 'Find us', url: '/our-locations/' }] },
	];
	const left = others(menu(header)).join();
	expect(left).not.toMatch(/\/(?:finance|our-locations)\//);
	expect(left).toContain('/contact/');
});

test('ROUTE-19 a page that the site does not have is not listed', () => {
	expect(others({ ...menu([]), template: 'subscription' }).join()).not.toMatch(/\/(?:sell-your-car|trade-in)\//);
});

test('ROUTE-19 the other pages have the dealer’s names for them, as in the footer', () => {
	const navigation = {
		header: [],
		footer: [{ name: 'Shop', dropdownItems: [{ name: 'Workshop', url: '/service/' }] }],
	};
	expect(others({ navigation })).toContain('Workshop /service/');
});

test('ROUTE-19 the usual menus leave little out', () => {
	expect(others()).toEqual(['Special offers /special-offers/']);
});
