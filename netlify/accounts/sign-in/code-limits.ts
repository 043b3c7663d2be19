import { dayMs } from '../../../src/domain/hours/days.ts';
import type { Db } from '../../platform/db/schema.ts';
import {
	countCall,
	endCoolDown,
	passCoolDown,
	type RateLimit,
	uncountCall,
} from '../../platform/guards/limit-calls.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { log } from '../../platform/log.ts';
import { type CountedSms, countSms } from './sms-budget.ts';

const minute = 60_000;
/** Milliseconds between two codes for a number. */
const coolDownMs = 30_000;

/**
 * Codes for a number. The day's limit also bounds guessing: with five tries for each of ten codes, one of 20,000 numbers would
 * be guessed in a day.
 */
const numberLimits: readonly RateLimit[] = [
	{ count: 3, windowMs: 15 * minute },
	{ count: 10, windowMs: dayMs },
];

/** What was counted for a code. `giveBack`: it was not sent; `isFree`: the gateway has not charged for it either. */
export type CountedCode = { giveBack: (db: Db, isFree: boolean) => Promise<void> };

/**
 * Counts a code for a number, and for the site's day (USER-4), in the transaction `db` that stores the code. Each limit is one
 * statement, so that calls at the same moment cannot all pass. A number is counted whether or not anybody has an account with it. Throws a Refusal: 429 with Retry-After,
 * or 503 when the site has sent its SMS of the day.
 */
export async function countCode(db: Db, call: Call, phone: string): Promise<CountedCode> {
	const { runtime, now } = call;
	const { rateFactor } = runtime;
	const coolDown = bucketOf(call, `cool-down ${phone}`);
	if (!(await passCoolDown(db, coolDown, { ms: coolDownMs, now }))) throw tooSoon();
	const buckets = numberLimits.map((limit) => {
		return {
			bucket: bucketOf(call, `number ${limit.windowMs} ${phone}`),
			limit: { ...limit, count: limit.count * rateFactor },
		};
	});
	for (const { bucket, limit } of buckets) {
		const wait = await countCall(db, bucket, { limit, now });
		if (wait > 0) throw tooMany(wait);
	}
	const siteDay = await countOfDay(db, call);
	return {
		giveBack: async (tx, isFree) => {
			for (const { bucket, limit } of buckets) await uncountCall(tx, bucket, { limit, now });
			await endCoolDown(tx, coolDown);
			if (isFree) await siteDay.giveBack(tx);
		},
	};
}

/** Throws a Refusal: 503 when the site has sent its SMS of the day. */
async function countOfDay(db: Db, { runtime, tenant, now }: Call): Promise<CountedSms> {
	const counted = await countSms(db, { runtime, tenant, now });
	if ('giveBack' in counted) return counted;
	log('error', { job: 'sms', tenant: tenant.slug, message: 'sign_in.sms_a_day is reached: no code was sent.' });
	throw new Refusal('unavailable', 'We cannot send any more codes today. Please try again tomorrow, or call us.', {
		headers: { 'retry-after': String(counted.wait) },
	});
}

/** Numbers are personal data: the database sees a keyed hash of them. */
const bucketOf = ({ runtime, tenant }: Call, what: string): string =>
	runtime.secrets.sign('code-limit', `${tenant.slug} ${what}`);

const tooSoon = (): Refusal =>
	new Refusal('rate_limited', 'We have just sent a code to this number. Please wait half a minute.', {
		headers: { 'retry-after': String(coolDownMs / 1000) },
	});

const tooMany = (wait: number): Refusal => {
	const minutes = Math.ceil(wait / 60);
	const when = minutes > 60 ? 'again tomorrow' : minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
	return new Refusal('rate_limited', `We have sent several codes to this number. Please try ${when}.`, {
		headers: { 'retry-after': String(wait) },
	});
};
