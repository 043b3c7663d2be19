import { randomInt, randomUUID } from 'node:crypto';
import type { CheckoutCar } from '../../../src/contract/checkout-car.ts';
import { graceMs } from '../../../src/domain/money/reservation-states.ts';
import type { ReservationTerms } from '../../../src/site/forms/reservation-terms.ts';
import { keepConsentText } from '../../leads/store/consent-texts.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import { together } from '../../platform/db/together.ts';
import type { Answered, KeepAnswer } from '../../platform/guards/answer-once.ts';
import { type Solved, unsolved, useChallenge } from '../../platform/guards/captcha.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { claimCar, claimOf } from '../store/car-claims.ts';
import { type Details, insertReservation } from '../store/reservation-rows.ts';
import { reservationToken, tokenHash } from './token.ts';

type Hold = {
	provider: ReservationRow['provider'];
	details: Omit<Details, 'car' | 'key'> & { car: CheckoutCar };
	wording: ReservationTerms;
	solved: Solved | null;
	keep: KeepAnswer<{ id: string }>;
};

/**
 * Holds a car for whoever comes first, with the terms that the visitor has agreed to and the answer, in one transaction. Throws a
 * Refusal: 409 `taken`, with the seconds until it may be free again in Retry-After.
 */
export function holdCar(
	call: Call,
	{ provider, details, wording, solved, keep }: Hold,
): Promise<Answered<{ id: string }>> {
	const row = newRow(call, { provider, details, terms: wording.version });
	const { id, tenant, car_id, until } = row;
	return call.runtime.db.transaction().execute(async (tx) => {
		if (solved && !(await useChallenge(tx, solved))) throw unsolved();
		const claim = { tenant, car_id, reservation_id: id, until: until + graceMs };
		if (!(await claimCar(tx, claim, call.now))) throw await taken(tx, claim, call.now);
		await insertReservation(tx, row);
		const { version, text } = wording;
		await keepConsentText(tx, { tenant, version, text, created_at: call.now });
		const answered = { status: 201, answer: { id } };
		await together(tx, keep(tx, answered));
		return answered;
	});
}

type New = Pick<Hold, 'provider' | 'details'> & { terms: string };

function newRow({ runtime, tenant, now }: Call, { provider, details, terms }: New): ReservationRow {
	const id = randomUUID();
	const { person, visit, userAgent } = details;
	const {
		id: car_id,
		deposit,
		currency,
		processor: { key },
		...car
	} = details.car;
	const until = now + tenant.site.reservations.hold_minutes * 60_000;
	return {
		id,
		tenant: tenant.slug,
		car_id,
		state: 'held',
		deposit,
		currency,
		provider,
		until,
		reference: makeReference(),
		token_hash: tokenHash(reservationToken(runtime.secrets, id)),
		terms,
		details: JSON.stringify({ person, car, visit, key, userAgent } satisfies Details),
		intent: null,
		paid_at: null,
		refunded: 0,
		reason: null,
		lead_id: null,
		asked_at: 0,
		due_at: until + graceMs + 1,
		attempts: 0,
		fault: null,
		created_at: now,
		updated_at: now,
	};
}

/** Letters and digits that nobody takes for one another on the telephone. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const makeReference = (): string =>
	`R-${Array.from({ length: 6 }, () => letters.charAt(randomInt(letters.length))).join('')}`;

async function taken(tx: Db, claim: { tenant: string; car_id: number }, now: number): Promise<Refusal> {
	const until = (await claimOf(tx, claim))?.until ?? null;
	if (until === null) return new Refusal('taken', 'Sorry, somebody else has just reserved this car.');
	const seconds = Math.max(1, Math.ceil((until - now) / 1000));
	const text =
		'Somebody else is reserving this car at the moment. It is free again in a few minutes if they do not pay.';
	return new Refusal('taken', text, { headers: { 'retry-after': String(seconds) } });
}
