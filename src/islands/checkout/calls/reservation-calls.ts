import { callServer, type ServerCall, type ServerReply } from '../../../client/call-server.ts';
import { idempotencyHeader } from '../../../contract/paths.ts';
import { reservationPaths, reservationTokenHeader } from '../../../contract/reservation-calls.ts';
import type { ReservationAnswer } from '../../../contract/reservations.ts';
import type { HoldRequest, Right } from '../state/kept-reservation.ts';
import { readReservation } from './read-reservation.ts';

/** What the server says of a reservation. */
export type ReservationReply = { ok: true; answer: ReservationAnswer } | Extract<ServerReply, { ok: false }>;

export type ReservationCalls = {
	/** Asks for a hold on a car. The same key with the same body gets the same answer, however often it is sent. */
	hold: (request: HoldRequest) => Promise<ReservationReply>;
	/** How the reservation is now. */
	ask: (right: Right) => Promise<ReservationReply>;
	/** Pays with the processor `test`. */
	pay: (right: Right) => Promise<ReservationReply>;
	/** Gives up the hold. */
	giveUp: (right: Right) => Promise<ServerReply>;
};

const strange = 'The server did not answer as it should. Try again.';

/** The calls of reservations below `base` (CAR-11). None of them rejects. */
export function reservationCalls(base: string): ReservationCalls {
	async function call(asked: ServerCall): Promise<ReservationReply> {
		const reply = await callServer(base, asked);
		if (!reply.ok) return reply;
		const answer = readReservation(reply.json);
		return answer ? { ok: true, answer } : { ok: false, status: null, code: null, error: strange, fields: {}, wait: 0 };
	}
	return {
		hold: ({ key, body }) =>
			call({ method: 'POST', path: reservationPaths.all, body, headers: { [idempotencyHeader]: key } }),
		ask: (right) => call({ method: 'GET', ...withRight(reservationPaths.one, right) }),
		pay: (right) => call({ method: 'POST', ...withRight(reservationPaths.testPayment, right), body: {} }),
		giveUp: (right) => callServer(base, { method: 'DELETE', ...withRight(reservationPaths.one, right) }),
	};
}

const withRight = (path: string, { id, token }: Right) => ({
	path: path.replace(':id', encodeURIComponent(id)),
	headers: { [reservationTokenHeader]: token },
});
