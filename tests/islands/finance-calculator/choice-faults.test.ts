import { expect, test } from 'vitest';
import { choiceFaults } from '../../../src/islands/finance-calculator/choice-faults.ts';

const typed = (figures: Partial<Record<'price' | 'deposit' | 'balloon' | 'rate', number | null>>) => ({
	price: 52_990,
	deposit: 0,
	balloon: 0,
	rate: 9.4,
	given: { deposit: true, balloon: true },
	...figures,
});

test.each([
	['a deposit above the price', { deposit: 900_000, balloon: 15_897 }, { deposit: 'From 0 up to the price.' }],
	[
		'a deposit that leaves too little for the balloon',
		{ deposit: 45_000, balloon: 15_897 },
		{ deposit: 'With the balloon it is more than the price.' },
	],
	[
		'a balloon above what is borrowed',
		{ deposit: 10_000, balloon: 50_000 },
		{ balloon: 'From 0 up to what is borrowed.' },
	],
	['both as much as the price', { deposit: 12_990, balloon: 40_000 }, {}],
	['a deposit that cannot be read', { deposit: null }, { deposit: 'From 0 up to the price.' }],
	['a rate below 0', { rate: -5 }, { rate: 'Enter a rate from 0 to 50.' }],
	['a price that cannot be read', { price: null }, { price: 'Enter a price above 0.' }],
] as const)('CAR-12 %s is told at the figure that is at fault', (_, figures, faults) => {
	expect(choiceFaults(typed(figures), 52_990)).toEqual(faults);
});

test('CAR-12 an empty deposit and an empty balloon are none', () => {
	const given = { deposit: false, balloon: false };
	expect(choiceFaults({ ...typed({ deposit: null, balloon: null }), given }, 52_990)).toEqual({});
});
