import { randomUUID } from 'node:crypto';
import type { AccountUser } from '../../../src/contract/account.ts';
import type { VisitorRow } from '../../platform/db/rows/account-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

type Person = Pick<VisitorRow, 'tenant' | 'phone'>;

/** The visitor with this number at this tenant, added if they are new: whoever has the number is the visitor. */
export async function signedInVisitor(db: Db, { tenant, phone, now }: Person & { now: number }): Promise<VisitorRow> {
	const none = { name: null, last_name: null, email: null, alerts: 'none' as const };
	return db
		.insertInto('visitors')
		.values({ id: randomUUID(), tenant, phone, ...none, created_at: now, seen_at: now })
		.onConflict((conflict) => conflict.columns(['tenant', 'phone']).doUpdateSet({ seen_at: now }))
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** Changes what is known of a visitor; null if the account is gone. */
export async function updateVisitor(
	db: Db,
	id: string,
	change: Partial<Omit<AccountUser, 'phone'>>,
): Promise<VisitorRow | null> {
	// A change of nothing is not a statement.
	const row = await db
		.updateTable('visitors')
		.set((eb) => ({ seen_at: eb.ref('seen_at'), ...change }))
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirst();
	return row ?? null;
}

/** Deletes a visitor with their sessions and watchlist. */
export async function deleteVisitor(db: Db, id: string): Promise<void> {
	await db.deleteFrom('visitors').where('id', '=', id).execute();
}

/** What a visitor may know of their account. */
export const userOf = ({ phone, name, last_name, email, alerts }: VisitorRow): AccountUser => ({
	phone,
	name,
	last_name,
	email,
	alerts,
});

/** Every visitor of a tenant, or of all. */
export function listVisitors(db: Db, tenant: string | undefined): Promise<VisitorRow[]> {
	return db
		.selectFrom('visitors')
		.selectAll()
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', tenant ?? ''))
		.orderBy('tenant')
		.orderBy('created_at')
		.execute();
}
