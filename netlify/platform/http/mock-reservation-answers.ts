import type { ReservationAnswer, TakenCars } from '../../../src/contract/reservations.ts';
import type { MockAnswer } from './mock-account-answers.ts';

const holdMs = 15 * 60_000;
const free: TakenCars = { cars: [] };

const reservation = (state: ReservationAnswer['state'], id: string): ReservationAnswer => {
	const now = Date.now();
	return {
		id,
		state,
		until: now + holdMs,
		now,
		deposit: 500_00,
		currency: 'AUD',
		reference: 'R-SAMPLE',
		payment: state === 'held' ? { type: 'test' } : null,
	};
};

const idIn = (pathname: string): string => pathname.split('/')[3] ?? '';

/** The answers of reservations below /mock: every car is free, is held when it is asked for, and is reserved by a test payment. */
export const reservationAnswers: readonly MockAnswer[] = [
	{ method: 'GET', path: /^\/mock\/reservations$/, status: 200, answer: free },
	{
		method: 'POST',
		path: /^\/mock\/reservations$/,
		status: 201,
		answer: () => ({ ...reservation('held', 'mock'), token: 'mock' }),
	},
	{
		method: 'GET',
		path: /^\/mock\/reservations\/[^/]+$/,
		status: 200,
		answer: (pathname) => reservation('held', idIn(pathname)),
	},
	{ method: 'DELETE', path: /^\/mock\/reservations\/[^/]+$/, status: 204, answer: null },
	{
		method: 'POST',
		path: /^\/mock\/reservations\/[^/]+\/test-payment$/,
		status: 200,
		answer: (pathname) => reservation('reserved', idIn(pathname)),
	},
];
