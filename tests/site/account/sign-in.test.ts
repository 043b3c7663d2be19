import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { listPages, modelOf } from '../../../src/site/pages/page-table.ts';
import { recordReads, repeatRead } from '../../../src/site/recording.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const priced = makeCar({ price: 20_000, images: [{ image: { url: 'https://cdn.example/1.jpg' } }] });

function signInOf(set: Partial<SiteInput> = {}) {
	const site = makeSite(set, [priced]);
	const page = listPages(site).find(({ kind }) => kind === 'sign-in');
	if (page?.kind !== 'sign-in') throw new Error('There is no sign-in page.');
	const { view, reads } = recordReads(site);
	return { model: modelOf(view, page), reads: [...reads] };
}

describe('SITE-11, USER-4 where visitors can sign in', () => {
	test.each([
		[{}, null],
		[{ garage_enabled: true }, '/api'],
		[{ garage_enabled: true, demo: true, mock: true }, '/mock'],
	] satisfies [Partial<SiteInput>, string | null][])('with %j the calls are below %j', (set, base) => {
		expect(makeSite(set).accountsBase()).toBe(base);
	});

	test('ROUTE-11 without accounts the page says what there is', () => {
		const { model } = signInOf();
		expect(model.account).toBeNull();
		expect(model.text).toMatch(/^You cannot sign in on this site yet\./);
		expect(model.saved).toEqual({ name: 'Your saved cars', path: '/my-garage/' });
	});

	test('ROUTE-11 with accounts it has the rules of the country’s mobile numbers and the site’s captcha', () => {
		const { account } = signInOf({ garage_enabled: true, sign_in: { captcha: true } }).model;
		expect(account).toMatchObject({ captcha: true, cars: 'cars', privacyPath: '/privacy-policy/' });
		expect(account?.settings).toMatchObject({ phoneRule: 'mobile', phone: { mobile: String.raw`^04\d{8}$` } });
		const zealand = signInOf({ garage_enabled: true, locale: 'en-NZ' }).model.account?.settings.phone;
		expect(zealand?.mobile ?? '').not.toBe('');
	});

	test('SITE-16 a page is rendered again when its site begins to offer accounts', () => {
		const { reads } = signInOf({ garage_enabled: true });
		expect(reads).toContain('accountsBase []');
		const answers = [true, false].map((garage_enabled) => repeatRead(makeSite({ garage_enabled }), 'accountsBase []'));
		expect(answers).toEqual(['/api', null]);
	});
});
