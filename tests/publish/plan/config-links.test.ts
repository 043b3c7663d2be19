import { expect, test } from 'vitest';
import { deadLinks } from '../../../scripts/publish/plan/config-links.ts';
import { formatProblem } from '../../../src/config/problem.ts';
import type { SiteInput } from '../../../src/config/site.ts';
import { listPages } from '../../../src/site/pages/page-table.ts';
import { makeConfig, makeSite } from '../../support/make-site.ts';

const paths = listPages(makeSite()).map(({ path }) => path);
const files = ['/pictures/hero-showroom.svg'];

function dead(set: Partial<SiteInput>): string[] {
	const isPublished = (path: string) => [...paths, ...files].includes(path);
	const config = makeConfig({ pages: {}, navigation: { header: [], footer: [] }, ...set });
	return deadLinks({ file: 'site.json', config }, { paths, isPublished }).problems.map(formatProblem);
}

const menu = (url: string): Partial<SiteInput> => ({ navigation: { header: [{ name: 'X', url }], footer: [] } });

test.each(['/contact', '/contact/?a=b#c', '/pages/contact', 'https://other.example/x', 'tel:0255500100', '#main'])(
	'%s leads somewhere',
	(url) => {
		expect(dead(menu(url))).toEqual([]);
	},
);

test('a dead link is named once, where it stands in the config, with the nearest page', () => {
	expect(dead(menu('/contcat/'))).toEqual([
		'site.json: navigation.header[0].url: found "/contcat/", expected a page or file of this site. Did you mean "/contact/"?',
	]);
});

test('a picture that the site does not have is a dead link too', () => {
	expect(dead({ logo: '/assets/logo.svg' })).toEqual([
		'site.json: logo: found "/assets/logo.svg", expected a page or file of this site.',
	]);
});
