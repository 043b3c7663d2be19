import { expect, test } from 'vitest';
import { modelCards } from '../../../src/site/content/range-cards.ts';
import { rangeTable } from '../../../src/site/content/range-table.ts';
import { makeSite } from '../../support/make-site.ts';

const model = (name: string, specs: Record<string, string>, set: object = {}) => ({
	...{ slug: name.toLowerCase(), name, manufacturer_name: 'Kia', ...set },
	specifications: Object.entries(specs).map(([label, value]) => ({ label, value })),
});
const warranty = { Warranty: '7 years' };
const range = [
	model('Rio', { Seats: '5', Boot: '325 L', ...warranty }, { price_from: 24_990 }),
	model('EV9', { Seats: '7', 'Boot, third row folded': '828 L', 'Towing, braked': '2,500 kg', ...warranty }),
	model('Picanto', {}),
	model('Carnival', { Seats: '8', ...warranty }),
];
const tableOf = (models: typeof range, excluded_models: string[] = []) => {
	const site = makeSite({ models, excluded_models }, []);
	return rangeTable(site.config, modelCards(site));
};

test('ROUTE-14 the range is compared by price and by what most models say and differ in', () => {
	const table = tableOf(range);
	expect(table?.models.map(({ link, from, fresh }) => [link.text, from, fresh])).toEqual([
		['Rio', 'New from $24,990', 'To order'],
		['EV9', null, null],
		['Carnival', null, null],
	]);
	expect(table?.rows).toEqual([
		{ label: 'Seats', values: ['5', '7', '8'] },
		{ label: 'Boot', values: ['325 L', '828 L, third row folded', null] },
	]);
});

test('ROUTE-14, ROUTE-17 a price of the range says what it covers, where there is one', () => {
	const cards = modelCards(makeSite({ models: range, price_basis: 'drive_away' }, []));
	expect(cards.map(({ basis }) => basis)).toEqual(['drive away', null, null, null]);
	expect(modelCards(makeSite({ models: range }, []))[0]?.basis).toBeNull();
});

test('ROUTE-14 two models are told apart by their cards, and one that is left out is not compared', () => {
	expect(tableOf(range.slice(0, 2))).toBeNull();
	expect(tableOf(range, ['EV9'])).toBeNull();
});
