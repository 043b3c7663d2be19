import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AskedStock, Wish } from '../../../src/search/asked/asked.ts';
import { openAskedWords } from '../../../src/search/asked/asked-words.ts';
import { readAsked } from '../../../src/search/asked/read-asked.ts';
import { emptySearch } from '../../../src/search/state/search-state.ts';
import { makeConfig } from '../../support/make-site.ts';

const values: Record<string, readonly string[]> = {
	car_type: ['new', 'used', 'demo'],
	make: ['Toyota', 'Volkswagen', 'Mercedes-Benz', 'Kia'],
	simple_body: ['Hatch', 'Ute', 'SUV', 'Wagon'],
	simple_fuel: ['Petrol', 'Electric'],
	drive_type: ['4WD', 'AWD', 'FWD'],
	seats: ['5', '7'],
};
const stock: AskedStock = { locale: 'en-AU', valuesOf: (field) => values[field] ?? [] };
const said = (wish: Wish): string => {
	if (wish.kind === 'range') return `${wish.field} ${wish.range.min ?? ''}-${wish.range.max ?? ''}`;
	return `${wish.field} ${wish.kind === 'any' ? wish.values.join() : wish.value}`;
};
const read = (query: string, from = stock) => {
	const { words, parts } = readAsked(query, from);
	return [words, ...parts.map(({ wish }) => said(wish))];
};

