import { sql } from 'kysely';
import { dayMs } from '../../../src/domain/hours/days.ts';
import { usualDays } from '../../../src/domain/leads/lead-silence.ts';
import type { Db } from '../../platform/db/schema.ts';
import { isNoSpam } from './no-spam.ts';

/** When a tenant's last complete lead came, in Unix milliseconds, and how many came in the last 28 days. */
export type LastLead = { tenant: string; lastAt: number; recent: number };

/** Of every tenant that ever had one, in one query; `now` in Unix milliseconds. */
export async function lastLeads(db: Db, now: number): Promise<LastLead[]> {
	const rows = await db
		.selectFrom('leads')
		.select(({ fn, eb }) => [
			'tenant',
			fn.max<number>('completed_at').as('at'),
			fn
				.sum<number>(
					eb
						.case()
						.when('completed_at', '>', now - usualDays * dayMs)
						.then(1)
						.else(0)
						.end(),
				)
				.as('recent'),
		])
		.where('status', '=', sql.lit('complete'))
		.where(isNoSpam)
		.groupBy('tenant')
		.execute();
	return rows.map(({ tenant, at, recent }) => ({ tenant, lastAt: Number(at), recent: Number(recent) }));
}
