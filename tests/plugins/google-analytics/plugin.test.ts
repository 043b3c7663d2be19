import { expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { plugins } from '../../../src/plugins/plugins.ts';
import { pluginParts } from '../../../src/plugins/registry.ts';
import { contentSecurityPolicy } from '../../../src/site/head/content-security-policy.ts';
import { makeConfig, makeSite } from '../../support/make-site.ts';

type Settings = NonNullable<NonNullable<SiteInput['plugins']>['google_analytics']>;

const withGoogle = (set: Partial<Settings> = {}): Partial<SiteInput> => ({
	plugins: { google_analytics: { measurement_ids: ['G-AB12CD34EF'], ...set } },
});
const started = (set: Partial<SiteInput>) => pluginParts(makeConfig(set), plugins).started;

test('SITE-12 Google’s tag is admitted where the site has a property, and what it sends goes out', () => {
	const policy = contentSecurityPolicy(makeSite(withGoogle()));
	expect(policy).toMatch(/script-src [^;]*https:\/\/\*\.googletagmanager\.com(?:;| )/);
	expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com(?:;| )/);
	expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.analytics\.google\.com(?:;| )/);
});

test('SITE-12 the browser gets the properties, and for the council’s events what they say of the dealer', () => {
	expect(started({ ...withGoogle({ oem_brand: 'Kia' }), locale: 'en-NZ' })).toMatchObject([
		{
			name: 'google_analytics',
			consent: 'analytics',
			settings: {
				measurement_ids: ['G-AB12CD34EF'],
				asc: { store_name: 'Test Motors', oem_brand: 'Kia', oem_code: '', affiliation: '', currency: 'NZD' },
			},
		},
	]);
	expect(started(withGoogle({ asc: false }))).toMatchObject([{ settings: { asc: null } }]);
});

test.each([
	{ measurement_ids: [] },
	{ measurement_ids: ['UA-123-4'] },
	{ measurement_ids: ['G-X&l=other'] },
	{ measurement_ids: ['GTM-AB12CD3'] },
])('SITE-12 %j is refused', (set) => {
	expect(() => makeConfig(withGoogle(set))).toThrow(/plugins\.google_analytics/);
});
