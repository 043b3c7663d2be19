import type { Config } from '@netlify/functions';
import { openRuntime } from '../platform/runtime/runtime.ts';
import { rebuildDue } from '../rebuilds/rebuild-due.ts';

/** Every quarter of an hour, where the host builds: asks it for the daily builds, and again for what it did not take. */
export default async (): Promise<void> => {
	await rebuildDue(await openRuntime());
};

export const config: Config = { schedule: '7,22,37,52 * * * *', region: 'syd' };
