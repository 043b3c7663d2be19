import type { Config } from '@netlify/functions';
import { deleteExpired } from '../db/expire.ts';
import { openRuntime } from '../services/runtime.ts';

/** Every hour: what has only guarded a moment that is over goes. */
export default async (): Promise<void> => {
	const { db, now } = await openRuntime();
	await deleteExpired(db, now());
};

export const config: Config = { schedule: '17 * * * *' };
