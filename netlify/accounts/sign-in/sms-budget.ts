import { dayMs } from '../../../src/domain/hours/days.ts';
import type { Db } from '../../platform/db/schema.ts';
import { countCall, uncountCall } from '../../platform/guards/limit-calls.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { Tenant } from '../../platform/runtime/tenants.ts';

/** An SMS that was counted; `giveBack` if the gateway has certainly not sent it. */
export type CountedSms = { giveBack: (db: Db) => Promise<void> };

type Around = { runtime: Pick<Runtime, 'secrets' | 'rateFactor'>; tenant: Tenant; now: number };

/**
 * Counts an SMS towards what a site may send in a day (UTC), which bounds its costs: one statement, so that several at the
 * same moment cannot all pass. `wait`: it must not be sent before so many seconds.
 */
export async function countSms(
	db: Db,
	{ runtime, tenant: { slug, site }, now }: Around,
): Promise<CountedSms | { wait: number }> {
	const bucket = runtime.secrets.sign('code-limit', `${slug} day`);
	const limit = { count: site.sign_in.sms_a_day * runtime.rateFactor, windowMs: dayMs };
	const wait = await countCall(db, bucket, { limit, now });
	return wait > 0 ? { wait } : { giveBack: (tx) => uncountCall(tx, bucket, { limit, now }) };
}
