import { toDollars } from '../../../src/domain/money/cents.ts';
import type { ReservationState } from '../../../src/domain/money/reservation-states.ts';
import { formatMoney } from '../../../src/domain/words/written-number.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import type { Details } from '../store/reservation-rows.ts';

/** What a lead, and so the dealer's mail and the visitor's receipt, says of a reservation. Amounts are texts for people. */
type ReservationAnswers = {
	Reservation: string;
	'Reservation Status': string;
	Deposit: string;
	/** Left out while nothing has gone back. */
	Refunded?: string;
	reservation_state: ReservationState;
	reservation_reason?: NonNullable<ReservationRow['reason']>;
};

/** The answers of a reservation's lead. */
export function leadAnswers(row: ReservationRow, { car, locale }: { car: Details['car']; locale: string }) {
	const { reference, deposit, refunded, state, reason } = row;
	const money = (cents: number): string => formatMoney(toDollars(cents), locale);
	const own: ReservationAnswers = {
		Reservation: reference,
		'Reservation Status': words(row),
		Deposit: money(deposit),
		...(refunded > 0 && { Refunded: money(refunded) }),
		reservation_state: state,
		...(reason && { reservation_reason: reason }),
	};
	const { title, stocknum } = car;
	return { car_name: title, ...(stocknum && { stock_number: stocknum }), ...own };
}

/** A state as the dealer reads it. */
function words({ state, reason }: Pick<ReservationRow, 'state' | 'reason'>): string {
	if (state === 'refunding' || state === 'refunded')
		return `The deposit goes back${reason ? `: ${reasons[reason]}` : ''}.`;
	return texts[state];
}

const texts: Record<Exclude<ReservationState, 'refunding' | 'refunded'>, string> = {
	held: 'The car is held; the deposit is not paid.',
	paying: 'The car is held; the deposit is being paid.',
	reserved: 'The deposit is paid, and the car is reserved.',
	partly_refunded: 'A part of the deposit has been refunded. The car is still reserved.',
	disputed:
		'The payer’s bank has asked for the deposit back. Answer it in the dashboard of Stripe. The car is still reserved.',
	charged_back: 'The payer’s bank has taken the deposit back. The car is still reserved: release it.',
	lapsed: 'The hold ran out, and the deposit was not paid.',
	released: 'The car is free again. The deposit has not been refunded.',
};

const reasons: Record<NonNullable<ReservationRow['reason']>, string> = {
	late: 'it was paid after the hold had ended',
	taken: 'somebody else has the car',
	given_up: 'it was paid after the visitor had given the car up',
	asked: 'you asked for the refund',
	outside: 'it was refunded in the dashboard of Stripe',
};
