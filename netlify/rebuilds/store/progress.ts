import type { BuildProgress } from '../../../src/contract/rebuild.ts';
import type { BuildProgressRow } from '../../platform/db/rows/rebuild-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

/** Milliseconds after which a builder that has told nothing more is taken for dead, or its build for ended. */
const lifeMs = 60_000;

/** Keeps how far a build is; what was kept of the tenant before is replaced (SITE-16). */
export async function noteProgress(db: Db, row: BuildProgressRow): Promise<void> {
	const { tenant: _, ...values } = row;
	await db
		.insertInto('build_progress')
		.values(row)
		.onConflict((conflict) => conflict.column('tenant').doUpdateSet(values))
		.execute();
}

/** Forgets it once the build has ended. What another builder tells of the tenant stays. */
export async function endProgress(db: Db, { tenant, builder }: Pick<BuildProgressRow, 'tenant' | 'builder'>) {
	await db.deleteFrom('build_progress').where('tenant', '=', tenant).where('builder', '=', builder).execute();
}

/** How far the builds are that run now, by tenant; of all tenants or of one. `now` in Unix milliseconds. */
export async function progressOf(db: Db, now: number, tenant?: string): Promise<ReadonlyMap<string, BuildProgress>> {
	const recent = db
		.selectFrom('build_progress')
		.selectAll()
		.where('told_at', '>', now - lifeMs);
	const rows = await (tenant === undefined ? recent : recent.where('tenant', '=', tenant)).execute();
	return new Map(rows.map((row) => [row.tenant, answerOf(row)]));
}

const answerOf = ({ tenant: _, started_at, told_at, ...rest }: BuildProgressRow): BuildProgress => ({
	...rest,
	started_at: iso(started_at),
	told_at: iso(told_at),
});

const iso = (time: number): string => new Date(Number(time)).toISOString();
