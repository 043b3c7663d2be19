import { setTimeout as sleep } from 'node:timers/promises';
import { eventsKeptFrom, expireLeads } from '../leads/store/retention.ts';
import { deleteExpired } from '../platform/db/expire.ts';
import { errorFacts, log } from '../platform/log.ts';
import { deliverDue } from './deliver-due.ts';
import type { DeliveryRuntime } from './deliver-next.ts';
import { dropOldMails, mailDir } from './send/kept-mails.ts';

const hour = 60 * 60_000;
/** Milliseconds until the next look if there was nothing to do, and at most after failures, as when the database is away. */
const usualPause = 2_000;
const longestPause = 60_000;

/**
 * Delivers for every tenant of this process until `stop`, and deletes once an hour what is too old: one worker in place of two
 * schedules per site. The round that is under way is finished. A failure is logged and tried again after a longer pause.
 */
export async function deliverUntil(runtime: DeliveryRuntime, stop: AbortSignal, pauseMs = usualPause): Promise<void> {
	let failures = 0;
	let expired = Number.NEGATIVE_INFINITY;
	while (!stop.aborted) {
		try {
			const { done, retry, dead } = await deliverDue(runtime);
			if (done + retry + dead > 0) log('info', { job: 'delivery', done, retry, dead });
			if (runtime.now() - expired >= hour) {
				await deleteOld(runtime);
				expired = runtime.now();
			}
			failures = 0;
		} catch (error) {
			failures++;
			log('error', { job: 'delivery', ...errorFacts(error) });
		}
		await sleep(Math.min(pauseMs * 2 ** failures, longestPause), undefined, { signal: stop }).catch(() => undefined);
	}
}

/** Deletes what is too old of leads, files, events, keys, challenges, counts of calls and kept mails. */
export async function deleteOld({ db, env, tenants, now }: DeliveryRuntime): Promise<void> {
	await deleteExpired(db, { now: now(), eventsFrom: eventsKeptFrom(env, now()) });
	await dropOldMails(mailDir(env), now());
	const { leads, files } = await expireLeads({ db, tenants, env, now: now() });
	if (leads + files > 0) log('info', { job: 'expire', leads, files });
}
