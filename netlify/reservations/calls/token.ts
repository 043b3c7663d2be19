import { hash } from 'node:crypto';
import { reservationTokenHeader } from '../../../src/contract/reservation-calls.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Secrets, sameSignature } from '../../platform/runtime/secrets.ts';
import { findReservation } from '../store/reservation-rows.ts';

/** The right to a reservation: derived from the secret, so that a repeated request gets it again. The database has its hash. */
export const reservationToken = (secrets: Secrets, id: string): string => secrets.sign('reservation-token', id);

/** What the database keeps of a token. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');

/** The reservation of a call with its token. Throws a Refusal: 404, also for somebody else's, so that nobody learns which ids exist. */
export async function reservationOfCall({ request, params, runtime, tenant }: Call): Promise<ReservationRow> {
	const token = request.headers.get(reservationTokenHeader);
	const row = await findReservation(runtime.db, params['id'] ?? '');
	if (row?.tenant === tenant.slug && token !== null && sameSignature(tokenHash(token), row.token_hash)) return row;
	throw new Refusal('not_found', 'There is no such reservation, or it is not yours.');
}
