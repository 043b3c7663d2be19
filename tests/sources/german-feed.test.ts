import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStock } from '../../scripts/sources/stock.ts';
import { formatProblem, ProblemError } from '../../src/config/problem.ts';
import type { SiteInput } from '../../src/config/site.ts';
import { type Locale, localeNames, localeRow } from '../../src/domain/locales/rows.ts';
import { formatMoney, groupedNumber } from '../../src/domain/words/written-number.ts';
import { type CarField, carFields } from '../../src/stock/car/car-fields.ts';
import { feedNotation } from '../../src/stock/feed/feed-notation.ts';
import { normaliseStock } from '../../src/stock/feed/normalise.ts';
import { type Notation, plainNotation } from '../../src/stock/readers/notation.ts';
import { type Reader, readValue } from '../../src/stock/readers/reading.ts';
import { makeConfig } from '../support/make-site.ts';

const now = Date.UTC(2026, 10, 22) / 1000;
const feed = {
	type: 'file',
	path: resolve('tests/fixtures/stock/german.csv'),
	columns: {
		stocknum: 'Fahrzeug-Nr',
		make: 'Marke',
		model: 'Modell',
		badge: 'Ausführung',
		year: 'EZ',
		price: 'Preis',
		km: 'Kilometer',
		power: 'Leistung',
		simple_fuel: { column: 'Kraftstoff', values: { Benzin: 'Petrol', Elektro: 'Electric' } },
		colour: 'Farbe',
		status: { column: 'Status', values: { verfügbar: 'in_stock', reserviert: 'in_stock' } },
		location_name: { column: ['Straße', 'Ort'], join: ', ' },
		images: { column: ['Bild1', 'Bild2'], join: '|' },
		created_at_timestamp: 'Eingestellt',
	},
	only_rows: { Art: 'pkw', Status: { not: ['Verkauft'] } },
} satisfies SiteInput['stock_feed'];

async function read(change: Record<string, unknown> = {}) {
	const config = makeConfig({ locale: 'de-DE', stock_feed: { ...feed, ...change } as SiteInput['stock_feed'] });
	const source = await readStock(config.stock_feed, { tenantDir: '/t/x', siteFile: 'site.json', environment: {} });
	const { cars, report } = normaliseStock(source.records, { ...source, now, notation: feedNotation(config) });
	return { cars, report, source };
}

describe('SITE-5 a feed as a German dealer has it', () => {
	test('SITE-5 prices, distances, powers, dates and joined columns are read, and other rows do not count', async () => {
		const { cars, report, source } = await read();
		const facts = cars.map(({ stocknum, year, price, km, power }) => [stocknum, year, price, km, power]);
		expect(facts).toEqual([
			['A-100', 2018, 12_990, 45_000, 90],
			['A-101', 2019, 8990, 121_500, 110],
			['A-102', 2021, 24_990, 9800, 180],
			['A-103', 2023, 19_990, 1250, undefined],
		]);
		expect(source.skipped).toBe(2);
		expect(cars[0]).toMatchObject({
			badge: '1.6 Komfort',
			simple_fuel: 'Petrol',
			location_name: 'Hauptstr. 1, 10117 Beispielstadt',
			created_at_timestamp: Date.UTC(2026, 10, 3) / 1000,
			photos_count: 2,
		});
		expect([report.leftOut, report.warnings.filter(({ field }) => field === 'km')]).toEqual([[], []]);
		// The one price whose comma could be for decimals, as anywhere in Germany.
		expect(
			report.warnings.filter(({ field }) => field === 'price').map(({ value, reason }) => [value, reason]),
		).toEqual([['EUR 24,990', 'the comma taken for thousands: 24,990']]);
	});

	test('SITE-5 a column of only_rows that is not there is named, with those that are', async () => {
		const error = await read({ only_rows: { Artt: 'PKW' } }).catch((reason: unknown) => reason);
		const said = error instanceof ProblemError ? error.problems.map(formatProblem).join() : '';
		expect(said).toContain(
			'german.csv: column "Artt": found no such column, expected the column that only_rows names.',
		);
		expect(said).toContain('Did you mean "Art"?');
	});

	test('SITE-5 a joined column that is not there is a fault like any other', async () => {
		const columns = { ...feed.columns, images: { column: ['Bild1', 'Bild9'] } };
		const error = await read({ columns }).catch((reason: unknown) => reason);
		expect(String(error)).toContain('"Bild9"');
	});
});

