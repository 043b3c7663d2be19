import { randomUUID } from 'node:crypto';
import type { Db } from '../platform/db/schema.ts';

/** Notes that something happened on a tenant's site (CAR-2). Returns the event's id. */
export async function insertEvent(
	db: Db,
	{ tenant, kind, payload, now }: { tenant: string; kind: string; payload: object; now: number },
): Promise<string> {
	const id = randomUUID();
	await db
		.insertInto('events')
		.values({ id, tenant, kind, payload: JSON.stringify(payload), created_at: now })
		.execute();
	return id;
}
