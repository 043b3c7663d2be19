import { expect, test } from 'vitest';
import { figuresPlace } from '../../../../src/client/leads/device/device-store.ts';
import {
	chosenFigures,
	keepChosen,
	keepFigures,
	keptFigures,
} from '../../../../src/client/leads/device/finance-figures.ts';
import { makeStore } from '../make-storage.ts';

const figures = {
	price: 12_990,
	deposit: 1_299,
	balloon: 0,
	rate: 9.4,
	term: 60,
	frequency: 'weekly' as const,
	repayment: 57,
};

test('CAR-12 figures are kept for the car that they are about, and for no other', () => {
	const tab = makeStore();
	keepFigures(tab, figures, '7');
	expect(keptFigures(tab, '7')).toEqual(figures);
	expect([keptFigures(tab, '8'), keptFigures(tab, null)]).toEqual([null, null]);
	keepFigures(tab, figures, null);
	expect(keptFigures(tab, null)).toEqual(figures);
});

test.each([
	null,
	'x',
	{ ...figures, car_id: null, rate: -5 },
	{ ...figures, car_id: null, price: '12990' },
	{ ...figures, car_id: null, frequency: 'daily' },
	{ car_id: null },
])('CAR-12 what is not a set of figures counts as none: %j', (stored) => {
	const tab = makeStore();
	tab.write('finance_figures', stored);
	expect(keptFigures(tab, null)).toBeNull();
});

test('CAR-12 what was chosen is kept for each car and each page by itself, and not once all is as it began', () => {
	const tab = makeStore();
	const [car, page] = [figuresPlace('7', '/cars/seven/'), figuresPlace(null, '/finance/')];
	keepChosen(tab, car, { deposit: 10_000, term: 84, frequency: 'monthly', asked: null });
	keepChosen(tab, page, { rate: 0, asked: 25_000 });
	expect(chosenFigures(tab, car)).toEqual({ deposit: 10_000, term: 84, frequency: 'monthly', asked: null });
	expect(chosenFigures(tab, page)).toEqual({ rate: 0, asked: 25_000 });
	expect(chosenFigures(tab, figuresPlace('8', '/cars/seven/'))).toBeNull();
	keepChosen(tab, car, { asked: null });
	expect(tab.read(car)).toBeNull();
});

test.each([null, 'x', { deposit: -1, asked: null }, { term: 61 }, { frequency: 'daily' }, { asked: 5 }])(
	'CAR-12 what is no choice counts as none: %j',
	(stored) => {
		const tab = makeStore();
		tab.write('figures:7', stored);
		expect(chosenFigures(tab, 'figures:7')).toBeNull();
	},
);
