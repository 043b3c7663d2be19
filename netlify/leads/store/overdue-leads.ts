import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';
import type { Tenants } from '../../platform/runtime/tenants.ts';
import { usualMinutes } from './minutes-to-open.ts';

/** How many complete leads of a tenant nobody opened in time, and when the oldest of them was complete. */
export type Overdue = { tenant: string; count: number; oldest: number };

/** Whose leads, and when. `tenant`: only this one's. */
type Look = { tenants: Tenants; now: number; tenant?: string | undefined };

/** The tenants with complete leads that nobody opened within `leads.open_within_minutes`. Times are Unix milliseconds. */
export async function overdueLeads(db: Db, { tenants, now, tenant }: Look): Promise<Overdue[]> {
	const rows = await db
		.selectFrom('leads')
		.select(({ fn }) => ['tenant', fn.countAll().as('count'), fn.min('completed_at').as('oldest')])
		// Literals, as in the index: PostgreSQL does not use a partial index for a parameter.
		.where('status', '=', sql.lit('complete'))
		.where('opened_at', 'is', null)
		.where('completed_at', '<=', latest(tenants, now))
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
		.groupBy('tenant')
		.orderBy('tenant')
		.execute();
	return rows.map((row) => ({ tenant: row.tenant, count: Number(row.count), oldest: Number(row.oldest) }));
}

/** The time until which a tenant's leads are overdue by now. Only tenants with other minutes than usual are named. */
function latest(tenants: Tenants, now: number): RawBuilder<number> {
	const usual = sql.lit(now - usualMinutes * 60_000);
	const others = tenants.slugs().flatMap((slug) => {
		const minutes = tenants.bySlug(slug)?.site.leads.open_within_minutes ?? usualMinutes;
		if (minutes === usualMinutes) return [];
		return [sql`when ${sql.lit(slug)} then ${sql.lit(now - minutes * 60_000)}`];
	});
	return others.length === 0 ? usual : sql<number>`case tenant ${sql.join(others, sql` `)} else ${usual} end`;
}
