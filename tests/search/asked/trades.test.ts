import { describe, expect, test } from 'vitest';
import type { AskedStock } from '../../../src/search/asked/asked.ts';
import { readAsked } from '../../../src/search/asked/read-asked.ts';
import { bikeSite, carSite, read, said, site, values } from './stocks.ts';

describe('SRCH-3 words and amounts of trades', () => {
	const trades: Record<string, readonly string[]> = {
		...values,
		sleeps: ['2', '4'],
		lams: ['LAMS approved', 'Full licence'],
		licence_class: ['Car', 'MR', 'HR'],
		axle_configuration: ['4x2', '6x4'],
		wheelchair_places: ['1', '2'],
		wheelchair_entry: ['Rear ramp', 'Side ramp', 'Side lift'],
	};

	test.each([
		['caravan sleeps 4', 'caravan', 'sleeps 4'],
		['caravan sleeps four', 'caravan', 'sleeps 4'],
		['4 berth under $60k', '', 'sleeps 4', 'price -60000'],
		['lams naked', 'naked', 'lams LAMS approved'],
		['learner legal 600cc', '', 'lams LAMS approved', 'engine_cc 540-660'],
		['isuzu mr licence', 'isuzu', 'licence_class MR'],
		['HR tipper', 'tipper', 'licence_class HR'],
		['car licence tipper', 'tipper', 'licence_class Car'],
		['over 600cc', '', 'engine_cc 600-'],
		['1000cc+', '', 'engine_cc 1000-'],
		['600cc or more', '', 'engine_cc 600-'],
		['beginner bike', 'bike', 'lams LAMS approved'],
		['naked under 700 cc', 'naked', 'engine_cc -700'],
		['6 x 4 hino', 'hino', 'axle_configuration 6x4'],
		['8 tonne gvm', '', 'gvm 7200-8800'],
		['under 4,500 kg', '', 'gvm -4500'],
		['17 foot caravan', 'caravan', 'length 4.9-5.5'],
		['caravan under 20ft', 'caravan', 'length -6.1'],
		['18ft to 21ft', '', 'length 5.5-6.4'],
		['between 4 and 6 tonne', '', 'gvm 4000-6000'],
		['sleeps 4 or more', '', 'sleeps 4'],
		['two wheelchairs', '', 'wheelchair_places 2'],
		['van rear ramp', 'van', 'wheelchair_entry Rear ramp'],
		['side hoist', '', 'wheelchair_entry Side lift'],
		['side entry', '', 'wheelchair_entry Side ramp,Side lift'],
		['2+ berth', '', 'sleeps 2,4'],
	])('%s', (query, ...expected) => {
		expect(read(query, { locale: 'en-AU', valuesOf: (field) => trades[field] ?? [] })).toEqual(expected);
	});

	test('where all prices are by the week, an amount is one', () => {
		const weekly: AskedStock = {
			locale: 'en-AU',
			valuesOf: (field) => (field === 'subscription_price' ? ['190', '210'] : field === 'price' ? ['NaN'] : []),
		};
		expect(read('kia under $200 a week', weekly)).toEqual(['kia', 'subscription_price -200']);
		expect(read('kia under $200 a week')).toEqual(['kia under $200 a week']);
	});

	test('cars that have none of it keep the words', () => {
		const none: AskedStock = { locale: 'en-AU', valuesOf: () => [] };
		for (const query of ['sleeps 4', 'lams', 'mr licence', '600cc', '6x4']) expect(read(query, none)).toEqual([query]);
	});

	const weeklyStock: AskedStock = {
		locale: 'en-AU',
		template: 'subscription',
		valuesOf: (field) => (field === 'subscription_price' ? ['190', '210'] : field === 'price' ? ['NaN'] : []),
	};

	test('a plan and a term are those of the subscription', () => {
		const known: Record<string, string[]> = {
			subscription_plan: ['Street', 'Suburb'],
			minimum_term_weeks: ['26', '13', '4'],
		};
		const ask = (query: string) => read(query, { ...weeklyStock, valuesOf: (field) => known[field] ?? [] });
		expect(ask('kona on the suburb plan')).toEqual(['kona', 'subscription_plan Suburb']);
		expect(ask('kona for 3 months')).toEqual(['kona', 'minimum_term_weeks 13']);
		expect(ask('one car for four weeks')).toEqual(['one', 'minimum_term_weeks 4']);
		expect(ask('kona for 5 months')).toEqual(['kona']);
	});

	test('a small number is thousands where cars cost as much, and dollars where they are had by the week', () => {
		expect(read('under 200', weeklyStock)).toEqual(['', 'subscription_price -200']);
		expect(read('under 30k', weeklyStock)).toEqual(['']);
		expect(readAsked('suv under 30k', weeklyStock).notes).toEqual([
			'“under 30k” is left out: prices here are by the week, up to $210.',
		]);
		expect(read('under $900 a month', weeklyStock)).toEqual(['', 'subscription_price -207']);
		const byDay: AskedStock = { locale: 'en-AU', valuesOf: (field) => (field === 'price' ? ['55', '120'] : []) };
		expect(read('under 80', byDay)).toEqual(['', 'price -80']);
	});

	test('an amount by the week is left out where prices are for the whole car, and that is said', () => {
		const { words, parts, notes } = readAsked('suv under $200 a week', carSite);
		expect([words, ...parts.map(({ wish }) => said(wish))]).toEqual(['', 'simple_body SUV']);
		expect(notes).toEqual(['“under $200 a week” is left out: prices here are for the whole vehicle, not by the week.']);
		const reckoned = { ...carSite, priceFor: (weekly: number) => weekly * 200 };
		expect(readAsked('suv under $200 a week', reckoned).notes).toEqual([]);
	});

	test('riders’ words for types', () => {
		expect(readAsked('dual sport', bikeSite).parts.map(({ wish }) => said(wish))).toEqual(['simple_body Adventure']);
		const scooters = site('motorcycle', { simple_body: ['Scooter'] });
		expect(readAsked('moped', scooters).parts.map(({ wish }) => said(wish))).toEqual(['simple_body Scooter']);
	});
});
