import type { Fleet } from '../../../netlify/fleet/fleet.ts';
import { databaseFault } from './database-fault.ts';

/** What the database says; null with a fault in words where it cannot be asked, and without one if there is no database. */
export async function ask<Value>(
	openFleet: (() => Promise<Fleet>) | null,
	question: (fleet: Fleet) => Promise<Value>,
): Promise<{ value: Value | null; fault: string | null }> {
	if (!openFleet) return { value: null, fault: null };
	try {
		return { value: await question(await openFleet()), fault: null };
	} catch (error) {
		return { value: null, fault: databaseFault(error) };
	}
}
