import { describe, expect, test } from 'vitest';
import { isPriceShown, priceParts } from '../../../src/domain/money/price.ts';
import { formatMoney } from '../../../src/domain/words/written-number.ts';

const currencies = [
	['en-AU', 'AUD'],
	['en-NZ', 'NZD'],
	['en-US', 'USD'],
] as const;

/** What the platform writes, which ours has to equal. */
const intl = (dollars: number, locale: string, currency: string): string =>
	new Intl.NumberFormat(locale, {
		style: 'currency',
		currency,
		currencyDisplay: 'narrowSymbol',
		minimumFractionDigits: Math.round(dollars * 100) % 100 === 0 ? 0 : 2,
		maximumFractionDigits: Math.round(dollars * 100) % 100 === 0 ? 0 : 2,
	}).format(Math.round(dollars * 100) / 100);

const settings = { noPriceText: 'Contact us for price', offersSubscription: false, locale: 'en-AU' } as const;
const withSubscription = { ...settings, offersSubscription: true };

describe('CARD-5 price', () => {
	test('where only a weekly price is known its own words stand above it; a car with neither has the text for no price', () => {
		const byWeek = { ...withSubscription, weeklyOnlyText: 'By subscription' };
		expect(priceParts({ subscription_price: 315, preorder: false }, byWeek)).toMatchObject({
			text: 'By subscription',
			weekly: 'from $315 per week',
		});
		expect(priceParts({ preorder: false }, byWeek)).toEqual({ kind: 'no-price', text: 'Contact us for price' });
		expect(priceParts({ subscription_price: 315, preorder: false }, withSubscription).text).toBe(
			'Contact us for price',
		);
	});

	test.each([
		[undefined, false],
		[0, false],
		[10, false],
		[10.01, true],
		[11, true],
	])('CARD-5 a price of %s is shown: %s', (price, shown) => {
		expect(isPriceShown(price)).toBe(shown);
	});

	test.each([
		[
			{ price: 11, preorder: true },
			{ kind: 'price', text: '$11', amount: 11 },
		],
		[
			{ price: 10, preorder: true },
			{ kind: 'preorder', text: 'PREORDER' },
		],
		[{ preorder: true }, { kind: 'preorder', text: 'PREORDER' }],
		[
			{ price: 10, preorder: false },
			{ kind: 'no-price', text: 'Contact us for price' },
		],
		[{ preorder: false }, { kind: 'no-price', text: 'Contact us for price' }],
	])('CARD-5 %o → %o', (car, parts) => {
		expect(priceParts(car, settings)).toEqual(parts);
	});

	test.each([
		[19_991, '$19,991'],
		[19_990, undefined],
		[19_989, undefined],
		[undefined, undefined],
	])('CARD-5 a price of 19990 that was %s strikes %s', (before_price, before) => {
		expect(priceParts({ price: 19_990, before_price, preorder: false }, settings).before).toBe(before);
	});

	test('CARD-5 without a shown price nothing is struck', () => {
		expect(priceParts({ before_price: 30_000, preorder: false }, settings)).not.toHaveProperty('before');
	});

	test.each([
		[withSubscription, 199, 'from $199 per week'],
		[withSubscription, 199.5, 'from $199.50 per week'],
		[withSubscription, 0, undefined],
		[settings, 199, undefined],
	])('CARD-5 subscription %#', (site, subscription_price, weekly) => {
		expect(priceParts({ price: 20_000, subscription_price, preorder: false }, site).weekly).toBe(weekly);
	});

	test.each([
		[51_990, 51_990],
		[51_990.5, 51_990.5],
		[51_990.004, 51_990],
		[51_989.999, 51_990],
	])('CARD-5 the amount of %s dollars is what its text says: %s', (price, amount) => {
		const parts = priceParts({ price, preorder: false }, settings);
		expect(parts.amount).toBe(amount);
		expect(parts.text).toBe(formatMoney(amount, 'en-AU'));
	});

	test('CARD-5 a price that is not shown has no amount', () => {
		expect(priceParts({ price: 10, preorder: false }, settings)).not.toHaveProperty('amount');
	});

	test.each([
		[51_990, '$51,990'],
		[51_990.5, '$51,990.50'],
		[51_990.25, '$51,990.25'],
		[51_990.004, '$51,990'],
		[51_989.999, '$51,990'],
		[999, '$999'],
		[1_500_000, '$1,500,000'],
	])('CARD-5 %s dollars are %s under every locale', (dollars, text) => {
		for (const [locale, currency] of currencies) {
			expect(formatMoney(dollars, locale)).toBe(text);
			expect(intl(dollars, locale, currency)).toBe(text);
		}
	});
});
