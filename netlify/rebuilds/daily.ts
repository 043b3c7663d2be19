import type { Db } from '../platform/db/schema.ts';

/** A site, and which day it is there at a moment in Unix seconds, `2026-11-22`. */
export type DailySite = { slug: string; dayAt: (seconds: number) => string };

/** Milliseconds after which a daily build that failed is tried again. */
const againMs = 60 * 60_000;

/**
 * The sites that have to be rebuilt because their day has changed: NEW tags, sold cars, offers, hours and articles go by the
 * dealer's date. A site is due once no build since its midnight has succeeded; after one that failed, hourly. `now` in Unix
 * milliseconds (SITE-16).
 */
export async function dueDaily(db: Db, sites: readonly DailySite[], now: number): Promise<string[]> {
	const [good, tried, busy] = [await lastGood(db), await lastTried(db), await busyTenants(db)];
	return sites
		.filter(({ slug, dayAt }) => {
			const isEarlierDay = (time: number): boolean => dayAt(Math.floor(time / 1000)) < dayAt(Math.floor(now / 1000));
			const [built, last] = [good.get(slug), tried.get(slug)];
			if (busy.has(slug) || (built !== undefined && !isEarlierDay(built))) return false;
			return last === undefined || now - last >= againMs || isEarlierDay(last);
		})
		.map(({ slug }) => slug);
}

async function lastGood(db: Db): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom('builds')
		.select(({ fn }) => ['tenant', fn.max('started_at').as('time')])
		.where('outcome', 'in', ['published', 'unchanged', 'handed_over'])
		// What was built by hand may be on another machine.
		.where('triggers', '>', 0)
		.groupBy('tenant')
		.execute();
	return new Map(rows.map(({ tenant, time }) => [tenant, Number(time)]));
}

async function lastTried(db: Db): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom('builds')
		.select(({ fn }) => ['tenant', fn.max('started_at').as('time')])
		.groupBy('tenant')
		.execute();
	return new Map(rows.map(({ tenant, time }) => [tenant, Number(time)]));
}

/** Tenants that wait for a build or are being built: that one will do. */
async function busyTenants(db: Db): Promise<Set<string>> {
	const waiting = await db.selectFrom('rebuild_requests').select('tenant').where('build_id', 'is', null).execute();
	const running = await db.selectFrom('builds').select('tenant').where('outcome', 'is', null).execute();
	return new Set([...waiting, ...running].map(({ tenant }) => tenant));
}
