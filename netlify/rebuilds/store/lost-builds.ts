import type { Db } from '../../platform/db/schema.ts';

/** Builders that may die over a request before it counts as failed: it may be what kills them. */
const mostLosses = 3;

/**
 * Ends the builds whose lease is over, because their builder died or lost the database. Their requests wait again; those over
 * which three builders died do not (SITE-16).
 */
export async function endLostBuilds(db: Db, now: number): Promise<void> {
	const over = await db
		.selectFrom('builds')
		.select('id')
		.where('outcome', 'is', null)
		.where('lease_until', '<=', now)
		.execute();
	for (const { id } of over) await endLost(db, id, now);
}

function endLost(db: Db, id: string, now: number): Promise<void> {
	return db.transaction().execute(async (tx) => {
		const { numUpdatedRows } = await tx
			.updateTable('builds')
			.set({ outcome: 'lost', finished_at: now, lease_until: null, message: 'The builder died or lost the database.' })
			.where('id', '=', id)
			.where('outcome', 'is', null)
			.where('lease_until', '<=', now)
			.executeTakeFirst();
		// It was renewed, or another builder was first.
		if (numUpdatedRows !== 1n) return;
		await giveBack(tx, id, { losses: 1 });
		const left = await tx.selectFrom('rebuild_requests').select('id').where('build_id', '=', id).executeTakeFirst();
		if (!left) return;
		const message = `${mostLosses} builders died while they built this site. Look at their logs, and trigger it again.`;
		await tx.updateTable('builds').set({ outcome: 'failed', message }).where('id', '=', id).execute();
	});
}

/** The requests of a build wait again, but for those that were lost too often. */
export async function giveBack(
	tx: Db,
	buildId: string,
	{ losses = 0, notBefore = 0 }: { losses?: number; notBefore?: number },
): Promise<void> {
	await tx
		.updateTable('rebuild_requests')
		.set(({ eb }) => ({ build_id: null, losses: eb('losses', '+', losses), not_before: notBefore }))
		.where('build_id', '=', buildId)
		.where('losses', '<', mostLosses - losses)
		.execute();
}
