import { sql } from 'kysely';
import type { BuildFacts } from '../../src/contract/rebuild.ts';
import { dayMs } from '../../src/domain/hours/days.ts';
import { isNoSpam } from '../leads/store/no-spam.ts';
import type { Db } from '../platform/db/schema.ts';

/** What the last 24 hours brought to a site. */
export type LastDay = {
	/** Complete leads. */
	leads: number;
	/** Builds that changed the site, and builds that failed or were held back. */
	published: number;
	failed: number;
	/** Cars that came to the site and that left it. */
	carsIn: number;
	carsOut: number;
};

/** Of a site on which nothing happened. */
export const quietDay: LastDay = { leads: 0, published: 0, failed: 0, carsIn: 0, carsOut: 0 };

/** Builds that are read: 300 sites that are built each hour have more, of which the newest say enough. */
const mostRead = 5_000;

/** Of every tenant on which something happened, by slug: two queries, however many tenants there are. */
export async function lastDays(db: Db, now: number): Promise<ReadonlyMap<string, LastDay>> {
	const found = new Map<string, LastDay>();
	const of = (tenant: string): LastDay => {
		const day = found.get(tenant) ?? { ...quietDay };
		found.set(tenant, day);
		return day;
	};
	for (const { tenant, count } of await leadsSince(db, now - dayMs)) of(tenant).leads = Number(count);
	for (const { tenant, outcome, facts } of await buildsSince(db, now - dayMs)) {
		const day = of(tenant);
		if (outcome !== 'published') day.failed++;
		else {
			day.published++;
			const { cars } = JSON.parse(facts ?? '{}') as Partial<BuildFacts>;
			day.carsIn += cars?.in ?? 0;
			day.carsOut += cars?.out ?? 0;
		}
	}
	return found;
}

const leadsSince = (db: Db, since: number) =>
	db
		.selectFrom('leads')
		.select(({ fn }) => ['tenant', fn.countAll<number>().as('count')])
		.where('status', '=', sql.lit('complete'))
		.where(isNoSpam)
		.where('completed_at', '>', since)
		.groupBy('tenant')
		.execute();

const buildsSince = (db: Db, since: number) =>
	db
		.selectFrom('builds')
		.select(['tenant', 'outcome', 'facts'])
		.where('outcome', 'in', ['published', 'failed', 'held_back', 'lost'])
		.where('finished_at', '>', since)
		.orderBy('finished_at', 'desc')
		.limit(mostRead)
		.execute();
