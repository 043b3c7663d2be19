import { expect, test } from 'vitest';
import type { SiteInput } from '../../src/config/site.ts';
import { contentSecurityPolicy } from '../../src/site/head/content-security-policy.ts';
import { makeConfig, makeSite } from '../support/make-site.ts';

type Settings = NonNullable<NonNullable<SiteInput['plugins']>['google_tag_manager']>;

const withGoogle = (set: Partial<Settings> = {}) => ({
	plugins: { google_tag_manager: { container_id: 'GTM-AB12CD3', ...set } },
});

test('SITE-12 Google’s scripts are admitted where the site has a container, and what they send goes out', () => {
	const policy = contentSecurityPolicy(makeSite(withGoogle()));
	expect(policy).toMatch(/script-src [^;]*https:\/\/\*\.googletagmanager\.com(?:;| )/);
	expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com(?:;| )/);
	expect(contentSecurityPolicy(makeSite())).not.toContain('google');
});

test('SITE-12 so are the hosts that the dealer names', () => {
	const policy = contentSecurityPolicy(makeSite(withGoogle({ hosts: ['https://connect.facebook.net'] })));
	expect(policy).toMatch(/script-src [^;]*https:\/\/connect\.facebook\.net(?:;| )/);
	expect(policy).toMatch(/connect-src [^;]*https:\/\/connect\.facebook\.net(?:;| )/);
});

test.each([
	{ container_id: 'UA-123-4' },
	{ container_id: 'GTM-X&l=other' },
	{ hosts: ['https://a.example; script-src *'] },
	{ hosts: ["'unsafe-inline'"] },
	{ hosts: ['https:'] },
	{ hosts: ['https://*'] },
])('SITE-12 %j is refused', (set) => {
	expect(() => makeConfig(withGoogle(set))).toThrow(/plugins\.google_tag_manager/);
});
