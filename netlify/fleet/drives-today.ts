import { dayMs } from '../../src/domain/hours/days.ts';
import { clockOf, localTime } from '../../src/domain/hours/local-clock.ts';
import type { Db } from '../platform/db/schema.ts';

/** Booked test drives of a day, and when the next of them begins, `10:30` by the clocks of its place; null once all have begun. */
export type DrivesToday = { count: number; next: string | null };

/** Those of today, by the clocks of each place. `now`: Unix milliseconds. */
export async function drivesToday(db: Db, tenant: string, now: number): Promise<DrivesToday> {
	const rows = await db
		.selectFrom('test_drives')
		.select(['starts_at', 'zone'])
		.where('tenant', '=', tenant)
		.where('state', '=', 'booked')
		.where('starts_at', '>', now - dayMs)
		.where('starts_at', '<', now + dayMs)
		.orderBy('starts_at')
		.execute();
	const at = (zone: string, time: number) => localTime(zone, Math.floor(time / 1000));
	const today = rows
		.map(({ starts_at, zone }) => ({ startsAt: Number(starts_at), zone }))
		.filter(({ startsAt, zone }) => at(zone, startsAt).date === at(zone, now).date);
	const next = today.find(({ startsAt }) => startsAt >= now);
	return { count: today.length, next: next ? clockOf(at(next.zone, next.startsAt).minute) : null };
}
