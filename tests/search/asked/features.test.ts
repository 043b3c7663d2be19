import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openPageSearch } from '../../../src/client/search/page-search.ts';
import { featureWords, wordsOfFeatures } from '../../../src/domain/cars/feature-words.ts';
import { searchName } from '../../../src/search/headings/search-name.ts';
import { emptySearch } from '../../../src/search/state/search-state.ts';
import { indexSource, stockIndex } from '../../../src/site/index/stock-index.ts';
import { makeCar, makeConfig, makeSite } from '../../support/make-site.ts';
import { read, site as siteWith } from './stocks.ts';

test.each([
	['Panoramic sunroof', 'sunroof'],
	['Moon roof', 'sunroof'],
	['Leather-appointed seats', 'leather'],
	['Full leather', 'leather'],
	['Leather steering wheel', ''],
	['Leather-wrapped gear knob', ''],
	['Towing package', 'towbar'],
	['Trailer hitch', 'towbar'],
	['Apple CarPlay and Android Auto', 'carplay androidauto'],
	['Rear-view camera', 'camera'],
	['Backup camera', 'camera'],
	['360° camera', 'camera'],
	['Adaptive cruise control', 'adaptivecruise cruise'],
	['Satellite navigation', 'navigation'],
	['Rear parking sensors', 'parksensors'],
	['Heated front seats', 'heatedseats'],
	['Canopy', 'canopy'],
	['Naval history', ''],
])('SRCH-3 “%s” is found as “%s”', (feature, words) => {
	expect(wordsOfFeatures([{ items: [feature] }])).toBe(words);
});

test.each([
	['Rear ramp', 'ramp'],
	['Powered wheelchair ramp', 'ramp wheelchair'],
	['Two wheelchair places', 'wheelchair'],
	['Wheelchair lift', 'hoist wheelchair'],
	['Roof hoist', 'hoist'],
	['Tail lift', ''],
	['Hand controls', 'handcontrols'],
	['Swivel front passenger seat', 'swivelseat'],
	['Rear entry', 'rearentry'],
	['Lowered floor', 'loweredfloor'],
])('SRCH-3 “%s” of a conversion is found as “%s”', (feature, words) => {
	expect(wordsOfFeatures([{ items: [feature] }])).toBe(words);
});

test('SRCH-3 a conversion is found by what its comments say; a tow bar in comments may be one that can be had', () => {
	expect(
		makeCar({ dealercomments: 'Rear ramp and two wheelchair places. A tow bar can be fitted.' }).feature_words,
	).toBe('ramp wheelchair');
});

test('SRCH-3 a car whose interior is of leather has it', () => {
	expect(makeCar({ interior_colour: 'Cognac leather' }).feature_words).toBe('leather');
	expect(makeCar({ interior_colour: 'Black' }).feature_words).toBeUndefined();
});

test.each([
	[{ safety_rating: 5 }, 'fivestars'],
	[{ safety_rating: 4 }, undefined],
	[{ engine: '5.0L V8' }, 'v8'],
	[{ badge: 'GT V8' }, 'v8'],
	[{ cylinders: 8 }, 'v8'],
	[{ engine: '3.0L V6' }, 'v6'],
	[{ engine: '3.0L straight six', cylinders: 6 }, undefined],
])('SRCH-3 a car with %j is found by %s', (car, words) => {
	expect(makeCar(car).feature_words).toBe(words);
});

test('SRCH-3 a camper’s terrain and the bunks of its layout are had too', () => {
	expect(makeCar({ terrain: 'Off-road', badge: 'Family Bunk' }).feature_words).toBe('offroad bunks');
	expect(makeCar({ terrain: 'Semi off-road', badge: 'Club' }).feature_words).toBeUndefined();
	expect(wordsOfFeatures([{ items: ['Off-road mode'] }])).toBe('');
});

const car = (stocknum: string, features: string[], set = {}) =>
	makeCar({ stocknum, make: 'Kia', model: 'Sorento', body: 'SUV', features, ...set });
