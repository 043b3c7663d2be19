import type { Db } from './schema.ts';

const day = 24 * 60 * 60 * 1000;
/** An unsent lead on a device may be sent again this late without doubling. */
const keyLife = 30 * day;

/** Deletes what has only guarded a moment that is over (old keys, challenges, counts of calls), and events from before `eventsFrom`. */
export async function deleteExpired(db: Db, { now, eventsFrom }: { now: number; eventsFrom: number }): Promise<void> {
	await db
		.deleteFrom('idempotency_keys')
		.where('created_at', '<', now - keyLife)
		.execute();
	await db.deleteFrom('events').where('created_at', '<', eventsFrom).execute();
	await db.deleteFrom('used_challenges').where('expires_at', '<', now).execute();
	await db
		.deleteFrom('rate_limits')
		.where('window_start', '<', now - day)
		.execute();
}
