import { randomUUID } from 'node:crypto';
import type { BuildRow } from '../../platform/db/rows/rebuild-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import { type BuildResult, dropOldBuilds, resultColumns } from './settle.ts';

/** A build that nobody asked the queue for, such as one from the command line, once it has ended. */
export type DoneBuild = BuildResult &
	Pick<BuildRow, 'tenant' | 'builder' | 'started_at' | 'why'> & { by: string; finishedAt: number };

/** Adds a build to the history. Requests that wait stay as they are: they may be newer than what it has read. */
export function recordBuild(db: Db, build: DoneBuild): Promise<void> {
	const { tenant, builder, started_at, by, why, finishedAt } = build;
	return db.transaction().execute(async (tx) => {
		await tx
			.insertInto('builds')
			.values({
				id: randomUUID(),
				tenant,
				builder,
				asked_by: by,
				why,
				options: '{}',
				automatic: 0,
				triggers: 0,
				started_at,
				lease_until: null,
				finished_at: finishedAt,
				...resultColumns(build),
			})
			.execute();
		await dropOldBuilds(tx, tenant);
	});
}
