import type { BuildAnswer } from '../../src/contract/rebuild.ts';
import type { Db } from '../platform/db/schema.ts';

/** The last build of a tenant that has ended, in short. Its log is at its id. */
export type LastBuild = Pick<BuildAnswer, 'id' | 'by' | 'started_at' | 'duration_ms' | 'outcome'>;

/** The last build of each tenant that has one in the history, by slug: one query, however many tenants there are. */
export async function lastBuilds(db: Db): Promise<ReadonlyMap<string, LastBuild>> {
	const newest = db
		.selectFrom('builds')
		.select(({ fn }) => ['tenant', fn.max('finished_at').as('at')])
		.where('outcome', 'is not', null)
		.groupBy('tenant')
		.as('newest');
	const rows = await db
		.selectFrom('builds')
		.innerJoin(newest, (join) =>
			join.onRef('newest.tenant', '=', 'builds.tenant').onRef('newest.at', '=', 'builds.finished_at'),
		)
		.select(['builds.tenant', 'id', 'asked_by', 'started_at', 'finished_at', 'outcome'])
		.execute();
	return new Map(
		rows.map(({ tenant, id, asked_by, started_at, finished_at, outcome }) => {
			const started = Number(started_at);
			const ended = { duration_ms: Number(finished_at) - started, outcome };
			return [tenant, { id, by: asked_by, started_at: new Date(started).toISOString(), ...ended }];
		}),
	);
}
