import { randomUUID } from 'node:crypto';
import type { BuildRow } from '../../../netlify/platform/db/rows/rebuild-rows.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';

type Build = Pick<BuildRow, 'tenant' | 'started_at' | 'finished_at' | 'outcome'> & Partial<BuildRow>;

/** Empties the history of builds, and adds to it. */
export async function emptyHistory(db: Db) {
	await db.deleteFrom('rebuild_requests').execute();
	await db.deleteFrom('builds').execute();
	const said = { asked_by: 'test', why: '', options: '{}', automatic: 0 as const, triggers: 1 };
	return {
		build: (build: Build) =>
			db
				.insertInto('builds')
				.values({ id: randomUUID(), builder: 'test', message: null, facts: null, lease_until: null, ...said, ...build })
				.execute(),
		request: (request: { tenant: string; asked_at: number }) => {
			const rest = { asked_last: request.asked_at, losses: 0, not_before: 0, build_id: null };
			return db
				.insertInto('rebuild_requests')
				.values({ id: randomUUID(), ...said, ...rest, ...request })
				.execute();
		},
	};
}
