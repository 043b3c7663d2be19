import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '@netlify/functions';
import { isPassing } from '../platform/db/database.ts';
import { openRuntime } from '../platform/runtime/runtime.ts';
import { reservationsDue } from '../reservations/due/reservations-due.ts';

/** A round takes up to 20 s more, of the 30 s that a schedule has. */
const spreadMs = 4_000;

/** Every minute: ends holds, asks about payments whose news never came, and sends deposits back. */
export default async (): Promise<void> => {
	// The sites of a fleet wake up in the same second and share one database.
	if (isPassing(process.env)) await sleep(Math.random() * spreadMs);
	await reservationsDue(await openRuntime());
};

export const config: Config = { schedule: '* * * * *', region: 'syd' };
