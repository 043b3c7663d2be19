import { idempotencyHeader } from '../../../src/contract/paths.ts';
import { type ReservationAnswer, reservationBody } from '../../../src/contract/reservations.ts';
import { reservationTerms } from '../../../src/site/forms/reservation-terms.ts';
import { requireOwnPage } from '../../accounts/sign-in/admit.ts';
import { type Answered, answerOnce, isRepeated } from '../../platform/guards/answer-once.ts';
import { checkCaptcha, type Solved } from '../../platform/guards/captcha.ts';
import { limitCalls } from '../../platform/guards/limit-calls.ts';
import { parseBody, readJson } from '../../platform/http/body.ts';
import type { Call } from '../../platform/http/call.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { offeredCar } from '../checks/offered-car.ts';
import { checkPerson } from '../checks/person.ts';
import { visitOf } from '../checks/visit.ts';
import { readyProvider } from '../payments/ready-provider.ts';
import { findReservation } from '../store/reservation-rows.ts';
import { reservationAnswer } from './answer.ts';
import { holdCar } from './hold-car.ts';
import { paymentNow } from './payment-now.ts';
import { reservationToken } from './token.ts';

/** Details, a captcha's solution, and what a lead carries of its visit. */
const longestBody = 64 * 1024;

/** What is stored under the key: neither the token nor anything to pay with. */
type Kept = Answered<{ id: string }>;

/**
 * POST /api/reservations: holds a car for a visitor, at most one visitor for each car, and says how to pay (CAR-11). A repeated
 * request gets the same reservation again, as it is then. In this order: admit, read, once, offer, person, terms, captcha, hold, pay.
 */
export async function postReservation(call: Call): Promise<Response> {
	const { request, tenant } = call;
	const provider = await readyProvider(call);
	requireOwnPage(call);
	if (!request.headers.get(idempotencyHeader))
		throw new Refusal(
			'idempotency_key',
			'Send an Idempotency-Key: a new one for every try to reserve a car, such as a UUID.',
		);
	if (!(await isRepeated(call))) await limitCalls(call, 'reservations');
	const {
		captcha,
		visit,
		car: slug,
		deposit,
		terms,
		...given
	} = parseBody(reservationBody, await readJson(request, longestBody));
	const content = ['reservation', slug, deposit, terms, given];
	return answerOnce<{ id: string }>(call, { content, again: (kept) => withPayment(call, kept) }, async (keep) => {
		const car = await offeredCar(call, { car: slug, deposit });
		const person = checkPerson(call, given);
		const wording = reservationTerms(tenant.site);
		if (terms !== wording.version)
			throw invalid({ terms: 'The terms have changed since the page was opened. Please load it again and read them.' });
		const solved = await captchaOf(call, captcha);
		const details = { person, car, visit: visitOf(visit), userAgent: request.headers.get('user-agent') };
		const kept = await holdCar(call, { provider, details, wording, solved, keep });
		return withPayment(call, kept);
	});
}

/** Where bots are kept off, every hold costs some work (SITE-11). Throws a Refusal: 422 `captcha`. */
async function captchaOf({ runtime, tenant }: Call, captcha: string | undefined): Promise<Solved | null> {
	if (!tenant.site.reservations.captcha) return null;
	return checkCaptcha(captcha, { secrets: runtime.secrets, tenant: tenant.slug });
}

/** The whole answer: with the right to the reservation, and how to pay. Both are added on the way out and stored nowhere. */
async function withPayment(call: Call, { status, answer: { id } }: Kept): Promise<Answered<ReservationAnswer>> {
	const found = await findReservation(call.runtime.db, id);
	if (!found) throw new Refusal('erased', 'This reservation was erased.');
	const { row, payment } = await paymentNow(call, found);
	const token = reservationToken(call.runtime.secrets, id);
	return { status, answer: reservationAnswer(row, { now: call.runtime.now(), payment, token }) };
}
