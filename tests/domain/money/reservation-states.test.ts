import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	afterGivingUp,
	afterPayment,
	afterRelease,
	canRefund,
	graceMs,
	keepsCar,
	type Payment,
	type Reservation,
	type ReservationState,
	reservationStates,
} from '../../../src/domain/money/reservation-states.ts';

const until = 1_000_000;
const open: Payment = { status: 'open', paidAt: null, refunded: 0, dispute: 'none' };
const paid: Payment = { status: 'paid', paidAt: until - 1, refunded: 0, dispute: 'none' };
const late: Payment = { ...paid, paidAt: until + 1 };
const held: Reservation = { state: 'held', deposit: 500, until, isPaid: false };
const reserved: Reservation = { ...held, state: 'reserved', isPaid: true };
const ours = { now: until, isOurs: true };
const lost = { now: until, isOurs: false };

describe('CAR-11 what becomes of a reservation', () => {
	test.each([
		['nobody has paid yet', held, open, ours, 'held', undefined],
		['the processor is at it', held, { ...open, status: 'processing' }, ours, 'paying', undefined],
		['a payment under way comes to nothing', { ...held, state: 'paying' }, open, ours, 'held', undefined],
		[
			'the hold ends, but a payment may be on its way',
			held,
			open,
			{ ...ours, now: until + graceMs },
			'held',
			undefined,
		],
		['the hold is over', held, open, { ...ours, now: until + graceMs + 1 }, 'lapsed', undefined],
		['nobody can pay any more', held, { ...open, status: 'canceled' }, ours, 'lapsed', undefined],
		['paid in time', held, paid, ours, 'reserved', undefined],
		[
			'paid in time, and known late',
			{ ...held, state: 'lapsed' },
			paid,
			{ ...ours, now: until * 9 },
			'reserved',
			undefined,
		],
		['paid in time, but the car is gone', held, paid, lost, 'refunding', 'taken'],
		['paid too late', held, late, ours, 'refunding', 'late'],
		['paid after it was given up', { ...held, state: 'released' }, paid, ours, 'refunding', 'given_up'],
		['a part went back', reserved, { ...paid, refunded: 1 }, ours, 'partly_refunded', undefined],
		['all went back at the processor', reserved, { ...paid, refunded: 500 }, ours, 'refunded', 'outside'],
		[
			'all went back, as asked',
			{ ...reserved, state: 'refunding' },
			{ ...paid, refunded: 500 },
			ours,
			'refunded',
			undefined,
		],
		['a refund failed at the bank', { ...reserved, state: 'refunded' }, paid, lost, 'refunding', undefined],
		['the bank asks', reserved, { ...paid, dispute: 'open' }, ours, 'disputed', undefined],
		[
			'the bank is satisfied',
			{ ...reserved, state: 'disputed' },
			{ ...paid, dispute: 'won' },
			ours,
			'reserved',
			undefined,
		],
		[
			'the bank takes it',
			{ ...reserved, state: 'disputed' },
			{ ...paid, dispute: 'lost' },
			ours,
			'charged_back',
			undefined,
		],
		['late and disputed', held, { ...late, dispute: 'open' }, ours, 'refunding', 'late'],
		[
			'the bank was quicker',
			{ ...reserved, state: 'refunding' },
			{ ...paid, dispute: 'lost' },
			lost,
			'refunded',
			undefined,
		],
		[
			'released, and disputed',
			{ ...reserved, state: 'released' },
			{ ...paid, dispute: 'open' },
			lost,
			'released',
			undefined,
		],
		['released with the deposit', { ...reserved, state: 'released' }, paid, lost, 'released', undefined],
	] as const)('%s', (_, reservation, payment, around, state, reason) => {
		expect(afterPayment(reservation, payment, around)).toEqual({ state, ...(reason && { reason }) });
	});

	const states = fc.constantFrom(...reservationStates);
	const payments: fc.Arbitrary<Payment> = fc.record({
		status: fc.constantFrom('open', 'processing', 'canceled', 'paid'),
		paidAt: fc.option(fc.integer({ min: 0, max: 2 * until })),
		refunded: fc.integer({ min: 0, max: 500 }),
		dispute: fc.constantFrom('none', 'open', 'won', 'lost'),
	});
	const reservations = fc.record({
		state: states,
		deposit: fc.constant(500),
		until: fc.constant(until),
		isPaid: fc.boolean(),
	});
	const times = fc.record({ now: fc.integer({ min: 0, max: 3 * until }), isOurs: fc.boolean() });
	const options = { seed: 11, numRuns: 500 };

	test('the same news twice lead to the state that they led to once', () => {
		const follows = fc.property(reservations, payments, times, (reservation, payment, around) => {
			const { state } = afterPayment(reservation, payment, around);
			const isPaid = reservation.isPaid || payment.status === 'paid';
			const isOurs = around.isOurs && keepsCar(state);
			expect(afterPayment({ ...reservation, state, isPaid }, payment, { ...around, isOurs }).state).toBe(state);
		});
		fc.assert(follows, options);
	});

	test('no money is kept without the car, and no car without money', () => {
		const holds = fc.property(reservations, payments, times, (reservation, payment, around) => {
			const { state } = afterPayment({ ...reservation, state: 'held', isPaid: false }, payment, around);
			const isPaid = payment.status === 'paid' && payment.refunded < 500;
			if (state === 'reserved' || state === 'partly_refunded') expect(isPaid && around.isOurs).toBe(true);
			if (isPaid && !around.isOurs) expect(state).toBe(payment.dispute === 'lost' ? 'refunded' : 'refunding');
		});
		fc.assert(holds, options);
	});

	test('a visitor gives up what is unpaid; a dealer lets go what is kept, and refunds what was paid', () => {
		const table = reservationStates.map((state): [ReservationState, string | null, string | null, boolean] => [
			state,
			afterGivingUp(state),
			afterRelease(state),
			canRefund({ state, isPaid: true }),
		]);
		expect(table).toEqual([
			['held', 'released', 'released', false],
			['paying', 'released', 'released', false],
			['reserved', null, 'released', true],
			['partly_refunded', null, 'released', true],
			['disputed', null, 'released', false],
			['charged_back', null, 'released', false],
			['lapsed', 'lapsed', null, false],
			['released', 'released', null, true],
			['refunding', null, null, false],
			['refunded', null, null, false],
		]);
		expect(canRefund({ state: 'released', isPaid: false })).toBe(false);
	});
});
