import type { ReservationAnswer } from '../../../src/contract/reservations.ts';
import type { RefundReason, ReservationState } from '../../../src/domain/money/reservation-states.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';

/** What a visitor is told of their reservation. What the dealer and the banks settle between them is not their business. */
export function reservationAnswer(
	row: ReservationRow,
	{ now, payment = null, token }: { now: number; payment?: ReservationAnswer['payment']; token?: string },
): ReservationAnswer {
	const { id, until, deposit, currency, reference, reason } = row;
	const state = shownStates[row.state];
	const isBack = state === 'refunding' || state === 'refunded';
	return {
		id,
		state,
		until,
		now,
		deposit,
		currency,
		reference,
		...(token !== undefined && { token }),
		payment,
		...(isBack && reason && { reason: refundWords[reason] }),
	};
}

const shownStates: Record<ReservationState, ReservationAnswer['state']> = {
	held: 'held',
	paying: 'paying',
	reserved: 'reserved',
	partly_refunded: 'reserved',
	disputed: 'reserved',
	charged_back: 'refunded',
	lapsed: 'lapsed',
	released: 'released',
	refunding: 'refunding',
	refunded: 'refunded',
};

/** Why a deposit goes back, for the visitor: on the page and in the mail. */
const refundWords: Record<RefundReason, string> = {
	late: 'Your payment came through after the hold had ended, so the car isn’t reserved. We’re refunding the whole deposit to your card.',
	taken: 'Somebody else reserved the car in the meantime. We’re refunding the whole deposit to your card.',
	given_up: 'You had let the car go before the payment came through. We’re refunding the whole deposit to your card.',
	asked: 'The dealer has refunded your deposit to your card.',
	outside: 'The dealer has refunded your deposit to your card.',
};
