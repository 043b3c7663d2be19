import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseConsent, currentConsent, isAllowed, onConsent } from '../../../src/client/consent/consent.ts';
import { flagsOf, tellConsentMode } from '../../../src/client/consent/consent-mode.ts';
import { domainsOf, forgetCookies, isNamed } from '../../../src/client/consent/forget-cookies.ts';

const asking = JSON.stringify({ version: 1, kinds: ['analytics', 'marketing'], days: 30, policy: '/privacy-policy/' });

/** A page of a site in a browser; `full` keeps nothing. */
function openPage(consent: string | undefined, { full = false, signal = false } = {}): Map<string, string> {
	const kept = new Map<string, string>();
	const setItem = (key: string, value: string) => {
		if (full) throw new Error('full');
		kept.set(key, value);
	};
	const storage = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem,
		removeItem: (key: string) => kept.delete(key),
	};
	const page = Object.assign(new EventTarget(), { documentElement: { dataset: { site: 'one', consent } }, cookie: '' });
	vi.stubGlobal('document', page);
	vi.stubGlobal('location', { hostname: 'www.dealer.example' });
	vi.stubGlobal('localStorage', storage);
	vi.stubGlobal('sessionStorage', { ...storage, getItem: () => null, setItem: () => setItem('', '') });
	vi.stubGlobal('navigator', { globalPrivacyControl: signal });
	return kept;
}

beforeEach(() => vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('SITE-12 a site that does not ask may use everything, but not marketing against the browser’s own signal', () => {
	openPage(undefined);
	expect(currentConsent()).toEqual({ isChosen: true, analytics: true, marketing: true });
	openPage(undefined, { signal: true });
	expect(currentConsent()).toEqual({ isChosen: true, analytics: true, marketing: false });
});

test('SITE-12 a site that asks may use nothing before the choice, and then what was chosen', () => {
	const kept = openPage(asking, { signal: true });
	expect(currentConsent()).toEqual({ isChosen: false, analytics: false, marketing: false });
	expect(isAllowed('none needed')).toBe(true);
	const heard = vi.fn();
	onConsent(heard);
	chooseConsent({ analytics: false, marketing: true });
	expect(heard).toHaveBeenCalledExactlyOnceWith({ isChosen: true, analytics: false, marketing: true });
	expect(JSON.parse(kept.get('forecourt:one:consent') ?? '')).toEqual({
		version: 1,
		at: 1_800_000_000_000,
		analytics: false,
		marketing: true,
	});
});

test('SITE-12 what the site does not ask for is never agreed to', () => {
	openPage(asking.replace(',"marketing"', ''));
	chooseConsent({ analytics: true, marketing: true });
	expect(currentConsent()).toEqual({ isChosen: true, analytics: true, marketing: false });
});

test('SITE-12 where nothing can be kept, the choice counts for the page; a later one counts instead of it', () => {
	openPage(asking, { full: true });
	chooseConsent({ analytics: true, marketing: true });
	expect(isAllowed('marketing')).toBe(true);
	chooseConsent({ analytics: true, marketing: false });
	expect(isAllowed('marketing')).toBe(false);
	// What is kept on the device from now on counts, not what this page had in mind.
	openPage(asking);
	chooseConsent({ analytics: false, marketing: false });
	openPage(asking);
	expect(currentConsent().isChosen).toBe(false);
});

test('SITE-12 Consent Mode hears four flags before anything else, as commands that Google’s tags know', () => {
	openPage(asking);
	const page: { dataLayer?: unknown[] } = {};
	tellConsentMode(page);
	chooseConsent({ analytics: true, marketing: false });
	expect(page.dataLayer?.map((entry) => [...(entry as IArguments)])).toEqual([
		['consent', 'default', flagsOf({ analytics: false, marketing: false })],
		[
			'consent',
			'update',
			{ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted' },
		],
	]);
	expect(page.dataLayer?.map(String)).toEqual(['[object Arguments]', '[object Arguments]']);
});

test('SITE-12 a plugin’s cookies go from the host and the domains above it; others stay', () => {
	openPage(asking);
	const written: string[] = [];
	Object.defineProperty(document, 'cookie', {
		get: () => '_ga=1; _ga_X1=2; session=3',
		set: (value) => written.push(value),
	});
	forgetCookies([{ name: 'google_tag_manager', consent: 'analytics', settings: {}, cookies: ['_ga', '_ga_*'] }]);
	expect(written).toHaveLength(6);
	expect(written[2]).toBe('_ga=; path=/; max-age=0; domain=dealer.example');
	expect(written.join()).not.toContain('session');
	expect(isNamed('_gat', ['_ga', '_ga_*'])).toBe(false);
	expect(domainsOf('localhost')).toEqual([]);
});
