import type { Db } from '../db/schema.ts';

/** Notes that a challenge is used up; false if it was before. Part of the transaction of what it was solved for. */
export async function useChallenge(
	db: Db,
	challenge: { id: string; tenant: string; expires_at: number },
): Promise<boolean> {
	const row = await db
		.insertInto('used_challenges')
		.values(challenge)
		.onConflict((conflict) => conflict.column('id').doNothing())
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}
