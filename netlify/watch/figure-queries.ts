import { sql } from 'kysely';
import type { Db } from '../platform/db/schema.ts';

/** Which rows a figure counts: those of one tenant, or of all. */
export type Scope = { tenant: string | undefined };

/** The leads that came since a moment, in Unix milliseconds. `form` is as the visitor's browser sent it. */
export function leadsSince(db: Db, since: number, { tenant }: Scope) {
	return (
		db
			// First the few of the day: otherwise SQLite reads all leads in the order of their groups.
			.with(
				(cte) => cte('recent').materialized(),
				(query) =>
					query
						.selectFrom('leads')
						.select(['leads.tenant', 'leads.form'])
						.where('created_at', '>=', since)
						.$if(tenant !== undefined, (one) => one.where('tenant', '=', String(tenant))),
			)
			.selectFrom('recent')
			.select(({ fn }) => ['recent.tenant', 'recent.form', fn.countAll().as('count')])
			.groupBy(['recent.tenant', 'recent.form'])
			.execute()
	);
}

/** The attempts to deliver that ended since a moment. */
export function deliveriesSince(db: Db, since: number, { tenant }: Scope) {
	return db
		.selectFrom('deliveries')
		.select(({ fn }) => ['tenant', 'destination', 'outcome', fn.countAll().as('count')])
		.where('finished_at', '>=', since)
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
		.groupBy(['tenant', 'destination', 'outcome'])
		.execute();
}

/** What waits for delivery: how much, how much of it has been due since `dueBy`, and since when the oldest waits. */
export function pendingDeliveries(db: Db, dueBy: number, { tenant }: Scope) {
	return db
		.selectFrom('outbox')
		.select(({ fn }) => [
			'tenant',
			fn.countAll().as('pending'),
			sql<number>`sum(case when next_at <= ${sql.lit(dueBy)} then 1 else 0 end)`.as('overdue'),
			fn.min('created_at').as('oldest'),
		])
		.where('state', '=', sql.lit('pending'))
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
		.groupBy('tenant')
		.execute();
}

/** What was given up, and waits for an operator. */
export function deadDeliveries(db: Db, { tenant }: Scope) {
	return db
		.selectFrom('outbox')
		.select(({ fn }) => ['tenant', fn.countAll().as('count')])
		.where('state', '=', sql.lit('dead'))
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
		.groupBy('tenant')
		.execute();
}

/** The lanes in trouble: a setting is missing, or the receiver does not work. */
export function troubledLanes(db: Db, { tenant }: Scope) {
	return db
		.selectFrom('delivery_lanes')
		.select(({ fn }) => ['tenant', 'trouble', fn.countAll().as('count')])
		.where('trouble', 'is not', null)
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
		.groupBy(['tenant', 'trouble'])
		.execute();
}
