import type { Db, SplitCountRow } from '../../platform/db/schema.ts';

type Counted = Pick<SplitCountRow, 'tenant' | 'test' | 'variant'>;

/** Counts one more visitor or lead of a variant, in one statement (SITE-11). */
export async function addToCount(
	db: Db,
	counted: Counted,
	{ of, now }: { of: 'visitors' | 'leads'; now: number },
): Promise<void> {
	await db
		.insertInto('split_counts')
		.values({ ...counted, visitors: 0, leads: 0, first_at: now, [of]: 1 })
		.onConflict((conflict) =>
			conflict.columns(['tenant', 'test', 'variant']).doUpdateSet((eb) => ({
				[of]: eb(`split_counts.${of}`, '+', 1),
			})),
		)
		.execute();
}

/** What was counted of a tenant's variants. */
export async function splitCounts(db: Db, tenant: string): Promise<SplitCountRow[]> {
	const rows = await db.selectFrom('split_counts').selectAll().where('tenant', '=', tenant).execute();
	return rows.map((row) => ({ ...row, first_at: Number(row.first_at) }));
}
