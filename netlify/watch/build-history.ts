import type { Db } from '../platform/db/schema.ts';
import type { Scope } from './figure-queries.ts';

/** What we read of the history of builds. */
type History = {
	builds: {
		id: string;
		tenant: string;
		started_at: number;
		finished_at: number | null;
		/** Null while it runs. */
		outcome: string | null;
		message: string | null;
	};
	rebuild_requests: { id: string; tenant: string; asked_at: number; build_id: string | null };
};

/** A tenant's builds since a moment that ended in one way. Durations are milliseconds. */
export type BuildCount = { tenant: string; outcome: string; count: number; spent: number; longest: number };

/** The history, or null where this database has none: it comes with the queue of rebuilds. */
export async function buildHistory(db: Db) {
	const tables = await db.introspection.getTables();
	const has = (name: string): boolean => tables.some((table) => table.name === name);
	return has('builds') && has('rebuild_requests') ? historyIn(db) : null;
}

function historyIn(db: Db) {
	const history = db.withTables<History>();
	return {
		countsSince: async (since: number, { tenant }: Scope): Promise<BuildCount[]> => {
			const rows = await history
				.selectFrom('builds')
				.select(({ fn, eb }) => [
					'tenant',
					'outcome',
					fn.countAll().as('count'),
					fn.sum(eb('finished_at', '-', eb.ref('started_at'))).as('spent'),
					fn.max(eb('finished_at', '-', eb.ref('started_at'))).as('longest'),
				])
				.where('started_at', '>=', since)
				.where('finished_at', 'is not', null)
				.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
				.groupBy(['tenant', 'outcome'])
				.execute();
			return rows.map(({ outcome, count, spent, longest, ...row }) => ({
				tenant: row.tenant,
				outcome: outcome ?? 'running',
				count: Number(count),
				spent: Number(spent),
				longest: Number(longest),
			}));
		},
		/** By tenant, when a build last went well, in Unix milliseconds. */
		lastGood: async ({ tenant }: Scope): Promise<Map<string, number>> => {
			const rows = await history
				.selectFrom('builds')
				.select(({ fn }) => ['tenant', fn.max('finished_at').as('time')])
				.where('outcome', 'in', ['published', 'unchanged'])
				.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
				.groupBy('tenant')
				.execute();
			return new Map(rows.map((row) => [row.tenant, Number(row.time)]));
		},
		waiting: async ({ tenant }: Scope): Promise<{ tenant: string; count: number }[]> => {
			const rows = await history
				.selectFrom('rebuild_requests')
				.select(({ fn }) => ['tenant', fn.countAll().as('count')])
				.where('build_id', 'is', null)
				.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
				.groupBy('tenant')
				.execute();
			return rows.map((row) => ({ tenant: row.tenant, count: Number(row.count) }));
		},
	};
}
