import { dayMs } from '../../../src/domain/hours/days.ts';
import type { Db } from './schema.ts';

/** Milliseconds in which a device can send a lead again without storing it twice. */
const keyLife = 30 * dayMs;
/** Milliseconds for which it is known of an SMS whether it arrived. */
const smsLife = 30 * dayMs;
/** Milliseconds for which it is known how often providers of look-ups were asked. */
const countLife = 90 * dayMs;
/** Milliseconds after which an account that nobody has used is deleted: two years. */
const accountLife = 730 * dayMs;
/** Milliseconds for which it is known who changed a setting. */
const changeLife = 730 * dayMs;

/** Deletes old idempotency keys, used challenges, counts of calls and answers of look-ups, events from before `eventsFrom`, holds of times that lapsed, old changes of settings, and what is over of accounts. */
export async function deleteExpired(db: Db, { now, eventsFrom }: { now: number; eventsFrom: number }): Promise<void> {
	await db
		.deleteFrom('idempotency_keys')
		.where('created_at', '<', now - keyLife)
		.execute();
	await db.deleteFrom('events').where('created_at', '<', eventsFrom).execute();
	await db.deleteFrom('used_challenges').where('expires_at', '<', now).execute();
	await db
		.deleteFrom('rate_limits')
		.where('window_start', '<', now - dayMs)
		.execute();
	await db.deleteFrom('look_ups').where('expires_at', '<', now).execute();
	await db
		.deleteFrom('look_up_counts')
		.where('day', '<', now - countLife)
		.execute();
	await db
		.deleteFrom('setting_changes')
		.where('created_at', '<', now - changeLife)
		.execute();
	await deleteOldAccounts(db, now);
	// One that a lead has booked goes with its lead.
	await db
		.deleteFrom('test_drives')
		.where('lead_id', 'is', null)
		.where('updated_at', '<', now - dayMs)
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
