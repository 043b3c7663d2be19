import { servedTenants } from '../../delivery/tenant-env.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { noteSaid, noteTroubles, takeDue } from './alarm-rows.ts';
import { tellAll, tellersOf } from './tell.ts';
import { findTroubles } from './troubles.ts';

/** Milliseconds between two looks. */
export const alarmsEveryMs = 5 * 60_000;

/**
 * Looks for what an operator has to see to, for the tenants of this process, and tells it by webhook or mail: each at most once
 * an hour, and once more when it is over. What was told is in the database, so processes do not repeat each other. Does nothing
 * where nobody is to be told.
 */
export async function checkAlarms(runtime: Pick<Runtime, 'db' | 'env' | 'tenants' | 'now'>): Promise<void> {
	const { db, env, tenants } = runtime;
	const tellers = tellersOf(env);
	const { slugs } = servedTenants(runtime);
	if (tellers.length === 0 || slugs.length === 0) return;
	const now = runtime.now();
	const tenant = slugs.length === 1 ? slugs[0] : undefined;
	const troubles = (await findTroubles({ db, tenants, now, tenant })).filter((one) => slugs.includes(one.tenant));
	const round = { tenants: slugs, now };
	await noteTroubles(db, troubles, round);
	const due = await takeDue(db, round);
	if (due.length > 0 && (await tellAll(tellers, due, now))) await noteSaid(db, due, now);
}
