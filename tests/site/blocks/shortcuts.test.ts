import { expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const locations = [{ id: 1, name: 'Orange', address: { street: '1 High Street' } }];

function heroOf(set: Partial<SiteInput> = {}, buttons: { text: string; url: string }[] = []) {
	const home = { title: 'Home', blocks: [{ kind: 'hero' as const, heading: 'Hello', buttons }] };
	const model = modelAt(makeSite({ locations, ...set, pages: { '/': home } }, [makeCar()]), 'configured', '/');
	const data = model.blocks[0]?.data;
	return data && 'shortcuts' in data ? data : { shortcuts: [], buttons: [] };
}

const shortcutsOf = (set: Partial<SiteInput> = {}) => heroOf(set).shortcuts;

test('ROUTE-1 beside the search of the home page are the ways to what else visitors come for', () => {
	expect(shortcutsOf().map(({ text, url }) => [text, url])).toEqual([
		['Value my trade-in', '/trade-in/'],
		['See repayments', '/finance/'],
		['Book a test drive', '/book-test-drive/'],
		['Book a service', '/book-a-service/'],
	]);
});

test('ROUTE-1 a button that repeats one of them gives way, one that leads elsewhere stays; a trade has its words', () => {
	const { shortcuts, buttons } = heroOf({ template: 'motorcycle' }, [
		{ text: 'Book a service', url: '/pages/book-a-service/' },
		{ text: 'Sell us yours', url: '/sell-your-car/' },
		{ text: 'Our story', url: '/about-us/' },
	]);
	expect(shortcuts.map(({ text }) => text)).toEqual([
		'Value my trade-in',
		'See repayments',
		'Book a test ride',
		'Book a service',
	]);
	expect(buttons.map(({ text }) => text)).toEqual(['Our story']);
});

test('ROUTE-1 who hires cars out has no trade-in and no loan, and two ways are no row', () => {
	expect(shortcutsOf({ template: 'subscription' })).toEqual([]);
});
