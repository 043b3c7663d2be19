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

test.each([
	['7+ seats', 7, Number.POSITIVE_INFINITY],
	['over 7 seats', 7, Number.POSITIVE_INFINITY],
	['more than 7 seats', 7, Number.POSITIVE_INFINITY],
	['at least seven seats', 7, Number.POSITIVE_INFINITY],
	['7 seats or more', 7, Number.POSITIVE_INFINITY],
	['7 or 8 seater', 7, 8],
	['7 seater', 7, 7],
])('SRCH-3 %j is from %i to %d seats', (query, seats, most) => {
	expect(readSeats(query)).toMatchObject({ query: '', seats, most });
});

test.each(['', 'seat leon', '500 seat', '"7 seater"', '-7 seater', '7 seating', 'cx7 seater', '2019 seat'])(
	'SRCH-3 %j says nothing of seats',
	(query) => {
		expect(readSeats(query)).toMatchObject({ query, seats: null });
	},
);
