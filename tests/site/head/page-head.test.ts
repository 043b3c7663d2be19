import { describe, expect, test } from 'vitest';
import { favicon } from '../../../src/site/head/favicon.ts';
import { pageHead } from '../../../src/site/head/page-head.ts';
import { openSite } from '../../../src/site/open-site.ts';
import { makeConfig, makeSite, testNow } from '../../support/make-site.ts';

describe('head of a page', () => {
	const page = { title: 'Contact us', canonicalPath: '/contact/' };

	test('the title has the dealer’s name once', () => {
		expect(pageHead(makeSite(), page).title).toBe('Contact us | Test Motors');
		expect(pageHead(makeSite(), { ...page, title: 'Test Motors, Orange' }).title).toBe('Test Motors, Orange');
	});

	test('the canonical address is on the published site', () => {
		expect(pageHead(makeSite(), page).canonical).toBe('https://test-motors.example/contact/');
		expect(pageHead(makeSite(), { ...page, canonicalPath: null }).canonical).toBeNull();
	});

	test('SITE-13 a share’s picture is 1200 by 630 and fills it; drawings are not shared', () => {
		const site = makeSite({ social_image: 'https://cdn.example/site.jpg' });
		const image = pageHead(site, page).socialImage ?? '';
		expect(new URL(image).origin).toBe('https://test-motors.example');
		expect(Object.fromEntries(new URL(image).searchParams)).toEqual({
			url: 'https://cdn.example/site.jpg',
			w: '1200',
			h: '630',
			q: '75',
			fit: 'cover',
		});
		expect(pageHead(site, { ...page, socialImage: 'https://cdn.example/car.jpg' }).socialImage).toContain('car.jpg');
		expect(pageHead(makeSite({ social_image: '/pictures/a.svg' }), page).socialImage).toBeNull();
		expect(pageHead(makeSite(), page).socialImage).toBeNull();
	});

	test.each([
		['#ffffff', false],
		['#0f1115', true],
	])('a page on %s is dark: %s', (colour, dark) => {
		expect(makeSite({ theme: { colours: { page: colour, brand: dark ? '#d8b46a' : '#123a72' } } }).head().dark).toBe(
			dark,
		);
	});
});

test('the address of the tenant’s own style sheet changes with its contents and the theme’s; without one nothing is asked for', () => {
	const head = (radius: 'none' | 'large', css: string) =>
		openSite({ slug: 'a', config: makeConfig({ theme: { radius } }), cars: [], css, now: testNow }).head();
	const url = (radius: 'none' | 'large', css = '.a{}') => head(radius, css).stylesUrl;
	expect(url('none')).toMatch(/^\/theme\.css\?v=[0-9a-z]+$/);
	expect(url('none')).toBe(url('none'));
	expect(new Set([url('none'), url('large'), url('none', '.b{}')]).size).toBe(3);
	expect(url('none', '')).toBeNull();
	expect(head('large', '').styles).toContain('--fc-radius:0.875rem');
	expect(head('large', '').styles).toContain('@font-face');
});

test('the icon is the site’s own picture where it has one', () => {
	expect(favicon(makeConfig({ icon: '/assets/icon.svg' }))).toBe('/assets/icon.svg');
});

test('the icon is the name’s first letter on the brand’s colour', () => {
	const config = makeConfig({ name: '“ōrange” & <Co>', theme: { colours: { brand: '#123a72' } } });
	const svg = decodeURIComponent(favicon(config).slice('data:image/svg+xml,'.length));
	expect(svg).toContain('fill="#123a72"');
	expect(svg).toMatch(/>Ō<\/text>/);
});
