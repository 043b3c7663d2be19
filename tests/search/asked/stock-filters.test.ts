import { describe, expect, test } from 'vitest';
import type { AskedStock } from '../../../src/search/asked/asked.ts';
import { readAsked } from '../../../src/search/asked/read-asked.ts';
import { anyHybrid, anyWhite, bikeSite, bikes, camperSite, carSite, cars, said, site, truckSite } from './stocks.ts';

describe('SRCH-3 a search reads what its stock has as filters', () => {
	test.each([
		[carSite, 'white ute', '', anyWhite, 'simple_body Ute'],
		[carSite, 'white truck', '', anyWhite, 'simple_body Ute'],
		[site('car', cars, 'en-US'), 'gray trucks', '', 'simple_body Ute', 'colour Grey'],
		[carSite, 'red corolla hybrid', '', 'model Corolla', anyHybrid, 'colour Red'],
		[carSite, 'turbo electric station wagon', 'turbo', 'simple_fuel Electric', 'simple_body Wagon'],
		[carSite, 'corolla 2019', '', 'model Corolla', 'year 2019-2019'],
		[site('car', { model: ['2008'] }), 'peugeot 2008', 'peugeot 2008'],
		[site('car', { year: ['2019', '2026'] }), 'kia less than 5 years old', '', 'make Kia', 'year 2021-'],
		[site('motorcycle', bikes), 'p plate bike', '', 'lams LAMS approved'],
		[carSite, 'black suv leather', 'black leather', 'simple_body SUV'],
		[carSite, 'auto evs', '', 'simple_transmission Automatic', 'simple_fuel Electric'],
		[carSite, 'silver shadow', '', 'model Silver Shadow'],
		[carSite, 'red leather kia', 'red leather', 'make Kia'],
		[carSite, 'kia cars', '', 'make Kia'],
		[carSite, 'hybrids', '', anyHybrid],
		[carSite, 'stick shift', '', 'simple_transmission Manual'],
		[carSite, 'petrol or hybrid', '', 'simple_fuel Petrol', anyHybrid],
		[carSite, 'good fuel economy', '', 'simple_fuel Hybrid,Plug-in Hybrid,Electric'],
		[carSite, 'suv cheap to run', '', 'simple_body SUV', 'simple_fuel Hybrid,Plug-in Hybrid,Electric'],
		[carSite, 'people mover', '', 'seats 7'],
		[site('car', { ...cars, simple_body: ['People Mover'] }), 'people mover', '', 'simple_body People Mover'],
		[site('car', { ...cars, feature_words: ['towbar'] }), 'tow 3 tonne', '', 'feature towbar'],
		[site('subscription', {}), 'suv for 6 months', '', 'simple_body SUV'],
		[site('subscription', {}), 'month to month', ''],
		[carSite, 'bike', 'bike'],
		[bikeSite, 'bike', ''],
		[bikeSite, 'black adventure bikes under 15', '', 'price -15000', 'simple_body Adventure', 'colour Black'],
		[bikeSite, 'learner bike', '', 'lams LAMS approved'],
		[camperSite, 'van sleeps 4', '', 'sleeps 4', 'simple_body Caravan'],
		[camperSite, 'white pop-tops', '', 'simple_body Pop-Top', 'colour White'],
		[camperSite, 'camper', ''],
		[camperSite, 'camper trailers', '', 'simple_body Camper Trailer'],
		[truckSite, 'white truck hr licence', '', 'licence_class HR', 'colour White'],
		[truckSite, 'cab & chassis', '', 'simple_body Cab & Chassis'],
		[truckSite, 'tippers', '', 'simple_body Tipper'],
	])('a search reads what its stock has as filters (%#)', (from, query, words, ...wishes) => {
		const asked = readAsked(query, from);
		expect([asked.words, ...asked.parts.map(({ wish }) => said(wish)).sort()]).toEqual([words, ...wishes.sort()]);
	});

	test.each([
		['car for towing a caravan', '', 'feature towbar'],
		['good for towing', '', 'feature towbar'],
		['ute that can tow a boat', '', 'feature towbar', 'simple_body Ute'],
		['first car for my daughter', '', 'order lowest_price'],
		['old car for uni student', ''],
		['kia for camping', '', 'make Kia'],
		['kia for my wife', '', 'make Kia'],
		['kia l', '', 'make Kia'],
		['for', 'for'],
		['l', 'l'],
		['kia x', 'x', 'make Kia'],
	])('words of a sentence are not looked for: %s', (query, words, ...wishes) => {
		const own = { ...cars, feature_words: ['towbar'], model: ['X Trail'] };
		const { words: rest, parts } = readAsked(query, site('car', own));
		expect([rest, ...parts.map(({ wish }) => said(wish)).sort()]).toEqual([words, ...wishes.sort()]);
	});

	test('a value with a typo is the filter that it means, unless a car is called so', () => {
		const own = { ...cars, model: ['Corolla', 'Patrol'] };
		const typed = (query: string, from: AskedStock) => {
			const { words, parts } = readAsked(query, from);
			return [words, ...parts.map(({ wish }) => said(wish))];
		};
		expect(typed('hyrid', site('car', { ...cars, simple_fuel: ['Hybrid'] }))).toEqual(['', 'simple_fuel Hybrid']);
		expect(typed('corolla wagno', site('car', own))).toEqual(['', 'model Corolla', 'simple_body Wagon']);
		expect(typed('automtic', site('car', own))).toEqual(['', 'simple_transmission Automatic']);
		expect(typed('patrol', site('car', { ...cars, model: ['Corolla'] }))).toEqual(['patrol']);
		expect(typed('whited', site('car', { ...own, badge: ['Whited'] }))).toEqual(['whited']);
	});

	test('among several names one of two words may have a typo', () => {
		const { words, parts } = readAsked('kluger or sante fe', site('car', { model: ['Kluger', 'Santa Fe'] }));
		expect([words, ...parts.map(({ wish }) => said(wish)).sort()]).toEqual(['', 'model Kluger', 'model Santa Fe']);
	});
});
