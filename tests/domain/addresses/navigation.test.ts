import { describe, expect, test } from 'vitest';
import { modelLinks } from '../../../src/domain/addresses/model-path.ts';
import { resolveMenu } from '../../../src/domain/addresses/navigation.ts';

const site = { domain_name: 'www.dealer.example', use_pages_path: false, models: [] };

describe('resolveMenu', () => {
	test('ROUTE-19 an entry with links below it', () => {
		const entry = { name: 'About', url: '/pages/about-us', dropdownItems: [{ name: 'FAQ', url: '/pages/faqs' }] };
		expect(resolveMenu([entry], site)).toEqual([
			{
				name: 'About',
				url: '/about-us/',
				kind: 'internal',
				newTab: false,
				items: [{ name: 'FAQ', url: '/faqs/', kind: 'internal', newTab: false, items: [] }],
			},
		]);
	});

	test('ROUTE-19 dynamicDropdown lists the models after the entry’s own links', () => {
		const models = [{ name: 'Corolla', url: '/corolla/' }];
		const entry = { name: 'Models', dropdownItems: [{ name: 'All', url: '/models' }], dynamicDropdown: true };
		const [menu] = resolveMenu([entry], { ...site, models });
		expect(menu).not.toHaveProperty('url');
		expect(menu?.items.map(({ name, url }) => [name, url])).toEqual([
			['All', '/models/'],
			['Corolla', '/corolla/'],
		]);
	});

	test('ROUTE-19 models are not listed without dynamicDropdown', () => {
		expect(resolveMenu([{ name: 'A', url: '/' }], { ...site, models: [{ name: 'X', url: '/x/' }] })[0]?.items).toEqual(
			[],
		);
	});

	test('ROUTE-18 another site opens in a new tab and keeps its address', () => {
		const [link] = resolveMenu([{ name: 'Maker', url: 'https://maker.example/au' }], site);
		expect(link).toMatchObject({ url: 'https://maker.example/au', kind: 'external', newTab: true });
	});
});

describe('modelLinks', () => {
	const models = [
		{ slug: 'corolla', name: 'Corolla', manufacturer_name: 'Toyota' },
		{ slug: 'gr-86', name: 'GR86', override_url: '/sports/gr86' },
		{ slug: 'supra', name: 'Supra' },
	];
	const settings = {
		template: 'car',
		domain_name: 'dealer.example',
		use_pages_path: false,
		build_model_pages: true,
		excluded_models: [] as string[],
		taken: new Set<string>(),
	} as const;

	test('ROUTE-17 a model’s page or its override_url', () => {
		expect(modelLinks(models, settings).map(({ url }) => url)).toEqual(['/corolla/', '/sports/gr86', '/supra/']);
	});

	test('ROUTE-17 without model pages a model leads to the search for it', () => {
		expect(modelLinks(models, { ...settings, build_model_pages: false })[0]?.url).toBe(
			'/search/new-used-and-demo-cars/?make=Toyota&model=Corolla',
		);
	});

	test('ROUTE-17 excluded models, by name or slug', () => {
		const links = modelLinks(models, { ...settings, excluded_models: ['SUPRA', 'gr-86'] });
		expect(links.map(({ name }) => name)).toEqual(['Corolla']);
	});
});
