import { describe, expect, test } from 'vitest';
import { makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

describe('CARD-6 a dealer’s word for used', () => {
	const site = makeSite({ labels: { used: 'pre-owned' } });
	const { header, footer } = site.config.navigation;
	const links = [...header, ...footer].flatMap(({ dropdownItems }) => dropdownItems);

	test('stands in the menus, which lead to the same search', () => {
		const used = links.filter(({ url }) => url === '/search/used-cars/');
		expect(used.length).toBe(2);
		expect(used.map(({ name }) => name)).toEqual(['Pre-owned cars', 'Pre-owned cars']);
	});

	test('stands in the home page’s description', () => {
		expect(site.config.pages['/']?.description).toContain('New and pre-owned cars');
	});

	test('stands in the thanks for an enquiry', () => {
		const { texts } = modelAt(site, 'success', '/success/');
		expect(texts.find(({ category }) => category === 'used-vehicle-enquiry')?.text).toContain('pre-owned cars');
	});

	test('leaves "used" nowhere in menus and default pages', () => {
		const words = JSON.stringify([links.map(({ name }) => name), Object.values(site.config.pages)]);
		expect(words.replaceAll(/"url":"[^"]*"/g, '')).not.toMatch(/\bused (?:car|vehicle)/i);
	});
});
