import type { LookUpCountRow } from '../../platform/db/rows/look-up-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

const day = 24 * 60 * 60_000;
const dayOf = (now: number): number => now - (now % day);

type Who = Pick<LookUpCountRow, 'tenant' | 'provider'> & { now: number };

/**
 * Counts a call to a provider towards the day (UTC); false if it would be more than `most`. One statement, so that calls at the same
 * moment cannot all pass.
 */
export async function countProviderCall(
	db: Db,
	{ tenant, provider, now, most }: Who & { most: number },
): Promise<boolean> {
	const row = await db
		.insertInto('look_up_counts')
		.values({ tenant, provider, day: dayOf(now), calls: 1, failures_in_row: 0, failed_at: null })
		.onConflict((conflict) =>
			conflict
				.columns(['tenant', 'provider', 'day'])
				.doUpdateSet((eb) => ({ calls: eb('look_up_counts.calls', '+', 1) }))
				.where('look_up_counts.calls', '<', most),
		)
		.returning('calls')
		.executeTakeFirst();
	return row !== undefined;
}

/** Records whether a provider’s answer was of use. */
export async function noteOutcome(db: Db, { tenant, provider, now, failed }: Who & { failed: boolean }): Promise<void> {
	await db
		.updateTable('look_up_counts')
		.set((eb) => (failed ? { failures_in_row: eb('failures_in_row', '+', 1), failed_at: now } : { failures_in_row: 0 }))
		.where('tenant', '=', tenant)
		.where('provider', '=', provider)
		.where('day', '=', dayOf(now))
		.$if(!failed, (query) => query.where('failures_in_row', '>', 0))
		.execute();
}

/** What was asked of providers today, by one tenant or all. */
export function countsOfToday(
	db: Db,
	{ now, tenant }: { now: number; tenant: string | undefined },
): Promise<LookUpCountRow[]> {
	return db
		.selectFrom('look_up_counts')
		.selectAll()
		.where('day', '=', dayOf(now))
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', tenant ?? ''))
		.orderBy('tenant')
		.orderBy('provider')
		.execute();
}

/** Seconds until the next day (UTC). */
export const secondsToMidnight = (now: number): number => Math.ceil((dayOf(now) + day - now) / 1000);
