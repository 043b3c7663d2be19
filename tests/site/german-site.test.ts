import { describe, expect, test } from 'vitest';
import { localeNames } from '../../src/domain/locales/rows.ts';
import { formSettings } from '../../src/forms/definitions/site-settings.ts';
import { isPhone } from '../../src/forms/rules/phone-rules.ts';
import { carCard } from '../../src/site/cars/car-card.ts';
import { keyFacts } from '../../src/site/cars/facts/key-facts.ts';
import { specification } from '../../src/site/cars/facts/specification.ts';
import { lastChange } from '../../src/site/cars/notes.ts';
import { pageLocaleJson } from '../../src/site/head/page-locale.ts';
import { makeCar, makeConfig, testNow } from '../support/make-site.ts';

describe('SITE-9 a site under de-DE', () => {
	const config = makeConfig({ locale: 'de-DE', phone: '03023125014' });
	const car = makeCar({
		price: 12_990.5,
		km: 45_000,
		power: 90,
		updated_at_timestamp: Date.UTC(2026, 5, 14) / 1000,
	});

	test('SITE-9 numbers, money, dates, powers and phone numbers are German', () => {
		const card = carCard(car, config, testNow);
		expect(card.price.text).toBe('12.990,50\u00a0€');
		expect(keyFacts(car, config).find(({ kind }) => kind === 'distance')?.value).toBe('45.000 km');
		expect(specification(car, config).flatMap(({ facts }) => facts)).toContainEqual({
			label: 'Power',
			value: '90 kW (122 PS)',
		});
		expect(lastChange(car, { config, isPast: () => false })?.day).toBe('14. June 2026');
		expect(config.phone).toBe('030 23125014');
	});

	test('SITE-9 the privacy policy names the country’s law', () => {
		expect(JSON.stringify(config.pages['/privacy-policy/'])).toContain('General Data Protection Regulation');
	});

	test('SITE-9 forms take its postcodes and phone numbers', () => {
		const settings = formSettings(config);
		expect(isPhone('0171 39 200 55', settings)).toBe(true);
		expect(isPhone('0049 (0)30 23125 014', settings)).toBe(true);
		expect(isPhone('+61 491 570 006', settings)).toBe(false);
	});

	test('SITE-9 a page hands its scripts the facts of its locale, and an Australian page hands over none', () => {
		const handed = localeNames.map((locale) => JSON.parse(pageLocaleJson(locale) ?? 'null')?.money ?? null);
		expect(handed).toEqual([null, '$#', '$#', '#\u00a0€']);
	});
});
