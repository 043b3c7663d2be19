import type { Payment } from '../../../src/domain/money/reservation-states.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import type { Processor } from './processor.ts';

/** Takes no money: for demonstration sites that name it (CAR-11). What it knows of a payment is in the reservation itself. */
export const testProcessor: Processor = {
	begin: async (row) => ({ payment: { type: 'test' }, intent: null, now: paymentOf(row) }),
	look: async (row) => paymentOf(row),
	cancel: async (row) => ({ ...paymentOf(row), ...(row.paid_at === null && { status: 'canceled' as const }) }),
	refund: async (row) => ({ ...paymentOf(row), refunded: row.deposit }),
};

function paymentOf({ paid_at, refunded }: ReservationRow): Payment {
	return { status: paid_at === null ? 'open' : 'paid', paidAt: paid_at, refunded, dispute: 'none' };
}

/** The payment that a visitor of a demonstration makes by a click. */
export const testPayment = (now: number): Payment => ({ status: 'paid', paidAt: now, refunded: 0, dispute: 'none' });
