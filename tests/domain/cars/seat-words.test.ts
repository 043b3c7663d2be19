import { expect, test } from 'vitest';
import { readSeats } from '../../../src/domain/cars/seat-words.ts';

test.each([
	['7 seater', '', 7],
	['7-Seater cars', '', 7],
	['kia 8 seats diesel', 'kia diesel', 8],
	['5seater', '', 5],
])('SRCH-3 %j is %j with %i seats', (query, rest, seats) => {
	expect(readSeats(query)).toMatchObject({ query: rest, seats });
});

test.each(['', 'seat leon', '500 seat', '"7 seater"', '-7 seater', '7 seating', 'cx7 seater', '2019 seat'])(
	'SRCH-3 %j says nothing of seats',
	(query) => {
		expect(readSeats(query)).toMatchObject({ query, seats: null });
	},
);
