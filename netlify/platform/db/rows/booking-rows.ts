import type { RefundReason, ReservationState } from '../../../../src/domain/money/reservation-states.ts';

/** A visitor's reservation of a car, from the hold to whatever becomes of its deposit (CAR-11). Amounts are cents. */
export type ReservationRow = {
	id: string;
	tenant: string;
	car_id: number;
	state: ReservationState;
	deposit: number;
	/** ISO 4217, in capitals. */
	currency: string;
	/** Who takes the deposit. */
	provider: 'stripe' | 'test';
	/** When the hold ends. */
	until: number;
	/** For people: `R-7K3F9Q`. */
	reference: string;
	/** SHA-256 of the token that the visitor's browser has. */
	token_hash: string;
	/** Names the row of `consent_texts` with the terms. */
	terms: string;
	/** JSON of the person, the car and the visit; null once it is erased. */
	details: string | null;
	/** What the processor calls the payment, encrypted; null where there is none yet. */
	intent: string | null;
	/** When the deposit was paid, by the processor's clock. */
	paid_at: number | null;
	refunded: number;
	reason: RefundReason | null;
	/** The lead that a paid reservation became. */
	lead_id: string | null;
	/** When the processor was asked for what is known of the payment: what it said earlier changes nothing. */
	asked_at: number;
	/** When something is to be done about it; null if nothing is. */
	due_at: number | null;
	/** Tries of what is due, since one last succeeded. */
	attempts: number;
	/** Why the last one failed, without personal data. */
	fault: string | null;
	created_at: number;
	updated_at: number;
};

/** A time for a test drive that somebody holds or has booked (CAR-1). */
export type TestDriveRow = {
	id: string;
	tenant: string;
	location_id: number;
	car_id: string | null;
	/** IANA name of the location's time zone when it was taken. */
	zone: string;
	starts_at: number;
	ends_at: number;
	/** `requested`: its lead came when the hold had lapsed and somebody else had the time. */
	state: 'held' | 'requested' | 'booked' | 'cancelled';
	/** While it is held: until when. */
	held_until: number | null;
	/** The lead that booked it. */
	lead_id: string | null;
	/** How often it was changed or cancelled: calendars replace an event by one with a higher number. */
	sequence: number;
	created_at: number;
	updated_at: number;
};

/** Whose a car is: at most one reservation's. */
export type CarClaimRow = {
	tenant: string;
	car_id: number;
	reservation_id: string;
	/** When anybody else may have it; null while it is reserved. */
	until: number | null;
};

/** A quarter of an hour of a place or of a car: its key lets it be taken once. */
export type TestDriveQuarterRow = {
	tenant: string;
	/** `place:12` or `car:345`. */
	taken: string;
	/** Its start. */
	at: number;
	/** Which of the test drives that a place can have at the same time; 0 for a car. */
	seat: number;
	test_drive_id: string;
	/** When a hold lapses; a time that is booked has {@link Number.MAX_SAFE_INTEGER}. */
	free_at: number;
};
