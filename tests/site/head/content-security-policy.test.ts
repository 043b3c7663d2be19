import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../src/site/head/content-security-policy.ts';
import { inlineScripts } from '../../../src/site/head/inline-scripts.ts';
import { splitScripts } from '../../../src/site/head/split-scripts.ts';
import { headersFile } from '../../../src/site/pages/host-rules.ts';
import { sourceFiles } from '../../architecture/imports.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

/** The sources of each directive of a site's policy. */
function policyOf(settings: Parameters<typeof makeSite>[0], cars = [makeCar()]): Record<string, string[]> {
	const directives = contentSecurityPolicy(makeSite(settings, cars)).split('; ');
	return Object.fromEntries(
		directives.map((directive) => directive.split(' ')).map(([name, ...sources]) => [name, sources]),
	);
}

test('no script runs but the site’s own files and the inline ones whose hash is named', () => {
	const expected = Object.values(inlineScripts).map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
	expect(policyOf({})['script-src']).toEqual(["'self'", ...expected]);
});

test('SITE-3 of style elements only the theme in the head counts, and where a map or a chat may write any, no hash undoes that', () => {
	const site = makeSite({});
	const theme = `'sha256-${hash('sha256', site.head().styles, 'base64')}'`;
	expect(policyOf({})['style-src']).toEqual(["'self'", theme]);
	const google = policyOf({ address: { map_key: 'key' } })['style-src'];
	expect(google).toContain("'unsafe-inline'");
	expect(google?.filter((source) => source.startsWith("'sha256-"))).toEqual([]);
});

test('nobody else frames a page, no plug-in, no other base, no form elsewhere', () => {
	expect(policyOf({})).toMatchObject({
		'default-src': ["'self'"],
		'frame-ancestors': ["'self'"],
		'object-src': ["'none'"],
		'base-uri': ["'none'"],
		'form-action': ["'self'"],
		'connect-src': ["'self'"],
		'frame-src': ["'self'"],
	});
});

test('LOC-3 a map key admits Google’s hosts, without one they are not named', () => {
	expect(contentSecurityPolicy(makeSite({}))).not.toContain('google');
	const policy = policyOf({ address: { map_key: 'key' }, map: { google_url: 'https://maps.google.cn/maps/api/js' } });
	expect(policy['script-src']).toContain('https://maps.google.cn');
	expect(policy['script-src']).toContain('https://*.googleapis.com');
});

test('LOC-2 tiles without https are admitted by their host', () => {
	const tiles = (url: string) => policyOf({ map: { tiles: { url } } })['img-src'];
	expect(tiles('http://localhost:4403/{z}/{x}/{y}.png')).toContain('http://localhost:4403');
	expect(tiles('http://{s}.tile.example/{z}/{x}/{y}.png')).toContain('http://*.tile.example');
});

test('SRCH-7 a search server is asked only by the sites that have one', () => {
	expect(policyOf({ search: { engine: 'page', server: 'https://search.example' } })['connect-src']).toEqual(["'self'"]);
	const served = (server?: string) => policyOf({ search: { engine: 'typesense', ...(server && { server }) } });
	expect(served('https://search.example')['connect-src']).toEqual(["'self'", 'https://search.example']);
	expect(served()['connect-src']).toEqual(["'self'", 'https:']);
});

test('SITE-10 walk-arounds are framed from the hosts of the cars’ records, where the flag is on', () => {
	const cars = [
		makeCar({ stocknum: '1', impel_url: 'https://spin.example/a?x=1' }),
		makeCar({ stocknum: '2', impel_url: 'https://spin.example/b' }),
		makeCar({ stocknum: '3', impel_url: '/own/viewer' }),
	];
	expect(policyOf({ impel: true }, cars)['frame-src']).toEqual(["'self'", 'https://spin.example']);
	expect(policyOf({ impel: false }, cars)['frame-src']).toEqual(["'self'"]);
});

