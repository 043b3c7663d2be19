import { countCall, uncountCall } from '../../platform/guards/limit-calls.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { Tenant } from '../../platform/runtime/tenants.ts';

/** An SMS that was counted; `giveBack` if the gateway has certainly not sent it. */
export type CountedSms = { giveBack: () => Promise<void> };

const day = 24 * 60 * 60_000;

/**
 * Counts an SMS towards what a site may send in a day (UTC), which bounds its costs: one statement, so that several at the
 * same moment cannot all pass. `wait`: it must not be sent before so many seconds.
 */
export async function countSms(
	{ db, secrets, rateFactor }: Pick<Runtime, 'db' | 'secrets' | 'rateFactor'>,
	{ tenant: { slug, site }, now }: { tenant: Tenant; now: number },
): Promise<CountedSms | { wait: number }> {
	const bucket = secrets.sign('code-limit', `${slug} day`);
	const limit = { count: site.sign_in.sms_a_day * rateFactor, windowMs: day };
	const wait = await countCall(db, bucket, { limit, now });
	return wait > 0 ? { wait } : { giveBack: () => uncountCall(db, bucket, { limit, now }) };
}
