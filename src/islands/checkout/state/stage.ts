import type { ReservationAnswer } from '../../../contract/reservations.ts';
import type { ReservationReply } from '../calls/reservation-calls.ts';
import { type HoldTime, holdTime } from './time-left.ts';

/** Where a visitor is in reserving a car (CAR-11). */
export type Stage =
	/** What the tab and the server know of it is being asked. */
	| { is: 'loading' }
	/** Details and terms. `note`: what became of the reservation before. */
	| { is: 'details'; note: string | null }
	/** The visitor has a reservation, in one of the states that the server tells. */
	| { is: 'mine'; answer: ReservationAnswer; time: HoldTime }
	/** Somebody else has the car: until then, or for good. */
	| { is: 'taken'; until: number | null }
	/** It cannot be reserved any more. */
	| { is: 'withdrawn' }
	/** The visitor has a reservation, and the server does not say how it is. */
	| { is: 'unreachable'; error: string }
	/** The visitor comes from a bank's page, and this tab knows of no reservation. */
	| { is: 'unknown' };

export const releasedNote = 'You have given up the reservation. Nothing was charged.';

/** An answer that does not describe a reservation, or no answer at all. */
export type Failed = Extract<ReservationReply, { ok: false }>;

/** The stage that a reservation of the visitor's own leads to. */
export function stageOf(answer: ReservationAnswer, deviceNow: number): Stage {
	if (answer.state === 'released') return { is: 'details', note: releasedNote };
	return { is: 'mine', answer, time: holdTime(answer, deviceNow) };
}

/** The stage that a refusal leads to; null where the visitor can try again. A car that is only held comes with the time to wait. */
export function refusedStage({ code, status, wait }: Failed, deviceNow: number): Stage | null {
	if (code === 'taken') return { is: 'taken', until: wait > 0 ? deviceNow + wait : null };
	return status === 404 ? { is: 'withdrawn' } : null;
}

/** Whether a request may have reached the server although no answer says so: only the same one may be sent again. */
export const isOpen = ({ status, code }: Failed): boolean => status === null || status >= 500 || code === 'in_flight';
