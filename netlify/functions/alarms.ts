import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '@netlify/functions';
import { isPassing } from '../platform/db/database.ts';
import { openRuntime } from '../platform/runtime/runtime.ts';
import { checkAlarms } from '../watch/alarms/check-alarms.ts';
import { tellersOf } from '../watch/alarms/tell.ts';

/** Telling takes up to 10 s, of the 30 s that a schedule has. */
const spreadMs = 4_000;

/** Every five minutes: tells operators of what they have to see to. */
export default async (): Promise<void> => {
	if (tellersOf(process.env).length === 0) return;
	// The sites of a fleet wake up in the same second and share one database.
	if (isPassing(process.env)) await sleep(Math.random() * spreadMs);
	await checkAlarms(await openRuntime());
};

export const config: Config = { schedule: '*/5 * * * *', region: 'syd' };