test('no text of a config or feed ends the header or adds a directive', () => {
	const url = "https://spin.example/;script-src 'unsafe-inline'\n  X-Frame-Options: ALLOW";
	const text = headersFile(makeSite({ impel: true }, [makeCar({ impel_url: url })]));
	expect(text).not.toContain('ALLOW');
	expect(text.match(/script-src [^;]*unsafe-inline/)).toBeNull();
});

test('SITE-11 scripts of split tests are admitted where the site has one', () => {
	const hashes = Object.values(splitScripts).map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
	const split_tests = [{ name: 'home', page: '/', variants: [{ name: 'b', share: 50 }] }];
	expect(policyOf({ split_tests })['script-src']).toEqual(expect.arrayContaining(hashes));
	expect(policyOf({})['script-src']).not.toEqual(expect.arrayContaining([hashes[0]]));
});

test('SITE-17 pages may speak to the service that takes their faults, where there is one, and say where it is', () => {
	const dsn = 'https://abc@errors.example:8443/7';
	expect(policyOf({ error_reporting: { dsn } })['connect-src']).toEqual(["'self'", 'https://errors.example:8443']);
	expect(JSON.parse(makeSite({ error_reporting: { dsn } }).head().faults ?? '')).toEqual({
		url: expect.stringMatching(/^https:\/\/errors\.example:8443\/api\/7\/envelope\/\?sentry_key=abc&/),
		host: 'test-motors.example',
	});
	expect(makeSite({}).head().faults).toBeNull();
});

test('every view takes its inline scripts from the list that is hashed, and handles no event in markup', () => {
	const views = sourceFiles('src').filter((file) => /\.(?:astro|tsx)$/.test(file));
	const inline = views.flatMap((file) => {
		const text = readFileSync(file, 'utf8');
		const scripts = [...text.matchAll(/<script[^>]*is:inline[^>]*>/g)].map(([tag]) => tag);
		const strange = scripts.filter(
			(tag) => !/application\/(?:ld\+)?json|set:html=\{(?:inlineScripts|splitScripts)\.\w+\}/.test(tag),
		);
		const handlers = file.endsWith('.astro') ? [...text.matchAll(/\son[a-z]+="/g)].map(([tag]) => tag) : [];
		return [...strange, ...handlers].map((found) => `${file}: ${found}`);
	});
	expect(inline).toEqual([]);
});

describe('CAR-11 Stripe’s hosts', () => {
	const processor = { authorization_type: 'key', authorization_key: 'pk_1', deposit_amount: 500 };
	const car = makeCar({ price: 20_000, has_checkout_payment_processor: true, payment_processors: [processor] });
	const rulesOf = (set: Parameters<typeof makeSite>[0]) => {
		const blocks = headersFile(makeSite({ enable_store: true, ...set }, [car])).split(/^(?=\/)/m);
		return new Map(blocks.map((block) => [block.slice(0, block.indexOf('\n')), block]));
	};

	test('CAR-11 are let in on checkout pages alone, below the rule for all pages', () => {
		const rules = rulesOf({ payment_provider: 'stripe' });
		expect([...rules.keys()].at(-1)).toBe('/cars/:slug/checkout/');
		expect([...rules].filter(([, block]) => block.includes('stripe.com')).map(([path]) => path)).toEqual([
			'/cars/:slug/checkout/',
		]);
		const own = rules.get('/cars/:slug/checkout/');
		expect(own).toMatch(/script-src 'self' [^;]*https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/);
		expect(own).toMatch(/frame-src 'self' [^;]*https:\/\/hooks\.stripe\.com/);
		expect(own).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com;/);
		expect(own).toMatch(/Permissions-Policy: .*payment=\(self "https:\/\/js\.stripe\.com"/);
	});

	test.each([{ payment_provider: 'test' as const }, { payment_provider: 'stripe' as const, enable_store: false }, {}])(
		'CAR-11 are not named on a site with %o',
		(set) => {
			expect([...rulesOf(set).values()].join('')).not.toContain('stripe');
		},
	);
});
