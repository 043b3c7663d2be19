import type { Db } from '../db/schema.ts';

/** At most `count` calls in any fixed window of `windowMs`. */
export type RateLimit = { count: number; windowMs: number };

/**
 * Counts a call in its bucket and says how many seconds to wait if it is one too many, else 0. One statement, so that
 * calls at the same moment cannot all pass.
 */
export async function countCall(
	db: Db,
	bucket: string,
	{ limit, now }: { limit: RateLimit; now: number },
): Promise<number> {
	const windowStart = now - (now % limit.windowMs);
	const { count } = await db
		.insertInto('rate_limits')
		.values({ bucket, window_start: windowStart, count: 1 })
		.onConflict((conflict) =>
			conflict.column('bucket').doUpdateSet((eb) => ({
				window_start: windowStart,
				count: eb
					.case()
					.when('rate_limits.window_start', '=', windowStart)
					.then(eb('rate_limits.count', '+', 1))
					.else(1)
					.end(),
			})),
		)
		.returning('count')
		.executeTakeFirstOrThrow();
	return count > limit.count ? Math.ceil((windowStart + limit.windowMs - now) / 1000) : 0;
}
