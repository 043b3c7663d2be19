import { expect, test } from 'vitest';
import { keepFigures, keptFigures } from '../../../../src/client/leads/device/finance-figures.ts';
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
