import type { Config } from '@netlify/functions';
import { deleteOld } from '../delivery/worker.ts';
import { openRuntime } from '../platform/runtime/runtime.ts';

/** Every hour: deletes what is too old. */
export default async (): Promise<void> => deleteOld(await openRuntime());

export const config: Config = { schedule: '17 * * * *', region: 'syd' };
