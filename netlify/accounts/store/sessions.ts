import { dayMs } from '../../../src/domain/hours/days.ts';
import type { SessionRow, VisitorRow } from '../../platform/db/rows/account-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

/** Milliseconds after which a session ends that nobody uses, and after which every session ends. */
const idleLife = 30 * dayMs;
const longestLife = 180 * dayMs;

/** Starts a session and returns when its cookie ends, in milliseconds from now. */
export async function insertSession(
	db: Db,
	{ now, ...session }: Pick<SessionRow, 'token_hash' | 'tenant' | 'visitor_id'> & { now: number },
): Promise<number> {
	const times = { created_at: now, expires_at: now + idleLife, ends_at: now + longestLife };
	await db
		.insertInto('sessions')
		.values({ ...session, ...times })
		.execute();
	return idleLife;
}

/** A session that is not over, and whose it is. */
export type FoundSession = { session: Pick<SessionRow, 'token_hash' | 'expires_at' | 'ends_at'>; visitor: VisitorRow };

/** The session with this token at this tenant; null if it does not exist or is over. */
export async function findSession(
	db: Db,
	{ tenant, token_hash, now }: Pick<SessionRow, 'tenant' | 'token_hash'> & { now: number },
): Promise<FoundSession | null> {
	const row = await db
		.selectFrom('sessions')
		.innerJoin('visitors', 'visitors.id', 'sessions.visitor_id')
		.selectAll('visitors')
		.select(['sessions.expires_at', 'sessions.ends_at'])
		.where('sessions.token_hash', '=', token_hash)
		.where('sessions.tenant', '=', tenant)
		.where('visitors.tenant', '=', tenant)
		.where('sessions.expires_at', '>', now)
		.executeTakeFirst();
	if (!row) return null;
	const { expires_at, ends_at, ...visitor } = row;
	return { session: { token_hash, expires_at, ends_at }, visitor };
}

/**
 * Lets a session that is used end later, up to its absolute end: at most once a day, so that a look at an account rarely
 * writes. Returns the milliseconds for which its cookie is kept from now on; null if nothing has changed.
 */
export async function prolongSession(db: Db, { session, visitor }: FoundSession, now: number): Promise<number | null> {
	const expires_at = Math.min(now + idleLife, session.ends_at);
	if (expires_at - session.expires_at < dayMs) return null;
	await db.updateTable('sessions').set({ expires_at }).where('token_hash', '=', session.token_hash).execute();
	await db.updateTable('visitors').set({ seen_at: now }).where('id', '=', visitor.id).execute();
	return expires_at - now;
}

/** Ends a session. */
export async function deleteSession(
	db: Db,
	{ tenant, token_hash }: Pick<SessionRow, 'tenant' | 'token_hash'>,
): Promise<void> {
	await db.deleteFrom('sessions').where('token_hash', '=', token_hash).where('tenant', '=', tenant).execute();
}
