import { dayMs } from '../../../src/domain/hours/days.ts';
import type { Db } from '../../platform/db/schema.ts';

const hour = 60 * 60_000;

/** SMS of a tenant: of the day (UTC) that were or may have been sent, and of the last hour with those that failed. */
export type SmsCounts = { tenant: string; today: number; lastHour: number; failed: number; fault: string | null };

/** What the tenants, or one of them, have sent today. `now` in Unix milliseconds. */
export async function countSmsByTenant(
	db: Db,
	{ now, tenant }: { now: number; tenant: string | undefined },
): Promise<SmsCounts[]> {
	const [dayStart, hourAgo] = [now - (now % dayMs), now - hour];
	const rows = await db
		.selectFrom('sms_messages')
		.select(['tenant', 'state', 'fault', 'created_at'])
		.where('created_at', '>=', Math.min(dayStart, hourAgo))
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', tenant ?? ''))
		.orderBy('created_at')
		.execute();
	return [...Map.groupBy(rows, (row) => row.tenant)].map(([slug, sent]) => {
		const lately = sent.filter(({ created_at }) => created_at >= hourAgo);
		const failed = lately.filter(({ state }) => state === 'failed');
		return {
			tenant: slug,
			today: sent.filter(({ created_at, state }) => created_at >= dayStart && state !== 'failed').length,
			lastHour: lately.length,
			failed: failed.length,
			fault: failed.at(-1)?.fault ?? null,
		};
	});
}
