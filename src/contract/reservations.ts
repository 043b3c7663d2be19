import { z } from 'zod';
import type { reservationStates } from './reservation-calls.ts';

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
	/** What every lead carries of the visit (USER-6): `visited_pages`, `linked_query_params`, `url`. */
	visit: z.record(z.string().max(60), z.unknown()).optional(),
});

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
