import { randomUUID } from 'node:crypto';
import type { SettingChangeRow } from '../platform/db/rows/setting-rows.ts';
import type { Db } from '../platform/db/schema.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';

/** A change of one setting. Values are JSON; null where there is none. `isWhole`: whether `before` is all that there was. */
export type NewSettingChange = {
	path: readonly string[];
	kind: SettingChangeRow['kind'];
	before: string | null;
	after: string | null;
	isWhole: boolean;
};

/** One that was recorded. `at`: Unix milliseconds; `by`: who, empty where they have not said. */
export type SettingChange = NewSettingChange & { id: string; by: string; at: number };

/** A build that published the site, by when it began: it has what was saved before. */
export type PublishedBuild = { id: string; startedAt: number };

export type SettingHistory = { changes: SettingChange[]; builds: PublishedBuild[] };

/** Changes that a history shows. */
const mostShown = 200;

/** Records changes that somebody made at once. */
export async function noteSettingChanges(
	{ db, now }: Pick<Runtime, 'db' | 'now'>,
	tenant: string,
	{ changes, by }: { changes: readonly NewSettingChange[]; by: string },
): Promise<void> {
	if (changes.length === 0) return;
	const rows = changes.map(
		({ path, kind, before, after, isWhole }): SettingChangeRow => ({
			...{ id: randomUUID(), tenant, path: JSON.stringify(path), kind },
			...{ value_before: before, value_after: after, is_whole: isWhole ? 1 : 0 },
			...{ author: by, created_at: now() },
		}),
	);
	await db.insertInto('setting_changes').values(rows).execute();
}

/** How long after a change whoever made it can say who they are. */
const namedWithinMs = 15 * 60_000;

/** Says who made changes that were recorded just now without a name: of the setting `key`, or `all`. */
export async function nameSettingChanges(
	{ db, now }: Pick<Runtime, 'db' | 'now'>,
	tenant: string,
	{ key, by }: { key: string; by: string },
): Promise<void> {
	const rows = await db
		.selectFrom('setting_changes')
		.select(['id', 'path'])
		.where('tenant', '=', tenant)
		.where('author', '=', '')
		.where('created_at', '>=', now() - namedWithinMs)
		.execute();
	const isMeant = (path: string): boolean => key === 'all' || (JSON.parse(path) as string[]).join('.') === key;
	const ids = rows.filter(({ path }) => isMeant(path)).map(({ id }) => id);
	if (ids.length > 0) await db.updateTable('setting_changes').set({ author: by }).where('id', 'in', ids).execute();
}

/** What was changed in the settings of a tenant, the newest first, and the builds since the first of it. */
export async function settingHistory(db: Db, tenant: string): Promise<SettingHistory> {
	const rows = await db
		.selectFrom('setting_changes')
		.selectAll()
		.where('tenant', '=', tenant)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(mostShown)
		.execute();
	const changes = rows.map(changeOf);
	const first = changes.at(-1);
	return { changes, builds: first ? await buildsSince(db, tenant, first.at) : [] };
}

const changeOf = (row: SettingChangeRow): SettingChange => ({
	...{ id: row.id, path: JSON.parse(row.path) as string[], kind: row.kind, by: row.author, at: Number(row.created_at) },
	...{ before: row.value_before, after: row.value_after, isWhole: row.is_whole === 1 },
});

async function buildsSince(db: Db, tenant: string, since: number): Promise<PublishedBuild[]> {
	const rows = await db
		.selectFrom('builds')
		.select(['id', 'started_at'])
		.where('tenant', '=', tenant)
		.where('outcome', 'in', ['published', 'unchanged'])
		.where('started_at', '>=', since)
		.orderBy('started_at')
		.execute();
	return rows.map(({ id, started_at }) => ({ id, startedAt: Number(started_at) }));
}
