import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '@netlify/functions';
import { tellOfWatchedCars } from '../accounts/alerts/watchlist-alerts.ts';
import { isPassing } from '../platform/db/database.ts';
import { openRuntime } from '../platform/runtime/runtime.ts';

/** A round takes up to 24 s more, of the 30 s that a schedule has. */
const spreadMs = 4_000;

/** Every quarter of an hour: tells visitors that a car they watch is sold or cheaper. */
export default async (): Promise<void> => {
	// The sites of a fleet wake up in the same second and share one database.
	if (isPassing(process.env)) await sleep(Math.random() * spreadMs);
	await tellOfWatchedCars(await openRuntime());
};

export const config: Config = { schedule: '4,19,34,49 * * * *', region: 'syd' };
