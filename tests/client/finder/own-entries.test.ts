import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../../src/client/finder/entries.ts';
import { openChoice } from '../../../src/client/finder/list-scope.ts';
import { openOwnEntries } from '../../../src/client/finder/own-entries.ts';
import { suggest } from '../../../src/client/finder/suggest.ts';
import { openPageSearch } from '../../../src/client/search/page-search.ts';
import { emptySearch, type SearchState } from '../../../src/search/state/search-state.ts';
import { indexSource, stockIndex } from '../../../src/site/index/stock-index.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const car = (stocknum: string, make: string, set = {}) => makeCar({ stocknum, make, car_type: 'used', ...set });
const cars = [
	car('1', 'Toyota', { model: 'RAV4', body: 'SUV', price: 18_000 }),
	car('2', 'Toyota', { model: 'HiLux', body: 'Ute', price: 28_000 }),
	car('3', 'Kia', { model: 'Sorento', body: 'SUV', price: 19_000 }),
	car('4', 'Kia', { model: 'Sorento', body: 'SUV', price: 45_000 }),
	car('5', 'Kia', { model: 'Sorento', body: 'SUV', price: 52_000, car_type: 'new' }),
	car('6', 'Mazda', { model: 'CX-5', body: 'SUV', price: 17_000, car_type: 'new' }),
];
const site = makeSite({}, cars);
const file = site.finder();
const { client } = openPageSearch(JSON.parse(JSON.stringify(stockIndex(indexSource(site.config, cars)))));
const ownEntries = openOwnEntries({ ...file, client, defaultSort: file.search.defaultSort });
const all = entriesOf(file);

const suggested = async (lists: SearchState['lists'], ranges: SearchState['ranges'] = {}) => {
	const entries = await ownEntries(all, { ...emptySearch, lists, ranges });
	const groups = suggest('', { file, recent: [], entries });
	return groups.map(({ title, items }) => [
		title,
		...items.map(({ text, note, url }) => [text, note, url].join(' · ')),
	]);
};
const at = (query: string) => file.list + query;

describe('SRCH-3 beside a list an empty box suggests what that list has, with its choices kept', () => {
	test('each counted in it', async () => {
		expect(await suggested({ car_type: ['used'] })).toEqual([
			['Body types', `SUVs · 3 cars · ${at('?type=used&body=SUV')}`, `Utes · 1 car · ${at('?type=used&body=Ute')}`],
			['Makes', `Kia · 2 cars · ${at('?type=used&make=Kia')}`, `Toyota · 2 cars · ${at('?type=used&make=Toyota')}`],
			[
				'Budget',
				`Under $20,000 · 2 cars · ${at('?type=used&price=-20000')}`,
				`Under $30,000 · 3 cars · ${at('?type=used&price=-30000')}`,
			],
		]);
	});

	test('what it is narrowed to already is not offered again; of one make there are its models', async () => {
		expect(await suggested({ car_type: ['used'], make: ['Toyota'] }, { price: { max: 30_000 } })).toEqual([
			[
				'Body types',
				`SUVs · 1 car · ${at('?type=used&make=Toyota&body=SUV&price=-30000')}`,
				`Utes · 1 car · ${at('?type=used&make=Toyota&body=Ute&price=-30000')}`,
			],
			[
				'Models',
				`Toyota HiLux · 1 car · ${at('?type=used&make=Toyota&model=HiLux&price=-30000')}`,
				`Toyota RAV4 · 1 car · ${at('?type=used&make=Toyota&model=RAV4&price=-30000')}`,
			],
		]);
	});
});

test('SRCH-6 what is chosen beside a box is the list that it looks in, as its form would send it', () => {
	const around = (sent: [string, string][]) => openChoice('/cars/', () => sent)();
	expect(
		around([
			['q', 'suv'],
			['make', ''],
			['price', ''],
		]),
	).toBeUndefined();
	const chosen = around([
		['q', 'suv'],
		['make', 'Toyota'],
		['model', ''],
		['price', '-30000'],
	]);
	expect(chosen?.scope).toEqual({ ...emptySearch, lists: { make: ['Toyota'] }, ranges: { price: { max: 30_000 } } });
	expect(chosen?.searchUrl('ute')).toBe('/cars/?q=ute&make=Toyota&price=-30000');
});
