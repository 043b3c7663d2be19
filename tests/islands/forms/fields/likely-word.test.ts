import { expect, test } from 'vitest';
import { likelyWord } from '../../../../src/islands/forms/fields/likely-word.ts';

const makes = ['Toyota', 'Mazda', 'Kia', 'Mini', 'Mitsubishi', 'Land Rover', 'Mercedes-Benz', 'Corolla', 'CX-5'];

test.each([
	['Toyotta', 'Toyota'],
	['toyta', 'Toyota'],
	[' Corola ', 'Corolla'],
	['Mitsubshi', 'Mitsubishi'],
	['Mercedez Benz', 'Mercedes-Benz'],
])('FORM-4 %s was probably %s', (typed, meant) => {
	expect(likelyWord(typed, makes)).toBe(meant);
});

test.each(['Toyota', 'mercedes benz', 'Toy', 'Kai', 'CX-9', 'Holden', 'Land', ''])(
	'FORM-4 %s is left as it is',
	(typed) => {
		expect(likelyWord(typed, makes)).toBeNull();
	},
);
