import type { ReservationAnswer, TakenCars } from '../../../src/contract/reservations.ts';
import type { MockAnswer } from './mock-account-answers.ts';

const id = '00000000-0000-4000-8000-000000000000';
/** Unix milliseconds: 1 January 2100. */
const endOfTime = 4_102_444_800_000;

const held: ReservationAnswer = {
	id,
	state: 'held',
	until: endOfTime,
	now: endOfTime - 15 * 60_000,
	deposit: 500_00,
	currency: 'AUD',
	reference: 'R-MMMMMM',
	payment: { type: 'test' },
};
const nobody: TakenCars = { cars: [] };

/** The answers of reservations below /mock: every car is free, and a click pays. */
export const reservationAnswers: readonly MockAnswer[] = [
	{ method: 'GET', path: /^\/mock\/reservations$/, status: 200, answer: nobody },
	{ method: 'POST', path: /^\/mock\/reservations$/, status: 201, answer: { ...held, token: 'mock' } },
	{ method: 'GET', path: /^\/mock\/reservations\/[^/]+$/, status: 200, answer: held },
	{ method: 'DELETE', path: /^\/mock\/reservations\/[^/]+$/, status: 204, answer: null },
	{
		method: 'POST',
		path: /^\/mock\/reservations\/[^/]+\/test-payment$/,
		status: 200,
		answer: { ...held, state: 'reserved', payment: null } satisfies ReservationAnswer,
	},
	{ method: 'POST', path: /^\/mock\/stripe\/events$/, status: 200, answer: {} },
];
