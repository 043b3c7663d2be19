/** The calls of reservations, below the base of the calls (CAR-11). All of them are about the site that was asked. */
export const reservationPaths = {
	/**
	 * GET → 200 `TakenCars`, which the CDN may keep for a few seconds under the whole address: `?at=…` asks past it. POST `reservationBody` with an idempotency key → 201
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

/**
 * `held`: the car is the visitor's until `until`, and the deposit is to be paid. `paying`: the processor has a payment under
 * way. `reserved`: paid. `lapsed`: the hold ran out unpaid. `refunding`, `refunded`: the deposit goes back, with the reason.
 */
export const reservationStates = ['held', 'paying', 'reserved', 'lapsed', 'released', 'refunding', 'refunded'] as const;
