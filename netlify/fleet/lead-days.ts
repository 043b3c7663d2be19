import { sql } from 'kysely';
import { dayMs, daysAfter } from '../../src/domain/hours/days.ts';
import { dealerZone } from '../../src/domain/hours/dealer-zone.ts';
import { localTime } from '../../src/domain/hours/local-clock.ts';
import { isNoSpam } from '../leads/store/no-spam.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';

/** Complete leads of a day, `YYYY-MM-DD`, by the dealer's clocks. */
export type LeadDay = { day: string; leads: number };

/** The leads of a tenant of the last `days`, by day, today last; days without one are there too. */
export async function leadDays(
	{ db, tenants, now }: Pick<Runtime, 'db' | 'tenants' | 'now'>,
	tenant: string,
	days: number,
): Promise<LeadDay[]> {
	const site = tenants.bySlug(tenant)?.site;
	const zone = site ? dealerZone(site) : 'UTC';
	const dayOf = (time: number): string => localTime(zone, Math.floor(time / 1000)).date;
	const today = dayOf(now());
	const rows = await db
		.selectFrom('leads')
		.select('completed_at')
		.where('tenant', '=', tenant)
		.where('status', '=', sql.lit('complete'))
		.where(isNoSpam)
		.where('completed_at', '>', now() - (days + 1) * dayMs)
		.execute();
	const counts = Map.groupBy(rows, ({ completed_at }) => dayOf(Number(completed_at)));
	return Array.from({ length: days }, (_, index) => {
		const day = daysAfter(today, index + 1 - days);
		return { day, leads: counts.get(day)?.length ?? 0 };
	});
}
