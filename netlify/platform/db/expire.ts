import type { Db } from './schema.ts';

const day = 24 * 60 * 60 * 1000;
/** Milliseconds in which a device can send a lead again without storing it twice. */
const keyLife = 30 * day;
/** Milliseconds for which it is known of an SMS whether it arrived. */
const smsLife = 30 * day;
/** Milliseconds after which an account that nobody has used is deleted: two years. */
const accountLife = 730 * day;

/** Deletes old idempotency keys, used challenges and counts of calls, events from before `eventsFrom`, holds of times that lapsed, and what is over of accounts. */
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
	await deleteOldAccounts(db, now);
	// One that a lead has booked goes with its lead.
	await db
		.deleteFrom('test_drives')
		.where('lead_id', 'is', null)
		.where('updated_at', '<', now - day)
		.execute();
}

async function deleteOldAccounts(db: Db, now: number): Promise<void> {
	await db.deleteFrom('sign_in_codes').where('expires_at', '<', now).execute();
	await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
	await db
		.deleteFrom('sms_messages')
		.where('created_at', '<', now - smsLife)
		.execute();
	await db
		.deleteFrom('visitors')
		.where('seen_at', '<', now - accountLife)
		.execute();
}
