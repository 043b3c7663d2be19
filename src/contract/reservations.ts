import { z } from 'zod';

/** The calls of reservations, below the base of the calls (CAR-11). All of them are about the site that was asked. */
export const reservationPaths = {
	/**
	 * GET → 200 `TakenCars`, which the CDN may keep for a few seconds. POST `reservationBody` with an idempotency key → 201
	 * `ReservationAnswer`; 409 `taken` where somebody else has the car, 404 `not_found` for one that cannot be reserved, 422
	 * `invalid` with `fields` by the keys of the body (`deposit`: the amount is another one now; `terms`: they have changed), 503
	 * `unavailable` while the processor does not answer: the car is held, and the same key gets further.
	 */
	all: '/reservations',
	/** With the reservation's token: GET → 200 `ReservationAnswer`, asking the processor; DELETE → 204, and the car is free at once; 403 `closed` once it is paid. */
	one: '/reservations/:id',
	/** POST `{}` with the reservation's token → 200 `ReservationAnswer`: pays with the processor `test`, on demonstration sites only. */
	testPayment: '/reservations/:id/test-payment',
	/** POST: Stripe's news of payments, refunds and disputes, signed by Stripe. */
	stripe: '/stripe/events',
} as const;

/** Header with the `token` of a `ReservationAnswer`: the id alone gives no right to a reservation. */
export const reservationTokenHeader = 'reservation-token';

/** Cars that cannot be reserved now. `until`: Unix milliseconds at which a hold ends; null for a car that is reserved. */
export type TakenCars = { cars: { id: number; until: number | null }[] };

const text = (longest: number) => {
	const error = `Must be text of at most ${longest} characters.`;
	return z.string({ error }).trim().max(longest, { error });
};

/** Asks for a hold on a car. `deposit` is what the visitor was shown, in cents: another amount is refused, not charged. */
export const reservationBody = z.strictObject({
	/** The car's slug. */
	car: text(200),
	deposit: z.int({ error: 'Must be a whole number of cents.' }),
	first_name: text(100),
	last_name: text(100),
	email: text(254),
	phone: text(40),
	/** The visitor has agreed to the terms, of which this is the version. */
	terms: text(100),
	captcha: text(10_000).optional(),
	/** What every lead carries of the visit (A4): `visited_pages`, `linked_query_params`, `url`. */
	visit: z.record(z.string().max(60), z.unknown()).optional(),
});

/**
 * `held`: the car is the visitor's until `until`, and the deposit is to be paid. `paying`: the processor has a payment under
 * way. `reserved`: paid. `lapsed`: the hold ran out unpaid. `refunding`, `refunded`: the deposit goes back, with the reason.
 */
export const reservationStates = ['held', 'paying', 'reserved', 'lapsed', 'released', 'refunding', 'refunded'] as const;

export type ReservationAnswer = {
	id: string;
	state: (typeof reservationStates)[number];
	/** Unix milliseconds at which the hold ends; the page counts down to it. */
	until: number;
	/** Unix milliseconds of the server, since a device's clock may be wrong. */
	now: number;
	/** In cents, with its currency (ISO 4217, capitals). */
	deposit: number;
	currency: string;
	/** For a receipt and the telephone, `R-7K3F9Q`. */
	reference: string;
	/** Only in the answer to the POST that made it. */
	token?: string;
	/** How to pay. `client_secret` is for Stripe's element alone: never kept on the device, never in an address or a log. */
	payment: { type: 'test' } | { type: 'stripe'; key: string; client_secret: string } | null;
	/** With `refunding` and `refunded`: why, in a sentence for the visitor. */
	reason?: string;
};
