import { expect, test } from 'vitest';
import type { SiteInput } from '../../src/config/site.ts';
import { contentSecurityPolicy } from '../../src/site/head/content-security-policy.ts';
import { siteHead } from '../../src/site/head/site-head.ts';
import { makeConfig, makeSite } from '../support/make-site.ts';

type Plugins = NonNullable<SiteInput['plugins']>;

const tag = { script_url: 'https://tag.maker.example/v1/tag.js', property: 'p-1' };
const started = (plugins: Plugins, set: Partial<SiteInput> = {}) =>
	JSON.parse(siteHead(makeConfig({ plugins, ...set }), '').plugins ?? '[]');

test('SITE-12 the hosts of Meta’s pixel and of a manufacturer’s tag are admitted, and no others', () => {
	const policy = contentSecurityPolicy(
		makeSite({
			plugins: {
				meta_pixel: { pixel_id: '1234567890123' },
				manufacturer_analytics: { ...tag, hosts: ['https://collect.maker.example'] },
			},
		}),
	);
	const maker = 'https://tag.maker.example https://collect.maker.example';
	expect(policy).toContain(`script-src 'self'`);
	expect(policy).toMatch(new RegExp(`script-src [^;]*https://connect.facebook.net ${maker}`));
	expect(policy).toMatch(
		new RegExp(`connect-src 'self' https://connect.facebook.net https://www.facebook.com ${maker}(;|$)`),
	);
});

test('SITE-12 a manufacturer’s tag gets the one number that the site names for it', () => {
	const plugins = { manufacturer_analytics: { ...tag, dealer_identifier: 'maker' } };
	const [{ settings }] = started(plugins, { external_identifiers: { maker: 'D-77', crm: 'not for visitors' } });
	expect(settings).toEqual({ ...tag, queue: 'manufacturerDataLayer', dealer: 'D-77' });
	expect(started(plugins)[0].settings).toEqual({ ...tag, queue: 'manufacturerDataLayer' });
});

test('SITE-12 a container reads the flags of ad campaigns, and the identifiers that the site names', () => {
	const plugins = { google_tag_manager: { container_id: 'GTM-AB12CD3', identifiers: ['ads'] } };
	const set = {
		ad_campaigns: { winter: true, spring: false },
		external_identifiers: { ads: 5, crm: 'not for visitors' },
	};
	expect(started(plugins, set)[0].settings).toEqual({
		container_id: 'GTM-AB12CD3',
		ad_campaigns: { winter: true, spring: false },
		external_identifiers: { ads: 5 },
	});
});

test.each([
	[{ meta_pixel: { pixel_id: 'abc' } }, /plugins\.meta_pixel\.pixel_id/],
	[{ manufacturer_analytics: { ...tag, script_url: 'http://tag.maker.example/tag.js' } }, /script_url/],
	[{ manufacturer_analytics: { ...tag, script_url: "https://a.example/'; x" } }, /script_url/],
	[{ manufacturer_analytics: { ...tag, queue: 'a.b' } }, /queue/],
	[{ manufacturer_analytics: { ...tag, hosts: ['https://*'] } }, /hosts/],
])('SITE-12 %j is refused', (plugins, fault) => {
	expect(() => makeConfig({ plugins: plugins as Plugins })).toThrow(fault);
});
