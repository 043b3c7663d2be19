import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCarSlug, slugify } from '../../../src/domain/addresses/slug.ts';
import { conditionLabel } from '../../../src/domain/cars/condition.ts';
import { distanceText } from '../../../src/domain/cars/distance.ts';

describe('CARD-6 condition', () => {
	test.each([
		['used', { used: 'pre-owned' }, 'pre-owned'],
		['used', {}, 'used'],
		['new', { used: 'pre-owned' }, 'new'],
		['demo', { used: 'pre-owned' }, 'demo'],
	] as const)('CARD-6 %s with %o is called %s', (carType, labels, label) => {
		expect(conditionLabel(carType, labels)).toBe(label);
	});
});

describe('SITE-9 distance', () => {
	test.each([
		[45_000, 'en-AU', '45,000 km'],
		[45_000, 'en-NZ', '45,000 km'],
		[45_000, 'en-US', '27,962 miles'],
		[0, 'en-AU', '0 km'],
		[999, 'en-AU', '999 km'],
		[1_234_567, 'en-AU', '1,234,567 km'],
		[2, 'en-US', '1 mile'],
		[0, 'en-US', '0 miles'],
	] as const)('SITE-9 %s km under %s is %s', (km, locale, text) => {
		expect(distanceText(km, locale)).toBe(text);
	});
});

describe('ROUTE-6 slugs', () => {
	test.each([
		['2024 ŠKODA Kamiq 85TSI', '2024-skoda-kamiq-85tsi'],
		['Mégane R.S. Trophy', 'megane-r-s-trophy'],
		["O'Connor’s", 'oconnors'],
		['Whangārei', 'whangarei'],
		['Straße Ærø', 'strasse-aero'],
		['  --Hello, world!-- ', 'hello-world'],
		['日本', ''],
		['', ''],
	])('ROUTE-6 slugify %s → %s', (text, slug) => {
		expect(slugify(text)).toBe(slug);
	});

	test('ROUTE-6 a slug is empty or a car slug, and slugging it again changes nothing', () => {
		const check = (text: string) => {
			const slug = slugify(text);
			expect(slug === '' || isCarSlug(slug)).toBe(true);
			expect(slugify(slug)).toBe(slug);
		};
		fc.assert(fc.property(fc.string({ unit: 'binary' }), check), { seed: 6, numRuns: 500 });
	});

	test.each([
		['2024-kia_EV6', true],
		['', false],
		['../etc', false],
		['a b', false],
		['a\n', false],
		['škoda', false],
	])('ROUTE-6 %j may be asked for: %s', (slug, allowed) => {
		expect(isCarSlug(slug)).toBe(allowed);
	});
});