const readAs = (field: CarField, found: unknown, notation: Partial<Notation> = {}) =>
	readValue<unknown>(found, carFields[field].read as Reader<unknown>, { ...plainNotation, ...notation });

describe('SITE-5 what a feed says of how it is written', () => {
	test.each<[CarField, unknown, Partial<Notation>, unknown]>([
		['km', 50_000, { distance: 'miles' }, 80_467],
		['km', '50,000', { distance: 'miles' }, 80_467],
		['km', '50,000 km', { distance: 'miles' }, 50_000],
		['km', '50,000 mi', {}, 80_467],
		['power', 100, { power: 'hp' }, 75],
		['power', '100', { power: 'PS' }, 74],
		['power', '90kW/122PS', {}, 90],
		['power', '122 PS (90 kW)', {}, 90],
		['power', 'strong', {}, undefined],
		['power', '1.6', {}, 2],
		['year', '05/2018', {}, 2018],
		['year', '05.2018', {}, 2018],
		['year', '31.05.2018', {}, 2018],
		['year', '2018-05', {}, 2018],
		['year', '2018.0', {}, 2018],
		['year', '52018', {}, undefined],
		['created_at_timestamp', '31.12.2025', {}, Date.UTC(2025, 11, 31) / 1000],
		['created_at_timestamp', '3/4/2026', {}, undefined],
		['created_at_timestamp', '3/4/2026 14:30', { dateOrder: 'day' }, Date.UTC(2026, 3, 3, 14, 30) / 1000],
		['created_at_timestamp', '3/4/2026', { dateOrder: 'month' }, Date.UTC(2026, 2, 4) / 1000],
		['created_at_timestamp', '31.02.2026', {}, undefined],
		['created_at_timestamp', '13/13/2026', { dateOrder: 'day' }, undefined],
		['fuel_consumption', '8,500', { decimalMark: ',' }, 8.5],
		['subscription_price', '99.500', { decimalMark: ',' }, 99_500],
		['subscription_price', '99,500', { decimalMark: ',' }, 99.5],
		['price', '19,99', { decimalMark: ',' }, 19.99],
		['price', '12.990', { decimalMark: ',' }, 12_990],
		['price', '8.990,-', {}, 8990],
		['price', '8.990,- € VB', { currency: 'EUR' }, 8990],
	])('SITE-5 %s %j with %j is %j', (field, found, notation, value) => {
		expect(readAs(field, found, notation).value).toEqual(value);
	});

	test('SITE-5 another currency than the site’s is for the dealer to look at, its own is not', () => {
		expect(readAs('price', '12990 €', { currency: 'EUR' })).not.toHaveProperty('odd');
		expect(readAs('price', '$12,990', { currency: 'EUR' })).toMatchObject({
			odd: true,
			note: 'another currency: the number is shown as EUR',
		});
	});

	test.each(localeNames)(
		'SITE-5 SITE-9 money and distances that we write under %s read as they were',
		(locale: Locale) => {
			const { currency, shown } = localeRow(locale);
			const notation = { currency, decimalMark: shown.decimalMark };
			const check = (cents: number, km: number) => {
				const amount = cents / 100;
				expect(readAs('price', formatMoney(amount, locale), notation)).toMatchObject({ value: amount });
				expect(readAs('price', formatMoney(amount, locale), notation)).not.toHaveProperty('odd');
				expect(readAs('km', `${groupedNumber(km, locale)} km`, notation).value).toBe(km);
			};
			const cents = fc.integer({ min: 1, max: 999_999_900 });
			fc.assert(fc.property(cents, fc.integer({ min: 0, max: 999_999 }), check), { seed: 7, numRuns: 300 });
		},
	);
});