const cars = [
	car('1', ['Panoramic sunroof', 'Tow bar']),
	car('2', ['Sunroof'], { body: 'Ute', model: 'Tasman' }),
	car('3', ['Tow bar', 'Reversing camera']),
	car('4', []),
	car('5', ['Rear wheelchair ramp'], { body: 'Van', model: 'PV5' }),
];
const site = makeSite({ search_categories: [{ name: 'Kias', filter: 'make:Kia || make:Mazda' }] }, cars);
const packed = JSON.parse(JSON.stringify(stockIndex(indexSource(site.config, cars))));
const search = openPageSearch(packed);
const found = async (query: string, filters?: string) => {
	const { results } = await search.client.search([
		{ indexName: 'vehicles', params: { query, ...(filters && { filters }) } },
	]);
	return results[0]?.hits.map(({ stocknum }) => stocknum).sort();
};
const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };

test('SRCH-3 the name of who rates safety asks for the best of its ratings, where cars have it', () => {
	const rated = siteWith('car', { feature_words: ['fivestars'] });
	expect(read('ancap', rated)).toEqual(['', 'feature fivestars']);
	expect(read('ancap rated suv', rated)).toEqual(['', 'feature fivestars', 'simple_body SUV']);
	expect(read('ancap', siteWith('car', {}))).toEqual(['ancap']);
});

describe('SRCH-3 features are filters where cars of the stock have them', () => {
	test.each([
		['sunroof', ['1', '2']],
		['suv with sunroof', ['1']],
		['tow bar and moon roof', ['1']],
		['backup camera', ['3']],
		['kia towbar', ['1', '3']],
		['wheelchair', ['5']],
		['WAV', ['5']],
		['wheelchair accessible', ['5']],
		['wheelchair van', ['5']],
		['ramp', ['5']],
		['van with wheelchair ramp', ['5']],
	])('%s', async (query, expected) => {
		expect(await found(query)).toEqual(expected);
	});

	test('beside a ready-made choice both count', async () => {
		expect(await found('tow bar', 'make:Kia || make:Mazda')).toEqual(['1', '3']);
		expect(await found('tow bar', 'make:Mazda || model:Tasman')).toEqual([]);
	});

	test('each has its chip, and the heading says it', async () => {
		await found('kia suv with tow bar and sunroof');
		const filters = search.asked('kia suv with tow bar and sunroof', labels, null);
		expect(filters?.map(({ label }) => label)).toEqual(['Kia', 'SUV', 'Tow bar', 'Sunroof']);
		const words = { singular: 'car', plural: 'cars', sale: ' for sale' };
		const meant = search.meant({ ...emptySearch, query: 'kia suv with sunroof under 40k' });
		expect(searchName(meant, { labels, words }, 1)).toBe('1 Kia SUV for sale with sunroof up to $40,000');
	});

	test('SITE-9 in the words of the locale', async () => {
		await found('tow bar and backup camera');
		const us = { ...labels, locale: 'en-US' as const };
		const shown = search.asked('tow bar and backup camera', us, null)?.map(({ label }) => label);
		expect(shown).toEqual(['Trailer hitch', 'Backup camera']);
	});

	test('a feature that no car has stays a word', async () => {
		await found('suv canopy');
		expect(search.asked('suv canopy', labels, null)?.map(({ label }) => label)).toEqual(['“canopy”', 'SUV']);
	});

	test('whatever cars have, a search for a feature finds just those that have it', async () => {
		const names = featureWords.map(({ name }) => name);
		const fleet = fc.array(fc.subarray(names), { minLength: 1, maxLength: 12 });
		await fc.assert(
			fc.asyncProperty(fleet, fc.constantFrom(...featureWords), async (lists, { word, name }) => {
				const all = lists.map((features, index) => car(`n${index}`, features));
				const own = openPageSearch(JSON.parse(JSON.stringify(stockIndex(indexSource(makeSite({}, all).config, all)))));
				const { results } = await own.client.search([
					{ indexName: 'vehicles', params: { query: name, hitsPerPage: 50 } },
				]);
				const having = all.filter(({ feature_words = '' }) => feature_words.split(' ').includes(word));
				if (having.length === 0) return;
				expect(results[0]?.hits.map(({ stocknum }) => stocknum).sort()).toEqual(
					having.map(({ stocknum }) => stocknum).sort(),
				);
			}),
			{ seed: 16, numRuns: 120 },
		);
	});
});
