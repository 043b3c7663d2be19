import { asRecord } from '../../../client/leads/device/device-store.ts';
import { reservationStates } from '../../../contract/reservation-calls.ts';
import type { ReservationAnswer } from '../../../contract/reservations.ts';

/** A reservation as the server answers (CAR-11); null for anything else. */
export function readReservation(json: unknown): ReservationAnswer | null {
	const { id, state, until, now, deposit, currency, reference, token, payment, reason } = asRecord(json);
	const known = reservationStates.find((name) => name === state);
	const isWhole =
		isText(id) && isTime(until) && isTime(now) && isTime(deposit) && isText(currency) && isText(reference) && known;
	if (!isWhole) return null;
	return {
		id,
		state: known,
		until,
		now,
		deposit,
		currency,
		reference,
		payment: readPayment(payment),
		...(isText(token) && { token }),
		...(isText(reason) && { reason }),
	};
}

function readPayment(value: unknown): ReservationAnswer['payment'] {
	const { type, key, client_secret } = asRecord(value);
	if (type === 'test') return { type };
	return type === 'stripe' && isText(key) && isText(client_secret) ? { type, key, client_secret } : null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
