import { expect, test } from 'vitest';
import { leadSource } from '../../../src/domain/leads/lead-source.ts';

test.each([
	[{}, null],
	[{ page: '2' }, null],
	[{ utm_source: '  ' }, null],
	[{ gclid: 'x' }, 'Google Ads'],
	[{ gbraid: 'x' }, 'Google Ads'],
	[{ utm_source: 'google', utm_medium: 'cpc' }, 'Google Ads'],
	[{ utm_source: 'Google', utm_medium: 'organic' }, 'Google'],
	[{ utm_source: 'google', gclid: 'x' }, 'Google Ads'],
	[{ fbclid: 'x' }, 'Facebook'],
	[{ utm_source: 'newsletter', fbclid: 'x' }, 'E-mail'],
	[{ utm_source: 'ig' }, 'Instagram'],
	[{ utm_source: 'carsales.com.au', utm_medium: 'referral' }, 'carsales'],
	[{ utm_source: 'radio spot' }, 'Radio spot'],
	[{ utm_source: 'x'.repeat(99) }, `X${'x'.repeat(39)}`],
])('FORM-10 a lead whose link said %j', (params, expected) => {
	expect(leadSource(params)).toBe(expected);
});
