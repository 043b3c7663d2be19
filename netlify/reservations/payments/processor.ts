import type { ReservationAnswer } from '../../../src/contract/reservations.ts';
import type { Payment } from '../../../src/domain/money/reservation-states.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';

/** A payment that can be made: how the page makes it, and what the processor calls it. */
type Begun = { payment: NonNullable<ReservationAnswer['payment']>; intent: string | null; now: Payment };

/** What a payment is for, in words without personal data; `key` is what the page needs of the dealer's account. */
type Purpose = { title: string; key: string };

/**
 * Who takes deposits. Every call can be made again, at any time and after a crash, and does nothing twice. They throw a
 * {@link ProcessorFault} where the processor does not answer, refuses, or says what cannot be.
 */
export type Processor = {
	/** Makes the payment of a reservation, or finds the one that was made. */
	begin: (row: ReservationRow, purpose: Purpose) => Promise<Begun>;
	/** The payment as it is now; null if none was ever begun. */
	look: (row: ReservationRow) => Promise<Payment | null>;
	/** Ends what nobody has paid. The answer says whether somebody has, meanwhile. */
	cancel: (row: ReservationRow) => Promise<Payment | null>;
	/** Sends back what has not been sent back of a deposit. */
	refund: (row: ReservationRow) => Promise<Payment | null>;
};

/** A processor that cannot be used now. The message is for operators: it has no personal data and no secret. */
export class ProcessorFault extends Error {
	override readonly name = 'ProcessorFault';
}
