import { expect, test } from 'vitest';
import { withoutModules } from '../../../src/components/split-test/inert-html.ts';
import { configuredPage } from '../../../src/site/pages/kinds/configured.ts';
import { makeSite } from '../../support/make-site.ts';

const pages = {
	'/': {
		title: 'Home',
		heading: 'Welcome',
		blocks: [
			{ kind: 'rich-text' as const, heading: 'Us', paragraphs: ['One.'] },
			{ kind: 'rich-text' as const, heading: 'You', paragraphs: ['Two.'] },
			{ kind: 'location-cards' as const },
		],
	},
};
const variantsOf = (variant: object, config: object = {}) => {
	const variants = [{ name: 'b', share: 30, ...variant }];
	const site = makeSite({ pages, split_tests: [{ name: 'home', page: '/', variants }], ...config });
	return configuredPage.model(site, '/').variants;
};

test('SITE-11 a page has what differs in its variants, and nothing of what does not', () => {
	const variants = variantsOf({ intro: 'Hello.', blocks: { 1: null, 2: { paragraphs: ['Three.'] } } });
	expect(variants?.test).toEqual({
		name: 'home',
		variants: [{ name: 'b', share: 30 }],
		seen: '/api/events/split_view',
	});
	expect(variants?.head).toEqual([{ number: 1, part: { heading: 'Welcome', intro: 'Hello.' } }]);
	expect(variants?.blocks).toMatchObject([
		[{ number: 1, part: null }],
		[{ number: 1, part: { heading: 'You', settings: { paragraphs: ['Three.'] } } }],
		[],
	]);
});

test('SITE-11 a variant that changes nothing has nothing, and a page without a test no variants', () => {
	expect(variantsOf({})).toMatchObject({ head: [], blocks: [[], [], []] });
	expect(variantsOf({ blocks: { 2: { heading: 'You' } } })?.blocks).toEqual([[], [], []]);
	expect(configuredPage.model(makeSite({ pages }), '/').variants).toBeNull();
});

test('SITE-15 a site in mock mode counts below /mock', () => {
	expect(variantsOf({}, { mock: true, demo: true })?.test.seen).toBe('/mock/events/split_view');
});

test('scripts of components stay outside what is inert, data stays inside', () => {
	const script = '<script type="module" src="/_astro/a.js"></script>';
	const data = '<script type="application/json">{}</script>';
	expect(withoutModules(`<p>${script}${data}</p>${script}`)).toEqual({
		html: `<p>${data}</p>`,
		modules: script + script,
	});
});
