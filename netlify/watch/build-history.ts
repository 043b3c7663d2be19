import type { Db } from '../platform/db/schema.ts';
import type { Scope } from './figure-queries.ts';

/** A tenant's builds since a moment that ended in one way. Durations are milliseconds. */
type BuildCount = { tenant: string; outcome: string; count: number; spent: number; longest: number };

/** How a build can end that somebody has to hear of, or that says that all is well. */
const ends = ['published', 'unchanged', 'handed_over', 'failed', 'held_back', 'lost'] as const;

/** A tenant's last build. `finished_at` in Unix milliseconds. */
export type LastBuild = { tenant: string; outcome: string; finished_at: number; warnings: readonly string[] };

/** The queries of the history of builds and of the queue of rebuilds. */
export function buildHistory(db: Db) {
	return {
		countsSince: async (since: number, { tenant }: Scope): Promise<BuildCount[]> => {
			const rows = await db
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
			const rows = await db
				.selectFrom('builds')
				.select(({ fn }) => ['tenant', fn.max('finished_at').as('time')])
				.where('outcome', 'in', ['published', 'unchanged', 'handed_over'])
				.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
				.groupBy('tenant')
				.execute();
			return new Map(rows.map((row) => [row.tenant, Number(row.time)]));
		},
		/** By tenant, the build that ended last. */
		lastEnded: async ({ tenant }: Scope): Promise<LastBuild[]> => {
			const rows = await db
				.selectFrom('builds')
				.innerJoin(
					(eb) =>
						eb
							.selectFrom('builds')
							.select(({ fn }) => ['tenant', fn.max('started_at').as('started_at')])
							.where('outcome', 'in', ends)
							.groupBy('tenant')
							.as('last'),
					(join) => join.onRef('last.tenant', '=', 'builds.tenant').onRef('last.started_at', '=', 'builds.started_at'),
				)
				.select(['builds.tenant', 'builds.outcome', 'builds.facts', 'builds.finished_at'])
				.where('builds.outcome', 'in', ends)
				.$if(tenant !== undefined, (query) => query.where('builds.tenant', '=', String(tenant)))
				.execute();
			return rows.map((row) => ({
				tenant: row.tenant,
				outcome: row.outcome ?? '',
				finished_at: Number(row.finished_at),
				warnings: warningsOf(row.facts),
			}));
		},
		waiting: async ({ tenant }: Scope): Promise<{ tenant: string; count: number }[]> => {
			const rows = await db
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

function warningsOf(facts: string | null): string[] {
	const { warnings } = Object(facts === null ? null : JSON.parse(facts)) as { warnings?: unknown };
	return Array.isArray(warnings) ? warnings.filter((one) => typeof one === 'string') : [];
}
