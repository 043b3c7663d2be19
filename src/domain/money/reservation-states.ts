/**
 * What becomes of a reservation (CAR-11). A car is held for a visitor; once the deposit is paid in time and the car is still
 * theirs, it is reserved. A payment that comes too late, or for a car that somebody else has, goes back.
 *
 * What a payment processor says is never taken as a step ("paid", then "refunded"), but as a whole: the payment as it is
 * now. So news that come twice, in another order or days late lead to the same state.
 */

export const reservationStates = [
	'held',
	'paying',
	'reserved',
	'partly_refunded',
	'disputed',
	'charged_back',
	'lapsed',
	'released',
	'refunding',
	'refunded',
] as const;
export type ReservationState = (typeof reservationStates)[number];

/** A payment as the processor has it now. Times are Unix milliseconds, amounts cents. */
export type Payment = {
	/** `open`: nobody has paid; `canceled`: nobody can any more. */
	status: 'open' | 'processing' | 'canceled' | 'paid';
	paidAt: number | null;
	refunded: number;
	dispute: 'none' | 'open' | 'won' | 'lost';
};

/** Why a deposit goes back. */
export type RefundReason = 'late' | 'taken' | 'given_up' | 'asked' | 'outside';

export type Reservation = {
	state: ReservationState;
	/** Cents. */
	deposit: number;
	/** When the hold ends. */
	until: number;
	/** Whether the deposit is known to have been paid. */
	isPaid: boolean;
};

/** The state that follows, and with `refunding` and `refunded` the reason, where it is new. */
export type Next = { state: ReservationState; reason?: RefundReason };

/** `now` in Unix milliseconds; `isOurs`: the car is this reservation's and can be kept for it. */
type Around = { now: number; isOurs: boolean };

/** Milliseconds after the end of a hold in which a payment that was made in time may still be on its way. */
export const graceMs = 60_000;

/** Whether a hold, and the time that its payment may be on its way, is over. */
export const isOver = ({ until }: Pick<Reservation, 'until'>, now: number): boolean => now > until + graceMs;

/** The state of a reservation whose payment is as given. */
export function afterPayment(reservation: Reservation, payment: Payment, around: Around): Next {
	const { state, deposit } = reservation;
	if (payment.status !== 'paid') return unpaid(reservation, payment, around);
	if (payment.refunded >= deposit) return { state: 'refunded', ...(!isGoingBack(state) && { reason: 'outside' }) };
	return disputed(undisputed(reservation, payment, around), payment.dispute);
}

/** A refund that failed at the bank is tried again. */
function undisputed(reservation: Reservation, payment: Payment, around: Around): Next {
	if (isGoingBack(reservation.state)) return { state: 'refunding' };
	return reservation.isPaid ? stillPaid(payment, around) : firstPaid(reservation, payment, around);
}

/** A dispute gives nobody a car that is free or somebody else's; the bank gives the payer back what we would have. */
function disputed(next: Next, dispute: Payment['dispute']): Next {
	const isLost = dispute === 'lost';
	if (next.state === 'refunding' && isLost) return { ...next, state: 'refunded' };
	if (!keepsCar(next.state) || (dispute !== 'open' && !isLost)) return next;
	return { state: isLost ? 'charged_back' : 'disputed' };
}

function stillPaid({ refunded }: Payment, { isOurs }: Around): Next {
	if (!isOurs) return { state: 'released' };
	return { state: refunded > 0 ? 'partly_refunded' : 'reserved' };
}

const isGoingBack = (state: ReservationState): boolean => state === 'refunding' || state === 'refunded';

/** Nothing was paid. A state that money has led to stays: a processor that takes a payment back says so as a refund. */
function unpaid(reservation: Reservation, { status }: Payment, { now }: Around): Next {
	const { state } = reservation;
	if (state !== 'held' && state !== 'paying') return { state };
	if (status === 'canceled' || isOver(reservation, now)) return { state: 'lapsed' };
	return { state: status === 'processing' ? 'paying' : 'held' };
}

function firstPaid({ state, until }: Reservation, { paidAt, refunded }: Payment, { now, isOurs }: Around): Next {
	if (state === 'released') return { state: 'refunding', reason: 'given_up' };
	if ((paidAt ?? now) > until) return { state: 'refunding', reason: 'late' };
	if (!isOurs) return { state: 'refunding', reason: 'taken' };
	return { state: refunded > 0 ? 'partly_refunded' : 'reserved' };
}

/** Whether the car of a reservation in this state is nobody else's. A hold is also over when its time is. */
export const keepsCar = (state: ReservationState): boolean => isUnpaid(state) || isReserved(state);

/** Whether pages say that the car is reserved. */
export const isReserved = (state: ReservationState): boolean =>
	state === 'reserved' || state === 'partly_refunded' || state === 'disputed' || state === 'charged_back';

/** Whether a deposit is still to be paid. */
export const isUnpaid = (state: ReservationState): boolean => state === 'held' || state === 'paying';

/** The state after the visitor gives the car up; null where a deposit was paid, which only the dealer can settle. */
export function afterGivingUp(state: ReservationState): ReservationState | null {
	if (isUnpaid(state)) return 'released';
	return state === 'lapsed' || state === 'released' ? state : null;
}

/** The state after the dealer lets a car go, with or without the deposit; null where there is nothing to let go. */
export const afterRelease = (state: ReservationState): ReservationState | null => (keepsCar(state) ? 'released' : null);

/**
 * Whether the dealer can have the deposit refunded: it was paid and has not gone back yet. A processor refuses to refund what
 * the payer's bank has asked back.
 */
export const canRefund = ({ state, isPaid }: Pick<Reservation, 'state' | 'isPaid'>): boolean =>
	isPaid && (state === 'reserved' || state === 'partly_refunded' || state === 'released');