describe('SRCH-3 what visitors type is read as they mean it', () => {
	test.each([
		['toyota under $30k', 'toyota', 'price -30000'],
		['red automatic under 20000', 'red automatic', 'price -20000'],
		['kia below 25,000', 'kia', 'price -25000'],
		['less than $15,990', '', 'price -15990'],
		['ute up to 45 grand', 'ute', 'price -45000'],
		['$30k', '', 'price -30000'],
		['over $50,000', '', 'price 50000-'],
		['suv between 20k and 30k', 'suv', 'price 20000-30000'],
		['20-30k hatch', 'hatch', 'price 20000-30000'],
		['$20,000 - $30,000', '', 'price 20000-30000'],
		['$15000 to 20000', '', 'price 15000-20000'],
		['over 2020', '', 'year 2020-'],
		['newer than 2018', '', 'year 2019-'],
		['before 2015 corolla', 'corolla', 'year -2014'],
		['2018+ kia', 'kia', 'year 2018-'],
		['2019 or newer', '', 'year 2019-'],
		['2018-2021 camry', 'camry', 'year 2018-2021'],
		['from 2019 to 2021', '', 'year 2019-2021'],
		['low km', '', 'km -50000'],
		['low kms under $20k', '', 'price -20000', 'km -50000'],
		['under 100k km', '', 'km -100000'],
		['under 80,000 kms', '', 'km -80000'],
		["less than 100 k's", '', 'km -100000'],
		['under 50k miles', '', 'km -80467'],
		['7 seater suv', 'suv', 'seats 7'],
		['used vw', 'Volkswagen', 'car_type used'],
		['pre-owned merc', 'Mercedes-Benz', 'car_type used'],
		['ex demo kia', 'kia', 'car_type demo'],
		['new or used hilux', 'hilux', 'car_type used', 'car_type new'],
		['hilux 4x4', 'hilux', 'drive_type 4WD'],
		['4wd under 40k', '', 'price -40000', 'drive_type 4WD'],
		['awd wagon', 'wagon', 'drive_type AWD'],
		['hatchback', 'Hatch'],
		['white utes', 'white Ute'],
		['pickup truck', 'Ute'],
		['ev', 'Electric'],
		['estate', 'Wagon'],
	])('%s', (query, ...expected) => {
		expect(read(query)).toEqual(expected);
	});

	const trades: Record<string, readonly string[]> = {
		...values,
		sleeps: ['2', '4'],
		lams: ['LAMS approved', 'Full licence'],
		licence_class: ['Car', 'MR', 'HR'],
		axle_configuration: ['4x2', '6x4'],
	};
	test.each([
		['caravan sleeps 4', 'caravan', 'sleeps 4'],
		['4 berth under $60k', '', 'sleeps 4', 'price -60000'],
		['lams naked', 'naked', 'lams LAMS approved'],
		['learner legal 600cc', '', 'lams LAMS approved', 'engine_cc 540-660'],
		['isuzu mr licence', 'isuzu', 'licence_class MR'],
		['HR tipper', 'tipper', 'licence_class HR'],
		['car licence truck', 'truck', 'licence_class Car'],
		['6 x 4 hino', 'hino', 'axle_configuration 6x4'],
	])('of trades: %s', (query, ...expected) => {
		expect(read(query, { locale: 'en-AU', valuesOf: (field) => trades[field] ?? [] })).toEqual(expected);
	});

	test('of trades: where all prices are by the week, an amount is one', () => {
		const weekly: AskedStock = {
			locale: 'en-AU',
			valuesOf: (field) => (field === 'subscription_price' ? ['190', '210'] : field === 'price' ? ['NaN'] : []),
		};
		expect(read('kia under $200 a week', weekly)).toEqual(['kia', 'subscription_price -200']);
		expect(read('kia under $200 a week')).toEqual(['kia a week', 'price -200']);
	});

	test('of trades: cars that have none of it keep the words', () => {
		const none: AskedStock = { locale: 'en-AU', valuesOf: () => [] };
		for (const query of ['sleeps 4', 'lams', 'mr licence', '600cc', '6x4']) expect(read(query, none)).toEqual([query]);
	});

	test.each([
		'mazda 3',
		'cx-5',
		'peugeot 2008',
		'bmw 320i',
		'ram 1500',
		'"under 30k"',
		'hilux -4x4',
		'mx-5 2.0',
		'benzin',
		'911',
		'1500-2500',
	])('%s is a name, and stays', (query) => {
		expect(read(query)).toEqual([query]);
	});

	test('what is not in stock is looked for as it is typed', () => {
		const none: AskedStock = { locale: 'en-AU', valuesOf: () => [] };
		for (const query of ['used vw 4x4', 'hatchback 7 seater', 'ev']) expect(read(query, none)).toEqual([query]);
	});

	test('en-US has its own words for the stock’s', () => {
		expect(read('gas pickup', { ...stock, locale: 'en-US' })).toEqual(['Petrol Ute']);
	});

	test('each is a filter by itself; one that is taken away leaves the others', () => {
		const typed = { ...emptySearch, query: 'red 4x4 kia under $30k', page: 3 };
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		const filters = openAskedWords(stock).filters(typed.query, labels);
		expect(filters.map(({ label }) => label)).toEqual(['“red kia”', 'Price: up to $30,000', '4×4']);
		expect(filters.map(({ without }) => without(typed))).toEqual([
			{ ...emptySearch, query: 'under $30k 4x4' },
			{ ...emptySearch, query: 'red 4x4 kia' },
			{ ...emptySearch, query: 'red kia under $30k' },
		]);
	});

	test('whatever is typed, nothing is lost: a letter is in the words, in a part or in the words for them', () => {
		const token = fc.constantFrom(
			'under',
			'$30k',
			'over',
			'2020',
			'20-30k',
			'kia',
			'7 seater',
			'low km',
			'red',
			'"',
			'-',
			'100,000 km',
			'+',
			'x5',
		);
		fc.assert(
			fc.property(fc.array(fc.oneof(token, fc.string({ maxLength: 6 })), { maxLength: 8 }), (tokens) => {
				const query = tokens.join(' ');
				const { words, parts } = readAsked(query, {
					locale: 'en-AU',
					valuesOf: (field) => (field === 'seats' ? ['7'] : []),
				});
				const kept = [words, ...parts.map(({ text }) => text)].join(' ');
				const letters = (text: string) =>
					[...text.replace(/\b(?:with|and|or|for sale|near me)\b/giu, '').replace(/\s/g, '')].sort().join('');
				expect(letters(kept)).toBe(letters(query));
			}),
			{ seed: 11, numRuns: 500 },
		);
	});
});
