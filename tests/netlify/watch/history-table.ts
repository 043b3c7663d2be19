import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../../../netlify/platform/db/schema.ts';

type Build = { tenant: string; started_at: number; finished_at: number | null; outcome: string | null; facts?: string };

/** The history of builds as the queue of rebuilds has it: created where the database has none, and emptied. */
export async function createHistory(db: Db) {
	const tables = await db.introspection.getTables();
	if (!tables.some(({ name }) => name === 'builds')) await createTables(db);
	// biome-ignore lint/suspicious/noExplicitAny: the tables are another migration's.
	const history = db as unknown as Kysely<any>;
	for (const name of ['rebuild_requests', 'builds']) await history.deleteFrom(name).execute();
	const said = { asked_by: 'test', why: '', options: '{}', automatic: 0, triggers: 1 };
	return {
		build: (build: Build) =>
			history
				.insertInto('builds')
				.values({ id: randomUUID(), builder: 'test', message: null, ...said, ...build })
				.execute(),
		request: (request: { tenant: string; asked_at: number }) => {
			const rest = { asked_last: request.asked_at, losses: 0, not_before: 0 };
			return history
				.insertInto('rebuild_requests')
				.values({ id: randomUUID(), ...said, ...rest, ...request })
				.execute();
		},
	};
}

const said = 'asked_by text, why text, options text, automatic integer, triggers integer';

async function createTables(db: Db): Promise<void> {
	await sql
		.raw(
			`create table builds (id text primary key, tenant text, builder text, started_at bigint, finished_at bigint, outcome text, message text, facts text, ${said})`,
		)
		.execute(db);
	await sql
		.raw(
			`create table rebuild_requests (id text primary key, tenant text, asked_at bigint, asked_last bigint, losses integer, not_before bigint, build_id text, ${said})`,
		)
		.execute(db);
}
