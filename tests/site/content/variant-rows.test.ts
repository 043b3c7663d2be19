import { expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { specificationGroups } from '../../../src/site/content/model-specs.ts';
import { makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const power = (value: string) => [{ label: 'Power', value }];
const rio: NonNullable<SiteInput['models']>[number] = {
	...{ slug: 'rio', name: 'Rio', manufacturer_name: 'Kia' },
	variants: [
		{ name: 'S', price: 20_000, specifications: power('74 kW') },
		{ name: 'GT', price: 26_000, specifications: power('88 kW') },
		{ name: 'X' },
	],
	specifications: [
		{ label: 'Power', value: '74 to 88 kW', group: 'Engine' },
		{ label: 'Boot', value: '325 L', group: 'Size' },
		{ label: 'Torque', value: '172 Nm', group: 'Engine' },
		{ label: 'Seats', value: '5' },
	],
};
const pageOf = (set: object = {}, site: Partial<SiteInput> = {}) =>
	modelAt(makeSite({ models: [{ ...rio, ...set }], build_model_pages: true, ...site }, []), 'model', '/rio/');

test('ROUTE-17 variants are compared by what is measured of each, then by what the whole model has; nothing that one of them lacks', () => {
	const rows = (variants: unknown) => pageOf({ variants }).variantRows.map(({ label, values }) => [label, values]);
	const shared = [
		['Seats', ['5', '5']],
		['Boot', ['325 L', '325 L']],
		['Torque', ['172 Nm', '172 Nm']],
	];
	expect(rows(rio.variants?.slice(0, 2))).toEqual([shared[0], ['Power', ['74 kW', '88 kW']], ...shared.slice(1)]);
	expect(rows(rio.variants?.slice(1))).toEqual(shared);
	expect(pageOf().variantRows.every(({ isSame }) => isSame)).toBe(true);
});

test('ROUTE-17 a variant has its own figure in the place of the model’s, and as many facts as one reads at once', () => {
	const specifications = Array.from({ length: 20 }, (_, index) => ({ label: `Fact ${index}`, value: '1' }));
	const [first] = pageOf({ specifications }).variants;
	expect(first?.specs.map(({ label }) => label)).toEqual(['Power', ...specifications.map(({ label }) => label)]);
	expect(first?.brief).toHaveLength(8);
	expect(pageOf().variants[1]?.specs.find(({ label }) => label === 'Power')?.value).toBe('88 kW');
});

test('ROUTE-17 specifications stand in their groups, those without one first; a demonstration says that they are samples', () => {
	const page = pageOf({}, { demo: true });
	const groups = page.specifications.map(({ heading, facts }) => [heading, facts.map(({ label }) => label)]);
	expect(groups).toEqual([
		[null, ['Seats']],
		['Engine', ['Power', 'Torque']],
		['Size', ['Boot']],
	]);
	expect(page.sampleNote).toContain('samples');
	expect(pageOf().sampleNote).toBeNull();
	expect(specificationGroups([])).toEqual([]);
});

test('ROUTE-17 the variants that an offer covers are marked, where it does not cover all', () => {
	const marked = (offer: object) => pageOf({ offer }).variants.map(({ offer: title }) => title);
	expect(marked({ title: 'Free mats', variants: ['GT', 'X'] })).toEqual([null, 'Free mats', 'Free mats']);
	expect(marked({ title: 'Free mats' })).toEqual([null, null, null]);
});
