import type { Config } from '@netlify/functions';
import { deleteOld } from '../delivery/worker.ts';
import { openRuntime } from '../platform/runtime/runtime.ts';
import { deleteOldReservations } from '../reservations/store/old-reservations.ts';

/** Every hour: deletes what is too old. */
export default async (): Promise<void> => {
	const runtime = await openRuntime();
	await deleteOld(runtime);
	await deleteOldReservations(runtime);
};

export const config: Config = { schedule: '17 * * * *', region: 'syd' };
