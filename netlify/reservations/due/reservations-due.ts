import { servedTenants } from '../../delivery/tenant-env.ts';
import { errorFacts, log } from '../../platform/log.ts';
import { dueReservations } from '../store/due-rows.ts';
import { attendDue, type DueRuntime } from './attend.ts';

/** Milliseconds between two rounds, for a worker. */
export const reservationsEveryMs = 60_000;
/** Milliseconds of a round, of the 30 s that a schedule has; the next one goes on. A call to Stripe may take eight seconds. */
const roundMs = 12_000;
const batch = 20;

/**
 * Ends holds that are over, asks the processor about payments whose news never came, and sends deposits back, for the tenants
 * of this process. Returns how many reservations it has attended to.
 */
export async function reservationsDue(runtime: DueRuntime): Promise<number> {
	const { slugs: tenants } = servedTenants(runtime);
	const end = Date.now() + roundMs;
	let attended = 0;
	while (tenants.length > 0 && Date.now() < end) {
		const due = await dueReservations(runtime.db, { tenants, now: runtime.now(), limit: batch });
		for (const row of due) if (Date.now() < end && (await attendDue(runtime, row))) attended++;
		if (due.length < batch) break;
	}
	return attended;
}

/** The same for a worker, which has other things to do: it never rejects. */
export async function attendReservations(runtime: DueRuntime): Promise<void> {
	try {
		await reservationsDue(runtime);
	} catch (error) {
		log('error', { job: 'reservations', ...errorFacts(error) });
	}
}
