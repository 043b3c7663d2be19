import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publishedTest } from '../../../scripts/publish/plan/plan.ts';
import { unusedRedirects } from '../../../scripts/publish/plan/unused-redirects.ts';
import type { SiteInput } from '../../../src/config/site.ts';
import { isFormerAddress } from '../../../src/domain/addresses/former-address.ts';
import { redirectsFile } from '../../../src/site/pages/host-rules.ts';
import { redirects } from '../../../src/site/pages/redirects.ts';
import { makeSite as makeConfigInput, problemsOf } from '../../config/read.ts';
import { startHost } from '../../host/hosted.ts';
import { makeConfig, makeSite } from '../../support/make-site.ts';

const moved: SiteInput['redirects'] = [
	{ from: '/workshop', url: '/book-a-service' },
	{ from: '/details.aspx', url: '/search/new-used-and-demo-cars/?make=Kia' },
	{ from: '/cars/*', url: '/used-cars/' },
	{ from: '/club', url: 'https://club.example/join' },
];

describe('ROUTE-16 addresses of a former website', () => {
	test('lead to the page that is named, with the slash that pages here have', () => {
		expect(redirects(makeSite({ redirects: moved })).filter(({ from }) => /workshop|details|club/.test(from))).toEqual([
			{ from: '/workshop/', to: '/book-a-service/', status: 301 },
			{ from: '/details.aspx', to: '/search/new-used-and-demo-cars/?make=Kia', status: 301 },
			{ from: '/club/', to: 'https://club.example/join', status: 301 },
		]);
	});

	test('all below one comes after the rules for cars of this site', () => {
		const froms = redirects(makeSite({ redirects: moved })).map(({ from }) => from);
		const after = froms.slice(froms.indexOf('/cars/*') + 1);
		// Below a list are names of lists.
		expect(after.filter((from) => !/-cars\/.+/.test(from))).toEqual([]);
	});

	test('a page of this site takes precedence, and a warning says so', () => {
		const config = { redirects: [{ from: '/contact', url: '/our-locations/' }] };
		expect(redirects(makeSite(config)).some(({ from }) => from === '/contact/')).toBe(false);
		expect(unusedRedirects(makeConfig(config), new Set(['/contact/']), 'site.json')).toMatchObject([
			{ path: 'redirects[0].from', found: '"/contact"' },
		]);
		expect(unusedRedirects(makeConfig({ redirects: moved }), new Set(['/contact/']), 'site.json')).toEqual([]);
	});

	test('the host answers them, with and without a slash and with a query', async () => {
		const host = await startHost({
			'acme/index.html': 'Acme',
			'acme/_redirects': redirectsFile(makeSite({ redirects: moved })),
		});
		try {
			const locations = await Promise.all(
				['/workshop', '/workshop/?a=1', '/cars/x/y/', '/club/'].map(async (path) => {
					const { status, headers } = await host.get(path);
					return [status, headers.location];
				}),
			);
			expect(locations).toEqual([
				[301, '/book-a-service/'],
				[301, '/book-a-service/?a=1'],
				[301, '/used-cars/'],
				[301, 'https://club.example/join'],
			]);
		} finally {
			await host.close();
		}
	});

	test('links to one are not dead; one that leads to itself or nowhere is', () => {
		const config = [...moved, { from: '/a', url: '/b' }, { from: '/b', url: '/a' }, { from: '/c', url: '/nowhere/' }];
		const isPublished = publishedTest(makeSite({ redirects: config }), new Set(['/book-a-service/']));
		expect(['/workshop/', '/a/', '/c/'].map(isPublished)).toEqual([true, false, false]);
	});

	test.each([
		'/',
		'/*',
		'workshop',
		'/a b',
		'/a?x=1',
		'/a#b',
		'/api/leads',
		'/_astro/*',
		'/../x',
		'/a*',
		'/:slug',
		'//x.example',
	])('%j is refused', (from) => {
		expect(problemsOf(makeConfigInput({ redirects: [{ from, url: '/contact/' }] }))).toEqual([
			expect.stringMatching(/^redirects\[0\]\.from: found .*, expected the path of a page of the former website/),
		]);
	});

	test.each(['/workshop.html', '/Vehicle/Details/123', "/bob's-cars/", '/a/%20b/*', '/index.php'])(
		'%j is taken',
		(from) => {
			expect(problemsOf(makeConfigInput({ redirects: [{ from, url: '/contact/' }] }))).toEqual([]);
		},
	);

	test.each(['tel:0255500100', '#top', '?a=1', 'mailto:a@b.example'])('one does not lead to %j', (url) => {
		expect(problemsOf(makeConfigInput({ redirects: [{ from: '/a', url }] }))).toEqual([
			expect.stringMatching(/^redirects\[0\]\.url: found .*, expected a path of this site/),
		]);
	});

	test('one address leads to one place', () => {
		const twice = [
			{ from: '/a', url: '/contact/' },
			{ from: '/a', url: '/service/' },
		];
		expect(problemsOf(makeConfigInput({ redirects: twice }))).toEqual([
			'redirects[1].from: found "/a", expected another from, because [0] of the redirects has this one.',
		]);
	});

	test('whatever is taken is one word of a rule, inside the site', () => {
		const usual = fc.constantFrom('a', '/b', '.html', '-c', '%20', "'");
		const odd = fc.constantFrom('/', '*', '/*', '.', '/..', ' ', ':', '?', '#', '\n', '\u00e9', '/api');
		const pieces = fc.array(fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd }), {
			maxLength: 12,
		});
		const address = fc.tuple(fc.constantFrom('/', '/x'), pieces).map(([first, rest]) => first + rest.join(''));
		fc.assert(
			fc.property(address, (path) => {
				fc.pre(isFormerAddress(path));
				expect(path).toMatch(/^\/[^\s:?#*/][^\s:?#*]*\*?$/);
				expect(path).not.toMatch(/\/\.|\/\/|^\/api\b/);
			}),
		);
	});
});
