import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AskedStock } from '../../../src/search/asked/asked.ts';
import { readAsked } from '../../../src/search/asked/read-asked.ts';
import { carSite, cars, read, said, site, stock } from './stocks.ts';

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
		['ute under 40', 'ute', 'price -40000'],
		['under $40', '', 'price -40000'],
		['between 20 and 30', '', 'price 20000-30000'],
		['max 25 kia', 'kia', 'price -25000'],
		['15 or less', '', 'price -15000'],
		['over 100', '', 'price 100000-'],
		['kia since 19', 'kia', 'year 2019-'],
		['before 15', '', 'year -2014'],
		['under 10 years old', 'under 10 years old'],
		['mazda 3 and up', 'mazda 3 up'],
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
		['dual cab', 'Ute'],
		['dual-cab ute', 'Ute'],
		['crew cab pickup', 'Ute'],
		['ev', 'Electric'],
		['estate', 'Wagon'],
		['toyota undr 30k', 'toyota', 'price -30000'],
		['udner $30,000', '', 'price -30000'],
		['kia belw 25k', 'kia', 'price -25000'],
		['bellow 25k', '', 'price -25000'],
		['underwood', 'underwood'],
		['kia undr offer', 'kia undr offer'],
		['kia wtih 7 seats', 'kia', 'seats 7'],
		['toyota wish 2010', 'toyota wish 2010'],
		['cheap family suv', 'suv', 'order lowest_price'],
		['sub 20k', '', 'price -20000'],
		['suv sub $20k', 'suv', 'price -20000'],
		['15000', '', 'price -15000'],
		['around 20k', '', 'price 17000-23000'],
		['about $20,000', '', 'price 17000-23000'],
		['2020 onwards', '', 'year 2020-'],
		['kia drive away', 'kia'],
		['p plater hatch', 'hatch'],
		['5 door hatch', 'hatch'],
		['seven seater suv', 'suv', 'seats 7'],
		['five door hatch', 'hatch'],
		['first car under 15k', '', 'order lowest_price', 'price -15000'],
		['automatic car for a learner', 'automatic car'],
		['good reliable hatch for my family', 'hatch'],
		['looking for a ute', 'ute'],
		['a class mercedes', 'a class Mercedes-Benz'],
		['3 row suv', 'suv', 'seats 7'],
		['suv with third row seating', 'suv', 'seats 7'],
		['under twenty grand', '', 'price -20000'],
		['under twenty-five thousand', '', 'price -25000'],
		['under 100 000 kms', '', 'km -100000'],
		['under 20 000', '', 'price -20000'],
		['five door hatch', 'hatch'],
		['low ks', '', 'km -50000'],
		['7 or 8 seats', '', 'seats 7'],
		['at least 5 seats', '', 'seats 5,7'],
		['7+ seater suv', 'suv', 'seats 7'],
		['suv max 40000 dollars', 'suv', 'price -40000'],
		['only small suv', 'suv'],
		['cheaper than 20k', '', 'price -20000'],
		['cheap hatch under 15k', 'hatch', 'order lowest_price', 'price -15000'],
	])('%s', (query, ...expected) => {
		expect(read(query)).toEqual(expected);
	});

	test('few miles are a round number of them', () => {
		const low = (locale: string) =>
			readAsked('low miles', site('car', cars, locale)).parts.map(({ wish }) => said(wish));
		expect(low('en-US')).toEqual(['km -48280']);
		expect(low('en-AU')).toEqual(['km -50000']);
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

	test('who asks for what is near is told how, where cars stand in several cities', () => {
		const far = site('car', { ...cars, city: ['Orange', 'Cowra'] });
		expect(readAsked('kia near me', far)).toMatchObject({
			words: '',
			notes: ['For those close to you choose “Near me” or a city.'],
		});
		expect(readAsked('kia near me', site('car', { ...cars, city: ['Orange'] })).notes).toEqual([]);
	});

	test('what compares with nothing that is read is left out, and never mended', () => {
		expect(read('suv over 7 seats', carSite)).toEqual(['', 'seats 7', 'simple_body SUV']);
		const under = readAsked('suv under 7 seats', carSite);
		expect([under.words, ...under.notes]).toEqual(['', '“under” is left out: there is no filter for it.']);
		expect(read('kia with and at least', carSite)).toEqual(['', 'make Kia']);
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
			'cars',
			'bike',
			'under 40',
			'"',
			'-',
			'100,000 km',
			'+',
			'x5',
		);
		const anyTemplate = fc.constantFrom(undefined, 'car' as const, 'truck' as const, 'motorcycle' as const);
		fc.assert(
			fc.property(
				anyTemplate,
				fc.array(fc.oneof(token, fc.string({ maxLength: 6 })), { maxLength: 8 }),
				(template, tokens) => {
					const query = tokens.join(' ');
					const { said: words, parts } = readAsked(query, {
						locale: 'en-AU',
						...(template && { template }),
						valuesOf: (field) => (field === 'seats' ? ['7'] : field === 'colour' ? ['Red'] : []),
					});
					const kept = [words, ...parts.map(({ text }) => text)].join(' ');
					const letters = (text: string) =>
						[
							...text
								.replace(/\b(?:with|and|or|for sale|near me|i|that|an?|the|some|any|my)\b/giu, '')
								.replace(/[^\p{L}\p{N}]/gu, ''),
						]
							.sort()
							.join('');
					expect(letters(kept)).toBe(letters(query));
				},
			),
			{ seed: 11, numRuns: 500 },
		);
	});
});
