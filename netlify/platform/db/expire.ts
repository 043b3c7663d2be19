import type { Db } from './schema.ts';

const day = 24 * 60 * 60 * 1000;
/** Milliseconds in which a device can send a lead again without storing it twice. */
const keyLife = 30 * day;

/** Deletes old idempotency keys, used challenges and counts of calls, and events from before `eventsFrom`. */
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
